/** The seven trade-offs. "a" is always the side named first in the id (wire contract, design section 4). */
export const TRADEOFF_IDS = [
  "explore_exploit",
  "centralise_let_go",
  "short_long",
  "compete_cooperate",
  "radical_incremental",
  "differentiate_cost",
  "automate_augment",
] as const;

export type TradeoffId = typeof TRADEOFF_IDS[number];
export type Side = "a" | "b";

interface Tradeoff {
  a: string;
  b: string;
  /** What choosing a, or b, gives up. */
  loss: Record<Side, string>;
}

export const TRADEOFFS: Record<TradeoffId, Tradeoff> = {
  explore_exploit: {
    a: "Explore new ground",
    b: "Exploit the ground you hold",
    loss: { a: "depth where you are known", b: "everyone outside it, for now" },
  },
  centralise_let_go: {
    a: "Keep it in one hand",
    b: "Let others decide",
    loss: { a: "who wants it their way", b: "the same result everywhere" },
  },
  short_long: {
    a: "Short term",
    b: "Long term",
    loss: { a: "what pays in later years", b: "money this year" },
  },
  compete_cooperate: {
    a: "Compete",
    b: "Cooperate",
    loss: { a: "rivals' customers as a doorway", b: "the attention a fight brings" },
  },
  radical_incremental: {
    a: "Radical",
    b: "Step by step",
    loss: { a: "those who need time to follow", b: "a clean break" },
  },
  differentiate_cost: {
    a: "Differentiate",
    b: "Win on cost",
    loss: { a: "who only asks the price", b: "who would pay more for more" },
  },
  automate_augment: {
    a: "Automate",
    b: "Augment people",
    loss: { a: "what a person would have noticed", b: "the hours of a machine" },
  },
};

/** A chosen side, and the founder's reason as exact words of a turn where one was given. */
export interface Decision {
  side: Side;
  turn: string;
  reason: string | null;
}

export type Decisions = Partial<Record<TradeoffId, Decision>>;
