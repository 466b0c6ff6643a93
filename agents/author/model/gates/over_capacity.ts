import { figuresIn } from "./figures.ts";
import type { Ground } from "./ground.ts";
import { citedFigures } from "./known_figures.ts";
import { type Leaf, namesOnPath, placeOf, textOf } from "./leaf.ts";
import { isSame } from "./rounding.ts";
import { NUMBERS, TIMES } from "./words.ts";
import { LANGUAGES, lexiconsOf, phrasesPattern } from "../../../text/lexicon.ts";

/** Places that say what the founder does with their hours and money. */
const PLACES = new Set([
  "actions",
  "channels",
  "launch_tactics",
  "content_approach",
  "audience_connection",
  "milestones",
]);

/** Why something is done may tell of what it took before. */
const REASONS = new Set(["why", "risk", "risks"]);

const WEEKDAY = lexiconsOf(LANGUAGES).flatMap(({ weekdays }) => [...weekdays.values()].flat()).filter((
  name,
) => name.length > 4);
/** "Five hours every Sunday night", "15 hours of your own week". */
const WEEKLY = new RegExp(
  `^(?:\\s\\p{L}+){0,3}\\s(?:${NUMBERS.sourceOf("every", "each")})\\s(?:${phrasesPattern(WEEKDAY)})|` +
    `^(?:\\s\\p{L}+){1,2}\\s${TIMES.sourceOf("own_week")}`,
  "iu",
);

/** Hours a week and money a month that a plan takes, beyond what there is of them; what is cited may be somebody else's. */
export function overCapacity(leaf: Leaf, ground: Ground): string[] {
  const { capacity } = ground.facts;
  const isPlan = namesOnPath(leaf).some((name) => PLACES.has(name)) && !REASONS.has(placeOf(leaf));
  if (capacity === null || !isPlan) return [];
  const cited = citedFigures(leaf, ground).filter(({ borrowed }) => !borrowed);
  const text = textOf(leaf);
  // "350 a month, no, let's say 300": the founder has put the larger one aside.
  const isOfCapacity = (value: number) =>
    figuresIn(capacity.quote, ground).some((each) => isSame(each.value, value));
  return figuresIn(text, ground).map((figure) =>
    figure.per === null && WEEKLY.test(text.slice(figure.end)) ? { ...figure, per: "week" } : figure
  ).filter(({ value, unit, per }) => {
    const isHours = unit.kind === "time" && unit.unit === "hour" && per === "week";
    const most = isHours
      ? capacity.hours_a_week
      : unit.kind === "money" && per === "month"
      ? capacity.money_a_month?.amount ?? null
      : null;
    return most !== null && value > most &&
      (isOfCapacity(value) || !cited.some((each) => isSame(each.value, value)));
  }).map(({ text, per }) =>
    `${text.trim()} a ${per} is more than there is: plan within the founder's hours and money.`
  );
}
