import { longDate } from "../../../agents/domain/days.ts";
import { LEFT_OPEN, reviewDay, VERDICT_LABELS } from "../../../agents/domain/reviews.ts";
import type { Say } from "../../../agents/sections/in_language.ts";
import type { Foundation } from "../../../agents/strategy/foundation.ts";
import { shorten } from "../../../agents/text/shorten.ts";
import { REVIEW_WORDS } from "../../../pdf/review/fit_review.tsx";
import { lostTexts } from "./words_on_paper.ts";

/** As many changes and dates as the pages name; the rest is counted. */
const [CHANGES, DATES] = [8, 6];

/** What of a review its two pages do not print. */
export function reviewWordFaults({ review }: Foundation, pages: string[], say: Say): string[] {
  if (review === null) throw new Error("A strain has a review");
  const [first = "", second = ""] = pages;
  return [
    ...lostFrom(first, (brief) => measuredTexts(review, { say, brief })),
    ...lostFrom(second, (brief) => followingTexts(review, { say, brief })),
  ];
}

/** A page cuts all of its texts to the same number of words: the number with which the least is missing. */
function lostFrom(page: string, textsOf: (brief: Wording["brief"]) => string[]): string[] {
  const lost = REVIEW_WORDS.map((words) => lostTexts(textsOf((text) => shorten(text, words)), [page]));
  return lost.toSorted((one, other) => one.length - other.length)[0] ?? [];
}

interface Wording {
  say: Say;
  brief: (text: string) => string;
}

type Reviewed = NonNullable<Foundation["review"]>;

function measuredTexts({ held }: Reviewed, { say, brief }: Wording): string[] {
  return [
    say(`Review of ${longDate(held.on)}`),
    ...held.results.length === 0 ? [say("Nothing was due to be measured.")] : [],
    ...held.results.flatMap(({ item, verdict, told, words, value }) => [
      say(VERDICT_LABELS[verdict]),
      ...item.by === null ? [] : [say(`due ${longDate(item.by)}`)],
      brief(item.what),
      told,
      // What holds no letter, a bare number or nothing that a font draws, stands in the arithmetic already.
      ...value === null || !/\p{L}/u.test(words) ? [] : [brief(words)],
    ]),
  ];
}

function followingTexts({ held, next }: Reviewed, { say, brief }: Wording): string[] {
  const dates = next.items.flatMap(({ by, what }) => by === null ? [] : [{ by, what }]);
  return [
    ...[say("Decided"), say("Changed in the strategy"), say("Next")],
    say(`The next review is on ${longDate(reviewDay(next))}.`),
    ...held.decisions.flatMap(({ about, words }) => [
      brief(about),
      words === LEFT_OPEN ? say(LEFT_OPEN) : brief(words),
    ]),
    ...held.changes.slice(0, CHANGES).flatMap(({ label, before, after }) => [
      label,
      ...[before, after].flatMap((text) => text === "" ? [] : [brief(text)]),
    ]),
    ...dates.slice(0, DATES).flatMap(({ by, what }) => [say(longDate(by)), brief(what)]),
    ...[held.changes.length - CHANGES, dates.length - DATES].flatMap((more) =>
      more > 0 ? [say(`and ${more} more`)] : []
    ),
  ];
}
