import { type Conflict, conflictOf, type Ground, saidIn } from "./conflict.ts";
import { WORDS } from "./words.ts";

/** The days of the week from Monday to Sunday, as they begin in eight languages. */
const DAYS = [
  "mondays?|montags?|lundis?|lunes|luned[ìi]|segundas?(?:-feiras?)?|maandag(?:en)?|月曜日?",
  "tuesdays?|dienstags?|mardis?|martes|marted[ìi]|terças?(?:-feiras?)?|dinsdag(?:en)?|火曜日?",
  "wednesdays?|mittwochs?|mercredis?|miércoles|mercoled[ìi]|quartas?(?:-feiras?)?|woensdag(?:en)?|水曜日?",
  "thursdays?|donnerstags?|jeudis?|jueves|gioved[ìi]|quintas?(?:-feiras?)?|donderdag(?:en)?|木曜日?",
  "fridays?|freitags?|vendredis?|viernes|venerd[ìi]|sextas?(?:-feiras?)?|vrijdag(?:en)?|金曜日?",
  "saturdays?|samstags?|samedis?|sábados?|sabato|zaterdag(?:en)?|土曜日?",
  "sundays?|sonntags?|dimanches?|domingos?|domenica|zondag(?:en)?|日曜日?",
].map((names) => new RegExp(`(?<!\\p{L})(?:${names})(?!\\p{L})`, "iu"));
const EVERY = new RegExp(`${WORDS.sourceOf("every")}\\s$|毎週?$`, "iu");
const CLOSES = WORDS.patternOf("closes");

/** A day that something is promised for, every week, and on which it is going to be closed. */
export function closedOnPromisedDay(ground: Ground): Conflict[] {
  const promises = saidIn(ground, "identity.values", "offering.what", "difference.only");
  const closing = saidIn(ground, "evolution.bet", "evolution.next", "goal.twelve_months").filter((
    { quote },
  ) => CLOSES.test(quote));
  return closing.flatMap((plan) => {
    const days = DAYS.filter((day) => {
      const behind = plan.quote.slice(CLOSES.exec(plan.quote)?.index);
      return day.test(behind);
    });
    const [day, ...more] = days;
    if (day === undefined || more.length > 0) return [];
    const promise = promises.find(({ quote }) => {
      const at = day.exec(quote)?.index;
      return at !== undefined && EVERY.test(quote.slice(0, at)) && !CLOSES.test(quote);
    });
    return promise === undefined ? [] : conflictOf({
      id: "closed-day",
      a: promise,
      b: plan,
      weight: 3,
      ask: "Which of the two holds on that day?",
    });
  });
}
