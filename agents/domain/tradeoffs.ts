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
    loss: { a: "depth where you are already known", b: "everyone outside the ground you hold, for now" },
  },
  centralise_let_go: {
    a: "Keep it in one hand",
    b: "Let others decide",
    loss: { a: "those who want it their own way", b: "the same result everywhere" },
  },
  short_long: {
    a: "Short term",
    b: "Long term",
    loss: { a: "what would only pay in later years", b: "money that could be had this year" },
  },
  compete_cooperate: {
    a: "Compete",
    b: "Cooperate",
    loss: { a: "rivals' customers as a doorway", b: "the attention a fight brings" },
  },
  radical_incremental: {
    a: "Radical",
    b: "Step by step",
    loss: { a: "those who need time to follow", b: "the clean break, and the time it would save" },
  },
  differentiate_cost: {
    a: "Differentiate",
    b: "Win on cost",
    loss: { a: "everyone who only asks the price", b: "everyone who would pay more for more" },
  },
  automate_augment: {
    a: "Automate",
    b: "Augment people",
    loss: { a: "the moments a person would have noticed", b: "the hours a machine would save" },
  },
};

/** A chosen side, and the founder's reason as exact words of a turn where one was given. */
export interface Decision {
  side: Side;
  turn: string;
  reason: string | null;
}

export type Decisions = Partial<Record<TradeoffId, Decision>>;
