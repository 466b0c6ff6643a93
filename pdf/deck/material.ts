import type { Section, SectionId } from "../../agents/domain/anchors.ts";
import type { FieldId } from "../../agents/domain/fields.ts";
import type { Figure } from "../../agents/domain/figures.ts";
import type { Foundation } from "../../agents/domain/foundation.ts";
import { hasContent } from "../charts/has_content.ts";
import { fieldName } from "../text/evidence.ts";
import { BODY_WORDS, type Picture } from "./slides.ts";
import { countWords, forOutsiders, quoteStart, sentencesOf } from "./words.ts";

const LONGEST_HEADLINE = 20;

function sectionsOf(foundation: Foundation): Section[] {
  return Object.values(foundation.anchors).flatMap((anchor) => anchor.sections);
}

/** The first figure of the foundation of one of these kinds, in the order of the kinds. */
export function figureOf(foundation: Foundation, ...kinds: Figure["kind"][]): Picture | null {
  const figures = sectionsOf(foundation).flatMap((section) =>
    section.blocks.flatMap((block) =>
      block.kind === "figure" && hasContent(block.figure) ? [block.figure] : []
    )
  );
  for (const kind of kinds) {
    const figure = figures.find((candidate) => candidate.kind === kind);
    if (figure) return { kind: "figure", figure };
  }
  return null;
}

/** A text as far as it can be said to who reads a deck, else the other one. */
export function usable(text: string, otherwise: string): string {
  const told = text === "" ? null : forOutsiders(text);
  return told !== null && countWords(told) <= LONGEST_HEADLINE ? told : otherwise;
}

/** A section's own headline, as far as it can be said to who reads a deck. */
export function headlineOf(foundation: Foundation, id: SectionId, otherwise: string): string {
  return usable(sectionsOf(foundation).find((section) => section.id === id)?.headline.text ?? "", otherwise);
}

/** The founder's standing answer to a field, or "". */
export function answer(foundation: Foundation, field: FieldId): string {
  return foundation.answers[field]?.text ?? "";
}

const NUMBER = /\d+(?:[.,:]\d+)*/g;

/** Only sentences whose numbers all stand in the fact table: a corrected number is said nowhere again. */
function known(foundation: Foundation): (sentence: string) => boolean {
  const numbers = new Set(foundation.facts.flatMap((fact) => [fact.value, ...fact.text.match(NUMBER) ?? []]));
  return (sentence) => (sentence.match(NUMBER) ?? []).every((number) => numbers.has(number));
}

/** Exact words of an answer, at most so many, whose numbers all stand in the fact table; else "". */
export function quoteOf(foundation: Foundation, field: FieldId, most: number): string {
  return quoteStart(answer(foundation, field), most, known(foundation));
}

/** The founder's words on a field, or a plain line that they are missing. */
export function words(foundation: Foundation, field: FieldId, most = BODY_WORDS): string[] {
  const quote = quoteOf(foundation, field, most);
  return quote === "" ? [`Needs an answer: ${fieldName(field)}.`] : [quote];
}

/** Where a number stands in a text as a number of its own, not inside of a longer one. */
function placeOf(value: string, text: string): number {
  const escaped = value.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const place = text.search(new RegExp(`(?<![\\d.,])${escaped}(?![\\d])`));
  return place === -1 ? text.length : place;
}

/** Up to four numbers of these answers, in the order in which they were said. */
export function numbersOf(foundation: Foundation, ...fields: FieldId[]): Picture | null {
  const facts = fields.flatMap((field) => {
    const text = answer(foundation, field);
    return foundation.facts.filter((fact) => fact.field === field)
      .toSorted((a, b) => placeOf(a.value, text) - placeOf(b.value, text));
  });
  const items = facts.filter((fact, index) => facts.findIndex(({ value }) => value === fact.value) === index)
    .slice(0, 4).map((fact) => ({ value: fact.text, label: fieldName(fact.field) }));
  return items.length > 0 ? { kind: "numbers", items } : null;
}

/** An answer's words as the picture of a slide. */
export function quotePicture(foundation: Foundation, field: FieldId, most = 34): Picture | null {
  const text = quoteOf(foundation, field, most);
  return text === "" ? null : { kind: "quote", text, by: foundation.founder || foundation.company };
}

/** An answer's sentences, each on a card. */
export function cardsOf(foundation: Foundation, field: FieldId): Picture | null {
  const sentences = sentencesOf(answer(foundation, field)).filter(known(foundation)).slice(0, 4);
  const items = sentences.map((sentence) => ({ title: "", text: quoteStart(sentence, 18) }));
  return items.length > 0 ? { kind: "cards", items } : null;
}

/** What is not known, each with its test. */
export function risksOf(foundation: Foundation): Picture | null {
  const items = foundation.unknowns.slice(0, 4).map(({ what, test }) => ({
    title: forOutsiders(what) ?? what,
    text: test,
  }));
  return items.length > 0 ? { kind: "cards", items } : null;
}

/** The messaging house with a roof that an outsider can read. */
export function houseOf(foundation: Foundation): Picture | null {
  const picture = figureOf(foundation, "house");
  if (picture?.kind !== "figure" || picture.figure.kind !== "house") return null;
  return {
    kind: "figure",
    figure: { ...picture.figure, roof: usable(picture.figure.roof, foundation.company) },
  };
}

/** Whether the founder asks for money. */
export function isRaising(foundation: Foundation): boolean {
  const text = answer(foundation, "pitch.raise");
  return text !== "" &&
    !/\bnot\b.{0,12}\brais|\bno (?:round|raise)|\bnicht\b|\bnão\b|\bne .* pas\b/i.test(text);
}

/** What the slide about money says, true to what was answered. */
export function askLine(foundation: Foundation): string {
  if (answer(foundation, "pitch.raise") === "") {
    return "This is what comes next; whether money is asked for is not said yet.";
  }
  return isRaising(foundation)
    ? "This is what is asked for, and what it is for."
    : "No money is asked for; this is what comes next.";
}

/** Whether any of these fields is answered. */
export function has(foundation: Foundation, ...fields: FieldId[]): boolean {
  return fields.some((field) => answer(foundation, field) !== "");
}
