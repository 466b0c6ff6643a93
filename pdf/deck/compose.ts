import type { FieldId } from "../../agents/domain/fields.ts";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import { fieldName } from "../text/evidence.ts";
import { answer, cardsOf, testOf, textsOf } from "./material.ts";
import { type Slide, SLIDES } from "./slides.ts";
import { tellBusiness } from "./business_slides.ts";
import { tellPlan } from "./plan_slides.ts";
import { coverOf, tellStory } from "./story_slides.ts";
import { Teller } from "./teller.ts";
import { countWords, labelled, sentencesOf, shorten, spoken } from "./words.ts";

/** A slide that nothing was said for: what it admits, and the answers it waits for, its own first. */
const OPEN: Record<string, { admits: string; fields: [FieldId, ...FieldId[]] }> = {
  purpose: { admits: "Why the company exists is not written down yet.", fields: ["identity.why"] },
  problem: {
    admits: "The one thing in the way of these customers is not known yet.",
    fields: ["market.obstacle", "customer.trigger_barrier"],
  },
  solution: {
    admits: "What only this company would do is not decided yet.",
    fields: ["difference.only", "offering.what"],
  },
  traction: { admits: "No proof is claimed, because none was found yet.", fields: ["proof.best"] },
  model: { admits: "The price is not set yet.", fields: ["revenue.model"] },
  competition: {
    admits: "Who else these customers would go to is not known yet.",
    fields: ["market.rivals", "company.stage_region"],
  },
  go_to_market: {
    admits: "Where customers come from is not counted yet.",
    fields: ["channels.current", "channels.capacity"],
  },
  team: { admits: "Who does the work is not written down yet.", fields: ["pitch.team"] },
  milestones: { admits: "There is no bet yet that could be lost.", fields: ["evolution.bet"] },
  ask: { admits: "What comes next is open.", fields: ["evolution.next", "goal.twelve_months"] },
};

/** A slide whose founder has not answered says just that, and shows the cheapest test that would answer it. */
function honest(foundation: Foundation, slide: Slide): Slide {
  const open = OPEN[slide.id];
  if (!open || countWords(answer(foundation, open.fields[0])) > 1 || slide.picture) return slide;
  const items = open.fields.filter((field) => countWords(answer(foundation, field)) < 2).map((field) => ({
    title: labelled(fieldName(field)),
    text: testOf(foundation.unknowns.find((unknown) => unknown.field === field)),
  }));
  return { ...slide, headline: open.admits, body: [], picture: cardsOf(items) };
}

/** The cover, and 11 to 14 slides: those that have nothing to show and may go are left out. */
export function composeSlides(foundation: Foundation): Slide[] {
  const teller = new Teller(foundation);
  const slides = [
    coverOf(foundation, teller),
    ...tellStory(foundation, teller),
    ...tellBusiness(foundation, teller),
    ...tellPlan(foundation, teller),
  ].map((slide) => honest(foundation, slide)).map((slide) => {
    const words = slide.picture === null && slide.id !== "cover" ? plainWords(foundation, slide) : "";
    return words !== "" && teller.maySay(words) ? { ...slide, picture: textsOf([words]) } : slide;
  });
  const isBare = (slide: Slide) => slide.id !== "cover" && slide.picture === null;
  const dropped = [...slides.filter(isBare), ...slides.filter((slide) => slide.optional && !isBare(slide))]
    .slice(0, slides.length - SLIDES.least);
  return slides.filter((slide) => !dropped.includes(slide))
    .map((slide) =>
      isBare(slide)
        ? { ...slide, picture: textsOf([plainWords(foundation, slide)].filter((words) => words !== "")) }
        : slide
    );
}

const PLAIN_WORDS = 34;

/** The first words of the answer that a slide rests on, for where nothing else can be shown. */
function plainWords(foundation: Foundation, { id }: Slide): string {
  const field = OPEN[id]?.fields[0];
  const [first = ""] = field ? sentencesOf(answer(foundation, field)) : [];
  return spoken(shorten(first, PLAIN_WORDS));
}
