import type { Figure, Unit } from "./figure.ts";
import { NUMBERS } from "./words.ts";

const MINUTES_OF_AN_HOUR = 60;

/** "Two hours and forty minutes" are 160 minutes, and the forty of "two hours forty" are minutes. */
export function durationsOf<Known extends Pick<Figure, "value" | "unit" | "noun" | "index">>(
  figures: readonly Known[],
  text: string,
): Known[] {
  return figures.flatMap((hours, at) => {
    const minutes = figures[at + 1];
    const isHours = hours.unit.kind === "time" && hours.unit.unit === "hour";
    if (minutes === undefined || !isHours || minutes.value >= MINUTES_OF_AN_HOUR) return [];
    const isMinutes = minutes.unit.kind === "time"
      ? minutes.unit.unit === "minute"
      : minutes.unit.kind === "plain" && minutes.noun === "";
    if (!isMinutes || !HOURS_AND.test(text.slice(hours.index, minutes.index))) return [];
    const unit: Unit = { kind: "time", unit: "minute" };
    const whole = hours.value * MINUTES_OF_AN_HOUR + minutes.value;
    return [{ ...minutes, unit }, { ...minutes, unit, value: whole }];
  });
}

/** From the hours to the minutes: nothing but their unit and a joining word. */
const HOURS_AND = new RegExp(
  `^[\\p{L}\\d.,]+[\\s-]?\\p{L}+,?\\s(?:${NUMBERS.sourceOf("and")}\\s)?$`,
  "iu",
);
