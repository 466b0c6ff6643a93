import { Link, View } from "@react-pdf/renderer";
import { ANCHOR_LABELS } from "../../agents/domain/anchors.ts";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import { CalendarGrid } from "../charts/CalendarGrid.tsx";
import { Chart } from "../charts/Chart.tsx";
import type { Shift } from "../colour.ts";
import type { Atom, Unit } from "../layout/atoms.ts";
import { geometryOf } from "../layout/geometry.ts";
import type { TemplateStyle } from "../templates.ts";
import { hostOf, longDate } from "../text/evidence.ts";
import { Type } from "../text/Type.tsx";
import { Caption } from "./Caption.tsx";
import { QuoteLines } from "./QuoteLines.tsx";
import { plainUnit } from "./section_unit.tsx";
import { plainTable } from "./table_atoms.tsx";

const QUOTES_AT_ONCE = 8;

function atom(part: { id: string; rank: number; noun: string; node: Atom["node"] }): Atom {
  return { ...part, gap: 11, keep: false };
}

function shortDay(iso: string): string {
  return new Date(iso).toLocaleDateString("en-GB", {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
}

/** The thirty days as a grid, and the entries in full for as far as there is room. */
export function calendarUnit(foundation: Foundation, style: TemplateStyle): Unit | null {
  const entries = foundation.calendar;
  const first = entries[0];
  if (!first) return null;
  const { content } = geometryOf(style);
  const open = entries.filter((entry) => entry.open).length;
  const hours = Math.round(entries.reduce((sum, entry) => sum + entry.minutes, 0) / 6) / 10;
  return plainUnit({
    id: "calendar",
    title: "The 30 days",
    kicker: `${ANCHOR_LABELS.attention} · The 30 days`,
    headline:
      `${entries.length} pieces in thirty days take ${hours} hours, and ${open} stay open for what happens.`,
    atoms: [
      atom({
        id: "calendar/grid",
        rank: 0,
        noun: "pictures",
        node: <CalendarGrid entries={entries} width={content.width} />,
      }),
      ...plainTable({
        id: "calendar/list",
        title: "The entries, in order",
        columns: ["day", "channel", "hook", "call to action", "who", "min"],
        rows: entries.map((entry) => [
          shortDay(entry.date),
          entry.channel,
          entry.hook,
          entry.call_to_action,
          entry.owner,
          `${entry.minutes}`,
        ]),
      }, style),
    ],
  });
}

/** What nobody knows, why it matters, and the cheapest way to find out; with the contradictions still open. */
export function unknownsUnit(foundation: Foundation, style: TemplateStyle): Unit {
  const { unknowns, contradictions } = foundation;
  const open = contradictions.filter((contradiction) => contradiction.settled === null);
  const assumed = Object.values(foundation.anchors).flatMap((anchor) => anchor.sections)
    .reduce((sum, section) => sum + section.confidence.assumption, 0);
  const questions = Object.values(foundation.anchors).flatMap((anchor) => anchor.sections)
    .flatMap((section) => section.open_questions.map((question) => [section.title, question]));
  const atoms: Atom[] = [
    ...plainTable({
      id: "unknowns/table",
      columns: ["not known", "why it matters", "cheapest test", "cost"],
      rows: unknowns.map(({ what, why, test, cost }) => [what, why, test, cost]),
    }, style),
    ...plainTable({
      id: "unknowns/contradictions",
      title: "Two things that cannot both be true",
      columns: ["the question that settles it"],
      rows: open.map(({ question }) => [question]),
    }, style),
    ...plainTable({
      id: "unknowns/questions",
      title: "Questions that stand open",
      columns: ["section", "question"],
      rows: questions,
    }, style),
  ];
  const things = unknowns.length === 1 ? "One thing is" : `${unknowns.length} things are`;
  return plainUnit({
    id: "unknowns",
    title: "What we do not know",
    headline: unknowns.length > 0
      ? `${things} not known yet, and each has a test that costs little.`
      : assumed > 0
      ? `${assumed} statements here are assumed, and nothing else is known to be missing.`
      : "Nothing is known to be missing; the open questions are what to ask next.",
    atoms,
  });
}

/** Pages that were read, and the founder's words that the strategy rests on. */
export function sourcesUnit(foundation: Foundation, style: TemplateStyle): Unit {
  const { content } = geometryOf(style);
  const { sources, quotes } = foundation;
  const groups = Array.from(
    { length: Math.ceil(quotes.length / QUOTES_AT_ONCE) },
    (_, index) => quotes.slice(index * QUOTES_AT_ONCE, (index + 1) * QUOTES_AT_ONCE),
  );
  const read = sources.filter((source) => source.failure === null).length;
  const atoms: Atom[] = sources.map((source, index) =>
    atom({
      id: `sources/${index}`,
      rank: 2 + index / 8,
      noun: "sources",
      node: (
        <View style={{ width: content.width, flexDirection: "row", gap: 10 }}>
          <View style={{ width: 110 }}>
            <Type face="label" size={7.8} bold>{source.label}</Type>
          </View>
          <View style={{ flex: 1 }}>
            {/^(https?:|mailto:)/i.test(source.url)
              ? (
                <Link src={source.url} style={{ textDecoration: "none" }}>
                  <Type face="label" size={7.8}>{hostOf(source.url)}</Type>
                </Link>
              )
              : <Type face="label" size={7.8}>{source.url}</Type>}
          </View>
          <View style={{ width: 200 }}>
            <Type face="label" size={7.8}>{source.failure ?? `read ${longDate(source.read_at)}`}</Type>
          </View>
        </View>
      ),
    })
  ).map((part, index) => ({ ...part, gap: index === 0 ? 4 : 3 }));
  const lines: Atom[] = groups.map((group, index) => ({
    id: `quotes/${index}`,
    node: (
      <View style={{ width: content.width }}>
        {index === 0 && (
          <View style={{ marginBottom: 5 }}>
            <Caption>What the founder said, word for word</Caption>
          </View>
        )}
        <QuoteLines quotes={group} width={content.width} />
      </View>
    ),
    gap: index === 0 ? 16 : 2,
    keep: false,
    rank: 3 + Math.min(index / 6, 2),
    noun: "quotes",
    count: group.length,
  }));
  const reading = read === 1 ? "one source that was read" : `${read} sources that were read`;
  const unit = plainUnit({
    id: "sources",
    title: "Sources and quotes",
    headline: read > 0
      ? `The strategy rests on ${quotes.length} quotes and ${reading}.`
      : `The strategy rests on ${quotes.length} quotes; no source was read.`,
    atoms: [...atoms, ...lines],
  });
  return { ...unit, forced: false };
}

/** The colours that had to move so that the document can be read, as a part of the visual direction. */
export function shiftsAtoms(shifts: Shift[], style: TemplateStyle): Atom[] {
  return plainTable({
    id: "shifts",
    title: "Colours that moved in this document so that it can be read",
    columns: ["colour", "chosen", "used here", "why"],
    rows: shifts.map(({ key, from, to, why }) => [key, from, to, why]),
  }, style).map((part) => ({ ...part, rank: 0.5 }));
}

/** The palette as picked, for a visual direction that carries no picture of its own. */
export function paletteAtom(foundation: Foundation, style: TemplateStyle): Atom {
  const { content } = geometryOf(style);
  return atom({
    id: "visual_direction/palette",
    rank: 0,
    noun: "pictures",
    node: (
      <View style={{ width: content.width }}>
        <View style={{ marginBottom: 5 }}>
          <Caption>The brand's colours and their contrast</Caption>
        </View>
        <Chart figure={{ kind: "palette", entries: foundation.palette }} width={content.width} />
      </View>
    ),
  });
}
