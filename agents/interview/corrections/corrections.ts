import { GRAMMAR } from "../../text/grammar_words.ts";
import { namesFact } from "../../facts/changes/called_facts.ts";
import { statedNumbers } from "../../facts/numbers/stated_numbers.ts";
import { retractionsOf } from "../../facts/statements/retracted_numbers.ts";
import { UPDATES } from "../../facts/words.ts";
import { wordCount } from "../../text/text.ts";
import { clauseUnits, sentenceUnits, type Unit } from "../acts/units.ts";
import {
  CALENDAR_PAIRS,
  CUE,
  CUE_IN_FRONT,
  DENIED,
  DENYING_PAIRS,
  IS_NO_LONGER,
  NOT,
  NOW,
  NUMBER,
  OLD_ONE,
  ORDINAL_PAIR,
  type Pair,
  PAIRS,
  SAID,
  SAID_PAIRS,
  SHOULD_BE,
} from "./patterns.ts";
import { CORRECTION_WORDS, TALK_WORDS } from "../hearing/heard_words.ts";
import { withDigits, withoutFill } from "./masked_numbers.ts";
import { numberToldOf, oldNumberFor } from "./old_numbers.ts";
import { ownSentenceIn } from "../read_back/own_sentence.ts";
import { factNamedIn, namedIn, wordedIn } from "./named_corrections.ts";
import { rowValuesIn } from "./row_values.ts";
import type { CorrectionSetting, SpokenCorrection } from "./spoken_correction.ts";

/** True for words that only lead to a correction: "Sorry, no." */
export function leadsToCorrection(text: string): boolean {
  return wordCount(text) <= LONGEST_LEAD && CUE.test(text) && !/\d/.test(text);
}

/** "Sorry, no.": a sentence of so few words may lead to the correction in the next one. */
const LONGEST_LEAD = 5;

/** Corrections in a message, each once; the old value must stand on the sheet, or it is none. */
export function correctionsIn(message: string, setting: CorrectionSetting): SpokenCorrection[] {
  return saidUnits(message).flatMap((sentence, at, all) => {
    const before = all[at - 1]?.text ?? "";
    const isLed = wordCount(before) <= LONGEST_LEAD && CUE.test(before);
    const isCued = setting.isReadBack || isLed ||
      [CUE, SHOULD_BE, OLD_ONE].some((cue) => cue.test(sentence.text));
    if (sentence.isQuoted) return [];
    const denied = pairsIn(message, sentence, DENYING_PAIRS);
    const said = SAID.test(sentence.text) && denied.length === 0
      ? pairsIn(message, sentence, SAID_PAIRS)
      : [];
    if (said.length > 0) return said;
    const ordered = isCued ? ordinalIn(message, sentence) : null;
    if (ordered !== null) return [ordered];
    const dated = isCued ? pairsIn(message, sentence, CALENDAR_PAIRS) : [];
    if (dated.length > 0) return dated.map((each) => ({ ...each, isOnlyDenied: true }));
    const about = factNamedIn(sentence);
    const named = namedIn(sentence);
    if (named !== null && namesFact(named.about ?? "")) {
      const [pair] = denied;
      return [pair === undefined ? named : { ...pair, about: named.about, isNamed: true }];
    }
    const isObjection = isCued || CUE.test(before) && about !== null && before.includes(about);
    const worded = about === null || !isObjection ? null : wordedIn(sentence, about);
    if (worded !== null) return [worded];
    if (!isCued) {
      return DENIED.test(withDigits(sentence.text))
        ? pairsIn(message, sentence, PAIRS).map((each) => ({ ...each, isOnlyDenied: true }))
        : [];
    }
    const pairs = pairsIn(message, sentence, PAIRS).map((pair) =>
      about === null ? pair : { ...pair, about, isNamed: true }
    );
    const rows = rowValuesIn(message, sentence, setting).filter((row) =>
      !pairs.some((each) => each.at < row.to_at && row.at < each.to_at)
    );
    if (pairs.length + rows.length > 0) {
      return [...pairs, ...rows].toSorted((one, other) => one.at - other.at);
    }
    const fresh = newValueIn(message, sentence, setting);
    return fresh === null ? updatesIn(message, sentence, setting) : [fresh];
  });
}

/** "We're at 214 who finished by now, and 173 without a pad", "it's 71 working, we sold three": in a read-back, numbers that have changed since they were told. */
function updatesIn(message: string, sentence: Unit, setting: CorrectionSetting): SpokenCorrection[] {
  const isNow = NOW.test(sentence.text);
  const isUpdate = isNow || IT_IS.test(withDigits(sentence.text));
  if (!setting.isReadBack || !isUpdate || ownSentenceIn(sentence.text, { isFloorOpen: false }) !== null) {
    return [];
  }
  const isOne = statedNumbers(sentence.text).length === 1;
  return (isOne ? [sentence] : clauseUnits(message, sentence)).flatMap((clause) => {
    if (!isNow && !IT_IS.test(withDigits(clause.text))) return [];
    const [number, another] = statedNumbers(clause.text);
    if (number === undefined || another !== undefined) return [];
    const old = numberToldOf(number, { ...setting, words: clause.text });
    if (old === null) return [];
    const quote = clause.text.replace(/[\s,;.]+$/u, "");
    return [{
      from: old,
      to: number.amount.text,
      about: quote.replace(number.amount.text, " ").trim(),
      quote,
      evidence: quote,
      at: clause.from,
      to_at: clause.to,
    }];
  });
}

/** "The bins, it's 1,390 since Monday." */
const IT_IS = new RegExp(`${UPDATES.sourceOf("it_is")}\\s+\\d`, "iu");

/** The sentences of a message; "I said 40." goes with the sentence that puts it right. */
function saidUnits(message: string): Unit[] {
  const units: Unit[] = [];
  for (const sentence of sentenceUnits(message)) {
    const last = units.at(-1);
    const isLed = last !== undefined && !last.isQuoted && SAID.test(last.text) &&
      [...withDigits(last.text).matchAll(ANY_NUMBER)].length === 1;
    if (isLed) {
      units[units.length - 1] = { ...last, text: message.slice(last.from, sentence.to), to: sentence.to };
    } else units.push(sentence);
  }
  return units;
}

const ANY_NUMBER = new RegExp(NUMBER, "giu");

function pairsIn(message: string, sentence: Unit, pairs: readonly Pair[]): SpokenCorrection[] {
  const found: SpokenCorrection[] = [];
  const digits = withDigits(sentence.text);
  for (const { pattern, from, to } of pairs) {
    for (const match of digits.matchAll(pattern)) {
      const old = valueOf(match[from]);
      const fresh = valueOf(match[to]);
      const words = match[from] ?? "";
      const at = match.index + match[0].indexOf(words);
      const written = valueOf(sentence.text.slice(at, at + words.length));
      const place = { from: sentence.from + match.index, to: sentence.from + match.index + match[0].length };
      const isTaken = found.some((each) => each.at < place.to && place.from < each.to_at);
      if (old === "" || fresh === "" || old === fresh || isTaken) continue;
      found.push({
        from: old,
        to: fresh,
        ...(written === old ? {} : { written }),
        ...fresher(placed(message, sentence, place), sentence.from + at, message),
      });
    }
  }
  return found.toSorted((one, other) => one.at - other.at);
}

function ordinalIn(message: string, sentence: Unit): SpokenCorrection | null {
  const match = ORDINAL_PAIR.exec(sentence.text);
  const { fresh, of, old } = match?.groups ?? {};
  if (match === null || fresh === undefined || of === undefined || old === undefined) return null;
  const from = sentence.from + match.index;
  const place = placed(message, sentence, { from, to: from + match[0].length });
  const at = from + match[0].lastIndexOf(old);
  return { from: `${old} ${of}`, to: `${fresh} ${of}`, ...fresher(place, at, message) };
}

/** "It's the K I regilded": the value, without what is told of it. */
function valueOf(text = ""): string {
  return withoutFill(text).replace(/^(?:it['’]?s|it is|they are) /iu, "").replace(TOLD_OF_IT, "")
    .replace(/[.,:]+$/, "").trim();
}

const TOLD_OF_IT = new RegExp(`(?<=\\S)\\s${CORRECTION_WORDS.sourceOf("goes_on_telling")}\\s.*$`, "iu");

const DENIES_OLD = new RegExp(
  `[\\s,;–—-]+(?:(?:${GRAMMAR.sourceOf("and")}|${
    TALK_WORDS.sourceOf("but")
  })\\s)?${NOT}(?:\\s[^\\s\\d]+)?\\s*$`,
  "iu",
);
const GOES_ON_NEW = /^[^,;:.–—]{0,60}[,;:.–—]\s*(?=\S)/u;

/** The same with the words that say only what is so; `oldAt` is where the old value begins in the message. */
function fresher<Place extends Pick<SpokenCorrection, "quote" | "at" | "to_at">>(
  place: Place,
  oldAt: number,
  message: string,
): Place & { evidence: string } {
  const withCue = freshWords(place, oldAt, message);
  const evidence = withCue.replace(CUE_IN_FRONT, "");
  return { ...place, evidence: /\p{L}/u.test(evidence) ? evidence : withCue };
}

function freshWords(
  { at, to_at, quote }: Pick<SpokenCorrection, "quote" | "at" | "to_at">,
  oldAt: number,
  message: string,
): string {
  const before = message.slice(at, oldAt);
  const isNoLonger = IS_NO_LONGER.test(withDigits(quote));
  const denial = isNoLonger ? null : DENIES_OLD.exec(before);
  if (denial !== null && /\d|\p{L}{2} \p{L}/u.test(before.slice(0, denial.index))) {
    return before.slice(0, denial.index);
  }
  const behind = message.slice(oldAt, to_at);
  const rest = isNoLonger || SAID.test(quote) ? behind.slice(GOES_ON_NEW.exec(behind)?.[0].length ?? 0) : "";
  return rest === "" ? quote : rest;
}

/** The clauses that hold the match: what they say beside the numbers tells what is meant. */
function placed(
  message: string,
  sentence: Unit,
  { from, to }: { from: number; to: number },
): Pick<SpokenCorrection, "quote" | "about" | "at" | "to_at"> {
  const clauses = clauseUnits(message, sentence).filter((clause) => clause.to > from && clause.from < to);
  const at = Math.min(from, clauses[0]?.from ?? from);
  const end = Math.max(to, clauses.at(-1)?.to ?? to);
  const quote = message.slice(at, end).replace(/[\s,;.]+$/u, "");
  const about = withDigits(quote).replace(new RegExp(NUMBER, "giu"), " ").replace(SAID, " ").replace(CUE, " ")
    .replace(new RegExp(`(?<!\\p{L})${NOT}(?!\\p{L})`, "giu"), " ").replace(/[\s,.:;]+/g, " ").trim();
  return { quote, about: about === "" ? null : about, at, to_at: at + quote.length };
}

/** "Actually it's 88 dogs now": the one number of that thing on the sheet gives way. */
function newValueIn(message: string, sentence: Unit, setting: CorrectionSetting): SpokenCorrection | null {
  const clauses = clauseUnits(message, sentence);
  const first = clauses.findIndex((clause) => CUE.test(clause.text));
  const after = first < 0 ? (setting.isReadBack ? clauses : []) : clauses.slice(first);
  for (const clause of after) {
    const [number] = statedNumbers(clause.text);
    if (number === undefined) {
      if (goesElsewhere(clause, after[0])) return null;
      continue;
    }
    if (!CORRECTION_WORDS.isIn(clause.text, "says_value") || !CUE.test(after[0]?.text ?? "")) return null;
    const old = oldNumberFor(number, { ...setting, words: clause.text });
    if (old === null || isTakenBackHere(message, clause.from + number.amount.index)) return null;
    const place = placed(message, sentence, { from: clause.from, to: clause.to });
    return {
      from: old,
      to: number.amount.text,
      ...place,
      evidence: place.quote,
      about: number.counts.join(" ") || null,
    };
  }
  return null;
}

/** "They're good, actually, I'm not going to bag them, but it's a 50 kilo minimum": what is said between puts nothing right. */
function goesElsewhere(clause: Unit, cue: Unit | undefined): boolean {
  return clause !== cue && wordCount(clause.text) > LONGEST_LEAD && !CUE.test(clause.text) &&
    !CAME_TO_KNOW.test(clause.text);
}

const CAME_TO_KNOW = CORRECTION_WORDS.patternOf("came_to_know");

/** "It's $120... wait, no, it's $130 now": what is said and taken back in one answer puts nothing right that was told before. */
function isTakenBackHere(message: string, at: number): boolean {
  return retractionsOf(message).some(({ from, to }) => at >= from && at <= to);
}
