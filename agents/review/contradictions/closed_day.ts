import { lexiconsOf, phrasesPattern } from "../../text/lexicon.ts";
import { type Conflict, conflictOf, type Ground, saidIn } from "./conflict.ts";
import { WORDS } from "./words.ts";

/** Fewer letters shorten a day's name, and are words of other languages: "so", "do", "mar". */
const SHORTEST_NAME = 5;
/** The days of the week from Monday to Sunday. */
const DAYS = [0, 1, 2, 3, 4, 5, 6].map((day) => {
  const names = lexiconsOf().flatMap(({ weekdays }) => weekdays[day] ?? []);
  const whole = names.filter((name) => name.length >= SHORTEST_NAME || /\p{Script=Han}/u.test(name));
  return new RegExp(phrasesPattern(whole), "iu");
});
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
