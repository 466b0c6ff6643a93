import type { Claim, Mark } from "../../domain/claims.ts";
import type { Evidence, TextFact } from "../../domain/facts.ts";
import { claim, markOf } from "../../ledger/words.ts";
import { wordCount } from "../../text/sentences.ts";
import { isLonger, shorten } from "../../text/shorten.ts";

/** Craft, section 3: a headline has at most so many words. */
export const HEADLINE_WORDS = 18;

/** The fact, unless every rival could say the same: such a fact leads, proves and heads nothing. */
export function telling<T extends Evidence>(fact: T | null): T | null {
  return fact === null || fact.thin === true ? null : fact;
}

/**
 * The first words of a fact up to the end of a clause, at most so many, in quotation marks while they are exact; "…"
 * stands behind the quotation mark where something was cut off.
 */
export function openingOf(fact: Pick<TextFact, "text" | "quote">, words: number): string {
  const cut = shorten(fact.text, words).replace(/\s…$/u, "");
  const isCut = cut !== fact.text;
  const quoted = fact.quote.includes(cut) ? `“${cut}”` : cut;
  return isCut ? `${quoted} …` : quoted;
}

/** "Label: “the founder's own words”" within a headline's length, or null for a thin fact and for none. */
export function headlineOf(label: string, fact: TextFact | null): Claim | null {
  const told = telling(fact);
  if (told === null) return null;
  const frame = label === "" ? "" : `${label}: `;
  return claim(`${frame}${openingOf(told, HEADLINE_WORDS - wordCount(label))}`, markOf(told));
}

/** The founder's own sentence as a headline: whole where it fits, else its opening clauses. */
export function sentenceHeadline(sentence: Claim | undefined): Claim | null {
  if (sentence === undefined) return null;
  const text = sentence.text.replace(/^“(.*)”$/su, "$1");
  if (!isLonger(text, HEADLINE_WORDS)) return sentence;
  return { text: openingOf({ text, quote: "" }, HEADLINE_WORDS), marks: sentence.marks };
}

/** The first headline that could be made; what is not known yet where none could. */
export function firstHeadline(candidates: (Claim | null)[], missing: string, field: string): Claim {
  const found = candidates.find((each) => each !== null);
  return found ??
    claim(missing, { kind: "inference", from: [field], how: "nothing was said" } satisfies Mark);
}
