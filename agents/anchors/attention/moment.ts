import { isoDay, weekday } from "../../domain/days.ts";
import { datedSentences } from "../../text/named_months.ts";
import { datesIn, type FoundDate, wordCount } from "../../text/text.ts";
import { countriesOf } from "../../plan/holidays.ts";
import { type JourneyState } from "../../domain/journey.ts";
import { currentAnswer } from "../words/current_answer.ts";
import { spansIn } from "../../text/spans.ts";

/** A day of the moment: said, or the first working day of a month or season that was said. */
interface MomentDay {
  date: { iso: string; text: string };
  sentence: string;
  /** True where only a month, a quarter or a season was named: the day is ours. */
  isOurs: boolean;
}

/** What the founder said about the moment to launch at. */
export interface Moment {
  /** Exact words where the answer opens with a name and a colon: "February table". */
  name: string | null;
  text: string;
  /** In time order, those before `now` left out; days that are ours only where none was said. */
  dates: MomentDay[];
}

/** Where spring is in September. */
const SOUTHERN = ["AU", "NZ", "ZA", "AR", "CL", "UY", "PY", "BR", "PE", "BO", "NA", "BW", "ZW", "MZ"];

/** Reads `launch.moment`; null where nothing was said. */
export function momentOf(state: JourneyState, now: Date): Moment | null {
  const text = currentAnswer(state, "launch.moment");
  const sentences = datedSentences(text);
  if (sentences.length === 0) return null;
  const name = /^(?:The |Our |My |A |An )?(?<name>[^:.,;\d]{3,50}):\s/u.exec(text)?.groups?.["name"] ?? null;
  const said = sentences.flatMap((sentence) =>
    datesIn(sentence, now).flatMap((date) => firstAndLast(sentence, date))
      .map((date): MomentDay => ({ date, sentence, isOurs: false }))
  );
  const starting = said.filter(({ date, sentence }) => !isDeadline(sentence, date.text));
  const dates = (starting.length > 0 ? starting : said.length > 0 ? said : spanDays(state, sentences, now))
    .filter(({ date }) => date.iso >= isoDay(now))
    .sort((one, other) => one.date.iso.localeCompare(other.date.iso));
  return { name: name !== null && wordCount(name) <= 5 && !WHEN.test(name) ? name : null, text, dates };
}

/** "After Easter: …" says when and names nothing. */
const WHEN =
  /^(?:after|before|from|until|in|on|at|by|around|nach|vor|ab|im|am|après|avant|dès|después|antes|desde|depois|na|efter|før|po|przed)\s/iu;

/** "8–14 February 2027" begins on the eighth. */
function firstAndLast(sentence: string, date: FoundDate): Pick<FoundDate, "iso" | "text">[] {
  const first = /(?<!\d)(\d{1,2})\s?[–—-]\s?$/u.exec(sentence.slice(0, date.index));
  const day = first?.[1];
  if (first === null || day === undefined || !/^\d/u.test(date.text)) return [date];
  const text = sentence.slice(first.index, date.index + date.text.length);
  return [{ iso: `${date.iso.slice(0, 8)}${day.padStart(2, "0")}`, text }, date];
}

/** "… goes home before the 1st of March": that day ends something and begins nothing. */
function isDeadline(sentence: string, words: string): boolean {
  return /(?<!\p{L})(?:before|until|till|vor|bis|avant|jusqu['’]au|antes|hasta|até|voor|før)\s(?:the |dem |zum |le |de |del |el |o )?$/iu
    .test(sentence.slice(0, sentence.indexOf(words)));
}

function spanDays(state: JourneyState, sentences: string[], now: Date): MomentDay[] {
  const isSouthern = SOUTHERN.includes(countriesOf(state)[0] ?? "");
  return sentences.flatMap((sentence) =>
    spansIn(sentence, now, isSouthern).map(({ from, text }): MomentDay => ({
      date: { iso: weekday(from), text },
      sentence,
      isOurs: true,
    }))
  );
}
