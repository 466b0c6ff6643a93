import type { FieldId } from "../domain/fields.ts";
import { type JourneyState, standingAnswer, typedAnswer } from "../domain/journey.ts";
import { numberClashes } from "./number_clashes.ts";
import {
  bestQuote,
  namesIn,
  numbersIn,
  refusedThings,
  sentencesOf,
  wordCount,
} from "../evidence/evidence.ts";

/** Two answers that cannot both stand, and the question that lets the founder choose. */
export interface Clash {
  id: string;
  field: FieldId;
  /** Both answers as exact words; sending one picks it. */
  options: [string, string];
  question: string;
}

const EVERYBODY =
  /\b(?:any ?(?:one|body)|every ?(?:one|body)|all (?:kinds|people|customers|companies)|for all|nobody)\b|\btoda a gente\b|\btodos\b|\bjedem\b|\balle\b/i;

/** "Anyone who wants it by Friday" is a kind of person after all. */
const SOME =
  /\b(?:any ?(?:one|body)|every ?(?:one|body)|nobody) (?:who|that|wanting|asking|looking|under|over|below|above|outside)\b/i;
const SHORTEST_AUDIENCE = 4;
const LONGEST_AUDIENCE = 20;

/** A thin "everybody" against the audience named in the first answer; null where nothing clashes. */
export function everybodyClash(state: JourneyState, text: string): Clash | null {
  if (!EVERYBODY.test(text) || SOME.test(text)) return null;
  const offering = typedAnswer(state, "offering.what");
  const everybody = withoutTag(sentencesOf(text).find((sentence) => EVERYBODY.test(sentence)) ?? "");
  const first = sentencesOf(offering)[0] ?? "";
  const isNamed = wordCount(first) >= SHORTEST_AUDIENCE && wordCount(first) <= LONGEST_AUDIENCE;
  const narrow = isNamed ? first : bestQuote(offering, LONGEST_AUDIENCE);
  if (wordCount(narrow) < SHORTEST_AUDIENCE || everybody === "" || !isQuotable(narrow + everybody)) {
    return null;
  }
  return {
    id: "not_for:everybody",
    field: "customer.not_for",
    options: [everybody, narrow],
    question: "Which of the two holds when somebody quite different rings tomorrow?",
  };
}

/** "Bread is for everybody, no?" without what makes it a question. */
function withoutTag(sentence: string): string {
  return sentence.replace(/[,\s]*(?:no|right|não|né|oder|nicht wahr)?\s*\?+$/i, "");
}

/** The first contradiction across the answers that was not yet put to the founder. */
export function findClash(state: JourneyState): Clash | null {
  const asked = state.contradictionsAsked ?? [];
  return clashesIn(state).find((clash) => !asked.includes(clash.id)) ?? null;
}

function clashesIn(state: JourneyState): Clash[] {
  return [refusedButUsed(state), twoCounts(state), numberClashes(state)].flat();
}

/** Contradictions of these fields that no question was left for: one line each for the read-back. */
export function openClashes(state: JourneyState, fields: FieldId[]): string[] {
  const asked = state.contradictionsAsked ?? [];
  return clashesIn(state).filter((clash) => !asked.includes(clash.id) && fields.includes(clash.field))
    .map(({ options: [one, other] }) => `You said: “${one}” You also said: “${other}”`).slice(0, 2);
}

/** A channel that is refused in one answer and brought customers in another. */
function refusedButUsed(state: JourneyState): Clash[] {
  const refused = standingAnswer(state, "channels.refused");
  const current = standingAnswer(state, "channels.current");
  if (refused === null || current === null || refused.turn === current.turn) return [];
  return refusedThings(refused.text).filter((thing) => thing.length > 4).flatMap((thing) => {
    const used = sentencesOf(current.text).find((sentence) =>
      sentence.toLowerCase().includes(thing) && numbersIn(sentence).length > 0
    );
    const never = sentencesOf(refused.text).find((sentence) => sentence.toLowerCase().includes(thing));
    if (used === undefined || never === undefined || !isQuotable(used) || !isQuotable(never)) return [];
    return [{
      id: `refused:${thing}`,
      field: "channels.refused" as const,
      options: [never, used] as [string, string],
      question: `Which of the two holds for ${thing} from now on?`,
    }];
  });
}

/** The same counted thing with two totals: where the business stands, and what it would show an investor. */
function twoCounts(state: JourneyState): Clash[] {
  const stage = standingAnswer(state, "company.stage_region");
  const measured = standingAnswer(state, "growth.numbers");
  if (stage === null || measured === null || stage.turn === measured.turn) return [];
  const isPaying = /\b(?:paying|active|current) \p{L}+/u;
  return numbersIn(stage.text).filter((number) => isPaying.test(number.text)).flatMap((number) => {
    const other = numbersIn(measured.text).find((each) =>
      each.noun === number.noun && each.value !== number.value && isPaying.test(each.text)
    );
    if (other === undefined) return [];
    return [{
      id: `counts:${number.noun}`,
      field: "growth.numbers" as const,
      options: [number.text, other.text] as [string, string],
      question: "Which of the two counts is today's?",
    }];
  });
}

function isQuotable(text: string): boolean {
  return !/[?？“”{}]|https?:/.test(text);
}

/** Where the founder's own page gives another number for the same named thing: one line for the read-back. */
export function siteDisagreements(state: JourneyState, fields: FieldId[]): string[] {
  const own = state.pages.filter((page) => page.role === "own" && page.failure === null);
  return fields.flatMap((field) => {
    const corrected = new Set(
      state.corrections.filter((each) => each.field === field).map((each) => each.from),
    );
    const answer = typedAnswer(state, field);
    return sentencesOf(answer).flatMap((sentence) =>
      numbersIn(sentence).flatMap((number) => {
        if (number.noun === null || corrected.has(number.value)) return [];
        const name = namesIn(`It is ${sentence}`).find((each) =>
          sentence.indexOf(each) < sentence.indexOf(number.text)
        );
        const theirs = name === undefined
          ? undefined
          : own.flatMap((page) => page.sentences).find((each) =>
            each.includes(name) && isQuotable(each) && each.length < 160 && numbersIn(each).some((other) =>
              other.noun === number.noun && other.value !== number.value
            ) && !numbersIn(each).some((other) => other.value === number.value)
          );
        return theirs === undefined || !isQuotable(sentence)
          ? []
          : [`You said: “${sentence}” Your own site says: “${theirs}”`];
      })
    );
  }).slice(0, 2);
}
