import type { JourneyState } from "../../domain/journey.ts";
import type { PageReading } from "../../domain/pages.ts";
import { stemsIn } from "../../text/text.ts";
import { rivalPages, type Said } from "../words/answers.ts";
import { hitsOf, quotable } from "../words/refusals.ts";

/** What one company does as a value, and how another sane one prints the other side of it. */
const CONTRARIES: { ours: RegExp; theirs: RegExp }[] = [
  {
    ours: /\bclosed?\b[^.]{0,30}\b(?:sun|mon|satur|tues|wednes|thurs|fri)day|\bno weekends\b/iu,
    theirs:
      /\b(?:seven|7) days\b|\bevery day\b|\b24\/7\b|\b(?:also|open|even) (?:on )?(?:sun|mon|satur)days?\b/iu,
  },
  {
    ours: /\b(?:phone|a person|in person|by hand|come to you|visit)\b/iu,
    theirs: /\b(?:chat(?:bot)?|self[- ]service|online|our app|automatic(?:ally)?|no visit|no call)\b/iu,
  },
  {
    ours: /\b(?:percentage|commission|percent)\b/iu,
    theirs: /\d\s?% of\b|\bcommission\b/iu,
  },
  {
    ours: /\b(?:discounts?|cheaper|codes?|first (?:box|order|month|visit))\b/iu,
    theirs: /\d\s?% off\b|\bdiscount\b|\bwith the code\b|\bfirst [^.]{0,20}\b(?:free|half)\b/iu,
  },
  {
    ours: /\b(?:export|leave|cancel|any time|no contract|no minimum)\b/iu,
    theirs: /\b(?:contract|minimum) term\b|\bnotice\b|\bfor \d+ months\b/iu,
  },
  {
    ours: /\b(?:one (?:shop|oven|workshop|van)|(?:second|another) (?:shop|oven|branch))\b/iu,
    theirs:
      /\b(?:two|three|four|five|six|seven|eight|nine|ten|\d+) (?:shops|stores|locations|branches|sites)\b/iu,
  },
];

export interface Opposite {
  page: PageReading;
  sentence: string;
}

const STRONG = 2;

/** A rival's sentence that shows the other side of a value: a refused thing they sell, else a known contrary. */
export function oppositeOf(state: JourneyState, value: Said, used: Set<string>): Opposite | null {
  const hit = hitsOf(state, value.quote).find(({ sentence }) => !used.has(sentence));
  if (hit !== undefined && hit.weight >= STRONG) return hit;
  const left = rivalPages(state).flatMap((page) =>
    quotable(page).filter((sentence) => !used.has(sentence)).map((sentence) => ({ page, sentence }))
  ).toSorted((a, b) => a.sentence.length - b.sentence.length);
  const contrary = CONTRARIES.filter(({ ours }) => ours.test(value.quote))
    .flatMap(({ theirs }) => left.find(({ sentence }) => theirs.test(sentence)) ?? [])[0];
  if (contrary !== undefined) return contrary;
  if (hit !== undefined) return hit;
  const stems = stemsIn(value.quote);
  const near = left.map((each) => ({
    ...each,
    common: [...stemsIn(each.sentence)].filter((word) => stems.has(word)).length,
  })).toSorted((a, b) => b.common - a.common)[0];
  return near === undefined || near.common < STRONG ? null : near;
}
