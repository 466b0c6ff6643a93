import type { Facts } from "../../domain/facts.ts";
import type { TrendTold } from "../../domain/watch.ts";
import { tokensOf } from "../../research/tokens.ts";
import type { Trend } from "../../research/trends.ts";

/** A word that both items share counts double: one of those ties a fact to a trend, of other words it takes two. */
const SHARED_WEIGHT = 2;
const LEAST_WEIGHT = 2;

/** What a trend would change, by the fact that it speaks of; those whose change weighs most first. */
const CHANGES: [fact: string, texts: (facts: Facts) => (string | undefined)[], would: string][] = [
  [
    "only_we",
    ({ only_we }) => [only_we?.text],
    "Others may soon be asked for what only you do: say it before they can.",
  ],
  ["proof", ({ proof }) => [proof?.text], "Your proof speaks of what people read about now: lead with it."],
  [
    "obstacle",
    ({ obstacle }) => [obstacle?.text],
    "What stands in your way may give way, or harden: ask the next three customers.",
  ],
  ["trigger", ({ trigger }) => [trigger?.text], "More people may soon have this reason to look for you."],
  ["barrier", ({ barrier }) => [barrier?.text], "What holds them back is talked about: answer it first."],
  [
    "belief_now",
    ({ belief_now }) => [belief_now?.text],
    "What people believe today may be about to change: check the sentence with the next three.",
  ],
  [
    "belief_needed",
    ({ belief_needed }) => [belief_needed?.text],
    "Others now say what people have to believe to buy from you: quote them.",
  ],
  [
    "alternative",
    ({ alternative }) => [alternative?.text],
    "What people would do without you is talked about: compare yourself with that.",
  ],
  [
    "knowledge",
    ({ knowledge }) => knowledge.map(({ text }) => text),
    "You know more of this than the papers: it is a post of your next thirty days.",
  ],
  ["customers", ({ customers }) => customers.map(({ text }) => text), "It speaks of the people you sell to."],
  ["offering", ({ offering }) => [offering?.text], "It speaks of what you sell: nothing has to change yet."],
];

const NOTHING = "It is of your trade, and nothing your strategy rests on speaks of it.";

/** Lays a trend beside the facts: which one it speaks of, and what would change if it goes on. */
export function tellTrend({ region, words, sources }: Trend, facts: Facts): TrendTold {
  const stems = new Set(
    sources.flatMap(({ item }) => tokensOf(`${item.title} ${item.summary}`)).map(({ stem }) => stem),
  );
  const shared = new Set(words.flatMap(tokensOf).map(({ stem }) => stem));
  const weightOf = (stem: string) => shared.has(stem) ? SHARED_WEIGHT : stems.has(stem) ? 1 : 0;
  const found = CHANGES.flatMap(([fact, textsOf, would]) =>
    textsOf(facts).flatMap((text) => {
      const own = new Set(tokensOf(text ?? "").map(({ stem }) => stem));
      const weight = [...own].reduce((sum, stem) => sum + weightOf(stem), 0);
      return text === undefined || weight < LEAST_WEIGHT ? [] : [{ fact, text, would, weight }];
    })
  );
  // Where two facts share as much with it, the one whose change weighs more is told.
  const best = found.toSorted((one, other) => other.weight - one.weight)[0];
  return {
    region,
    words,
    sources: sources.map(({ item: { outlet, title, link, published_at } }) => ({
      outlet,
      title,
      link,
      published_at,
    })),
    bearsOn: best === undefined ? null : { fact: best.fact, text: best.text },
    would: best?.would ?? NOTHING,
  };
}
