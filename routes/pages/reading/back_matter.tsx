import type { ReactNode } from "react";
import { longDate } from "../../../agents/domain/days.ts";
import { FOUNDATION_ANCHORS } from "../../../agents/domain/anchors.ts";
import type { CalendarEntry } from "../../../agents/domain/calendar.ts";
import type { Foundation } from "../../../agents/strategy/foundation.ts";
import { PageLink } from "./evidence.tsx";
import { DataTable } from "./table.tsx";

/** The thirty days as a table. */
export function CalendarPart({ entries }: { entries: CalendarEntry[] }): ReactNode {
  if (entries.length === 0) return null;
  return (
    <section className="reading-section" aria-labelledby="calendar">
      <h3 id="calendar">The 30 days</h3>
      <DataTable
        caption="The entries, in order"
        columns={["day", "channel", "hook", "call to action", "who", "minutes"]}
        rows={entries.map((entry) => [
          longDate(entry.date),
          entry.channel,
          entry.hook,
          entry.call_to_action,
          entry.owner,
          entry.minutes,
        ])}
      />
    </section>
  );
}

/** What nobody knows, what contradicts itself, and what stands open. */
export function UnknownsPart({ foundation }: { foundation: Foundation }): ReactNode {
  const { unknowns, contradictions, anchors } = foundation;
  const open = contradictions.filter(({ settled }) => settled === null);
  const questions = FOUNDATION_ANCHORS.flatMap((type) => anchors[type].sections)
    .flatMap(({ title, open_questions }) => open_questions.map((question) => ({ title, question })));
  return (
    <section aria-labelledby="unknowns">
      <h2 id="unknowns">What we do not know</h2>
      {unknowns.length === 0 && <p>Nothing is known to be missing.</p>}
      <DataTable
        caption="What is not known, with its cheapest test"
        columns={["not known", "why it matters", "cheapest test", "cost"]}
        rows={unknowns.map(({ what, why, test, cost }) => [what, why, test, cost])}
      />
      {open.length > 0 && (
        <>
          <h3>Two things that cannot both be true</h3>
          <ul className="plain-points">{open.map(({ id, question }) => <li key={id}>{question}</li>)}</ul>
        </>
      )}
      {questions.length > 0 && (
        <>
          <h3>Questions that stand open</h3>
          <ul className="plain-points">
            {questions.map(({ title, question }, index) => <li key={index}>{title}: {question}</li>)}
          </ul>
        </>
      )}
    </section>
  );
}

/** The pages that were read, and the founder's words that the strategy rests on. */
export function SourcesPart({ foundation: { sources, quotes } }: { foundation: Foundation }): ReactNode {
  return (
    <section aria-labelledby="sources">
      <h2 id="sources">Sources and quotes</h2>
      {sources.length === 0 && <p>No page was read.</p>}
      <ul className="plain-points">
        {sources.map(({ label, url, read_at, failure }, index) => (
          <li key={index}>
            <PageLink url={url} label={label} />, {failure ?? `read ${longDate(read_at)}`}
          </li>
        ))}
      </ul>
      {quotes.length > 0 && <h3>What the founder said, word for word</h3>}
      <ul className="plain-points">
        {quotes.map(({ label, quote }, index) => <li key={index}>{label}: “{quote}”</li>)}
      </ul>
    </section>
  );
}
