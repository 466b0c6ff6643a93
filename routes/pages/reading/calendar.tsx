import { Fragment, type ReactNode } from "react";
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

export function CalendarDocument({ company, journeyId, entries, from }: Props): ReactNode {
  const { back, calendar: says } = useWords("reading");
  const first = entries[0]?.date;
  const last = entries.at(-1)?.date;
  const placed = withPlaces(entries);
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
            <Weeks placed={placed} />
            <section aria-labelledby="list">
              <h2 id="list">{says.list}</h2>
              {placed.map(({ entry, id }) => <Entry key={entry.uid} entry={entry} id={id} />)}
            </section>
          </>
        )}
      </article>
    </PlainShell>
  );
}

/** An entry, and the id of its place in the list. */
interface Placed {
  entry: CalendarEntry;
  id: string;
}

/** Ids name the day, and from the second entry of a day on its number too. */
function withPlaces(entries: CalendarEntry[]): Placed[] {
  return entries.map((entry, at) => {
    const before = entries.slice(0, at).filter(({ date }) => date === entry.date).length;
    return { entry, id: before === 0 ? `day-${entry.date}` : `day-${entry.date}-${before + 1}` };
  });
}

/** Weeks from Monday to Sunday; each entry leads to its place in the list. On a phone the list alone stands. */
function Weeks({ placed }: { placed: Placed[] }): ReactNode {
  const { locale } = useWords("common");
  const { weeks } = useWords("reading").calendar;
  const mondays = mondaysOf(placed.map(({ entry }) => entry));
  const weekdays = Array.from(
    { length: DAYS_A_WEEK },
    (_, index) => weekday(addDays(mondays[0] ?? "", index), locale),
  );
  const onDay = Map.groupBy(placed, ({ entry }) => entry.date);
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
                <DayCell
                  key={name}
                  date={addDays(monday, index)}
                  placed={onDay.get(addDays(monday, index)) ?? []}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DayCell({ date, placed }: { date: string; placed: Placed[] }): ReactNode {
  return (
    <td className={placed.length > 0 ? "calendar-day" : undefined}>
      <time dateTime={date}>{Number(date.slice(8))}</time>
      {placed.map(({ entry: { channel, hook }, id }) => (
        <Fragment key={id}>
          <span>{channel}</span>
          <a href={`#${id}`}>{hook}</a>
        </Fragment>
      ))}
    </td>
  );
}

function Entry({ entry, id }: Placed): ReactNode {
  const { locale } = useWords("common");
  const { calendar: says } = useWords("reading");
  const { date, channel, format, minutes, hook, call_to_action, proof } = entry;
  return (
    <section className="calendar-entry" aria-labelledby={id}>
      <p className="label">
        {weekday(date, locale)}, {longDate(date)} · {channel}
        {format && ` · ${format}`} · {fill(says.minutes, { minutes })}
      </p>
      <h3 id={id}>{hook}</h3>
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
