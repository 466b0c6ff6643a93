import { firstCue, type Language } from "../../text/lexicon.ts";
import { nounPhraseAt, standsAlone, trimmedPhrase } from "../names/noun_phrases.ts";
import { findPriceWord } from "./words.ts";

/** "The big one costs about" without what leads to the number: "The big one". */
export function withoutCharging(lead: string, languages: readonly Language[]): string {
  let rest = lead.trimEnd();
  for (let step = 0; step < 4; step++) {
    const found = findPriceWord(rest, languages, "end", "charging", "once_only");
    const adverb = trailingAdverb(rest, languages);
    const at = found?.index ?? adverb;
    if (at === null) break;
    rest = rest.slice(0, at).trimEnd();
  }
  return rest.replace(/[\s,:=–—-]+$/u, "");
}

/** Where an adverb at the end begins: "sind es noch", "is now". */
function trailingAdverb(text: string, languages: readonly Language[]): number | null {
  const last = /(?:^|\s)(\S+)$/u.exec(text);
  if (last === null) return null;
  const cue = firstCue(last[1] ?? "", languages, "adverbs", "approx");
  return cue !== null && cue.index === 0 && cue[0].length === (last[1] ?? "").length ? last.index : null;
}

/** "Extra for the nails", "flat, paid at once": what follows how it is paid. */
export function withoutExtra(tail: string, languages: readonly Language[]): string {
  const found = findPriceWord(tail, languages, "start", "extra", "how_paid", "once_only");
  const rest = found === null ? tail : tail.slice(found[0].length);
  const way = findPriceWord(rest, languages, "start", "paid_by");
  return way === null ? rest : rest.slice(way[0].length);
}

/** True for words that say which of several a price is: "with lunch", "if it is at night", "for a school". */
export function opensDetail(words: string, languages: readonly Language[]): boolean {
  return findPriceWord(
    words,
    languages,
    "start",
    "for",
    "with",
    "if",
    "to",
    "where",
    "from_so_many",
    "up_to",
  ) !==
    null;
}

/** Max. words of a detail with its leading word: "with the report", "si c'est de nuit". */
export function detailWith(words: string, languages: readonly Language[]): string | null {
  if (findPriceWord(words, languages, "start", "with", "if") === null) return null;
  const kept = words.trim().replace(/[\s.,;:!?]+$/u, "").split(/\s+/u);
  return kept.length > LONGEST_DETAIL ? kept.slice(0, LONGEST_DETAIL).join(" ") : kept.join(" ");
}

const LONGEST_DETAIL = 8;

/** What stands behind "for", "to" or "at": "a school" of "for a school". */
export function detailBehind(
  words: string,
  languages: readonly Language[],
  ...kinds: ("for" | "to" | "where")[]
): string | null {
  const found = findPriceWord(words, languages, "start", ...kinds);
  if (found === null) return null;
  const phrase = nounPhraseAt(words, found[0].length, languages, 4);
  if (phrase === null) return null;
  const name = trimmedPhrase(phrase.text + ofBehind(words.slice(phrase.to), languages), languages);
  return standsAlone(name, languages) ? name : null;
}

/** The "of ten" of "a block of ten". */
function ofBehind(words: string, languages: readonly Language[]): string {
  const of = firstCue(words, languages, "of");
  if (of?.index !== 1) return "";
  const thing = nounPhraseAt(words, of.index + of[0].length, languages, 2);
  return thing === null ? "" : words.slice(0, thing.to);
}
