import { View } from "@react-pdf/renderer";
import type { Block, Section } from "../../agents/domain/anchors.ts";
import type { Claim } from "../../agents/domain/claims.ts";
import { ChoiceBox, ConfidenceLine } from "../blocks/ChoiceBox.tsx";
import { planColumns } from "../blocks/columns.ts";
import { Prose } from "../blocks/Prose.tsx";
import { MARKS_WIDTH, TableHead, TableRow } from "../blocks/Table.tsx";
import { Chart } from "../charts/Chart.tsx";
import { hasContent } from "../charts/has_content.ts";
import type { Atom, Unit } from "../layout/atoms.ts";
import { geometryOf } from "../layout/geometry.ts";
import type { TemplateStyle } from "../templates.ts";
import { withHosts } from "../text/evidence.ts";
import { Caption } from "./Caption.tsx";
import { ContinuedHead, InlineHead, PageHead } from "./Head.tsx";

const CLAIMS_IN_A_PARAGRAPH = 6;
const BLOCK_GAP = 11;
const WIDE_FIGURES = new Set(["gantt", "lanes", "curve", "loop", "palette", "house", "bridge"]);

/** Tables that the outline of the document names (craft, section 4): they give way after the others. */
const OUTLINED = /swap|\balternatives\b|\bgaps?\b|\bbets?\b|\bnot for\b/i;

interface Context {
  id: string;
  style: TemplateStyle;
  /** The number of the next sentence of the unit. */
  number: number;
}

function chunk<T>(items: T[], size: number): T[][] {
  return Array.from(
    { length: Math.ceil(items.length / size) },
    (_, index) => items.slice(index * size, (index + 1) * size),
  );
}

function proseAtoms(block: Extract<Block, { kind: "paragraph" | "list" }>, context: Context): Atom[] {
  const list = block.kind === "list";
  const claims: Claim[] = list ? block.items : block.claims;
  return chunk(claims, list ? 3 : CLAIMS_IN_A_PARAGRAPH).map((part, index) => {
    const first = context.number;
    context.number += part.length;
    const title = index === 0 ? block.title : undefined;
    return {
      id: `${context.id}/prose/${first}`,
      node: <Prose title={title} claims={part} first={first} list={list} />,
      gap: index === 0 ? BLOCK_GAP : 2,
      keep: false,
      rank: first === 1 ? 1 : 3,
      noun: "paragraphs",
    };
  });
}

/** A cell without the stars that mark emphasis on screens. */
function plain(cell: string): string {
  return cell.replace(/\*([^*]+)\*/g, "$1");
}

function tableAtoms(block: Extract<Block, { kind: "table" }>, context: Context): Atom[] {
  const { content, column } = geometryOf(context.style);
  const wide = block.columns.length > 3;
  const x = wide ? 0 : column.x;
  const inset = context.style.table === "banded" ? 5 : 0;
  const width = wide ? content.width : column.width;
  const rows = block.rows.map((row) => ({ ...row, cells: row.cells.map((cell) => withHosts(plain(cell))) }));
  const cells = rows.map((row) => row.cells);
  const plan = planColumns(block.columns, cells, width - MARKS_WIDTH - inset);
  const base = `${context.id}/table/${context.number}`;
  context.number += 1;
  const lead = {
    id: `${base}/head`,
    node: (
      <View style={{ marginLeft: x, width }}>
        <TableHead columns={block.columns} plan={plan} />
      </View>
    ),
  };
  return rows.map((row, index) => ({
    id: `${base}/${index}`,
    node: (
      <View style={{ marginLeft: x, width }}>
        {index === 0 && block.title && (
          <View style={{ marginBottom: 3 }}>
            <Caption>{block.title}</Caption>
          </View>
        )}
        {index === 0 && <TableHead columns={block.columns} plan={plan} />}
        <TableRow row={row} plan={plan} index={index} />
      </View>
    ),
    gap: index === 0 ? BLOCK_GAP : 0,
    keep: index === 0 && block.rows.length > 1,
    rank: (index < 2 ? 2.4 : 2.4 + index / 6) - (OUTLINED.test(block.title ?? "") ? 1.8 : 0),
    lead: index === 0 ? undefined : lead,
    noun: "table rows",
  }));
}

function figureAtoms(block: Extract<Block, { kind: "figure" }>, context: Context): Atom[] {
  if (!hasContent(block.figure)) return [];
  const { content, column } = geometryOf(context.style);
  const wide = WIDE_FIGURES.has(block.figure.kind);
  const width = wide ? content.width : column.width;
  const id = `${context.id}/figure/${context.number}`;
  context.number += 1;
  return [{
    id,
    node: (
      <View style={{ marginLeft: wide ? 0 : column.x, width }}>
        <View style={{ marginBottom: 5 }}>
          <Caption marks={block.marks}>{block.title}</Caption>
        </View>
        <Chart figure={block.figure} width={width} />
      </View>
    ),
    gap: BLOCK_GAP + 3,
    keep: false,
    rank: 0.6,
    noun: "pictures",
  }];
}

function blockAtoms(block: Block, context: Context): Atom[] {
  switch (block.kind) {
    case "paragraph":
    case "list":
      return proseAtoms(block, context);
    case "table":
      return tableAtoms(block, context);
    case "figure":
      return figureAtoms(block, context);
  }
}

/** A section of an anchor as a unit of the document: headline, blocks, choice, confidence. */
export function sectionUnit(section: Section, kicker: string, style: TemplateStyle): Unit {
  const context: Context = { id: section.id, style, number: 1 };
  const atoms = section.blocks.flatMap((block) => blockAtoms(block, context));
  if (section.note) {
    const claim: Claim = { text: section.note, marks: [] };
    atoms.push({
      id: `${section.id}/note`,
      node: <Prose claims={[claim]} first={context.number} />,
      gap: BLOCK_GAP,
      keep: false,
      rank: 4,
      noun: "notes",
    });
  }
  if (section.choice) {
    atoms.push({
      id: `${section.id}/choice`,
      node: <ChoiceBox choice={section.choice} />,
      gap: BLOCK_GAP + 3,
      keep: true,
      rank: 0,
      noun: "choices",
    });
  }
  atoms.push({
    id: `${section.id}/confidence`,
    node: <ConfidenceLine confidence={section.confidence} questions={section.open_questions} />,
    gap: BLOCK_GAP,
    keep: false,
    rank: 0,
    noun: "confidence lines",
  });
  const head = { kicker, headline: section.headline };
  return {
    id: section.id,
    title: section.title,
    forced: false,
    head: {
      page: <PageHead {...head} />,
      inline: <InlineHead {...head} />,
      continued: <ContinuedHead {...head} />,
    },
    atoms,
  };
}

/** A headed unit that is no section of an anchor: the thirty days, the unknowns, the sources. */
export function plainUnit(unit: { id: string; title: string; headline: string; atoms: Atom[] }): Unit {
  const head = { kicker: unit.title, headline: { text: unit.headline, marks: [] } };
  return {
    id: unit.id,
    title: unit.title,
    forced: true,
    head: {
      page: <PageHead {...head} />,
      inline: <InlineHead {...head} />,
      continued: <ContinuedHead {...head} />,
    },
    atoms: unit.atoms,
  };
}

/** A table of a unit that is no section, row by row. */
export function plainTable(
  table: { id: string; title?: string; columns: string[]; rows: string[][] },
  style: TemplateStyle,
): Atom[] {
  const context: Context = { id: table.id, style, number: 1 };
  const rows = table.rows.map((cells) => ({ cells, marks: [] }));
  return tableAtoms({ kind: "table", title: table.title, columns: table.columns, rows }, context);
}
