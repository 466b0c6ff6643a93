import type { Foundation } from "../../agents/strategy/foundation.ts";
import {
  answer,
  claimsOf,
  figureOf,
  has,
  headlineOf,
  numbersOf,
  quotePicture,
  rowsOf,
  textsOf,
} from "./material.ts";
import type { Bar, Picture, Slide } from "./slides.ts";
import { isMoney, type Stat, statsOf } from "./stats.ts";
import type { Teller } from "./teller.ts";
import { countWords, shorten, spoken } from "./words.ts";

const HEADLINE_WORDS = 24;
const BODY_WORDS = 30;
const GROUND_WORDS = 26;
const MOST_CHANNELS = 5;

/** The slides that carry numbers: traction, market, model, competition, go to market. */
export function tellBusiness(foundation: Foundation, teller: Teller): Slide[] {
  const proof = traction(foundation, teller);
  return [
    proof,
    market(foundation, teller, proof.picture),
    model(foundation, teller),
    competition(foundation, teller),
    goToMarket(foundation, teller),
  ];
}

function traction(foundation: Foundation, teller: Teller): Slide {
  const hasNumber = (sentence: string) => /\d/.test(sentence) && countWords(sentence) >= 8;
  const headline = teller.sentence("proof.best", HEADLINE_WORDS, hasNumber) ||
    teller.sentence("proof.best", HEADLINE_WORDS) || teller.sentence("pitch.traction", HEADLINE_WORDS) ||
    "What is known of the demand fits on one slide.";
  const stats = statsOf(
    foundation,
    ["pitch.traction", "growth.numbers", "proof.best"],
    ({ value, label }) => !headline.includes(`${value} ${label}`),
  ).filter(({ value }, _, all) => !all.some((other) => other.value.endsWith(` ${value}`)));
  return {
    id: "traction",
    kicker: "Traction",
    headline,
    body: [],
    picture: numbersOf(stats) ?? quotePicture(foundation, teller.quote("proof.best", 34)),
    optional: false,
  };
}

/** Customers counted today, the goal, and the widest list that was counted: the market from the bottom up. */
function market(foundation: Foundation, teller: Teller, told: Picture | null): Slide {
  const bars = countedBars(foundation);
  const [today, goal] = bars;
  const headline = today && goal
    ? `${spoken(today.said)} today, ${goal.said} as the goal: this market is counted from the bottom up.`
    : "The market is counted from the customers of today.";
  const sum = claimsOf(foundation, "pitch_evidence", "From the bottom up").find((each) =>
    /^At the goal/.test(each)
  );
  const ground = teller.sentence("company.stage_region", GROUND_WORDS, (sentence) => /\d/.test(sentence)) ||
    teller.sentence("company.stage_region", sum ? 0 : GROUND_WORDS);
  return {
    id: "market",
    kicker: "Market",
    headline,
    body: [ground, sum ?? ""].filter((line) => line !== ""),
    picture: bars.length > 1 ? { kind: "bars", bars } : numbersOf(groundStats(foundation, told)) ??
      quotePicture(foundation, teller.quote("goal.twelve_months", 30)),
    optional: !has(foundation, "company.stage_region"),
  };
}

function countedBars(foundation: Foundation): Bar[] {
  const names: Record<string, string> = { today: "Today", "the goal": "The goal" };
  const bars = rowsOf(foundation, "pitch_evidence", "the market, counted").flatMap(
    ([what = "", words = "", count = ""]) => {
      const name = names[what];
      const value = amountOf(count);
      return name === undefined || !(value > 0)
        ? []
        : [{ name, value, said: counted(bare(words), count), strong: what === "today" }];
    },
  );
  const [, widest = ""] = rowsOf(foundation, "market_analysis", "size").find(([what]) => what === "high") ??
    [];
  const value = amountOf(/\d[\d.,]*/.exec(widest)?.[0] ?? "");
  const today = bars.find(({ name }) => name === names.today);
  const goal = bars.find(({ name }) => name === names["the goal"]);
  // A goal below what is counted today is one of another kind, such as of a year.
  if (!today || !goal || goal.value <= today.value) return [];
  return value > goal.value
    ? [today, goal, { name: "The widest list counted", value, said: bare(widest), strong: false }]
    : [today, goal];
}

/** "1.240" and "1,240" are the same; what is no number is NaN. */
function amountOf(typed: string): number {
  return typed === "" ? NaN : Number(typed.replace(/[.,](?=\d{3}(?!\d))/g, ""));
}

/** "96 practices to 130" is "130 practices", "Five hundred gyms" is "500 gyms": one number, as the strategy types it. */
function counted(words: string, count: string): string {
  const numbers = words.match(/\d[\d.,]*/g) ?? [];
  if (numbers.length === 1) return words;
  const noun = numbers.length === 0 ? /\p{L}+$/u.exec(words)?.[0] : /\p{L}{4,}/u.exec(words)?.[0];
  return `${count} ${noun ?? ""}`.trim();
}

function bare(quote: string): string {
  return quote.replace(/^…\s|[“”]/g, "").trim();
}

/** Counts of the ground held, but those that stand on the slide before. */
function groundStats(foundation: Foundation, told: Picture | null): Stat[] {
  const before = told?.kind === "numbers" ? told.items.map(({ value }) => value) : [];
  const isCount = (stat: Stat) =>
    !isMoney(stat) && !before.includes(stat.value) && !stat.label.startsWith("“") &&
    !/^(?:of us|people|Personen|years?|Jahren?|ans|años|anos|jaar)\b/i.test(stat.label);
  return statsOf(foundation, ["company.stage_region", "goal.twelve_months"], isCount).slice(0, 3);
}

function model(foundation: Foundation, teller: Teller): Slide {
  const prices = statsOf(foundation, ["revenue.model", "offering.what"], isMoney);
  const headline = teller.sentence("revenue.model", HEADLINE_WORDS) ||
    "There is one price, and it is said before anybody buys.";
  const body = teller.sentences("revenue.model", { count: 2, most: BODY_WORDS / 2 });
  return {
    id: "model",
    kicker: "Business model",
    headline,
    body: prices.length === 0 ? [] : [body.join(" ")].filter((line) => line !== ""),
    picture: numbersOf(prices) ?? textsOf(body) ?? numbersOf(statsOf(foundation, ["revenue.model"])),
    optional: false,
  };
}

function competition(foundation: Foundation, teller: Teller): Slide {
  const drawn = mapOf(foundation);
  const words = [
    ...teller.sentences("market.rivals", { count: 3, most: 34 }),
    ...teller.sentences("market.alternative", { count: 1, most: 34 }),
  ];
  const [first = "", ...others] = words;
  const isClaim = countWords(first) >= 4 && countWords(first) <= HEADLINE_WORDS;
  const isTold = isClaim && (drawn !== null || others.length > 0);
  return {
    id: "competition",
    kicker: "Competition",
    headline: isTold ? first : "Buyers have other ways to solve this today.",
    body: drawn ? pricesOfRivals(foundation) : [],
    picture: drawn ?? textsOf((isTold ? others : words).slice(0, 3)),
    optional: false,
  };
}

/** What rivals ask for on their own pages, in a line. */
function pricesOfRivals(foundation: Foundation): string[] {
  const prices = rowsOf(foundation, "market_analysis", "alternative").flatMap(
    ([name = "", , , price = ""]) => {
      const [quote] = /“[^”]+”/.exec(price) ?? [];
      return quote ? [`${name} says ${shorten(quote, 10).replace(/\.”$/u, "”")}`] : [];
    },
  );
  return prices.length > 0 ? [`${prices.slice(0, 2).join("; ")}.`] : [];
}

/** Everybody on the map, as long as somebody else stands there; its poles said by the company, not to the founder. */
function mapOf(foundation: Foundation): Picture | null {
  const figure = figureOf(foundation, "map");
  if (figure === null || figure.points.length < 2) return null;
  const [left, right] = figure.x.map(ofOurs);
  const [low, high] = figure.y.map(ofOurs);
  if (!left || !right || !low || !high) return null;
  return { kind: "figure", figure: { ...figure, x: [left, right], y: [low, high] } };
}

function ofOurs(pole: string): string {
  return pole.replace(/\byour\b/g, "our").replace(/\byou\b/g, "we");
}

function goToMarket(foundation: Foundation, teller: Teller): Slide {
  const headline = teller.headline(
    headlineOf(foundation, "channel_strategy"),
    "Customers came from few places, and the hours go there.",
  );
  return {
    id: "go_to_market",
    kicker: "Go to market",
    headline,
    body: [],
    picture: channels(foundation) ?? quotePicture(foundation, teller.quote("channels.current", 34)),
    optional: false,
  };
}

/** Channels by the customers they brought, or by their hours where none brought any; refused ones stay out. */
function channels(foundation: Foundation): Picture | null {
  const all = figureOf(foundation, "effort")?.channels.filter(({ verdict }) => verdict !== "refused") ?? [];
  const isCounted = all.some(({ result }) => result > 0);
  const isShare = /\d\s?%/.test(answer(foundation, "channels.current")) &&
    all.reduce((sum, { result }) => sum + result, 0) === 100;
  const came = (result: number) => result === 0 ? "new" : isShare ? `${result}%` : `${result} came`;
  const bars = all.slice(0, MOST_CHANNELS).map(({ name, hours, result, verdict }) => ({
    name: spoken(name),
    value: isCounted ? result : hours,
    said: [...isCounted ? [came(result)] : [], `${hours} h a week`].join(", "),
    strong: verdict === "focus",
  }));
  return bars.length > 0 ? { kind: "bars", bars } : null;
}
