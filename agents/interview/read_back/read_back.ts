import type { Claim } from "../../domain/claims.ts";
import { numbersIn, sentencesOf } from "../../text/text.ts";
import { isPhrase } from "../acts/phrase_patterns.ts";
import { barePickIn, isRejection, pickIn } from "./candidate_picks.ts";
import { AGREEMENT_WORDS } from "../hearing/heard_words.ts";
import { isBareAgreement, ownSentenceIn } from "./own_sentence.ts";

/** What a founder made of a read-back. */
export type ReadBackAnswer =
  | { kind: "picked"; at: number }
  | { kind: "own_sentence"; sentence: string }
  | { kind: "rejected" }
  | { kind: "agreed" }
  | { kind: "unclear" };

interface ReadBackSetting {
  /** The sentences that stood to be picked. */
  candidates: Claim[];
  /** True after "none of these": what is said now is the sentence, word for word. */
  isFloorOpen?: boolean;
}

/** Reads the answer to a read-back; corrections have been taken out of it before. */
export function readReadBack(
  message: string,
  { candidates, isFloorOpen = false }: ReadBackSetting,
): ReadBackAnswer {
  const text = message.trim();
  const offered = candidates.findIndex((candidate) => plain(candidate.text) === plain(text));
  if (offered >= 0) return { kind: "picked", at: offered };
  const bare = isFloorOpen ? barePickIn(text, candidates.length) : null;
  if (bare !== null) return { kind: "picked", at: bare };
  const own = ownSentenceIn(text, { isFloorOpen });
  if (own !== null) return { kind: "own_sentence", sentence: own };
  // "Yes, that one": after "none of these" it is not the first one.
  if (isFloorOpen && isBareAgreement(text)) return { kind: "agreed" };
  if (isRejection(text)) return { kind: "rejected" };
  const at = pickIn(text, candidates.length);
  if (at !== null) return { kind: "picked", at };
  return isAgreement(text) ? { kind: "agreed" } : { kind: "unclear" };
}

function plain(text: string): string {
  return text.replace(/[“”"'.。\s]+/g, " ").trim().toLowerCase();
}

const AGREES = new RegExp(`^[^\\p{L}\\p{N}]*${AGREEMENT_WORDS.sourceOf("anywhere")}`, "iu");

function isAgreement(text: string): boolean {
  const [first = text] = sentencesOf(text);
  return AGREES.test(text) || isPhrase("accept", first);
}

interface Corrected {
  from: string;
  to: string;
  said: string;
  /** True once documents may have been made. */
  isComplete?: boolean;
}

/** One line on what a correction changed; shown above everything else in the reply. */
export function correctionLine({ from, to, said, isComplete = false }: Corrected, stale: string[]): string {
  const sign = /^[€$£]/.test(from) ? "" : signBefore(said, from);
  const corrected = `Corrected: ${sign}${from} becomes ${sign}${to}.`;
  if (stale.length === 0) return `${corrected} Nothing written so far prints it.`;
  const told = `${corrected} Rewritten: ${stale.map((section) => section.replaceAll("_", " ")).join(", ")}.`;
  return isComplete ? `${told} A document made earlier keeps ${sign}${from} until it is made again.` : told;
}

/** The words that ask which of several rows a correction means. */
export function whichLine({ from, to, names }: { from: string; to: string; names: string[] }): string {
  const rows = names.map((name) => `“${name}”`).join(", ");
  return `Not changed yet: ${from} stands in ${rows}. Name the one that is ${to}.`;
}

/** The sign that stands before a value where it was said: "€" for "30" in "€30 an hour". */
function signBefore(said: string, value: string): string {
  return numbersIn(said).find((number) => number.value === value)?.text.match(/^[€$£]/)?.[0] ?? "";
}
