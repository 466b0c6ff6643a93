import type { FieldId } from "../../agents/domain/fields.ts";
import type { Foundation } from "../../agents/domain/foundation.ts";
import { fieldName } from "../text/evidence.ts";
import { answer } from "./material.ts";
import { type Slide, SLIDES } from "./slides.ts";
import { tellBusiness } from "./business_slides.ts";
import { tellPlan } from "./plan_slides.ts";
import { coverOf, tellStory } from "./story_slides.ts";
import { Teller } from "./teller.ts";

/** The answer without which a slide has nothing to say. */
const NEEDS: Record<string, FieldId> = {
  purpose: "identity.why",
  problem: "market.obstacle",
  solution: "difference.only",
  product: "offering.what",
  traction: "proof.best",
  model: "revenue.model",
  competition: "market.rivals",
  go_to_market: "channels.current",
  team: "pitch.team",
  milestones: "evolution.bet",
  ask: "evolution.next",
};

/** A slide whose founder has not answered says just that, and shows what would answer it. */
function honest(foundation: Foundation, slide: Slide): Slide {
  const field = NEEDS[slide.id];
  if (!field || answer(foundation, field) !== "" || slide.picture) return slide;
  const name = fieldName(field);
  const unknown = foundation.unknowns.find((each) => each.field === field);
  return {
    ...slide,
    headline: `This slide waits for one answer: ${name.charAt(0).toLowerCase()}${name.slice(1)}.`,
    body: [],
    picture: {
      kind: "cards",
      items: [{
        title: unknown?.what ?? name,
        text: unknown?.test ?? "Answer this question in the interview.",
      }],
    },
  };
}

/** The cover, and 11 to 14 slides: those that have nothing to show and may go are left out. */
export function composeSlides(foundation: Foundation): Slide[] {
  const teller = new Teller(foundation);
  const slides = [
    coverOf(foundation, teller),
    ...tellStory(foundation, teller),
    ...tellBusiness(foundation, teller),
    ...tellPlan(foundation, teller),
  ].map((slide) => honest(foundation, slide));
  const isBare = (slide: Slide) => slide.id !== "cover" && slide.picture === null;
  const dropped = [...slides.filter(isBare), ...slides.filter((slide) => slide.optional && !isBare(slide))]
    .slice(0, slides.length - SLIDES.least);
  return slides.filter((slide) => !dropped.includes(slide));
}
