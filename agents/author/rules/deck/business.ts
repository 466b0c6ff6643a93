import type { Claim } from "../../../domain/claims.ts";
import type { RivalFact } from "../../../domain/facts.ts";
import {
  measureLabel,
  priceLabel,
  printMeasure,
  printMoney,
  printOffer,
  printPrice,
  printReach,
} from "../../../ledger/print.ts";
import { claim, closed, markOf } from "../../../ledger/words.ts";
import { leadingNumbers } from "../../../plan/leading_numbers.ts";
import { plainNumber } from "../../../ledger/sums.ts";
import type { SlidePart } from "../../../strategy/deck.ts";
import type { Sum } from "../../../strategy/leaves.ts";
import { goalBars } from "./goal_bars.ts";
import { cardsOf, type DeckMaterial, numbersOf, quotePicture, slideOf } from "./slide.ts";
import { spoken } from "./speaking.ts";

const HEADLINE_WORDS = 24;
const MOST_CHANNELS = 5;
const MOST_PRICES = 2;

/** The proof as a sentence, and the numbers that carry it. */
export function writeTraction({ material, told }: DeckMaterial): SlidePart {
  const { proof } = material.sheet.facts;
  const counted = leadingNumbers(material.sheet.facts);
  const [first] = counted;
  const headline = told.next(proof, HEADLINE_WORDS);
  const numbers = numbersOf(
    counted.map((each) => ({ value: printMeasure(each), label: measureLabel(each), from: each })),
  );
  return slideOf({
    id: "traction",
    kicker: "Traction",
    headline: headline ??
      (first === undefined
        ? null
        : claim(spoken(`${printMeasure(first)} ${measureLabel(first)}.`), markOf(first))),
    picture: numbers ?? quotePicture(told.quote(proof, 36), ""),
    missing: {
      admits: "No proof is claimed, because none was found yet.",
      test: "count one thing before and after for the last customer",
    },
  });
}

/**
 * The market from the bottom up: what the goal comes to at today's prices; left out where nothing can be calculated, and
 * where the goal is all there is to say and closes the deck.
 */
export function writeMarket({ strategy, material }: DeckMaterial): SlidePart | null {
  const { region, raise } = material.sheet.facts;
  if (raise?.raising !== true && strategy.market_analysis.size.length === 0) return null;
  const sums = [...strategy.market_analysis.size, ...strategy.growth_strategy.sums].slice(0, 3);
  const [first] = sums;
  if (first === undefined) return null;
  return slideOf({
    id: "market",
    kicker: strategy.market_analysis.size.length > 0 ? "Market" : "The goal",
    headline: claimOfSum(first),
    body: region === null
      ? []
      : [claim(spoken(region.text), markOf(region))].filter(({ text }) => text.length < 160),
    picture: goalBars(material.sheet.facts) ??
      cardsOf(sums.slice(1).map((sum) => ({ title: "", text: sum.text, from: [] }))),
    missing: { admits: "The market is not counted yet.", test: "count the customers within an hour's reach" },
  });
}

function claimOfSum({ text, marks }: Sum): Claim {
  return claim(text, ...marks);
}

/** What is charged, for what and how often. */
export function writeModel({ strategy, material }: DeckMaterial): SlidePart {
  const { prices } = material.sheet.facts;
  // The price stands below: what it makes of the goal says more than it does once again.
  const sum = prices.length > 1
    ? undefined
    : strategy.growth_strategy.sums.find(({ operands }) =>
      operands.some((each) => each.startsWith("prices."))
    );
  const worth = sum === undefined ? null : claimOfSum(sum);
  const shown = prices.slice(0, MOST_PRICES);
  const [first, ...others] = shown;
  return slideOf({
    id: "model",
    kicker: "Business model",
    headline: first === undefined ? null : worth ?? claim(
      // A single price stands below in the founder's own words.
      others.length === 0
        ? closed(`${first.for === null ? "" : `${spoken(first.for)}: `}${printPrice(first)}`)
        : closed(spoken(shown.map(printOffer).join(" · "))),
      ...shown.map(markOf),
    ),
    picture: numbersOf(prices.map((price) => ({
      value: printMoney(price),
      label: priceLabel(price),
      from: price,
    }))),
    missing: {
      admits: "The price is not set yet.",
      test: "ask the next customer for a price and keep silent",
    },
  });
}

/** Who else the customers would go to, in the founder's words or the rivals' own. */
export function writeCompetition({ strategy, material, told }: DeckMaterial): SlidePart {
  const { rivals, alternative } = material.sheet.facts;
  const lost = mostLost(rivals);
  if (lost !== null) told.add(`${lost.count} of ${lost.of} lost deals.`);
  const cards = strategy.market_analysis.alternatives.flatMap((each) => {
    const fact = rivals.find(({ name }) => name === each.name);
    const [text = ""] = [each.promise, each.weakness, each.said].flatMap((claim) =>
      claim === null || claim === undefined || told.has(claim.text) ? [] : [claim.text]
    );
    return fact === undefined
      ? []
      : [{ title: each.name, text: isSame(text, each.name) ? "" : text, from: [fact] }];
  });
  const companies = rivals.filter(({ kind }) => kind === "company");
  const headline = lostHeadline(lost) ?? told.next(alternative, HEADLINE_WORDS) ??
    (companies.length === 0 ? null : claim(
      `Customers also look at ${joined(companies.slice(0, 3).map(({ name }) => name))}.`,
      ...companies.slice(0, 3).map(markOf),
    ));
  return slideOf({
    id: "competition",
    kicker: "Competition",
    headline,
    picture: cardsOf(
      cards.some(({ text }) => text !== "") ? cards.filter(({ text }) => text !== "") : cards,
      4,
    ),
    missing: {
      admits: "Who else these customers would go to is not known yet.",
      test: "ask the last three what else they looked at",
    },
  });
}

/** "Nella", "Nella and Waggy", "Nory, MarketMan and Growyze". */
function joined(names: string[]): string {
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

/** What most deals are lost to, where losses were counted: "5 of 10 lost deals: do nothing." */
function lostHeadline(lost: ReturnType<typeof mostLost>): Claim | null {
  return lost === null
    ? null
    : claim(`${lost.count} of ${lost.of} lost deals: ${lost.to.name}.`, markOf(lost.to));
}

/** Whom more deals were lost to than to any other; null where none was counted. */
function mostLost(rivals: RivalFact[]): { count: number; of: number; to: RivalFact } | null {
  const [most, next] = rivals.toSorted((one, other) => (other.lost?.count ?? 0) - (one.lost?.count ?? 0));
  if (most?.lost === undefined || most.lost.count === next?.lost?.count) return null;
  return { count: most.lost.count, of: most.lost.of, to: most };
}

function isSame(text: string, name: string): boolean {
  return text.replace(/[“”.\s]/gu, "").toLowerCase() === name.replace(/\s/gu, "").toLowerCase();
}

/** Channels by the customers they brought; refused ones stay out. */
export function writeGoToMarket({ strategy, material }: DeckMaterial): SlidePart {
  const { channels: facts } = material.sheet.facts;
  const used = strategy.channel_strategy.channels.filter(({ verdict }) => verdict !== "refused");
  const counted = used.filter(({ count, share }) => count !== null || share !== null);
  const bars = counted.slice(0, MOST_CHANNELS).map(({ name, count, share, hours_a_week, verdict }) => ({
    name: spoken(name),
    value: count ?? share ?? 0,
    said: [printReach({ count, share }), ...(hours_a_week ? [`${hours_a_week} h a week`] : [])].join(", "),
    strong: verdict === "focus",
  }));
  const focus = used.find(({ verdict }) => verdict === "focus");
  const { headline } = strategy.channel_strategy;
  const brought = focus === undefined ? null : countOfChannel(focus, used);
  // The sentence chosen for the strategy may do no more than name the ways; a slide has their numbers.
  const isChosen = material.sentences.attention?.text.includes(headline.text) ?? false;
  const isOnlyNames = isChosen && focus !== undefined && headline.text.includes(focus.name);
  return slideOf({
    id: "go_to_market",
    kicker: "Go to market",
    headline: focus === undefined ? null : (isOnlyNames ? brought : null) ?? outward(headline) ?? brought ??
      claim(`${spoken(focus.name)} first.`, ...focus.why.marks),
    picture: bars.length > 0
      ? { picture: { kind: "bars", bars }, marks: facts.map(markOf) }
      : cardsOf(used.map(({ name, why }) => ({ title: name, text: why.text, from: [] }))),
    missing: {
      admits: "Where customers come from is not counted yet.",
      test: "ask each new customer how they heard of it, for a month",
    },
  });
}

type Channel = DeckMaterial["strategy"]["channel_strategy"]["channels"][number];

/** "Mutual aid meetings: 23 of 48 counted customers.", where more than this one were counted. */
function countOfChannel({ name, count, why }: Channel, all: Channel[]): Claim | null {
  const total = all.reduce((sum, each) => sum + (each.count ?? 0), 0);
  if (count === null || total <= count) return null;
  return claim(
    `${spoken(name)}: ${plainNumber(count)} of ${plainNumber(total)} counted customers.`,
    ...why.marks,
  );
}

/** A sentence of the strategy for readers outside: one that speaks to the founder gives way. */
function outward({ text, marks }: Claim): Claim | null {
  const ours = text.replace(/“[^”]*”/gu, "");
  return /\byou(rs?)?\b/iu.test(ours) ? null : claim(spoken(text.replace(/[“”]/gu, "")), ...marks);
}
