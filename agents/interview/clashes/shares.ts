import type { JourneyState } from "../../domain/journey.ts";
import { numbersIn, stem, stemsIn, valueOf } from "../../text/text.ts";
import { FIELD_IDS } from "../../domain/fields.ts";
import { customerNoun } from "../customers.ts";
import { type Clash, clashOf, type Said, saidSide, sentencesIn } from "./clash.ts";

/** What a word claims, as a share from least to most. */
const CLAIMS: [RegExp, [number, number]][] = [
  [/\b(?:nearly|almost|practically) (?:all|every\w*|everybody)\b/iu, [0.75, 1]],
  [/\bthree quarters of\b/iu, [0.65, 0.85]],
  [/\btwo[- ]thirds of\b/iu, [0.56, 0.77]],
  [/\b(?:most|the majority|more than half|over half)(?: of)?\b/iu, [0.5, 1]],
  [/\b(?:about |roughly |around )?half of\b/iu, [0.35, 0.65]],
  [/\ba third of\b/iu, [0.2, 0.45]],
  [/\ba quarter of\b/iu, [0.12, 0.38]],
];
const COUNTED = /\b(?<part>\d+) (?:out )?of (?:the |our |my |all )?(?:last )?(?<whole>\d+)\b/iu;
const NOT = /\b(?:not|never|no|none|without|nobody)\b|n['’]t\b/iu;
/** What holds for another time or for a wish is no claim about the count. */
const ELSEWHEN =
  /\b(?:will|would|want|goal|target|until|before|used to|last year|then|next|by 20\d\d|if|rivals?|they say|people think|market)\b/iu;
const SHARED = 2;

/** "Most of our guests come by train", beside "4 of 20 guests came by train": the claim and the two facts it needs. */
export function shareClashes(state: JourneyState): Clash[] {
  const sentences = sentencesIn(state, FIELD_IDS);
  const counts = sentences.filter(({ sentence }) => COUNTED.test(sentence) && !ELSEWHEN.test(sentence));
  if (counts.length === 0) return [];
  const common = new Set([stem(customerNoun(state) ?? "customers"), stem("customers"), stem("people")]);
  return sentences.flatMap((claim) => {
    const range = claimedIn(claim.sentence);
    if (range === null || COUNTED.test(claim.sentence) || ELSEWHEN.test(claim.sentence)) return [];
    const against = counts.find((count) => isAbout(claim, count, common) && !isWithin(count.sentence, range));
    if (against === undefined) return [];
    const { part = "", whole = "" } = COUNTED.exec(against.sentence)?.groups ?? {};
    const share = Math.round((Number(part) / Number(whole)) * 100);
    const clash = clashOf({
      id: `share:${claim.field}`,
      field: claim.field,
      weight: 3,
      reckoned: `Reckoned: ${part} of ${whole} is ${share}%.`,
      question: "Which of the two holds?",
    }, [saidSide(claim.field, claim.sentence), saidSide(against.field, against.sentence)]);
    return clash === null ? [] : [clash];
  });
}

function claimedIn(sentence: string): [number, number] | null {
  const percent = numbersIn(sentence).filter(({ unit }) => unit === "%");
  if (percent.length === 1) {
    const share = valueOf(percent[0]!.value) / 100;
    return [share - 0.1, share + 0.1];
  }
  return percent.length > 0 ? null : CLAIMS.find(([words]) => words.test(sentence))?.[1] ?? null;
}

/** Both speak of the same thing: two telling words in common, and both say yes or both say no. */
function isAbout(claim: Said, count: Said, common: ReadonlySet<string>): boolean {
  const telling = [...stemsIn(claim.sentence)].filter((word) => !common.has(word) && !/^\d/.test(word));
  const shared = telling.filter((word) => stemsIn(count.sentence).has(word));
  return shared.length >= SHARED && NOT.test(claim.sentence) === NOT.test(count.sentence);
}

function isWithin(sentence: string, [least, most]: [number, number]): boolean {
  const { part = "", whole = "" } = COUNTED.exec(sentence)?.groups ?? {};
  const share = Number(part) / Number(whole);
  return !(share <= 1) || (share >= least && share <= most);
}
