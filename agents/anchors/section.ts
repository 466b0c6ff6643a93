import {
  anchorOfSection,
  type Block,
  type Choice,
  type Row,
  type Section,
  type SectionId,
  sectionTitle,
} from "../domain/anchors.ts";
import type { Claim, Mark } from "../domain/claims.ts";
import type { Figure } from "../domain/figures.ts";
import { isExactIn, wordCount } from "../text/text.ts";
import { confidenceOf } from "../ledger/confidence.ts";

/** A sentence and what it rests on. */
export function claim(text: string, ...marks: Mark[]): Claim {
  return { text, marks };
}

/** Sentences in a row, under an optional label that claims nothing. */
export function paragraph(claims: Claim[], title?: string): Block {
  return title === undefined ? { kind: "paragraph", claims } : { kind: "paragraph", title, claims };
}

/** Sentences one beneath the other. */
export function list(items: Claim[], title?: string): Block {
  return title === undefined ? { kind: "list", items } : { kind: "list", title, items };
}

/** Rows of which each carries its own marks. */
export function table(columns: string[], rows: Row[], title?: string): Block {
  return title === undefined ? { kind: "table", columns, rows } : { kind: "table", title, columns, rows };
}

/** Cells in the order of the columns, and what the row rests on. */
export function row(cells: string[], ...marks: Mark[]): Row {
  return { cells, marks };
}

/** A picture as data. */
export function figure(title: string, data: Figure, ...marks: Mark[]): Block {
  return { kind: "figure", title, figure: data, marks };
}

/**
 * Exact words between “ and ”, closed with a full stop if they have none. Given the text they come from, a cut in
 * the middle of a sentence is shown by … outside of the marks.
 */
export function quoted(quote: string, whole?: string): string {
  const bare = withCutsShown(quote, whole);
  return /[.!?…。！？؟]['’"”»」)]*[”]$/u.test(bare) || bare.endsWith("…") ? bare : `${bare}.`;
}

/** The same without the closing full stop, for table cells and the middle of a line. */
export function cell(quote: string, whole?: string): string {
  return withCutsShown(quote, whole);
}

/** What marks an item of a list, right before a quote that begins with the item. */
const LIST_MARK = /(?<=^|\n|\s)(?:[-–—•*·▪◦‣]|\(?\d{1,2}[.)])\s+$/u;

function withCutsShown(quote: string, whole: string | undefined): string {
  if (whole === undefined || !isExactIn(quote, whole)) return `“${quote}”`;
  const at = whole.indexOf(quote);
  const before = whole.slice(0, at).replace(LIST_MARK, "").replace(/[^\S\n]+$/u, "");
  const after = whole.slice(at + quote.length).replace(/^[^\S\n]+/u, "");
  const startsInside = before !== "" && !before.endsWith("\n") && !/[.!?…。！？؟:'‘“"(]$/u.test(before);
  const endsInside = after !== "" && !after.startsWith("\n") && !/[.!?…。！？؟]['’"”»」)]*$/u.test(quote) &&
    !/^[.!?…。！？؟'’”"]/u.test(after);
  return `${startsInside ? "… " : ""}“${quote}”${endsInside ? " …" : ""}`;
}

/** What stands where a number is missing, and where it would come from. Carries an assumption mark as its test. */
export const NEEDS_NUMBER = "*Needs your number*";

/** The words for the question that would bring a missing number. */
export function needsNumber(question: string): string {
  return `${NEEDS_NUMBER}: ${question}`;
}

/** What a writer hands in; title, anchor and confidence follow from it. */
interface SectionDraft {
  id: SectionId;
  headline: Claim;
  blocks: Block[];
  choice: Choice | null;
  /** Unknowns and open contradictions the choice rests on: each takes 0.10. */
  deductions?: string[];
  raisedBy: string;
  openQuestions: string[];
}

/** A finished section of the built-in strategist, its confidence computed from its marks. */
export function buildSection(draft: SectionDraft): Section {
  const { id, headline, choice } = draft;
  const blocks = withinWords(draft.blocks).filter((block) => !isEmpty(block));
  const deductions = [...new Set(draft.deductions ?? [])];
  return {
    id,
    anchor: anchorOfSection(id),
    title: sectionTitle(id),
    headline,
    blocks,
    choice,
    confidence: confidenceOf({
      marks: marksOf({ headline, blocks, choice }),
      deductions,
      raisedBy: raisedBy(draft.raisedBy),
    }),
    open_questions: [...new Set(draft.openQuestions)],
    written_by: "builtin",
    note: null,
  };
}

/** A sentence of its own, however it was put: a question is what an answer to would raise it. */
function raisedBy(text: string): string {
  if (/^raised by/iu.test(text)) return text;
  return text.endsWith("?") ? `Raised by an answer to this: ${text}` : `Raised by ${text}.`;
}

/** What a headline and the body of a section hold at most (craft, section 3). */
export const HEADLINE_WORDS = 18;
export const BODY_WORDS = 350;

/** The first of these sentences that a headline has room for. */
export function fitting(...sentences: string[]): string {
  return sentences.find((sentence) => wordCount(sentence) <= HEADLINE_WORDS) ?? sentences.at(-1) ?? "";
}

/** Leaves out sentences that would make the body too long; tables and pictures are not counted. */
function withinWords(blocks: Block[]): Block[] {
  let words = 0;
  const fits = ({ text }: Claim) => {
    const room = words + wordCount(text) <= BODY_WORDS;
    if (room) words += wordCount(text);
    return room;
  };
  return blocks.map((block) => {
    if (block.kind === "paragraph") return { ...block, claims: block.claims.filter(fits) };
    return block.kind === "list" ? { ...block, items: block.items.filter(fits) } : block;
  });
}

/** Every mark of a section, in reading order. */
export function marksOf(section: Pick<Section, "headline" | "blocks" | "choice">): Mark[] {
  return [...section.headline.marks, ...section.blocks.flatMap(blockMarks), ...(section.choice?.marks ?? [])];
}

function blockMarks(block: Block): Mark[] {
  switch (block.kind) {
    case "paragraph":
      return block.claims.flatMap((each) => each.marks);
    case "list":
      return block.items.flatMap((each) => each.marks);
    case "table":
      return block.rows.flatMap((each) => each.marks);
    case "figure":
      return block.marks;
  }
}

/** True for a block in which nothing is left to print. */
export function isEmpty(block: Block): boolean {
  if (block.kind === "paragraph") return block.claims.length === 0;
  if (block.kind === "list") return block.items.length === 0;
  return block.kind === "table" && block.rows.length === 0;
}

/** Words of a section outside its tables and pictures. */
export function bodyWords(section: Pick<Section, "blocks">): number {
  return section.blocks.reduce((sum, block) => {
    if (block.kind === "paragraph") {
      return sum + block.claims.reduce((words, each) => words + wordCount(each.text), 0);
    }
    if (block.kind === "list") {
      return sum + block.items.reduce((words, each) => words + wordCount(each.text), 0);
    }
    return sum;
  }, 0);
}
