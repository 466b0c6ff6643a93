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

type Tradeoff = Record<Side, string>;

export const TRADEOFFS: Record<TradeoffId, Tradeoff> = {
  explore_exploit: {
    a: "Explore new ground",
    b: "Exploit the ground you hold",
  },
  centralise_let_go: {
    a: "Keep it in one hand",
    b: "Let others decide",
  },
  short_long: {
    a: "Short term",
    b: "Long term",
  },
  compete_cooperate: {
    a: "Compete",
    b: "Cooperate",
  },
  radical_incremental: {
    a: "Radical",
    b: "Step by step",
  },
  differentiate_cost: {
    a: "Differentiate",
    b: "Win on cost",
  },
  automate_augment: {
    a: "Automate",
    b: "Augment people",
  },
};

/** A chosen side, and the founder's reason as exact words of a turn where one was given. */
export interface Decision {
  side: Side;
  turn: string;
  reason: string | null;
}

export type Decisions = Partial<Record<TradeoffId, Decision>>;
