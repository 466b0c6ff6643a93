import { FIELD_IDS, type FieldId } from "../domain/fields.ts";
import { type JourneyState, standingAnswer, typedAnswer } from "../domain/journey.ts";
import { type FoundNumber, numbersIn, sentencesOf, stem, wordCount } from "../text/text.ts";
import { fieldNamed } from "./commands.ts";

/** A correction as it was said, before anything is changed. */
export interface FoundCorrection {
  field: FieldId;
  from: string;
  to: string;
  /** The exact sentence of the correcting message. */
  quote: string;
}

const CUE =
  /(?:^|[.!,;:]\s*|\b(?:but|and|oh|ah|hm|wait|well) )(?:actually|correction|one (?:small |little )?correction|(?:a |one )?small correction|i meant|i mean|i was wrong|my mistake|i made a mistake|sorry|wait|no wait|that (?:was|is) (?:wrong|not right|incorrect)|that['’]s (?:wrong|not right|incorrect)|scratch that|strike that|not quite|typo|to correct|please correct|change)\b|\bmake (?:that|it)\b|\bshould (?:be|read|say|have been)\b/i;

const VALUE =
  "[€$£]?\\s?\\d[\\d.,:]*\\d|[€$£]?\\s?\\d|[\\p{L}][\\p{L}\\p{N}'’-]*(?: [\\p{L}][\\p{L}\\p{N}'’-]*){0,3}";
const NUMBER = "[€$£]?\\s?\\d(?:[\\d.,:]*\\d)?";
const PAIRS: { pattern: RegExp; from: number; to: number }[] = [
  {
    pattern: new RegExp(
      `(${NUMBER})[^.\\d]{0,30}? (?:should (?:be|read|say|have been)|was meant to be|must be) (${NUMBER})`,
      "iu",
    ),
    from: 1,
    to: 2,
  },
  { pattern: new RegExp(`\\bfrom (${NUMBER}) to (${NUMBER})`, "iu"), from: 1, to: 2 },
  {
    pattern: new RegExp(`\\b(?:change|replace) (${VALUE}) (?:to|with|by|into) (${VALUE})`, "iu"),
    from: 1,
    to: 2,
  },
  {
    pattern: new RegExp(
      `(${NUMBER})[^.\\d]{0,60}?,? (?:and )?(?:not|instead of|rather than) (${NUMBER})`,
      "iu",
    ),
    from: 2,
    to: 1,
  },
  {
    pattern: new RegExp(`\\bnot (${NUMBER})[^.\\d]{0,40}?,? (?:but|it['’]?s|it is|rather) (${NUMBER})`, "iu"),
    from: 1,
    to: 2,
  },
  {
    pattern: new RegExp(
      `(?:\\bit['’]?s |\\bis |\\bare |\\bthe |\\bcalled |: )(${VALUE}),? (?:and )?(?:not|instead of|rather than) (?:the )?(${VALUE})`,
      "iu",
    ),
    from: 2,
    to: 1,
  },
];

/**
 * "Actually we charge 40, not 30", anywhere in a message: the old value must stand in an answer, or it is no
 * correction. In a read-back the cue word may be missing.
 */
export function correctionsIn(state: JourneyState, message: string, inReadBack: boolean): FoundCorrection[] {
  const cued = CUE.test(message) || inReadBack;
  if (!cued) return [];
  return sentencesOf(message).flatMap((sentence) => {
    if (!inReadBack && !CUE.test(message.slice(0, message.indexOf(sentence) + sentence.length))) return [];
    return correctionsOf(state, sentence);
  });
}

/** Several may stand in one sentence: "40, not 30, and 15 people, not 12". */
function correctionsOf(state: JourneyState, sentence: string): FoundCorrection[] {
  const found: FoundCorrection[] = [];
  for (const { pattern, from, to } of PAIRS) {
    for (const match of sentence.matchAll(new RegExp(pattern.source, "giu"))) {
      const [old, fresh] = valuesOf(state, match[from], match[to]);
      const isNew = old !== "" && fresh !== "" && old !== fresh &&
        !found.some((each) => each.from === old || each.to === old);
      const field = isNew ? fieldHolding(state, old, sentence) : null;
      if (field !== null) found.push({ field, from: old, to: fresh, quote: sentence });
    }
  }
  const only = found.length === 0 ? newValueOnly(state, sentence) : null;
  return only === null ? found : [only];
}

/** Bare values, so that the sign in the answer stays; with their signs where the sign itself changes. */
function valuesOf(state: JourneyState, from = "", to = ""): [string, string] {
  const [old, fresh] = [from.trim(), to.trim()];
  const [before, after] = [old, fresh].map((value) => /^[€$£]/.exec(value)?.[0]);
  const signChanges = before !== undefined && after !== undefined && before !== after;
  const isTyped = FIELD_IDS.some((field) => standingAnswer(state, field)?.text.includes(old));
  return signChanges && isTyped ? [old, fresh] : [bare(old), bare(fresh)];
}

const OPENING_CUE =
  /^(?:actually|correction|sorry|oh|no,? wait|wait|i meant|make (?:that|it)|that (?:was|is) (?:wrong|not right|incorrect)|that['’]s (?:wrong|not right|incorrect)|scratch that|strike that|not quite|typo)\b/i;
/** A bare number corrects only where it is said to be the value: "actually 40" may answer the open question. */
const SAYS_VALUE =
  /\b(?:it['’]?s|it (?:is|was)|they['’]?re|make (?:that|it)|meant|mean|should|charge|charged|now|are|is|was)\b/i;
const SHORT = 8;

/** "Actually we charge 40 now", "sorry, it's 40": taken only where the field meant has one number of that kind. */
function newValueOnly(state: JourneyState, sentence: string): FoundCorrection | null {
  const [number, ...others] = numbersIn(sentence);
  if (number !== undefined && number.noun === null && !SAYS_VALUE.test(sentence)) return null;
  const counted = number === undefined || others.length > 0
    ? null
    : countedElsewhere(state, sentence, number);
  if (counted !== null) return counted;
  const field = fieldNamed(sentence) ?? (wordCount(sentence) <= SHORT ? lastAnswered(state) : null);
  if (!OPENING_CUE.test(sentence) || number === undefined || others.length > 0 || field === null) return null;
  const old = numbersIn(typedAnswer(state, field))
    .filter((each) => isSameKind(each, number) && each.value !== number.value);
  return old.length === 1 ? { field, from: old[0]!.value, to: number.value, quote: sentence } : null;
}

/** "That's wrong, it's 23 harbours": taken where all that was said counts harbours once, and otherwise. */
function countedElsewhere(
  state: JourneyState,
  sentence: string,
  number: FoundNumber,
): FoundCorrection | null {
  const { noun } = number;
  if (noun === null || !OPENING_CUE.test(sentence) || !SAYS_VALUE.test(sentence)) return null;
  const said = FIELD_IDS.flatMap((field) =>
    numbersIn(typedAnswer(state, field)).filter((each) =>
      each.noun !== null && stem(each.noun) === stem(noun)
    )
      .map(({ value }) => ({ field, value }))
  );
  const [first] = said;
  const isOne = first !== undefined && said.every(({ value }) => value === first.value) &&
    first.value !== number.value;
  return isOne ? { field: first.field, from: first.value, to: number.value, quote: sentence } : null;
}

/** "it's 40" may mean any one number; "40 euros" only an amount in euros. */
function isSameKind(old: FoundNumber, fresh: FoundNumber): boolean {
  const sameUnit = old.unit === fresh.unit || (fresh.unit === null && fresh.noun === null);
  return sameUnit && (fresh.noun === null || old.noun === fresh.noun) && old.unit !== "year";
}

/** The field of the newest answer: what a short correction right after it must mean. */
function lastAnswered(state: JourneyState): FieldId | null {
  const open = FIELD_IDS.findIndex((id) => id === state.question?.field);
  const before = open < 0 ? FIELD_IDS : FIELD_IDS.slice(0, open);
  return before.findLast((id) => state.fields[id].answers.length > 0) ?? null;
}

function bare(value: string | undefined): string {
  return (value ?? "").replace(/^(?:it['’]?s|it is|they are) /iu, "").replace(/^[€$£\s]+/, "").replace(
    /[.,:]+$/,
    "",
  ).trim();
}

/** The field whose standing answer holds the old value; the one that shares most words where several do, else the later. */
function fieldHolding(state: JourneyState, value: string, sentence: string): FieldId | null {
  const holding = FIELD_IDS.filter((field) =>
    holds(typedAnswer(state, field), value) || standsCorrected(state, field, value)
  );
  const words = new Set(wordsOf(sentence));
  const shared = (field: FieldId) => {
    const near = sentencesOf(typedAnswer(state, field)).filter((each) => holds(each, value));
    return wordsOf(near.join(" ")).filter((word) => words.has(word)).length;
  };
  const named = fieldNamed(sentence);
  const worth = (field: FieldId) => shared(field) + (field === named ? 2 : 0);
  return holding.toReversed().toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}

function standsCorrected(state: JourneyState, field: FieldId, value: string): boolean {
  return state.corrections.some((each) => each.field === field && each.to === value);
}

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) =>
    !/^(?:the|and|not|but|our|has|have|are|was)$/.test(word)
  ).map(stem);
}

function holds(text: string, value: string): boolean {
  if (/^\d/.test(value)) return numbersIn(text).some((number) => number.value === value);
  if (/^[€$£]/.test(value)) return text.includes(value);
  const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<!\\p{L})${escaped}(?!\\p{L})`, "iu").test(text);
}

/** Other fields whose answers print the same old value with the same thing counted behind it. */
export function fieldsTouched(state: JourneyState, found: FoundCorrection): FieldId[] {
  const noun = numbersIn(typedAnswer(state, found.field))
    .find((number) => number.value === found.from)?.noun;
  const others = noun === undefined || noun === null
    ? []
    : FIELD_IDS.filter((field) =>
      numbersIn(typedAnswer(state, field))
        .some((number) => number.value === found.from && number.noun === noun)
    );
  return [...new Set([found.field, ...others])];
}

/** What is left of a message once its correcting sentences are taken out. */
export function withoutCorrections(message: string, found: FoundCorrection[]): string {
  return found.reduce((text, { quote }) => text.replace(quote, " "), message)
    .replace(/^[\s.,!]*(?:nearly|almost|yes|no|ok)?[\s.,!]*(?:one small correction)?[\s.:,!]*$/i, "").trim();
}
