import { addDays, isoDay } from "../domain/days.ts";
import { daysIn, type NamedDay } from "../text/due_days.ts";
import { languagesOf } from "../text/language.ts";
import { type CueName, cuesIn, firstCue, type Language } from "../text/lexicon.ts";
import { TIMES } from "./words.ts";

/** A day that a text names. */
export interface SaidDay {
  /** ISO date; of a month or season its first day. */
  on: string;
  /** The last day of the month or season, equal to `on` for a day. */
  until: string;
  /** True where only a month, quarter or season was said: the day in it is ours. */
  isOurs: boolean;
}

const STRETCHES: ReadonlySet<NamedDay["kind"]> = new Set<NamedDay["kind"]>([
  "month",
  "quarter",
  "season",
  "holiday",
]);

/** The one day, month or season of a text that is not over; null where it names none, or several. */
export function dayIn(text: string, now: Date): SaidDay | null {
  const today = isoDay(now);
  const languages = languagesOf(text);
  const named = daysIn(text, { languages, now }).filter((each) => !describes(each, text, languages));
  const days = [...new Set(named.filter(({ kind }) => kind === "day").map(({ iso }) => iso))];
  const [day] = days;
  if (day !== undefined) {
    return days.length > 1 || day < today ? null : { on: day, until: day, isOurs: false };
  }
  const stretches = named.filter(({ kind }) => STRETCHES.has(kind)).map(stretchOf);
  const spans = new Map(stretches.map((span) => [`${span.from} ${span.to}`, span]));
  const [span] = spans.values();
  if (span === undefined || spans.size > 1 || span.to < today) return null;
  return { on: span.from < today ? today : span.from, until: span.to, isOurs: true };
}

const NO_THING: CueName[] = [
  "prepositions",
  "at",
  "auxiliaries",
  "joiners",
  "adverbs",
  "pronouns",
  "articles",
  "contrast",
  "relative",
  "then",
];

const OF = new RegExp(`${TIMES.sourceOf("kind_of_thing")}$`, "iu");
const ONE_OR_EACH = new RegExp(`${TIMES.sourceOf("one_time", "each_time")}$`, "iu");

/** "A winter course", "fall protection", "curso de verano": a season that says of which kind a thing is, not when. */
function describes(
  { kind, text: words, index, end }: NamedDay,
  text: string,
  languages: readonly Language[],
): boolean {
  if ((kind !== "season" && kind !== "holiday") || /\d/.test(words)) return false;
  const before = text.slice(0, index).trimEnd();
  if (OF.test(before)) return true;
  const isWhen = ONE_OR_EACH.test(before) ||
    cuesIn(before, languages, "prepositions", "region", "at").some(({ index: at, 0: word }) =>
      at + word.length === before.length
    );
  const behind = /^\s+(?=\p{L})(.+)$/u.exec(text.slice(end))?.[1];
  return !isWhen && behind !== undefined && firstCue(behind, languages, ...NO_THING)?.index !== 0;
}

/** What is done by a holiday is done in its month, before it. */
function stretchOf({ kind, from, iso }: NamedDay): { from: string; to: string } {
  if (kind !== "holiday") return { from, to: iso };
  const eve = addDays(iso, -1);
  return { from: `${eve.slice(0, 8)}01`, to: eve };
}
