import { type JourneyState, type Question } from "../domain/journey.ts";
import { type Side, TRADEOFF_IDS, type TradeoffId, TRADEOFFS } from "../domain/tradeoffs.ts";
import { rivalsOf } from "./weave.ts";

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

/** The seven lines with their sides in the words of the founder's market, as far as names allow. */
export function tradeoffLines(state: JourneyState, ids: readonly TradeoffId[] = TRADEOFF_IDS): Line[] {
  const rival = rivalsOf(state)[0];
  return ids.map((id) => ({ id, ...sidesOf(id, rival) }));
}

function sidesOf(id: TradeoffId, rival: string | undefined): { a: string; b: string } {
  const { a, b } = TRADEOFFS[id];
  if (rival === undefined) return { a, b };
  if (id === "compete_cooperate") return { a: `${a}: stand against ${rival}`, b: `${b}: work with ${rival}` };
  if (id === "differentiate_cost") {
    return { a: `${a}: be what ${rival} is not`, b: `${b}: cost less than ${rival}` };
  }
  return { a, b };
}

/** The lines as text, the left side by turns. */
export function linesAsText(lines: Line[]): string {
  return lines.map((line, at) => {
    const left = LEFT[line.id];
    const right = left === "a" ? "b" : "a";
    return `${at + 1}. ${line[left]} · or · ${line[right]}`;
  }).join("\n");
}
