import type { Block, Section, SectionId } from "../../agents/domain/anchors.ts";
import type { FieldId } from "../../agents/domain/fields.ts";
import type { Figure } from "../../agents/domain/figures.ts";
import type { Foundation } from "../../agents/domain/foundation.ts";
import { hasContent } from "../charts/has_content.ts";
import type { Picture } from "./slides.ts";
import type { Stat } from "./stats.ts";
import { countWords, forOutsiders } from "./words.ts";

const LONGEST_HEADLINE = 20;
const MOST_CARDS = 4;
const LONG_VALUE = 4;

function sectionsOf(foundation: Foundation): Section[] {
  return Object.values(foundation.anchors).flatMap((anchor) => anchor.sections);
}

function sectionOf(foundation: Foundation, id: SectionId): Section | undefined {
  return sectionsOf(foundation).find((section) => section.id === id);
}

/** The first figure of the foundation of one of these kinds, in the order of the kinds. */
export function figureOf(foundation: Foundation, ...kinds: Figure["kind"][]): Picture | null {
  const figures = sectionsOf(foundation).flatMap((section) => figuresIn(section));
  for (const kind of kinds) {
    const figure = figures.find((candidate) => candidate.kind === kind);
    if (figure) return { kind: "figure", figure };
  }
  return null;
}

/** The first figure of a section. */
export function figureIn(foundation: Foundation, id: SectionId): Picture | null {
  const [figure] = figuresIn(sectionOf(foundation, id));
  return figure ? { kind: "figure", figure } : null;
}

function figuresIn(section: Section | undefined): Figure[] {
  return (section?.blocks ?? []).flatMap((block) =>
    block.kind === "figure" && hasContent(block.figure) ? [block.figure] : []
  );
}

/** Everybody on the map, as long as somebody else than the founder stands there. */
export function mapOf(foundation: Foundation): Picture | null {
  const picture = figureOf(foundation, "map");
  const isMap = picture?.kind === "figure" && picture.figure.kind === "map";
  return isMap && picture.figure.kind === "map" && picture.figure.points.length > 1 ? picture : null;
}

/** The rows of a section's table that has a column of this name. */
export function rowsOf(foundation: Foundation, id: SectionId, column: string): string[][] {
  const isIt = (block: Block) => block.kind === "table" && block.columns.includes(column);
  const block = sectionOf(foundation, id)?.blocks.find(isIt);
  return block?.kind === "table" ? block.rows.map(({ cells }) => cells) : [];
}

/** A text as far as it can be said to who reads a deck, else "". */
export function usable(text: string): string {
  const told = text === "" ? null : forOutsiders(text);
  return told !== null && countWords(told) <= LONGEST_HEADLINE ? told : "";
}

/** A section's own headline, as far as it can be said to who reads a deck, else "". */
export function headlineOf(foundation: Foundation, id: SectionId): string {
  return usable(sectionOf(foundation, id)?.headline.text ?? "");
}

/** The founder's standing answer to a field, or "". */
export function answer(foundation: Foundation, field: FieldId): string {
  return foundation.answers[field]?.text ?? "";
}

/** Up to four short numbers, or three long ones, as the picture of a slide. */
export function numbersOf(stats: Stat[]): Picture | null {
  const isLong = stats.slice(0, MOST_CARDS).some(({ value }) => value.length > LONG_VALUE);
  const items = stats.slice(0, isLong ? MOST_CARDS - 1 : MOST_CARDS);
  return items.length > 0 ? { kind: "numbers", items } : null;
}

/** Words as the picture of a slide. */
export function quotePicture(foundation: Foundation, text: string): Picture | null {
  return text === "" ? null : { kind: "quote", text, by: foundation.founder || foundation.company };
}

/** Texts on a card each; a single one stands as a quote. */
export function cardsOf(foundation: Foundation, texts: string[], form?: "steps"): Picture | null {
  const [only] = texts;
  if (only !== undefined && texts.length === 1) return quotePicture(foundation, only);
  const items = texts.slice(0, MOST_CARDS).map((text) => ({ title: "", text }));
  return items.length > 0 ? { kind: "cards", items, ...(form ? { form } : {}) } : null;
}

const NO =
  /\bnot\b.{0,12}\brais|\bno (?:round|raise)|^(?:no|none|nothing|nein|não|non|nee)(?!\p{L})|kein\w* (?:Investor|Kapital|Geld)|sem investidores|pas de levée|しません/iu;

/** Whether the founder asks for money: as the pitch anchor has it, or as the answer itself says. */
export function isRaising(foundation: Foundation): boolean {
  const text = answer(foundation, "pitch.raise");
  if (text === "") return false;
  const section = sectionOf(foundation, "pitch_ask");
  const hasUses = section?.blocks.some((block) => block.kind === "table" && block.columns.includes("use"));
  return hasUses ? rowsOf(foundation, "pitch_ask", "use").length > 0 : !NO.test(text);
}

/** Whether any of these fields is answered. */
export function has(foundation: Foundation, ...fields: FieldId[]): boolean {
  return fields.some((field) => answer(foundation, field) !== "");
}
