import type { Foundation } from "../../agents/strategy/foundation.ts";
import {
  answer,
  cardsOf,
  figureOf,
  has,
  headlineOf,
  isRaising,
  quotePicture,
  raiseOf,
  textsOf,
} from "./material.ts";
import type { Picture, Slide } from "./slides.ts";
import { statsOf } from "./stats.ts";
import type { Teller } from "./teller.ts";
import { countWords, quotedIn, sentencesOf, shorten, spoken, titled } from "./words.ts";

const COVER_WORDS = 12;
const RAISE_WORDS = 8;
const HEADLINE_WORDS = 24;
const QUOTE_WORDS = 36;
const END_WORDS = 34;
const START_WORDS = 28;
const PRICE = /\p{Sc}\s?\d|\d\s?\p{Sc}|円|\d.*\s(?:an?|per|each|pro|par|por)\s\p{L}+/u;
const NOT_YET =
  /^(?:no|not|none|nothing)\b.*\byet\b|^noch (?:nicht|kein)|^pas encore|^todavía no|^ainda não|まだ/iu;

/** What it does, one proof, and the raise. */
export function coverOf(foundation: Foundation, teller: Teller): Slide {
  const proof = statsOf(
    foundation,
    ["pitch.traction", "proof.best", "growth.numbers"],
    ({ label }) => !label.startsWith("“"),
  ).slice(0, 1);
  const raise = isRaising(foundation) ? raiseOf(foundation) : "";
  const [onMoney = ""] = sentencesOf(answer(foundation, "pitch.raise"));
  const isTold = onMoney === "" || countWords(onMoney) > 2 || /rais/i.test(onMoney);
  const raiseLine = raise
    ? `Raising ${raise}`
    : isTold
    ? spoken(titled(onMoney, RAISE_WORDS))
    : "Not raising";
  teller.tell(onMoney);
  const opening = openingOf(foundation);
  teller.tell(opening);
  return {
    id: "cover",
    kicker: "Pitch deck",
    headline: opening === ""
      ? "What it does is not said yet."
      : spoken(isWholeOnCover(opening) ? opening : titled(opening, COVER_WORDS)),
    body: raiseLine === "" ? [] : [raiseLine],
    picture: proof.length > 0 ? { kind: "numbers", items: proof } : null,
    optional: false,
  };
}

function openingOf(foundation: Foundation): string {
  return sentencesOf(answer(foundation, "offering.what"))[0] ?? "";
}

function isWholeOnCover(opening: string): boolean {
  return countWords(opening) <= COVER_WORDS;
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
  const headline = teller.sentence("identity.why", HEADLINE_WORDS) ||
    `${foundation.company} exists because of what its founder saw.`;
  const picture = quotePicture(foundation, teller.quote("identity.why", QUOTE_WORDS)) ??
    textsOf(teller.sentences("identity.contrast", { count: 2, most: 34 })) ??
    textsOf(teller.sentences("identity.values", { count: 1, most: 34 }));
  return { id: "purpose", kicker: "Purpose", headline, body: [], picture, optional: false };
}

function problem(foundation: Foundation, teller: Teller): Slide {
  const found = headlineOf(foundation, "market_analysis");
  const [, words = ""] = /“([^”]+)”/.exec(found) ?? [];
  const obstacle = answer(foundation, "market.obstacle");
  const isNamed = obstacle === "" || (words !== "" && obstacle.includes(words));
  const plain = "One thing stands between these customers and a better way.";
  const headline = isNamed
    ? teller.headline(quotedIn(found) || found, plain)
    : teller.sentence("market.obstacle", HEADLINE_WORDS) || plain;
  const picture = quotePicture(
    foundation,
    teller.quote("market.obstacle", QUOTE_WORDS) || teller.quote("market.alternative", QUOTE_WORDS),
  );
  return { id: "problem", kicker: "Problem", headline, body: [], picture, optional: false };
}

function whyNow(foundation: Foundation, teller: Teller): Slide {
  const picture = bridge(foundation, teller);
  const headline = teller.sentence("customer.trigger_barrier", START_WORDS) ||
    "There is a moment when customers start.";
  const rest = picture === null ? teller.sentences("customer.trigger_barrier", { count: 2, most: 34 }) : [];
  return {
    id: "why_now",
    kicker: "Why now",
    headline,
    body: [],
    picture: picture ?? textsOf(rest) ?? quotePicture(foundation, teller.quote("customer.belief", 34)),
    optional: !has(foundation, "customer.trigger_barrier", "customer.belief"),
  };
}

/** From what buyers believe to what they need to believe; both ends, or none. */
function bridge(foundation: Foundation, teller: Teller): Picture | null {
  const figure = figureOf(foundation, "bridge");
  const [now, needed] = [figure?.now ?? "", figure?.needed ?? ""];
  const isUsable = [now, needed].every((end) => /“/.test(end) && teller.maySay(end));
  if (!isUsable) return null;
  teller.tell(now);
  teller.tell(needed);
  const ends = { now: shorten(spoken(now), END_WORDS), needed: shorten(spoken(needed), END_WORDS) };
  return { kind: "figure", figure: { kind: "bridge", planks: [], ...ends } };
}

function solution(foundation: Foundation, teller: Teller): Slide {
  const headline = teller.sentence("difference.only", 26) ||
    teller.headline(
      quotedIn(headlineOf(foundation, "strategic_synthesis")),
      "This is done here, and a rival would refuse to do it.",
    );
  const rest = [
    ...teller.sentences("difference.only", { count: 3, most: 34 }),
    ...teller.sentences("identity.values", { count: 1, most: 34 }),
  ];
  const picture = textsOf(rest.slice(0, 3));
  return { id: "solution", kicker: "Solution", headline, body: [], picture, optional: false };
}

function isRefusal(sentence: string): boolean {
  return !/^(?:\p{L}+,? )?(?:we|I) (?:take|serve|accept|welcome|sell to)\b/iu.test(sentence);
}

/** What a customer gets, who the last one was, and who is turned away: three answers, not three sentences of one. */
function product(foundation: Foundation, teller: Teller): Slide {
  const isOffer = (sentence: string) => !PRICE.test(sentence) && !NOT_YET.test(sentence);
  const hasCome = !NOT_YET.test(answer(foundation, "customer.last_three"));
  const opening = openingOf(foundation);
  const headline = teller.sentence("offering.what", HEADLINE_WORDS, isOffer) ||
    (isWholeOnCover(opening) || countWords(opening) > HEADLINE_WORDS ? "" : spoken(opening)) ||
    teller.sentence("identity.values", HEADLINE_WORDS, isOffer) ||
    teller.sentence("offering.what", HEADLINE_WORDS) ||
    `${foundation.company} is bought for what stands here.`;
  const facets: [string, string[]][] = [
    ["What else to know", teller.sentences("offering.what", { count: 1, most: 26 }, isOffer)],
    ["Who came last", hasCome ? teller.sentences("customer.last_three", { count: 1, most: 26 }) : []],
    ["What we hold to", teller.sentences("identity.values", { count: 1, most: 26 })],
    ["Who it is not for", teller.sentences("customer.not_for", { count: 2, most: 13 }, isRefusal)],
  ];
  const items = facets.flatMap(([title, texts]) =>
    texts.length === 0 ? [] : [{ title, text: texts.join("\n") }]
  );
  return {
    id: "product",
    kicker: "Product",
    headline,
    body: [],
    picture: cardsOf(items),
    optional: !has(foundation, "offering.what"),
  };
}
