import type { Block } from "../../agents/domain/anchors.ts";
import type { Claim, Mark } from "../../agents/domain/claims.ts";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import type { NotedSlide, Picture, Slide } from "../../agents/domain/slides.ts";
import { noteOf } from "../text/evidence.ts";
import { countWords, spoken } from "./words.ts";

export type Note = NotedSlide["notes"][number];

const MOST = 12;
const LEAST_WORDS = 3;

/** What a slide's words and picture rest on, a line each: none where they rest on nothing that is on record. */
export function speakerNotes(foundation: Foundation, slide: Slide): Note[] {
  const texts = [slide.headline, ...slide.body, ...textsOf(slide.picture)];
  const marks = [
    ...claimsOf(foundation).filter(({ text }) => texts.includes(text)).flatMap(({ marks }) => marks),
    ...pictureMarks(foundation, slide),
    ...foundation.facts.filter(({ text }) => texts.includes(text)).map(({ mark }) => mark),
  ];
  const lines = [
    ...marks.map((mark) => ({ kind: mark.kind, text: noteOf(mark, { text: "", marks: [mark] }) })),
    ...texts.flatMap((text) => saidNotes(foundation, text)),
  ];
  return [...new Map(lines.map((line) => [line.text, line])).values()].slice(0, MOST);
}

function textsOf(picture: Picture | null): string[] {
  switch (picture?.kind) {
    case "numbers":
      return picture.items.map(({ value }) => value);
    case "bars":
      return picture.bars.map(({ said }) => said);
    case "quote":
      return [picture.text];
    case "cards":
      return picture.items.flatMap(({ title, text }) => [title, ...text.split("\n")]);
    case "figure":
      return picture.figure.kind === "bridge" ? [picture.figure.now, picture.figure.needed] : [];
    case undefined:
      return [];
  }
}

function blocksOf(foundation: Foundation): Block[] {
  return Object.values(foundation.anchors).flatMap(({ sections }) =>
    sections.flatMap(({ blocks }) => blocks)
  );
}

function claimsOf(foundation: Foundation): Claim[] {
  return Object.values(foundation.anchors).flatMap(({ sentence, sections }) => [
    ...sentence ? [sentence] : [],
    ...sections.flatMap(({ headline, blocks }) => [
      headline,
      ...blocks.flatMap((block) => block.kind === "paragraph" ? block.claims : []),
    ]),
  ]);
}

/** Which figure, or which table's column, a slide's bars were counted from. */
const BARS: Record<string, string> = {
  go_to_market: "effort",
  ask: "shares",
  market: "the market, counted",
};

function pictureMarks(foundation: Foundation, { id, picture }: Slide): Mark[] {
  if (picture?.kind !== "figure" && picture?.kind !== "bars") return [];
  const from = picture.kind === "figure" ? picture.figure.kind : BARS[id];
  const isIt = (block: Block) =>
    (block.kind === "figure" && block.figure.kind === from) ||
    (block.kind === "table" && from !== undefined && block.columns.includes(from));
  const block = blocksOf(foundation).findLast(isIt);
  if (block?.kind === "figure") return block.marks;
  return block?.kind === "table" ? block.rows.flatMap(({ marks }) => marks) : [];
}

/** Which answer each quoted stretch of a text was taken from, or the text itself where it quotes nothing. */
function saidNotes({ answers }: Foundation, text: string): Note[] {
  const quotes = [...text.matchAll(/“([^”]+)”/g)].flatMap(([, quote]) => quote ?? []);
  const words = quotes.length > 0 ? quotes : [text.replace(/\s?…$/u, "")];
  return words.filter((each) => countWords(each) >= LEAST_WORDS).flatMap((each) => {
    for (const { label, text: said } of Object.values(answers)) {
      const at = said.toLowerCase().indexOf(each.toLowerCase());
      const exact = said.slice(at, at + each.length);
      if (at !== -1 && spoken(exact) === spoken(each)) {
        return [{ kind: "said" as const, text: `${label}: “${exact}”` }];
      }
    }
    return [];
  });
}
