import { Link, View } from "@react-pdf/renderer";
import { ANCHOR_LABELS } from "../../agents/domain/anchors.ts";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import { factRows } from "../../agents/sections/fact_rows.ts";
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

/** The thirty days as a grid, and each entry with the words that can be posted as they stand. */
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
    headline: `${
      entries.length - open
    } texts are ready, ${open} slots stay open; together they take ${hours} hours.`,
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
        columns: ["day", "channel", "words to use", "min"],
        rows: entries.map((entry) => [
          shortDay(entry.date),
          entry.channel,
          entry.open ? `Open: ${entry.hook}` : entry.draft,
          `${entry.minutes}`,
        ]),
      }, style),
    ],
  });
}

/** What was said, fact by fact: the sheet that the founder went through, and the ground of every page. */
export function worksheetUnit(foundation: Foundation, style: TemplateStyle): Unit | null {
  const rows = factRows(foundation);
  if (rows.length === 0) return null;
  const facts = foundation.worksheet.filter(({ value }) => value !== "").length;
  return plainUnit({
    id: "worksheet",
    title: "The facts",
    headline: facts === 1
      ? "One more fact carries this strategy."
      : `${facts} more facts carry this strategy; change one, and what rests on it changes.`,
    atoms: plainTable({
      id: "worksheet/table",
      columns: ["fact", "as it was read"],
      rows,
    }, style),
  });
}

/** An empty column, to be filled in by hand. */
const WRITE_HERE = "your answer";

/** What nobody knows, the options that stand open, and the cheapest way to find out; with open contradictions. */
export function unknownsUnit(foundation: Foundation, style: TemplateStyle): Unit {
  const { unknowns, conflicts } = foundation;
  const open = conflicts.filter(({ settled }) => settled === null || settled.kept === "unknown");
  const hasOptions = unknowns.some(({ options }) => options.length > 0);
  const atoms: Atom[] = [
    ...plainTable({
      id: "unknowns/table",
      columns: ["not known", ...hasOptions ? ["it could be"] : [], "cheapest test", WRITE_HERE],
      rows: unknowns.map(({ what, options, test }) => [
        what,
        ...hasOptions ? [options.map(({ text }) => text).join(" Or: ")] : [],
        test,
        "",
      ]),
    }, style),
    ...plainTable({
      id: "unknowns/contradictions",
      title: "Two things that cannot both be true",
      columns: ["one side", "the other", WRITE_HERE],
      rows: open.map(({ a, b }) => [`“${a.quote}”`, `“${b.quote}”`, ""]),
    }, style),
  ];
  const things = unknowns.length === 1 ? "One thing is" : `${unknowns.length} things are`;
  return plainUnit({
    id: "unknowns",
    title: "What we do not know",
    headline: unknowns.length > 0
      ? `${things} not known yet, and each has a test that costs little.`
      : "Nothing is known to be missing.",
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
            <Caption>What the founder said</Caption>
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
      ? `The strategy rests on ${quotes.length} stretches of the founder's words and ${reading}.`
      : `The strategy rests on ${quotes.length} stretches of the founder's words; no source was read.`,
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
