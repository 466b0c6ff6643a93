import type { ReactNode } from "react";
import { longDate } from "../../../agents/domain/days.ts";
import type { CalendarEntry } from "../../../agents/domain/calendar.ts";
import { listWords } from "../../../agents/sections/entry_words.ts";
import { factRows } from "../../../agents/sections/fact_rows.ts";
import { openRows } from "../../../agents/sections/open_rows.ts";
import type { Foundation } from "../../../agents/strategy/foundation.ts";
import { fill, formOf, useWords } from "../../../islands/words.ts";
import { PageLink } from "./evidence.tsx";
import { Fold } from "./fold.tsx";
import { DataTable } from "./table.tsx";

/** The thirty days as a table. */
export function CalendarPart({ entries }: { entries: CalendarEntry[] }): ReactNode {
  const { days } = useWords("reading");
  const { locale } = useWords("common");
  if (entries.length === 0) return null;
  const words = listWords(entries);
  return (
    <section className="reading-section" aria-labelledby="calendar">
      <h3 id="calendar">{days.title}</h3>
      <Fold isPart label={fill(formOf(days.show, entries.length, locale), { count: entries.length })}>
        <DataTable
          caption={days.caption}
          columns={[days.day, days.channel, days.words, days.minutes]}
          rows={entries.map((entry, at) => [
            longDate(entry.date),
            entry.channel,
            words[at] ?? "",
            entry.minutes,
          ])}
        />
      </Fold>
    </section>
  );
}

/** What nobody knows, what contradicts itself, and what stands open. */
export function UnknownsPart({ foundation }: { foundation: Foundation }): ReactNode {
  const { unknowns } = useWords("reading");
  const { locale } = useWords("common");
  const rows = openRows(foundation).map(({ question, options, test }) => [question, options, test]);
  return (
    <section aria-labelledby="unknowns">
      <h2 id="unknowns">{unknowns.title}</h2>
      {rows.length === 0
        ? <p>{unknowns.none}</p>
        : (
          <Fold isPart label={fill(formOf(unknowns.show, rows.length, locale), { count: rows.length })}>
            <DataTable
              caption={unknowns.caption}
              columns={[unknowns.question, unknowns.options, unknowns.test]}
              rows={rows}
            />
          </Fold>
        )}
    </section>
  );
}

/** What was said, fact by fact. */
export function WorksheetPart({ foundation }: { foundation: Foundation }): ReactNode {
  const { facts } = useWords("reading");
  // A row header may not be empty for those who hear the table: a label holds for the rows below it.
  let label = "";
  const rows = factRows(foundation).map(({ label: name, value, quotes }): [string, string, string] => [
    label = name || label,
    value,
    quotes.join(" · "),
  ]);
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">{facts.title}</h2>
      <Fold isPart label={fill(facts.show, { count: rows.length })}>
        <DataTable
          caption={facts.caption}
          columns={[facts.fact, facts.value, facts.quotes]}
          rows={rows}
        />
      </Fold>
    </section>
  );
}

/** The pages that were read, and the founder's words that the strategy rests on. */
export function SourcesPart({ foundation: { sources, quotes } }: { foundation: Foundation }): ReactNode {
  const { evidence, sources: says } = useWords("reading");
  return (
    <section aria-labelledby="sources">
      <h2 id="sources">{says.title}</h2>
      {sources.length === 0 && <p>{says.none}</p>}
      <ul className="plain-points">
        {sources.map(({ label, url, read_at, failure }, index) => (
          <li key={index}>
            <PageLink url={url} label={label} />,{" "}
            {failure ?? fill(evidence.read, { date: longDate(read_at) })}
          </li>
        ))}
      </ul>
      {quotes.length > 0 && <h3>{says.quotes}</h3>}
      {quotes.length > 0 && (
        <Fold label={fill(says.show, { count: quotes.length })}>
          <ul className="plain-points">
            {quotes.map(({ label, quote }, index) => <li key={index}>{label}: {quote}</li>)}
          </ul>
        </Fold>
      )}
    </section>
  );
}
