import type { Block } from "../../agents/domain/anchors.ts";
import type { Claim, Mark } from "../../agents/domain/claims.ts";
import type { Foundation } from "../../agents/domain/foundation.ts";
import type { NotedSlide, Picture, Slide } from "../../agents/domain/slides.ts";
import { noteOf } from "../text/evidence.ts";

export type Note = NotedSlide["notes"][number];

const MOST = 12;

/** What a slide's words and picture rest on, a line each: none where they rest on nothing that is on record. */
export function speakerNotes(foundation: Foundation, slide: Slide): Note[] {
  const texts = [slide.headline, ...slide.body, ...textsOf(slide.picture)];
  const marks = [
    ...claimsOf(foundation).filter(({ text }) => texts.includes(text)).flatMap(({ marks }) => marks),
    ...figureMarks(foundation, slide.picture),
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
    case "quote":
      return [picture.text];
    case "cards":
      return picture.items.flatMap(({ title, text }) => [title, text]);
    default:
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
    ...sections.map(({ headline }) => headline),
  ]);
}

function figureMarks(foundation: Foundation, picture: Picture | null): Mark[] {
  if (picture?.kind !== "figure") return [];
  const { figure } = picture;
  const drawn = blocksOf(foundation).find((block) =>
    block.kind === "figure" && block.figure.kind === figure.kind
  );
  return drawn?.kind === "figure" ? drawn.marks : [];
}

/** Which answer each quoted stretch of a text was taken from. */
function saidNotes({ answers }: Foundation, text: string): Note[] {
  const quotes = [...text.matchAll(/“([^”]+)”/g)].flatMap(([, quote]) => quote ?? []);
  return quotes.flatMap((quote) => {
    const answer = Object.values(answers).find((each) => each.text.includes(quote));
    return answer ? [{ kind: "said", text: `${answer.label}: “${quote}”` }] : [];
  });
}
