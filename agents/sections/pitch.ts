import type { Block, Section, SectionId } from "../domain/anchors.ts";
import type { SlidePart } from "../strategy/deck.ts";
import { inference } from "../ledger/marks.ts";
import { claim } from "../ledger/words.ts";
import { paragraph } from "./blocks.ts";
import { sectionFrom } from "./section.ts";

type PitchSection = Extract<SectionId, `pitch_${string}`>;

/** Which slides stand in which section of the pitch. */
const SLIDES_OF: Record<PitchSection, string[]> = {
  pitch_story: ["cover", "purpose", "problem", "why_now", "solution", "product"],
  pitch_evidence: ["traction", "market", "model", "competition", "go_to_market"],
  pitch_ask: ["team", "milestones", "ask", "risks"],
};

/** The deck as the three sections of the pitch: a slide a paragraph, its headline first. */
export function pitchSections(deck: SlidePart[]): Section[] {
  return (["pitch_story", "pitch_evidence", "pitch_ask"] as const).map((id) => {
    const slides = deck.filter((slide) => SLIDES_OF[id].includes(slide.id));
    const headline = slides.find((slide) => slide.id !== "cover")?.headline ??
      claim("Nothing was said for this part of the pitch.", inference([id]));
    return sectionFrom(id, { headline, choice: null, unknowns: [] }, slides.map(blockOf));
  });
}

function blockOf({ kicker, headline, body, picture, picture_marks }: SlidePart): Block {
  const shown = pictureTexts(picture).map((text) => claim(text, ...picture_marks));
  return paragraph([headline, ...body, ...shown], kicker);
}

function pictureTexts(picture: SlidePart["picture"]): string[] {
  switch (picture?.kind) {
    case "numbers":
      return picture.items.map(({ value, label }) => `${value}: ${label}.`);
    case "bars":
      return picture.bars.map(({ name, said }) => `${name}: ${said}.`);
    case "quote":
      return [picture.text];
    case "cards":
      return picture.items.map(({ title, text }) => [title, text].filter((words) => words !== "").join(": "));
    case "figure":
      return picture.figure.kind === "bridge" ? [picture.figure.now, picture.figure.needed] : [];
    case undefined:
      return [];
  }
}
