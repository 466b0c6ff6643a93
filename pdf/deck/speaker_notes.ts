import type { Block } from "../../agents/domain/anchors.ts";
import type { Claim, Mark } from "../../agents/domain/claims.ts";
import type { Foundation } from "../../agents/domain/foundation.ts";
import { KIND_NAMES, noteOf, SHAPES } from "../text/evidence.ts";
import type { Picture, Slide } from "./slides.ts";

const LONGEST = 12;

/**
 * What a slide's words and picture rest on, a line each, for whoever presents it: shape and kind first, as in every
 * document. A slide of which nothing rests on evidence says so.
 */
export function speakerNotes(foundation: Foundation, slide: Slide): string[] {
  const texts = [slide.headline, ...slide.body, ...textsOf(slide.picture)];
  const lines = new Set([
    ...claimsOf(foundation).filter(({ text }) => texts.includes(text)).flatMap(notesOfClaim),
    ...figureMarks(foundation, slide.picture).flatMap((mark) => lineOf(mark, { text: "", marks: [mark] })),
    ...foundation.facts.filter(({ text }) => texts.includes(text))
      .flatMap(({ mark }) => lineOf(mark, { text: "", marks: [mark] })),
    ...texts.flatMap((text) => saidLines(foundation, text)),
  ]);
  const head = `${slide.kicker}: ${slide.headline}`;
  const notes = [...lines].slice(0, LONGEST);
  return notes.length > 0
    ? [head, "What this rests on:", ...notes]
    : [head, "No evidence is on record for this slide: its words are a heading, or wait for an answer."];
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

function notesOfClaim(claim: Claim): string[] {
  return claim.marks.flatMap((mark) => lineOf(mark, claim));
}

function lineOf(mark: Mark, claim: Claim): string[] {
  const note = noteOf(mark, claim);
  return note === "" ? [] : [`${SHAPES[mark.kind]} ${KIND_NAMES[mark.kind]}. ${note}`];
}

/** Which answer each quoted stretch of a text was taken from. */
function saidLines({ answers }: Foundation, text: string): string[] {
  const quotes = [...text.matchAll(/“([^”]+)”/g)].flatMap(([, quote]) => quote ?? []);
  return quotes.flatMap((quote) => {
    const answer = Object.values(answers).find((each) => each.text.includes(quote));
    return answer ? [`${SHAPES.said} ${KIND_NAMES.said}. ${answer.label}: “${quote}”`] : [];
  });
}
