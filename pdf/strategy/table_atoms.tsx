import { View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { Block } from "../../agents/domain/anchors.ts";
import { type ColumnPlan, planColumns, widthInCharacters } from "../blocks/columns.ts";
import { MARKS_WIDTH, TableHead, TableRow } from "../blocks/Table.tsx";
import { bandsOf, readsTurned } from "../blocks/turn.ts";
import { TurnedTable } from "../blocks/TurnedTable.tsx";
import type { Atom } from "../layout/atoms.ts";
import { geometryOf } from "../layout/geometry.ts";
import type { TemplateStyle } from "../templates.ts";
import { withHosts } from "../text/evidence.ts";
import { Caption } from "./Caption.tsx";
import { BLOCK_GAP, type Context, newContext, nounOf } from "./context.ts";
import { type RankedTable, rowRank } from "./worth.ts";

type TableBlock = Extract<Block, { kind: "table" }>;

// Characters of a row from which three or four columns take the page's whole width.
const LONG_ROWS: Record<number, number> = { 3: 130, 4: 84 };
// Rows of a table that no page divides, of one that is left out whole or not at all, and the least of a longer one.
const TOGETHER = 3;
const SHORT_TABLE = 5;
const LEAST_ROWS = 3;
const COUNTED = /\b(three|four|five|six|seven|eight|nine|ten|twelve)\b/i;

/** Points of a row to write in by hand. */
const WRITTEN_ROW = 24;

interface Laid {
  block: TableBlock;
  /** Points of a row that is written in by hand; 0 where none is. */
  written: number;
  base: string;
  ranked: RankedTable;
  x: number;
  width: number;
  plan: ColumnPlan;
}

/** A cell without the stars that mark emphasis on screens, and addresses as hosts. */
function printed(cell: string): string {
  return withHosts(cell.replace(/\*([^*]+)\*/g, "$1"));
}

function isWide({ columns, rows }: TableBlock): boolean {
  if (columns.length > 4) return true;
  const long = LONG_ROWS[columns.length];
  return long !== undefined && rows.some(({ cells }) => widthInCharacters(cells.join("")) > long);
}

function layTable(block: TableBlock, context: Context): Laid {
  const { content, column } = geometryOf(context.style);
  const wide = context.plain || isWide(block);
  const x = wide ? 0 : column.x;
  const width = wide ? content.width : column.width;
  const inset = context.style.table === "banded" ? 5 : 0;
  const cells = block.rows.map((row) => row.cells);
  const plan = planColumns(block.columns, cells, {
    width: width - MARKS_WIDTH - inset,
    largest: context.style.tableSize,
  });
  const ranked = { worth: block.worth, isFirst: context.tables === 0 };
  return {
    block,
    written: context.toWriteIn ? WRITTEN_ROW * (context.style.room ?? 1) : 0,
    base: `${context.id}/table/${context.number}`,
    ranked,
    x,
    width,
    plan,
  };
}

function Titled({ laid, title, children }: { laid: Laid; title?: string; children: ReactNode }) {
  const { x, width } = laid;
  return (
    <View style={{ marginLeft: x, width }}>
      {title && (
        <View style={{ marginBottom: 3 }}>
          <Caption>{title}</Caption>
        </View>
      )}
      {children}
    </View>
  );
}

function turnedAtoms(laid: Laid, noun: string): Atom[] {
  const { block, width } = laid;
  return bandsOf(block.rows).map((rows, index) => ({
    id: `${laid.base}/band/${index}`,
    node: (
      <Titled laid={laid} title={index === 0 ? block.title : undefined}>
        <TurnedTable columns={block.columns} rows={rows} width={width} />
      </Titled>
    ),
    gap: index === 0 ? BLOCK_GAP : 7,
    keep: false,
    rank: rowRank(laid.ranked, index),
    noun,
    count: rows.length,
  }));
}

/** Whether a row must not be the last of its page: no row stands alone, and a table of few stands together. */
function isKept(index: number, rows: number): boolean {
  if (index === rows - 1) return false;
  return rows <= TOGETHER || index === 0 || index === rows - 2;
}

/** How many of its first rows a table cannot do without: all of a short one and of one whose title counts them. */
function leastRows({ title = "", rows }: TableBlock): number {
  return rows.length <= SHORT_TABLE || COUNTED.test(title) ? rows.length : LEAST_ROWS;
}

function rowAtoms(laid: Laid, noun: string): Atom[] {
  const { block, plan, base } = laid;
  const isHeaded = block.columns.some((column) => column !== "");
  const head = isHeaded && <TableHead columns={block.columns} plan={plan} />;
  const lead = isHeaded || block.title
    ? { id: `${base}/head`, node: <Titled laid={laid} title={block.title}>{head}</Titled> }
    : undefined;
  const least = leastRows(block);
  return block.rows.map((row, index) => ({
    id: `${base}/${index}`,
    bundle: index < least ? base : undefined,
    node: (
      <Titled laid={laid} title={index === 0 ? block.title : undefined}>
        {index === 0 && head}
        <TableRow row={row} plan={plan} index={index} leastHeight={laid.written} />
      </Titled>
    ),
    gap: index === 0 ? BLOCK_GAP : 0,
    keep: isKept(index, block.rows.length),
    rank: rowRank(laid.ranked, index),
    lead: index === 0 ? undefined : lead,
    noun,
  }));
}

/** A table as rows that may be cut one by one, or turned in bands of four where its rows are too wide to read. */
export function tableAtoms(table: TableBlock, context: Context): Atom[] {
  const rows = table.rows.map((row) => ({ ...row, cells: row.cells.map(printed) }));
  const laid = layTable({ ...table, rows }, context);
  context.number += 1;
  context.tables += 1;
  const named = table.title || table.columns[0];
  const noun = named ? nounOf("table rows", named) : "table rows";
  return !context.toWriteIn && readsTurned(rows.map(({ cells }) => cells), laid.plan, laid.width)
    ? turnedAtoms(laid, noun)
    : rowAtoms(laid, noun);
}

/** A table of a unit that is no section, row by row. */
export function plainTable(
  { id, rows, toWriteIn = false, ...table }: Pick<TableBlock, "title" | "columns" | "worth"> & {
    id: string;
    rows: string[][];
    /** Rows as high as handwriting needs. */
    toWriteIn?: boolean;
  },
  style: TemplateStyle,
): Atom[] {
  const context = { ...newContext(id, style), plain: true, toWriteIn };
  return tableAtoms({ ...table, kind: "table", rows: rows.map((cells) => ({ cells, marks: [] })) }, context);
}
