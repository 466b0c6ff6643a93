import type { Foundation } from "../../agents/domain/foundation.ts";
import { cardsOf, has, headlineOf, isRaising, quotePicture, usable } from "./material.ts";
import type { Slide } from "./slides.ts";
import { isMoney, statsOf } from "./stats.ts";
import type { Teller } from "./teller.ts";

const COVER_WORDS = 12;
const HEADLINE_WORDS = 18;

/** What it does, one proof, and the raise. */
export function coverOf(foundation: Foundation, teller: Teller): Slide {
  const proof = statsOf(
    foundation,
    ["pitch.traction", "proof.best", "growth.numbers"],
    ({ label }) => !label.startsWith("“"),
  ).slice(0, 1);
  const raise = isRaising(foundation) ? statsOf(foundation, ["pitch.raise"], isMoney)[0] : undefined;
  const raiseLine = raise ? `Raising ${raise.value}` : teller.quote("pitch.raise", 8);
  return {
    id: "cover",
    kicker: "Pitch deck",
    headline: teller.quote("offering.what", COVER_WORDS) ||
      usable(foundation.anchors.truth.sentence?.text ?? "") || "What it does is not said yet.",
    body: raiseLine === "" ? [] : [raiseLine],
    picture: proof.length > 0 ? { kind: "numbers", items: proof } : null,
    optional: false,
  };
}

/** The slides that decide whether a reader goes on: purpose, problem, why now, solution, product. */
export function tellStory(foundation: Foundation, teller: Teller): Slide[] {
  return [
    purpose(foundation, teller),
    problem(foundation, teller),
    whyNow(foundation, teller),
    solution(foundation, teller),
    product(foundation, teller),
  ];
}

function purpose(foundation: Foundation, teller: Teller): Slide {
  const plain = `This is why ${foundation.company} exists.`;
  const first = teller.sentence("identity.why", HEADLINE_WORDS);
  const rest = teller.quote("identity.why", 34);
  const headline = rest === "" || first === "" ? plain : first;
  const picture = quotePicture(foundation, rest || first);
  return { id: "purpose", kicker: "Purpose", headline, body: [], picture, optional: false };
}

function problem(foundation: Foundation, teller: Teller): Slide {
  const headline = teller.headline(
    headlineOf(foundation, "market_analysis"),
    "One thing stands in the way of these customers.",
  );
  const picture = quotePicture(
    foundation,
    teller.quote("market.obstacle", 36) || teller.quote("market.alternative", 36),
  );
  return { id: "problem", kicker: "Problem", headline, body: [], picture, optional: false };
}

function whyNow(foundation: Foundation, teller: Teller): Slide {
  const moments = teller.quotes("customer.trigger_barrier", { count: 3, most: 32 });
  const headline = moments.length > 1
    ? "There is a moment when customers start, and a fear that stops them."
    : "There is a moment when customers start.";
  return {
    id: "why_now",
    kicker: "Why now",
    headline,
    body: [],
    picture: cardsOf(foundation, moments) ??
      quotePicture(foundation, teller.quote("customer.belief", 34)),
    optional: !has(foundation, "customer.trigger_barrier", "customer.belief"),
  };
}

function solution(foundation: Foundation, teller: Teller): Slide {
  const headline = teller.sentence("difference.only", 26) ||
    teller.headline(
      headlineOf(foundation, "strategic_synthesis"),
      "This is what a rival would refuse to do.",
    );
  const rest = teller.quotes("difference.only", { count: 3, most: 32 });
  const picture = cardsOf(foundation, rest) ??
    cardsOf(foundation, teller.quotes("identity.values", { count: 3, most: 24 }));
  return { id: "solution", kicker: "Solution", headline, body: [], picture, optional: false };
}

function product(foundation: Foundation, teller: Teller): Slide {
  const steps = teller.quotes("offering.what", { count: 3, most: 32 });
  const customers = steps.length > 0 ? [] : teller.quotes("customer.last_three", { count: 3, most: 32 });
  const [plain, stepped] = steps.length > 0
    ? ["This is what a customer gets.", "This is what a customer gets, step by step."]
    : ["This is who buys it.", "This is who buys it."];
  const headline = steps.length > 1 ? stepped : plain;
  return {
    id: "product",
    kicker: "Product",
    headline,
    body: [],
    picture: cardsOf(foundation, steps, "steps") ?? cardsOf(foundation, customers),
    optional: !has(foundation, "offering.what"),
  };
}
