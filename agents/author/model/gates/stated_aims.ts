import type { Figure } from "./figure.ts";
import { figuresIn } from "./figures.ts";
import type { Ground } from "./ground.ts";
import type { KnownFigure } from "./known_figures.ts";
import { NUMBERS } from "./words.ts";

/** Up to two words stand between "the goal is" and its number. */
const GOAL_IS = new RegExp(`${NUMBERS.sourceOf("goal_is")}\\s(?:\\p{L}+\\s){0,2}$`, "iu");
const SEEKS = new RegExp(`${NUMBERS.sourceOf("seeks")}\\s(?:\\p{L}+\\s){0,2}$`, "iu");

/** Another number as the goal than the founder's, and another sum as what is raised. */
export function otherAims(
  text: string,
  { figures, cited, ground }: { figures: readonly Figure[]; cited: readonly KnownFigure[]; ground: Ground },
): string[] {
  const { goal, bet, raise } = ground.facts;
  const aims = goal === null ? [] : [goal.target, bet?.target, ...valuesIn(goal.quote, ground)];
  const sums = raise === null ? [] : [
    raise.amount,
    raise.already?.amount,
    ...raise.use.map(({ amount }) => amount),
    ...valuesIn(raise.quote, ground),
  ];
  // "Without her the goal is 16", which she can wash alone: what is cited as the founder's own may be told so.
  const own = cited.filter(({ borrowed }) => !borrowed).map(({ value }) => value);
  return figures.flatMap((figure) => {
    const ahead = text.slice(0, figure.index);
    const number = figure.text.trim();
    if (goal?.target !== null && goal !== null && figure.unit.kind !== "percent" && GOAL_IS.test(ahead)) {
      return [...aims, ...own].includes(figure.value)
        ? []
        : [`The goal is ${goal.target}, not ${number}: tell the founder's own.`];
    }
    if (figure.unit.kind === "money" && raise?.amount && SEEKS.test(ahead)) {
      return sums.includes(figure.value)
        ? []
        : [`What is raised is ${raise.amount}, not ${number}: tell the founder's own.`];
    }
    return [];
  });
}

function valuesIn(text: string, ground: Ground): number[] {
  return figuresIn(text, ground).map(({ value }) => value);
}
