import type { Language } from "../../../text/lexicon.ts";
import { contentWords } from "../../../text/text.ts";
import { REFUSALS } from "./words.ts";

/** A form of a verb that may be anybody's doing: "counting" turned away forbids no count. */
const GERUND: Partial<Record<Language, RegExp>> = {
  en: /^\p{L}{3,}ing$/iu,
  es: /^\p{L}{2,}(?:ando|iendo)$/iu,
  it: /^\p{L}{2,}(?:ando|endo)$/iu,
  pt: /^\p{L}{2,}[aei]ndo$/iu,
};
/** Trades and things that are called by such a form. */
const NAMED_SO = new RegExp(`^${REFUSALS.sourceOf("trades_like_doings")}$`, "iu");
/** What follows such a word, and would tell what is meant, was cut off. */
const CUT_OFF: Record<Language, RegExp> = {
  en: /\b(?:that|which|who|whom|whose|where)$/iu,
  de: /,\s(?:der|die|das|den|dem|deren|dessen|welche[rsnm]?|wo)$/iu,
  fr: /(?<!\p{L})(?:qui|que|dont|où)$/iu,
  es: /(?<!\p{L})(?:que|quien|quienes|donde)$/iu,
  it: /(?<!\p{L})(?:che|cui|dove)$/iu,
  pt: /(?<!\p{L})(?:que|quem|onde)$/iu,
  nl: /(?<!\p{L})(?:die|dat|wie|waar)$/iu,
  ja: /(?:という|ような)$/u,
};

/** True for a refusal that names what is refused: no bare doing, and no beginning of a clause that was cut off. */
export function isTelling(refusal: string, language: Language | null): boolean {
  const spoken = language ?? "en";
  const text = refusal.trim().replace(/[.!。]+$/u, "");
  if (CUT_OFF[spoken].test(text)) return false;
  const gerund = GERUND[spoken];
  const words = contentWords(text);
  return gerund === undefined || words.length === 0 ||
    words.some((word) => !gerund.test(word) || NAMED_SO.test(word));
}
