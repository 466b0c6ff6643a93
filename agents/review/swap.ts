import { isOutdated, ownPage, rivalPages, type Said } from "../anchors/words/answers.ts";
import { quotable, type Refusal, refusalsOf, refusedWordsIn } from "../anchors/words/refusals.ts";
import { FIELD_IDS, type FieldId } from "../domain/fields.ts";
import { type JourneyState, typedAnswer } from "../domain/journey.ts";
import type { PageReading } from "../domain/pages.ts";
import { contentWords, numbersIn, sentencesOf, stemsIn } from "../text/text.ts";

/** A rival's sentence, and whether the founder could truthfully print it too. */
export interface TheirSentence {
  page: PageReading;
  sentence: string;
  verdict: "shared" | "theirs";
  /** The founder's own nearest sentence, and where it stands: a field, or their own page. */
  ours: { field: FieldId | "own"; sentence: string } | null;
  /** What the founder refuses of it, where they refuse something in it. */
  refused: Said | null;
}

/** One of our sentences beside a rival: how much of it the rival's page already says. */
interface OurSentence {
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
  "voice.sample",
];

interface OwnSentence {
  field: FieldId | "own";
  sentence: string;
  stems: ReadonlySet<string>;
}

function ownSentences(state: JourneyState): OwnSentence[] {
  const rivals = state.pages.filter((page) => page.role === "rival").map((page) => page.label);
  const said = FIELD_IDS.filter((field) => !NOT_OURS.includes(field)).flatMap((field) =>
    sentencesOf(typedAnswer(state, field)).filter((sentence) => !isOutdated(state, field, sentence))
      .map((sentence) => ({ field, sentence }))
  ).filter(({ sentence }) => !rivals.some((name) => sentence.includes(name)));
  const own = ownQuotable(state).map((sentence) => ({ field: "own" as const, sentence }));
  return [...said, ...own].map((each) => ({ ...each, stems: stemsIn(each.sentence) }));
}

function ownQuotable(state: JourneyState): string[] {
  const own = ownPage(state);
  return own === null ? [] : quotable(own);
}

/** What a founder says, stemmed once for many comparisons. */
interface OurSide {
  own: OwnSentence[];
  corpus: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  refusals: Refusal[];
}

function ourSide(state: JourneyState): OurSide {
  const own = ownSentences(state);
  return {
    own,
    corpus: new Set(own.flatMap((each) => [...each.stems])),
    numbers: new Set(own.flatMap((each) => numbersIn(each.sentence).map((number) => number.value))),
    refusals: refusalsOf(state),
  };
}

/** Judges any sentence of a rival's page: could the founder say it truthfully? */
export function judgeTheirs(state: JourneyState, page: PageReading, sentence: string): TheirSentence {
  return judgeBeside(ourSide(state), { page, sentence, saidOfThem: saidOf(state, page) });
}

interface Theirs {
  page: PageReading;
  sentence: string;
  /** Stems of each sentence in which the founder speaks of this rival. */
  saidOfThem: ReadonlySet<string>[];
}

function judgeBeside(side: OurSide, { page, sentence, saidOfThem }: Theirs): TheirSentence {
  const stems = stemsIn(sentence);
  const covered = [...stems].filter((each) => side.corpus.has(each)).length / Math.max(stems.size, 1);
  const isContrary = refusalWeight(side, sentence) > 0 || isSaidOf(saidOfThem, page, sentence) ||
    hasForeignNumber(side, sentence);
  const common = (each: OwnSentence) => [...stems].filter((word) => each.stems.has(word)).length;
  const nearest = side.own.filter(({ field }) => field !== "identity.why").map((each) => ({
    ...each,
    common: common(each),
  }))
    .toSorted((a, b) => b.common - a.common || a.sentence.length - b.sentence.length)[0];
  const isNear = nearest !== undefined && nearest.common >= 2 && nearest.common / stems.size >= NEAR;
  return {
    page,
    sentence,
    verdict: covered >= SAME && !isContrary ? "shared" : "theirs",
    ours: isNear ? { field: nearest.field, sentence: nearest.sentence } : null,
    refused: refusedIn(side, sentence),
  };
}

const ABOUT_OTHERS: FieldId[] = [
  "difference.only",
  "market.rivals",
  "market.alternative",
  "choices.tradeoffs",
];

function saidOf(state: JourneyState, page: PageReading): ReadonlySet<string>[] {
  return ABOUT_OTHERS.flatMap((field) => sentencesOf(typedAnswer(state, field)))
    .filter((each) => each.includes(page.label))
    .map((each) => stemsIn(each.replaceAll(page.label, "")));
}

/** True where the founder already said of this rival what one of the sentences says. */
function isSaidOf(saidOfThem: ReadonlySet<string>[], page: PageReading, sentence: string): boolean {
  return sentencesOf(sentence).map((each) => stemsIn(each.replaceAll(page.label, "")))
    .some((stems) => saidOfThem.some((said) => [...said].filter((word) => stems.has(word)).length >= 2));
}

/** A count that nobody on our side ever gave makes the sentence theirs. */
function hasForeignNumber(side: OurSide, sentence: string): boolean {
  return numbersIn(sentence).some((number) => number.unit !== "time" && !side.numbers.has(number.value));
}

/** Claims on rivals' pages, at most `perRival` of each verdict a rival, what is most plainly theirs first. */
export function theirSentences(state: JourneyState, perRival: number): TheirSentence[] {
  const side = ourSide(state);
  return rivalPages(state).flatMap((page) => {
    const saidOfThem = saidOf(state, page);
    const judged = quotable(page).filter((sentence) => contentWords(sentence).length >= 3)
      .map((sentence) => ({
        ...judgeBeside(side, { page, sentence, saidOfThem }),
        weight: refusalWeight(side, sentence),
      }));
    const shared = judged.filter((each) => each.verdict === "shared" && each.ours !== null);
    const contrary = judged.filter((each) => each.verdict === "theirs" && each.weight > 0)
      .toSorted((a, b) => b.weight - a.weight);
    const firm = contrary.filter(({ weight }) => weight > 1);
    const theirs = firm.length > 0 ? firm : contrary;
    return [...shared.slice(0, perRival), ...theirs.slice(0, perRival)];
  });
}

function refusedIn({ refusals }: OurSide, sentence: string): Said | null {
  const general = refusals.filter(({ said }) => !isOf(said, "customer.last_three"));
  const weighed = general.map((refusal) => ({ refusal, weight: refusedWordsIn(sentence, refusal) }));
  const best = weighed.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight)[0];
  return best?.refusal.said ?? null;
}

function isOf({ mark }: Said, field: FieldId): boolean {
  return mark.kind === "said" && mark.field === field;
}

function refusalWeight(side: OurSide, sentence: string): number {
  return Math.max(0, ...side.refusals.map((refusal) => refusedWordsIn(sentence, refusal)));
}

/** Puts one of our sentences beside each rival's page: fails where one of their sentences says as much. */
export function judgeOurs(state: JourneyState, sentence: string): OurSentence[] {
  const ours = stemsIn(sentence);
  return rivalPages(state).map((page) => {
    const best = quotable(page).map((theirs) => {
      const stems = stemsIn(theirs);
      const common = [...ours].filter((word) => stems.has(word)).length;
      return { theirs, overlap: ours.size === 0 ? 0 : common / ours.size, common };
    }).toSorted((a, b) => b.overlap - a.overlap)[0];
    const near = best !== undefined && best.common >= 2;
    const fails = near && best.overlap >= SAME && saysNo(sentence) === saysNo(best.theirs) &&
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

/** True where a sentence says no to something. */
export function saysNo(sentence: string): boolean {
  return NEGATION.test(sentence);
}

function ownNumber(ours: string, theirs: string): boolean {
  const values = numbersIn(theirs).map((number) => number.value);
  return numbersIn(ours).some((number) => !values.includes(number.value));
}
