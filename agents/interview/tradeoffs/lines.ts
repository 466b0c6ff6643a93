import { type JourneyState, type Question } from "../../domain/journey.ts";
import { type Side, TRADEOFF_IDS, type TradeoffId, TRADEOFFS } from "../../domain/tradeoffs.ts";
import { helperNamed, oldWay, regionNamed } from "./trade_words.ts";
import { rivalsOf, weaveOf } from "../language/weave.ts";

type Line = NonNullable<Question["choices"]>[number];

/** Which side stands on the left, so that neither letter is favoured: four a's and three b's. */
const LEFT: Record<TradeoffId, Side> = {
  explore_exploit: "a",
  centralise_let_go: "b",
  short_long: "a",
  compete_cooperate: "b",
  radical_incremental: "a",
  differentiate_cost: "b",
  automate_augment: "a",
};

type Sides = { a: string; b: string };

/** What a side is called where the founder's own words follow. */
const HEADS: Record<TradeoffId, Sides> = {
  explore_exploit: { a: "Explore", b: "Exploit" },
  centralise_let_go: { a: "Centralise", b: "Let go" },
  short_long: { a: "Short term", b: "Long term" },
  compete_cooperate: { a: "Compete", b: "Cooperate" },
  radical_incremental: { a: "Radical", b: "Step by step" },
  differentiate_cost: { a: "Differentiate", b: "Win on cost" },
  automate_augment: { a: "Automate", b: "Augment" },
};

/** The seven lines with their sides in the words of the founder's market, where those are certain. */
export function tradeoffLines(state: JourneyState, ids: readonly TradeoffId[] = TRADEOFF_IDS): Line[] {
  return ids.map((id) => {
    const { a, b } = TRADEOFFS[id];
    const own = inOwnWords(state, id);
    const head = HEADS[id];
    return own === null ? { id, a, b } : { id, a: `${head.a}: ${own.a}`, b: `${head.b}: ${own.b}` };
  });
}

/** What each side means here; null where the labels alone are certain. */
function inOwnWords(state: JourneyState, id: TradeoffId): Sides | null {
  const { customers } = weaveOf(state);
  const rival = rivalsOf(state)[0];
  switch (id) {
    case "explore_exploit":
      return sides(regionNamed(state), (region) => ({ a: `beyond ${region}`, b: "more of it" }));
    case "centralise_let_go":
      return sides(
        customers,
        (noun) => ({ a: `one way for all ${noun}`, b: "each its own" }),
      );
    case "short_long":
      return null;
    case "compete_cooperate":
      return sides(rival, (name) => ({ a: `against ${name}`, b: `with ${name}` }));
    case "radical_incremental":
      return sides(
        oldWay(state),
        (old) => ({ a: `the ${old} goes on day one`, b: "it stays a while" }),
      );
    case "differentiate_cost":
      return sides(rival, (name) => ({ a: `unlike ${name}`, b: `cheaper than ${name}` }));
    case "automate_augment":
      return sides(
        helperNamed(state),
        (helper) => ({ a: `without the ${helper}`, b: `the ${helper} decides` }),
      );
  }
}

function sides(word: string | null | undefined, write: (word: string) => Sides): Sides | null {
  return word === null || word === undefined ? null : write(word);
}

/** "with Hansen Bros, or against them": a name at the end of both sides is said once. */
function namedOnce(left: string, right: string): string {
  const name = /(?: \p{Lu}[^ ]*)+$/u.exec(left)?.[0];
  return name !== undefined && right.endsWith(name) ? `${right.slice(0, -name.length)} them` : right;
}

/** The lines as text, the left side by turns. */
export function linesAsText(lines: Line[]): string {
  return lines.map((line) => {
    const left = LEFT[line.id];
    const right = namedOnce(line[left], line[left === "a" ? "b" : "a"]);
    return `${line[left]}, or ${right.slice(0, 1).toLowerCase()}${right.slice(1)}`;
  }).join("\n");
}
