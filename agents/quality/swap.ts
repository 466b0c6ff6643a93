import { answerText, ownPage, rivalPages } from "../anchors/answers.ts";
import { quotable, refusalsOf, refusedWordsIn } from "../anchors/refused.ts";
import { FIELD_IDS, type FieldId } from "../domain/fields.ts";
import type { JourneyState } from "../domain/journey.ts";
import type { PageReading } from "../domain/pages.ts";
import { contentWords, numbersIn, sentencesOf, stem } from "../evidence/evidence.ts";

/** A rival's sentence, and whether the founder could truthfully print it too. */
export interface TheirSentence {
  page: PageReading;
  sentence: string;
  verdict: "shared" | "theirs";
  /** The founder's own nearest sentence, and where it stands: a field, or their own page. */
  ours: { field: FieldId | "own"; sentence: string } | null;
}

/** One of our sentences beside a rival: how much of it the rival's page already says. */
export interface OurSentence {
  page: PageReading;
  /** The rival's nearest sentence, or null where none comes near. */
  theirs: string | null;
  overlap: number;
  verdict: "specific" | "fails";
}

/** From this share of content words on, two sentences say the same (M7 of the craft's methods). */
export const SAME = 0.4;

/** Below this share of their words, our nearest sentence speaks of something else. */
const NEAR = 0.34;

/** Answers that speak of others, of the interview or of money: nothing the founder could print as a claim. */
const NOT_OURS: FieldId[] = [
  "market.rivals",
  "market.alternative",
  "identity.contrast",
  "company.links",
  "channels.refused",
  "channels.capacity",
  "customer.not_for",
  "pitch.raise",
  "goal.twelve_months",
  "choices.tradeoffs",
  "community.places",
  "channels.current",
  "customer.last_three",
];

interface OwnSentence {
  field: FieldId | "own";
  sentence: string;
  stems: Set<string>;
}

function ownSentences(state: JourneyState): OwnSentence[] {
  const rivals = state.pages.filter((page) => page.role === "rival").map((page) => page.label);
  const said = FIELD_IDS.filter((field) => !NOT_OURS.includes(field)).flatMap((field) =>
    sentencesOf(answerText(state, field)).map((sentence) => ({ field, sentence }))
  ).filter(({ sentence }) => !rivals.some((name) => sentence.includes(name)));
  const own = ownQuotable(state).map((sentence) => ({ field: "own" as const, sentence }));
  return [...said, ...own].map((each) => ({ ...each, stems: stemsOf(each.sentence) }));
}

function ownQuotable(state: JourneyState): string[] {
  const own = ownPage(state);
  return own === null ? [] : quotable(own);
}

function stemsOf(text: string): Set<string> {
  return new Set(contentWords(text).map(stem));
}

/** Judges any sentence of a rival's page: could the founder say it truthfully? */
export function judgeTheirs(state: JourneyState, page: PageReading, sentence: string): TheirSentence {
  const own = ownSentences(state);
  const corpus = new Set(own.flatMap((each) => [...each.stems]));
  const stems = stemsOf(sentence);
  const covered = [...stems].filter((each) => corpus.has(each)).length / Math.max(stems.size, 1);
  const isContrary = refusalsOf(state).some((refusal) => refusedWordsIn(sentence, refusal) > 0) ||
    sentencesOf(sentence).some((each) => isSaidOf(state, page, each)) || hasForeignNumber(own, sentence);
  const nearest =
    own.map((each) => ({ ...each, common: [...stems].filter((word) => each.stems.has(word)).length }))
      .toSorted((a, b) => b.common - a.common || a.sentence.length - b.sentence.length)[0];
  return {
    page,
    sentence,
    verdict: covered >= SAME && !isContrary ? "shared" : "theirs",
    ours: nearest === undefined || nearest.common < 2 || nearest.common / stems.size < NEAR
      ? null
      : { field: nearest.field, sentence: nearest.sentence },
  };
}

/** True where the founder already said of this rival what the sentence says. */
function isSaidOf(state: JourneyState, page: PageReading, sentence: string): boolean {
  const fields: FieldId[] = ["difference.only", "market.rivals", "market.alternative", "choices.tradeoffs"];
  const stems = stemsOf(sentence.replaceAll(page.label, ""));
  return fields.flatMap((field) => sentencesOf(answerText(state, field))).filter((each) =>
    each.includes(page.label)
  )
    .some((each) => {
      const common = contentWords(each.replaceAll(page.label, "")).map(stem).filter((word) =>
        stems.has(word)
      );
      return new Set(common).size >= 2;
    });
}

/** A count that nobody on our side ever gave makes the sentence theirs. */
function hasForeignNumber(own: OwnSentence[], sentence: string): boolean {
  const known = new Set(own.flatMap((each) => numbersIn(each.sentence).map((number) => number.value)));
  return numbersIn(sentence).some((number) => number.unit !== "time" && !known.has(number.value));
}

/** Sentences of rivals' pages worth judging: claims of at least five words, at most `perRival` a rival of each verdict. */
export function theirSentences(state: JourneyState, perRival: number): TheirSentence[] {
  return rivalPages(state).flatMap((page) => {
    const judged = quotable(page).filter((sentence) => contentWords(sentence).length >= 3)
      .map((sentence) => judgeTheirs(state, page, sentence));
    const shared = judged.filter((each) => each.verdict === "shared" && each.ours !== null);
    const theirs = judged.filter((each) =>
      each.verdict === "theirs" && refusalWeight(state, each.sentence) > 0
    )
      .toSorted((a, b) => refusalWeight(state, b.sentence) - refusalWeight(state, a.sentence));
    return [...shared.slice(0, perRival), ...theirs.slice(0, perRival)];
  });
}

function refusalWeight(state: JourneyState, sentence: string): number {
  return Math.max(0, ...refusalsOf(state).map((refusal) => refusedWordsIn(sentence, refusal)));
}

/** Puts one of our sentences beside each rival's page: fails where one of their sentences says as much. */
export function judgeOurs(state: JourneyState, sentence: string): OurSentence[] {
  const ours = stemsOf(sentence);
  return rivalPages(state).map((page) => {
    const best = quotable(page).map((theirs) => {
      const stems = stemsOf(theirs);
      const common = [...ours].filter((word) => stems.has(word)).length;
      return { theirs, overlap: ours.size === 0 ? 0 : common / ours.size, common };
    }).toSorted((a, b) => b.overlap - a.overlap)[0];
    const near = best !== undefined && best.common >= 2;
    const fails = near && best.overlap >= SAME && !saysNo(sentence, best.theirs) &&
      !ownNumber(sentence, best.theirs);
    return {
      page,
      theirs: near ? best.theirs : null,
      overlap: best?.overlap ?? 0,
      verdict: fails ? "fails" : "specific",
    };
  });
}

const NEGATION = /\b(no|not|never|nobody|nothing|without|refuse|won['’]t|don['’]t|doesn['’]t)\b/iu;

function saysNo(ours: string, theirs: string): boolean {
  return NEGATION.test(ours) !== NEGATION.test(theirs);
}

function ownNumber(ours: string, theirs: string): boolean {
  const values = numbersIn(theirs).map((number) => number.value);
  return numbersIn(ours).some((number) => !values.includes(number.value));
}
