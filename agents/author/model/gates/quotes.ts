import { quotedSpans } from "../../../text/phrases.ts";
import { isUnspaced } from "../../../text/sentences.ts";
import { citedSentences, type Ground } from "./ground.ts";
import { idsOf, type Leaf, type Problem, textOf } from "./leaf.ts";

/** Words in quotation marks are exact words of a cited sentence; of any sentence said or read where nothing is cited. */
export function checkQuotes(leaf: Leaf, ground: Ground): Problem[] {
  const text = textOf(leaf);
  const quotes = quotedSpans(text).map(({ from, to }) => text.slice(from, to)).filter((quote) =>
    bare(quote) !== ""
  );
  if (quotes.length === 0) return [];
  const cited = leaf.kind === "words"
    ? [...ground.said, ...ground.pages]
    : [...citedSentences(idsOf(leaf), ground), ...passagesOf(idsOf(leaf), ground)];
  const known = cited.map(folded);
  return quotes.filter((quote) => !known.some((sentence) => sentence.includes(folded(bare(quote)))))
    .map((quote) => ({
      gate: "quotes" as const,
      reason:
        `“${quote}” is not word for word in a sentence that this cites: quote its exact words and cite it, or say it without quotation marks.`,
    }));
}

/** Sentences that stand one behind the other in a turn, where all of them are cited: "A22.1", "A22.2". */
function passagesOf(ids: readonly string[], ground: Ground): string[] {
  const runs = ids.reduce<string[][]>((found, id) => {
    const last = found.at(-1);
    if (last !== undefined && isNext(last.at(-1) ?? "", id)) last.push(id);
    else found.push([id]);
    return found;
  }, []);
  return runs.filter(({ length }) => length > 1).map((run) => {
    const sentences = citedSentences(run, ground);
    return sentences.join(sentences.some(isUnspaced) ? "" : " ");
  });
}

function isNext(one: string, other: string): boolean {
  const [before, after] = [one, other].map((id) => /^([A-Z]\d+)\.(\d+)$/u.exec(id));
  return before?.[1] !== undefined && before[1] === after?.[1] && Number(before[2]) + 1 === Number(after[2]);
}

/** Without the comma or full stop that typesetters draw into the quotation. */
function bare(quote: string): string {
  return quote.trim().replace(/[,.;:!?…。、]+$/u, "");
}

/** Apostrophes and blanks are typed in several ways; nothing else may differ. */
function folded(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/\s+/g, " ");
}
