import type { ReactNode } from "react";
import { z } from "zod";
import type { CalendarEntry } from "../../../agents/domain/calendar.ts";
import { addDays, longDate } from "../../../agents/domain/days.ts";
import { entryWords } from "../../../agents/sections/entry_words.ts";
import { fill, fillNodes, useWords } from "../../../islands/words.ts";
import type { Words } from "../../words/words.ts";
import { sendPage, type SignedInView } from "../context.ts";
import { PlainShell } from "../shell.tsx";
import { nothingToRead } from "./nothing.tsx";

const DAYS_A_WEEK = 7;
const Day = z.iso.date();

/** The thirty days as a page: a grid of weeks and a list of what to do, from the day in `?from=` on where one is given. */
export async function calendarPage(view: SignedInView): Promise<Response> {
  const { c, deps, user, words } = view;
  const from = Day.safeParse(c.req.query("from")).data;
  const calendar = await deps.data.calendar(user.id, c.req.query("session_id"), from);
  if (!calendar) return nothingToRead(view);
  return sendPage(c, deps, {
    title: `${fill(words.reading.calendar.title, { company: calendar.company })} · Holdfast`,
    className: "page-reading",
    body: <CalendarDocument {...calendar} from={from} />,
  });
}

interface Props {
  company: string;
  journeyId: string;
  entries: CalendarEntry[];
  from: string | undefined;
}

function CalendarDocument({ company, journeyId, entries, from }: Props): ReactNode {
  const { back, calendar: says } = useWords("reading");
  const first = entries[0]?.date;
  const last = entries.at(-1)?.date;
  const query = `session_id=${encodeURIComponent(journeyId)}${from ? `&from=${from}` : ""}`;
  return (
    <PlainShell>
      <article className="page reading reading-calendar">
        <header>
          <p className="reading-back">
            <a href={`/documents?session=${encodeURIComponent(journeyId)}`}>{back}</a>
          </p>
          <h1>{fill(says.heading, { company })}</h1>
          {first && last && (
            <p className="hint">
              {fillNodes(says.about, {
                count: entries.length,
                first: longDate(first),
                last: longDate(last),
                hours: hoursOf(entries, says),
                ics: <a href={`/api/calendar.ics?${query}`}>.ics</a>,
                csv: <a href={`/api/calendar.csv?${query}`}>.csv</a>,
              })}
            </p>
          )}
        </header>
        <form className="calendar-from" method="get" action="/documents/calendar">
          <input type="hidden" name="session_id" value={journeyId} />
          <label htmlFor="from">{says.missed}</label>
          <input id="from" type="date" name="from" defaultValue={from ?? first ?? ""} required />
          <button type="submit" className="button button-small">{says.layOut}</button>
        </form>
        {entries.length === 0 ? <p>{says.empty}</p> : (
          <>
            <Weeks entries={entries} />
            <section aria-labelledby="list">
              <h2 id="list">{says.list}</h2>
              {entries.map((entry) => <Entry key={entry.uid} entry={entry} />)}
            </section>
          </>
        )}
      </article>
    </PlainShell>
  );
}

/** Weeks from Monday to Sunday; each entry leads to its place in the list. On a phone the list alone stands. */
function Weeks({ entries }: { entries: CalendarEntry[] }): ReactNode {
  const { locale } = useWords("common");
  const { weeks } = useWords("reading").calendar;
  const mondays = mondaysOf(entries);
  const weekdays = Array.from(
    { length: DAYS_A_WEEK },
    (_, index) => weekday(addDays(mondays[0] ?? "", index), locale),
  );
  const days = new Map(entries.map((entry) => [entry.date, entry]));
  return (
    <div className="calendar-weeks">
      <table>
        <caption>{weeks}</caption>
        <thead>
          <tr>{weekdays.map((name) => <th key={name} scope="col">{name}</th>)}</tr>
        </thead>
        <tbody>
          {mondays.map((monday) => (
            <tr key={monday}>
              {weekdays.map((name, index) => (
                <DayCell key={name} date={addDays(monday, index)} entry={days.get(addDays(monday, index))} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DayCell({ date, entry }: { date: string; entry: CalendarEntry | undefined }): ReactNode {
  return (
    <td className={entry ? "calendar-day" : undefined}>
      <time dateTime={date}>{Number(date.slice(8))}</time>
      {entry && (
        <>
          <span>{entry.channel}</span>
          <a href={`#day-${date}`}>{entry.hook}</a>
        </>
      )}
    </td>
  );
}

function Entry({ entry }: { entry: CalendarEntry }): ReactNode {
  const { locale } = useWords("common");
  const { calendar: says } = useWords("reading");
  const { date, channel, format, minutes, hook, call_to_action, proof } = entry;
  return (
    <section className="calendar-entry" aria-labelledby={`day-${date}`}>
      <p className="label">
        {weekday(date, locale)}, {longDate(date)} · {channel}
        {format && ` · ${format}`} · {fill(says.minutes, { minutes })}
      </p>
      <h3 id={`day-${date}`}>{hook}</h3>
      <p>{entryWords(entry)}</p>
      {proof && <p className="hint">{fill(says.proof, { proof })}</p>}
      {call_to_action && <p className="hint">{fill(says.then, { act: call_to_action })}</p>}
    </section>
  );
}

/** "Monday" */
function weekday(date: string, locale: string): string {
  return new Date(date).toLocaleDateString(locale, { weekday: "long", timeZone: "UTC" });
}

/** The Mondays of the weeks that hold an entry, and of those between. */
function mondaysOf(entries: CalendarEntry[]): string[] {
  const first = mondayOf(entries[0]?.date ?? "");
  const last = mondayOf(entries.at(-1)?.date ?? "");
  const mondays = [first];
  while ((mondays.at(-1) ?? last) < last) mondays.push(addDays(mondays.at(-1) ?? last, DAYS_A_WEEK));
  return mondays;
}

function mondayOf(date: string): string {
  return addDays(date, -((new Date(date).getUTCDay() + 6) % DAYS_A_WEEK));
}

function hoursOf(entries: CalendarEntry[], says: Words["reading"]["calendar"]): string {
  const hours = entries.reduce((sum, { minutes }) => sum + minutes, 0) / 60;
  return hours < 1.5 ? says.anHour : fill(says.hours, { hours: Math.round(hours) });
}
