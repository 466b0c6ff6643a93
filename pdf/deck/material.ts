import type { Block, Section, SectionId } from "../../agents/domain/anchors.ts";
import type { Unknown } from "../../agents/domain/claims.ts";
import type { FieldId } from "../../agents/domain/fields.ts";
import type { Figure } from "../../agents/domain/figures.ts";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import { hasContent } from "../charts/has_content.ts";
import { signatureOf } from "./signature.ts";
import type { Picture } from "./slides.ts";
import type { Stat } from "./stats.ts";
import { countWords, forOutsiders, shorten, spoken } from "./words.ts";

const LONGEST_HEADLINE = 20;
const MOST_NUMBERS = 4;
const LONG_VALUE = 4;
/** How many words a card holds at 18 points, by how many cards stand side by side. */
const CARD_WORDS = [40, 40, 34, 26, 16];
const TITLE_WORDS = 8;
const LEAST_QUOTE = 3;

function sectionsOf(foundation: Foundation): Section[] {
  return Object.values(foundation.anchors).flatMap((anchor) => anchor.sections);
}

function sectionOf(foundation: Foundation, id: SectionId): Section | undefined {
  return sectionsOf(foundation).find((section) => section.id === id);
}

/** The first figure of the foundation of this kind. */
export function figureOf<Kind extends Figure["kind"]>(
  foundation: Foundation,
  kind: Kind,
  id?: SectionId,
): Extract<Figure, { kind: Kind }> | null {
  const isOfKind = (figure: Figure): figure is Extract<Figure, { kind: Kind }> => figure.kind === kind;
  const sections = sectionsOf(foundation).filter((section) => id === undefined || section.id === id);
  return sections.flatMap(figuresIn).find(isOfKind) ?? null;
}

function figuresIn(section: Section): Figure[] {
  return section.blocks.flatMap((block) =>
    block.kind === "figure" && hasContent(block.figure) ? [block.figure] : []
  );
}

/** The rows of a section's table that has a column of this name. */
export function rowsOf(foundation: Foundation, id: SectionId, column: string): string[][] {
  const isIt = (block: Block) => block.kind === "table" && block.columns.includes(column);
  const block = sectionOf(foundation, id)?.blocks.find(isIt);
  return block?.kind === "table" ? block.rows.map(({ cells }) => cells) : [];
}

/** The sentences of a section's paragraphs of this title. */
export function claimsOf(foundation: Foundation, id: SectionId, title: string): string[] {
  return (sectionOf(foundation, id)?.blocks ?? []).flatMap((block) =>
    block.kind === "paragraph" && block.title === title ? block.claims.map(({ text }) => text) : []
  );
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
  const isLong = stats.slice(0, MOST_NUMBERS).some(({ value }) => value.length > LONG_VALUE);
  const items = stats.slice(0, isLong ? MOST_NUMBERS - 1 : MOST_NUMBERS);
  return items.length > 0 ? { kind: "numbers", items } : null;
}

/** The founder's exact words, signed, as the picture of a slide. */
export function quotePicture(foundation: Foundation, text: string): Picture | null {
  return countWords(text) < LEAST_QUOTE ? null : { kind: "quote", text, by: signatureOf(foundation) };
}

/** Cards side by side, each cut to the words that stand on it at a size that can be read. */
export function cardsOf(items: { title: string; text: string }[], most = 3): Picture | null {
  const shown = items.slice(0, most);
  const words = CARD_WORDS[shown.length] ?? CARD_WORDS.at(-1) ?? 0;
  const cut = shown.map(({ title, text }) => {
    const head = title === "" ? "" : shorten(title, TITLE_WORDS);
    const lines = text.split("\n").map(spoken);
    const room = Math.max(6, Math.floor((words - countWords(head)) / lines.length));
    return { title: head, text: lines.map((line) => shorten(line, room)).join("\n") };
  });
  return cut.length > 0 ? { kind: "cards", items: cut } : null;
}

/** Texts on a card each; a single one stands alone and large. */
export function textsOf(texts: string[], most?: number): Picture | null {
  const [only] = texts;
  if (only !== undefined && texts.length === 1) return { kind: "quote", text: only, by: "" };
  return cardsOf(texts.map((text) => ({ title: "", text })), most);
}

const NO =
  /\bnot\b.{0,12}\b(?:rais|look)|\bno (?:round|raise)|^(?:\p{L}+,? ){0,2}(?:no|none|nothing|nein|não|non|nee)(?!\p{L})|kein\w* (?:Investor|Kapital|Geld)|sem investidores|pas de levée|しません/iu;

/** Whether a sentence only says that no money is asked for. */
export function refusesMoney(sentence: string): boolean {
  return NO.test(sentence);
}

/** Whether the founder asks for money: as the pitch anchor has it, or as an answer with a sum says itself. */
export function isRaising(foundation: Foundation): boolean {
  const text = answer(foundation, "pitch.raise");
  return rowsOf(foundation, "pitch_ask", "use").length > 0 || (/\d/.test(text) && !NO.test(text));
}

/** The sum asked for as the pitch anchor has it, else "". */
export function raiseOf(foundation: Foundation): string {
  return rowsOf(foundation, "pitch_ask", "use").find(([use]) => use === "in all")?.[1] ?? "";
}

const PLAIN_TEST = "Say it in one sentence, and ask three customers whether it is true.";

/** The cheapest test of what is not known, as the company says it to others. */
export function testOf(unknown: Unknown | undefined): string {
  const test = unknown?.test ?? "";
  return test === "" || /\byour\b/i.test(test) ? PLAIN_TEST : test.replace(/\byou\b/gi, "we");
}

/** Whether any of these fields is answered. */
export function has(foundation: Foundation, ...fields: FieldId[]): boolean {
  return fields.some((field) => answer(foundation, field) !== "");
}
