import { View } from "@react-pdf/renderer";
import type { Block, Section } from "../../agents/domain/anchors.ts";
import type { Claim } from "../../agents/domain/claims.ts";
import { Closing } from "../blocks/Closing.tsx";
import { Points, Prose } from "../blocks/Prose.tsx";
import { Chart } from "../charts/Chart.tsx";
import { hasContent } from "../charts/has_content.ts";
import type { Atom, Unit } from "../layout/atoms.ts";
import { geometryOf } from "../layout/geometry.ts";
import type { TemplateStyle } from "../templates.ts";
import { Caption } from "./Caption.tsx";
import { BLOCK_GAP, type Context, newContext, nounOf, pictureScale } from "./context.ts";
import { ContinuedHead, InlineHead, PageHead } from "./Head.tsx";
import { tableAtoms } from "./table_atoms.tsx";
import { pictureRank, proseRank } from "./worth.ts";

// More than these would be too tall to move as one; what follows them stays behind them.
const CLAIMS_IN_A_PARAGRAPH = 8;
const POINTS_IN_A_LIST = 7;
const WIDE_FIGURES = new Set([
  "gantt",
  "lanes",
  "curve",
  "loop",
  "palette",
  "house",
  "bridge",
  "effort",
  "sliders",
]);

function chunk<T>(items: T[], size: number): T[][] {
  return Array.from(
    { length: Math.ceil(items.length / size) },
    (_, index) => items.slice(index * size, (index + 1) * size),
  );
}

function proseAtoms(block: Extract<Block, { kind: "paragraph" | "list" }>, context: Context): Atom[] {
  const list = block.kind === "list";
  const claims: Claim[] = list ? block.items : block.claims;
  const continued = {
    id: `${context.id}/prose/${context.number}/continued`,
    node: <Points claims={[]} first={0} />,
  };
  return chunk(claims, list ? POINTS_IN_A_LIST : CLAIMS_IN_A_PARAGRAPH).map((part, index) => {
    const first = context.number;
    context.number += part.length;
    const title = index === 0 ? block.title : undefined;
    const text = { title, claims: part, first };
    return {
      id: `${context.id}/prose/${first}`,
      node: list ? <Points {...text} /> : <Prose {...text} />,
      gap: index === 0 ? BLOCK_GAP : 2,
      keep: false,
      rank: proseRank(block.worth, first === 1) + index / 10,
      lead: index === 0 ? undefined : continued,
      noun: nounOf("sentences", context.title),
      count: part.length,
    };
  });
}

function figureAtoms(block: Extract<Block, { kind: "figure" }>, context: Context, isFirst: boolean): Atom[] {
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
        <Chart figure={block.figure} width={width} scale={pictureScale(context.style)} />
      </View>
    ),
    gap: BLOCK_GAP + 3,
    keep: false,
    rank: pictureRank(isFirst),
    noun: nounOf("pictures", block.title),
  }];
}

function blockAtoms(block: Block, context: Context, isFirst: boolean): Atom[] {
  if (block.title) context.title = block.title;
  switch (block.kind) {
    case "paragraph":
    case "list":
      return proseAtoms(block, context);
    case "table":
      return tableAtoms(block, context);
    case "figure":
      return figureAtoms(block, context, isFirst);
  }
}

/** A section of an anchor as a unit of the document: headline, blocks, choice. */
export function sectionUnit(section: Section, kicker: string, style: TemplateStyle): Unit {
  const context = newContext(section.id, style);
  const firstPicture = section.blocks.find((block) => block.kind === "figure");
  const atoms = section.blocks.flatMap((block) => blockAtoms(block, context, block === firstPicture));
  if (section.choice !== null) {
    const last = atoms.at(-1);
    if (last !== undefined) last.keep = true;
    atoms.push({
      id: `${section.id}/closing`,
      node: <Closing choice={section.choice} />,
      gap: BLOCK_GAP + 3,
      keep: false,
      rank: 0,
      noun: "choices",
    });
  }
  const head = { kicker, headline: section.headline };
  return {
    id: section.id,
    title: section.title,
    headline: section.headline.text,
    confidence: section.confidence.score,
    forced: false,
    head: {
      page: <PageHead {...head} />,
      inline: <InlineHead {...head} />,
      continued: <ContinuedHead kicker={head.kicker} />,
    },
    atoms,
  };
}

interface PlainUnit {
  id: string;
  title: string;
  /** What there is to say above it; the title alone where there is nothing. */
  headline?: string;
  /** What the contents say of it, where no headline does. */
  line?: string;
  atoms: Atom[];
}

/** A headed unit that is no section of an anchor: the thirty days, the unknowns, the sources. */
export function plainUnit(unit: PlainUnit): Unit {
  const { title, headline, line = "" } = unit;
  const head = {
    kicker: headline === undefined ? "" : title,
    headline: { text: headline ?? title, marks: [] },
  };
  return {
    id: unit.id,
    title,
    headline: headline ?? line,
    confidence: null,
    forced: true,
    head: {
      page: <PageHead {...head} />,
      inline: <InlineHead {...head} />,
      continued: <ContinuedHead kicker={title} />,
    },
    atoms: unit.atoms,
  };
}
