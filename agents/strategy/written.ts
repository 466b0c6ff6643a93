import type { FoundationAnchor, SectionId } from "../domain/anchors.ts";
import type { Claim } from "../domain/claims.ts";
import { NO_USAGE, type Usage } from "../domain/usage.ts";
import type { Strategy } from "./strategy.ts";

/** A part of the strategy that a model writes at one go: a section of an anchor, the deck or the thirty days. */
export type WrittenPartId = (SectionId & keyof Strategy) | "deck" | "calendar";

/** An insight that a judge with fresh eyes kept: supported, not obvious, and it would change a decision. */
export interface Insight {
  claim: Claim;
  /** The arithmetic, where there is one: "19 of 50 = 38%". */
  calculation: string | null;
  /** What should be done differently if it is true. */
  follows: string;
  /** How it could be wrong, and what would show it. */
  doubt: string;
  /** The sentences that a gate holds something against: prompts may read them, and they are never printed. */
  unprinted?: ("follows" | "doubt")[];
  /** As of a part. */
  restsOn?: string[];
  /** Numbers of facts that it names: "goal=45". */
  numbers?: string[];
  /** What a gate holds against it: it stands only once it was written anew. */
  sentBack?: string;
}

/** What became of one leaf that a model wrote; the path is as in the strategy: "market_analysis.gaps.0.gap". */
export interface LeafFate {
  path: string;
  fate: "accepted" | "mended" | "refused";
  /** The gate that stopped it first, and why in one sentence; null where it passed at once. */
  gate: string | null;
  reason: string | null;
  /** The model that wrote it once more, where that is another than the part's. */
  by?: string;
}

/** What a reader with fresh eyes holds against a leaf; until it is mended the leaf counts as refused. */
export interface Complaint {
  /** The leaf's path, as in its fate. */
  path: string;
  reason: string;
}

/** One part as a model wrote it. Leaves that did not pass are null or left out: the rules' stand in their place. */
export interface WrittenPart {
  id: WrittenPartId;
  /**
   * Shaped as the strategy's part of that name, as far as it passed; code has put in every mark. Rows of the deck, the
   * thirty days, channels and trade-offs hold only what the model wrote: the rest of such a row is the rules'.
   */
  leaves: unknown;
  fates: LeafFate[];
  /**
   * Values of facts and rows that its leaves rest on, each by its fact's name ("goal=1x8k2"), and how many corrections in
   * words there had been ("corrections=1"). Where one is no longer among the fact's values, the part is due again.
   */
  restsOn: string[];
  /** Rows that it names by their places ("channels.2"), each with the value it had: others may be put in front of them. */
  rows?: Record<string, string>;
  /** The answer as the model gave it, with ids in the place of marks: what is mended is mended in it. */
  draft?: unknown;
  /** Of the deck and the thirty days the slides and days that it was asked for, by their names. */
  asked?: string[];
  complaints?: Complaint[];
  /** Paths of leaves that were written once more. */
  mended?: string[];
  /** The model that wrote it whole; a leaf that another has written since says so in its fate. */
  writtenBy: string;
  /** ISO 8601 UTC. */
  writtenAt: string;
}

/** What a model has thought and written of one strategy so far; kept beside the journey, laid over the rules' strategy. */
export interface WrittenStrategy {
  memos: Partial<Record<FoundationAnchor, Insight[]>>;
  /** Memos that no judge has read yet. */
  unjudged?: Partial<Record<FoundationAnchor, Insight[]>>;
  /** Insights that a judge would keep and a gate stops as they stand: they are thought once more. */
  fallen?: Partial<Record<FoundationAnchor, Insight[]>>;
  /** Three sentences for each read-back, drawn from the memo. */
  sentences: Partial<Record<FoundationAnchor, Claim[]>>;
  parts: { [Id in WrittenPartId]?: WrittenPart };
  /**
   * What became of what stands in no part: insights and sentences to pick from, what answered to no question, and edits
   * ("memo.truth.2.follows", "sentences.truth.0", "last_edit.growth_strategy.goal"), in the order in which it was written.
   */
  otherFates?: LeafFate[];
  /** Paths of leaves that were written again after a correction, until a critic has read them and they are mended. */
  revised?: { paths: string[]; isRead: boolean };
  /** Steps that leave nothing else behind, by their ids, each with what it was taken from. */
  steps?: Record<string, string>;
  usage: Usage;
}

/** Nothing written yet. */
export const NOTHING_WRITTEN: WrittenStrategy = {
  memos: {},
  sentences: {},
  parts: {},
  usage: NO_USAGE,
};
