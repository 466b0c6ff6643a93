import type { FieldId } from "../../agents/domain/fields.ts";
import type { Foundation } from "../../agents/domain/foundation.ts";
import { fieldName } from "../text/evidence.ts";
import {
  answer,
  askLine,
  cardsOf,
  figureOf,
  has,
  headlineOf,
  houseOf,
  isRaising,
  numbersOf,
  quoteOf,
  quotePicture,
  risksOf,
  usable,
  words,
} from "./material.ts";
import { type Picture, type Slide, SLIDES } from "./slides.ts";

/** A slide whose founder has not answered says just that, and shows what would answer it. */
function honest(foundation: Foundation, slide: Slide, field: FieldId): Slide {
  const name = fieldName(field);
  if (answer(foundation, field) !== "") return slide;
  const unknown = foundation.unknowns.find((each) => each.field === field);
  const items = [{
    title: unknown?.what ?? name,
    text: unknown?.test ?? "Answer this question in the interview.",
  }];
  return {
    ...slide,
    headline: `This slide waits for one answer: ${name.charAt(0).toLowerCase()}${name.slice(1)}.`,
    body: [],
    picture: slide.picture ?? { kind: "cards", items },
  };
}

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

function allSlides(foundation: Foundation): Slide[] {
  const { company } = foundation;
  const raising = isRaising(foundation);
  const slide = (
    id: string,
    kicker: string,
    content: { headline: string; body?: string[]; picture: Picture | null; optional?: boolean },
  ): Slide => ({ id, kicker, body: [], optional: false, ...content });
  return [
    slide("purpose", "Purpose", {
      headline: headlineOf(
        foundation,
        "brand_identity",
        `This is why ${company} exists.`,
      ),
      picture: quotePicture(foundation, "identity.why"),
    }),
    slide("problem", "Problem", {
      headline: headlineOf(
        foundation,
        "market_analysis",
        "This is the one thing that stands in the way.",
      ),
      body: words(foundation, "market.obstacle", 28),
      picture: figureOf(foundation, "bridge") ?? quotePicture(foundation, "market.alternative"),
    }),
    slide("why_now", "Why now", {
      headline: headlineOf(
        foundation,
        "cultural_opportunities",
        "This is what makes customers start, and what stops them.",
      ),
      body: words(foundation, "customer.trigger_barrier", 30),
      picture: figureOf(foundation, "friction") ?? quotePicture(foundation, "customer.belief"),
      optional: !has(foundation, "customer.trigger_barrier", "customer.belief"),
    }),
    slide("solution", "Solution", {
      headline: usable(
        foundation.anchors.expression.sentence?.text ?? "",
        headlineOf(foundation, "strategic_messaging", "This is what a rival would refuse to do."),
      ),
      body: words(foundation, "difference.only", 32),
      picture: houseOf(foundation) ?? quotePicture(foundation, "difference.only"),
    }),
    slide("product", "Product", {
      headline: headlineOf(
        foundation,
        "customer_journey",
        "This is the product, in the founder's own words.",
      ),
      body: words(foundation, "offering.what", 36),
      picture: figureOf(foundation, "curve") ?? numbersOf(foundation, "offering.what"),
      optional: !has(foundation, "offering.what"),
    }),
    slide("traction", "Traction", {
      headline: headlineOf(
        foundation,
        "pitch_evidence",
        "These are the numbers that are known today.",
      ),
      body: words(foundation, "proof.best", 26),
      picture: numbersOf(foundation, "pitch.traction", "growth.numbers", "proof.best"),
    }),
    slide("market", "Market", {
      headline: "This is the ground held today, from which the market is counted.",
      body: words(foundation, "company.stage_region", 32),
      picture: numbersOf(foundation, "company.stage_region", "goal.twelve_months", "channels.current"),
      optional: !has(foundation, "company.stage_region"),
    }),
    slide("model", "Business model", {
      headline: headlineOf(foundation, "growth_strategy", "This is what it costs and how it is charged."),
      body: words(foundation, "revenue.model", 34),
      picture: numbersOf(foundation, "revenue.model", "offering.what"),
    }),
    slide("competition", "Competition", {
      headline: headlineOf(
        foundation,
        "strategic_synthesis",
        "These are the alternatives that buyers have today.",
      ),
      body: words(foundation, "market.rivals", 30),
      picture: figureOf(foundation, "map", "sliders") ?? quotePicture(foundation, "market.rivals"),
    }),
    slide("go_to_market", "Go to market", {
      headline: headlineOf(
        foundation,
        "channel_strategy",
        "This is where customers came from, and where the hours go.",
      ),
      body: words(foundation, "channels.current", 26),
      picture: figureOf(foundation, "effort", "shares") ?? quotePicture(foundation, "channels.current"),
    }),
    slide("team", "Team", {
      headline: "These are the people who do it.",
      picture: cardsOf(foundation, "pitch.team"),
      body: has(foundation, "pitch.team") ? [] : words(foundation, "pitch.team"),
    }),
    slide("milestones", "Milestones", {
      headline: usable(
        foundation.anchors.evolution.sentence?.text ?? "",
        headlineOf(
          foundation,
          "evolution_milestones",
          "This is what comes next, and the bet it rests on.",
        ),
      ),
      body: words(foundation, "evolution.bet", 22),
      picture: figureOf(foundation, "lanes", "gantt", "loop") ?? quotePicture(foundation, "evolution.next"),
    }),
    slide("ask", raising ? "The ask" : "What comes next", {
      headline: askLine(foundation),
      body: raising ? words(foundation, "pitch.raise", 34) : words(foundation, "evolution.next", 34),
      picture: numbersOf(foundation, "pitch.raise", "goal.twelve_months"),
    }),
    slide("risks", "Risks and answers", {
      headline: "What could prove this wrong is written down, with the test that would show it.",
      picture: risksOf(foundation) ?? quotePicture(foundation, "evolution.bet"),
      optional: foundation.unknowns.length === 0 && !has(foundation, "evolution.bet"),
    }),
  ];
}

/** The cover, and 11 to 14 slides: those that have nothing to show and may go are left out. */
export function composeSlides(foundation: Foundation): Slide[] {
  const cover: Slide = {
    id: "cover",
    kicker: "Pitch deck",
    headline: quoteOf(foundation, "offering.what", 12) ||
      usable(foundation.anchors.truth.sentence?.text ?? "", "What it does is not said yet."),
    body: [quoteOf(foundation, "proof.best", 20), quoteOf(foundation, "pitch.raise", 14)].filter((line) =>
      line !== ""
    ),
    picture: null,
    optional: false,
  };
  const told = allSlides(foundation).map((slide) => {
    const field = NEEDS[slide.id];
    return field ? honest(foundation, slide, field) : slide;
  });
  const slides = [cover, ...told];
  let spare = slides.length - SLIDES.least;
  return slides.filter((slide) => {
    if (!slide.optional || spare === 0) return true;
    spare -= 1;
    return false;
  });
}
