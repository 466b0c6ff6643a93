/** What a sentence of a model's answer says of itself in brackets behind it. */
export interface Cited {
  /** Ids of the dossier that carry it. */
  ids: string[];
  /** Of these, the ones that name a decision which the question goes against: "[!D.discounts]". */
  against: string[];
  /** "[?]": it tells what nobody has said. */
  isUnsaid: boolean;
  /** "[+]": it sets a step or a test of its own, whose counts and days nobody need have said. */
  isProposal: boolean;
}

const ID = String.raw`!?[APFDU][\d.][^\s,;|()\[\]]*`;
const CITATION = new RegExp(String.raw`[ \t]*[\[(](\?|\+|${ID}(?:[\s,;]+${ID})*)[\])](?!\()`, "gu");
/** What may still become a citation once more of it has come. */
const UNFINISHED = /[ \t]*(?:[\[(][^\])\n]{0,160})?$/u;

/** A text as a person reads it. */
function withoutCitations(text: string): string {
  return text.replace(CITATION, "");
}

/** The sentence without its citations, and what they say. */
export function readCitations(sentence: string): { text: string; cited: Cited } {
  const inside = [...sentence.matchAll(CITATION)].flatMap(([, words = ""]) => words.split(/[\s,;]+/u));
  const named = inside.filter((each) => each !== "?" && each !== "+" && each !== "");
  const plain = (id: string) => id.replace(/^!/u, "").replace(/[.:]+$/u, "");
  return {
    text: withoutCitations(sentence).trim(),
    cited: {
      ids: [...new Set(named.map(plain))],
      against: named.filter((id) => id.startsWith("!")).map(plain),
      isUnsaid: inside.includes("?"),
      isProposal: inside.includes("+"),
    },
  };
}

/** Citations that stand behind the sign that ends a sentence, set before it and the blank that French sets there. */
export function citationsInside(text: string): string {
  const behind = new RegExp(`([ \\u00a0\\u202f]?[.!?。！？…]["”’»」)*_]*)((?:${CITATION.source})+)`, "gu");
  return text.replace(behind, (_, end: string, cited: string) => `${cited}${end}`);
}

/** Hands on a text as it arrives, in pieces of any length, without its citations. */
export function streamWithoutCitations(onText: (text: string) => void): (piece: string) => void {
  let held = "";
  return (piece) => {
    held = withoutCitations(held + piece);
    const safe = held.slice(0, held.length - (UNFINISHED.exec(held)?.[0].length ?? 0));
    if (safe === "") return;
    held = held.slice(safe.length);
    onText(safe);
  };
}
