import type { Foundation } from "../../agents/domain/foundation.ts";
import { cardsOf, figureOf, has, headlineOf, mapOf, numbersOf, quotePicture, rowsOf } from "./material.ts";
import type { Picture, Slide } from "./slides.ts";
import { isMoney, type Stat, statsOf } from "./stats.ts";
import type { Teller } from "./teller.ts";
import { countWords } from "./words.ts";

const HEADLINE_WORDS = 22;

/** The slides that carry numbers: traction, market, model, competition, go to market. */
export function tellBusiness(foundation: Foundation, teller: Teller): Slide[] {
  return [
    traction(foundation, teller),
    market(foundation, teller),
    model(foundation, teller),
    competition(foundation, teller),
    goToMarket(foundation, teller),
  ];
}

function traction(foundation: Foundation, teller: Teller): Slide {
  const hasNumber = (sentence: string) => /\d/.test(sentence) && countWords(sentence) >= 8;
  const headline = teller.sentence("proof.best", HEADLINE_WORDS, hasNumber) ||
    teller.sentence("proof.best", HEADLINE_WORDS) || "These are the numbers that are known today.";
  const stats = statsOf(foundation, ["pitch.traction", "growth.numbers", "proof.best"]);
  return {
    id: "traction",
    kicker: "Traction",
    headline,
    body: [],
    picture: numbersOf(stats) ?? quotePicture(foundation, teller.quote("proof.best", 34)),
    optional: false,
  };
}

function market(foundation: Foundation, teller: Teller): Slide {
  const isCount = (stat: Stat) =>
    !isMoney(stat) && !stat.label.startsWith("“") && !/^(?:of us|people|Personen)\b/i.test(stat.label);
  const today = statsOf(foundation, ["company.stage_region"], isCount).slice(0, 2)
    .map(({ value, label }) => ({ value, label: `${label}, today` }));
  const goal = statsOf(foundation, ["goal.twelve_months"], isCount).slice(0, 1)
    .map(({ value, label }) => ({ value, label: `${label}, the goal` }));
  const body = teller.sentence("company.stage_region", 26);
  return {
    id: "market",
    kicker: "Market",
    headline: today.length > 0
      ? "The market is counted from the bottom up: from the customers of today."
      : "This is the ground held today, from which the market is counted.",
    body: body === "" ? [] : [body],
    picture: numbersOf([...today, ...goal]) ??
      quotePicture(foundation, teller.quote("goal.twelve_months", 30)),
    optional: !has(foundation, "company.stage_region"),
  };
}

function model(foundation: Foundation, teller: Teller): Slide {
  const prices = statsOf(foundation, ["revenue.model", "offering.what"], isMoney);
  const headline = teller.headline(
    /\d/.test(headlineOf(foundation, "growth_strategy")) ? "" : headlineOf(foundation, "growth_strategy"),
    "This is what it costs and how it is charged.",
  );
  const body = teller.quote("revenue.model", 28);
  return {
    id: "model",
    kicker: "Business model",
    headline,
    body: body === "" || prices.length === 0 ? [] : [body],
    picture: numbersOf(prices) ?? quotePicture(foundation, body),
    optional: false,
  };
}

/** The alternatives by name with what each promises, as far as a page of theirs was read. */
function alternatives(foundation: Foundation): Picture | null {
  const items = rowsOf(foundation, "market_analysis", "alternative")
    .filter(([name, promise]) => name && promise && !/^\*|^not stated$/i.test(promise)).slice(0, 4)
    .map(([title = "", text = ""]) => ({ title, text }));
  return items.length > 1 ? { kind: "cards", items } : null;
}

function competition(foundation: Foundation, teller: Teller): Slide {
  const drawn = mapOf(foundation) ?? alternatives(foundation);
  const told = drawn ? "" : "These are the alternatives that buyers have today.";
  const headline = told || teller.sentence("market.rivals", 18) ||
    teller.sentence("market.alternative", 18) ||
    "These are the alternatives that buyers have today.";
  const words = () => [
    ...teller.quotes("market.rivals", { count: 3, most: 32 }),
    ...teller.quotes("market.alternative", { count: 1, most: 32 }),
  ];
  return {
    id: "competition",
    kicker: "Competition",
    headline,
    body: [],
    picture: drawn ?? cardsOf(foundation, words()),
    optional: false,
  };
}

function goToMarket(foundation: Foundation, teller: Teller): Slide {
  const headline = teller.headline(
    headlineOf(foundation, "channel_strategy"),
    "This is where customers came from, and where the hours go.",
  );
  return {
    id: "go_to_market",
    kicker: "Go to market",
    headline,
    body: [],
    picture: effort(foundation) ?? quotePicture(foundation, teller.quote("channels.current", 34)),
    optional: false,
  };
}

/** The channels that get hours or brought customers: what is refused is told in the strategy. */
function effort(foundation: Foundation): Picture | null {
  const picture = figureOf(foundation, "effort");
  if (picture?.kind !== "figure" || picture.figure.kind !== "effort") return null;
  const channels = picture.figure.channels.filter(({ verdict }) => verdict !== "refused").slice(0, 6);
  return channels.length > 0 ? { kind: "figure", figure: { ...picture.figure, channels } } : null;
}
