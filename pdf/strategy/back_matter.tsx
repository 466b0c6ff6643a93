import { Link, View } from "@react-pdf/renderer";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import { semicolonIn } from "../../agents/sections/labels.ts";
import { calendarNote } from "../../agents/sections/calendar_note.ts";
import { listWords } from "../../agents/sections/entry_words.ts";
import { factRows } from "../../agents/sections/fact_rows.ts";
import type { Say } from "../../agents/sections/in_language.ts";
import { isUnspaced } from "../../agents/text/sentences.ts";
import { goalMonths } from "../../agents/sections/goal_months.ts";
import { openRows } from "../../agents/sections/open_rows.ts";
import { beginning, stretchesOf } from "../../agents/text/repetition.ts";
import { OpenQuestion } from "../blocks/OpenQuestion.tsx";
import { CalendarGrid } from "../charts/CalendarGrid.tsx";
import { Chart } from "../charts/Chart.tsx";
import type { Shift } from "../colour.ts";
import type { Atom, Unit } from "../layout/atoms.ts";
import { geometryOf } from "../layout/geometry.ts";
import type { TemplateStyle } from "../templates.ts";
import { hostOf, longDate } from "../text/evidence.ts";
import { Type } from "../text/Type.tsx";
import type { Theme } from "../theme.ts";
import { Caption } from "./Caption.tsx";
import { pictureScale } from "./context.ts";
import { plainUnit } from "./section_unit.tsx";
import { plainTable } from "./table_atoms.tsx";

function atom(part: { id: string; rank: number; noun: string; node: Atom["node"] }): Atom {
  return { ...part, gap: 11, keep: false };
}

function shortDay(iso: string, locale: string): string {
  return new Date(iso).toLocaleDateString(locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
}

/** The thirty days as a grid, and each entry with the words that can be posted as they stand. */
export function calendarUnit(foundation: Foundation, { style, say, locale }: Theme): Unit | null {
  const entries = foundation.calendar;
  const first = entries[0];
  if (!first) return null;
  const { content } = geometryOf(style);
  const words = listWords(entries, say);
  const note = calendarNote(foundation, say);
  const open = entries.filter((entry) => entry.open).length;
  const isAlike = new Set(entries.map((entry) => entry.minutes)).size === 1;
  const hours = Math.round(entries.reduce((sum, entry) => sum + entry.minutes, 0) / 6) / 10;
  return plainUnit({
    id: "calendar",
    title: say("The 30 days"),
    headline: say(
      `${entries.length - open} ready to post, ${open} left open${
        hours === 0 ? "" : isAlike ? `: ${first.minutes} minutes each, ${hours} hours` : `: ${hours} hours`
      }`,
    ),
    atoms: [
      ...(note === "" ? [] : [
        atom({ id: "calendar/note", rank: 0, noun: "notes", node: <Type face="text" size={9}>{note}</Type> }),
      ]),
      atom({
        id: "calendar/grid",
        rank: 0,
        noun: "pictures",
        node: (
          <CalendarGrid
            entries={entries}
            width={content.width}
            scale={pictureScale(style)}
            room={style.room}
          />
        ),
      }),
      ...plainTable({
        id: "calendar/list",
        worth: "used",
        toWriteIn: true,
        columns: ["", "", "", ...isAlike ? [] : [say("min")], say("result")],
        rows: entries.map((entry, at) => [
          shortDay(entry.date, locale),
          entry.channel,
          words[at] ?? "",
          ...isAlike ? [] : [entry.minutes === 0 ? "" : `${entry.minutes}`],
          "",
        ]),
      }, style),
    ],
  });
}

/** The goal month by month, with room for what is counted; null where it cannot be told. */
export function monthsUnit(foundation: Foundation, style: TemplateStyle, say: Say): Unit | null {
  const way = goalMonths(foundation);
  const first = way?.months[0];
  const last = way?.months.at(-1);
  if (way === null || first === undefined || last === undefined) return null;
  const { thing, months } = way;
  const counted = thing === null ? first.amount : `${first.amount}${isUnspaced(thing) ? "" : " "}${thing}`;
  return plainUnit({
    id: "months",
    title: say("Month by month"),
    headline: say(`${counted} by ${longDate(first.by)}, ${last.amount} by ${longDate(last.by)}`),
    atoms: plainTable({
      id: "months/table",
      worth: "used",
      toWriteIn: true,
      columns: ["", thing ?? say("to be there"), say("counted"), say("why")],
      rows: months.map(({ by, amount }) => [say(longDate(by)), say(amount), "", ""]),
    }, style),
  });
}

/** Two pages of lines to write on, shared out among the questions. */
const LINES_IN_ALL = 60;
const LEAST_LINES = 3;
const MOST_LINES = 6;

/** A long question by its first words, as contents have room for it. */
function begun(question: string): string {
  return stretchesOf(question).length === 0 ? question : `${beginning(question)}\u00A0…`;
}

/** What stands open, the heaviest first, with lines to write the answers on. */
export function openUnit(foundation: Foundation, style: TemplateStyle, say: Say): Unit | null {
  const rows = openRows(foundation);
  if (rows.length === 0) return null;
  const { content } = geometryOf(style);
  const shared = Math.floor(LINES_IN_ALL / rows.length);
  const lines = Math.min(MOST_LINES, Math.max(LEAST_LINES, shared));
  return plainUnit({
    id: "unknowns",
    title: say("What we do not know"),
    line: begun(rows[0]?.question ?? ""),
    atoms: rows.map((row, index) =>
      atom({
        id: `unknowns/${index}`,
        rank: 0,
        noun: "questions",
        node: <OpenQuestion row={row} number={index + 1} lines={lines} width={content.width} />,
      })
    ),
  });
}

/** Numbers and names as they were read with the founder's words for them, and the pages; null where there are none. */
export function sourcesUnit(foundation: Foundation, style: TemplateStyle, say: Say): Unit | null {
  const { content } = geometryOf(style);
  const { sources } = foundation;
  const rows = factRows(foundation, semicolonIn(say));
  if (sources.length === 0 && rows.length === 0) return null;
  const pages: Atom[] = sources.map((source, index) =>
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
            <Type face="label" size={7.8}>{source.failure ?? say(longDate(source.read_at))}</Type>
          </View>
        </View>
      ),
    })
  ).map((part, index) => ({ ...part, gap: index === 0 ? 14 : 3 }));
  const facts = plainTable({
    id: "facts",
    worth: "own",
    columns: ["", "", ""],
    rows: rows.map(({ label, value, quotes }) => [label, value, quotes.join(" · ")]),
  }, style);
  return plainUnit({
    id: "sources",
    title: say("Sources and quotes"),
    line: rows.length === 0 ? undefined : say(`${rows.length} facts`),
    atoms: [...facts, ...pages],
  });
}

/** The colours that had to move so that the document can be read, as a part of the visual direction. */
export function shiftsAtoms(shifts: Shift[], style: TemplateStyle, say: Say): Atom[] {
  return plainTable({
    id: "shifts",
    title: say("Darkened in this document, to be read"),
    columns: ["colour", "chosen", "used here", "why"].map(say),
    rows: shifts.map(({ key, from, to, why }) => [say(key), from, to, say(why)]),
  }, style).map((part) => ({ ...part, rank: 0.5 }));
}

/** The palette as picked, for a visual direction that carries no picture of its own. */
export function paletteAtom(foundation: Foundation, style: TemplateStyle, say: Say): Atom {
  const { content } = geometryOf(style);
  return atom({
    id: "visual_direction/palette",
    rank: 0,
    noun: "pictures",
    node: (
      <View style={{ width: content.width }}>
        <View style={{ marginBottom: 5 }}>
          <Caption>{say("The brand's colours and their contrast")}</Caption>
        </View>
        <Chart figure={{ kind: "palette", entries: foundation.palette }} width={content.width} />
      </View>
    ),
  });
}
