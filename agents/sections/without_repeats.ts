import type { Claim } from "../domain/claims.ts";
import { closed } from "../ledger/words.ts";
import { sentencesOf } from "../text/sentences.ts";

/**
 * What of a sentence the others beside it have not said yet: all of it, nothing, or the sentences behind those with
 * which one of them opens.
 */
export function withoutRepeated(sentence: Claim | null, ...others: (Claim | null)[]): Claim | null {
  if (sentence === null) return null;
  const words = bare(sentence.text);
  const said = others.filter((other) => other !== null).map(({ text }) => bare(text));
  if (said.some((other) => other.includes(words))) return null;
  const opening = said.map((other) => openingShared(other, sentence.text)).find((each) => each !== "") ?? "";
  if (opening === "") return sentence;
  const rest = sentence.text.replace(opening, "").replace(/^“\s*/u, "“").trim();
  return /[\p{L}\p{N}]/u.test(rest) ? { text: rest, marks: sentence.marks } : null;
}

/** The whole sentences with which a text opens and that another text says at its end, as they stand in the text. */
function openingShared(other: string, text: string): string {
  const words = text.replace(/^“/u, "");
  const opened = sentencesOf(words.replace(/”$/u, "")).reduce<string[]>((starts, each) => {
    const end = words.indexOf(each) + each.length;
    return [...starts, words.slice(0, end)];
  }, []);
  return opened.findLast((start) => other.endsWith(bare(start))) ?? "";
}

/** A sentence without quotation marks and its last stop, for comparing. */
function bare(text: string): string {
  return text.replace(/[“”"'«»„]/gu, "").replace(/[.。…\s]+$/u, "").trim();
}

/** "Label: sentence.", or null where there is none. */
export function labelled(label: string, sentence: Claim | null): Claim | null {
  return sentence === null ? null : { text: `${label}: ${closed(sentence.text)}`, marks: sentence.marks };
}
