/**
 * The strategist's whole surface: what a journey can be asked to do. Pure but for the model and the research
 * it is handed; it keeps nothing.
 */
import type { Anchor, AnchorType } from "../domain/anchors.ts";
import type { Choices, Heard, JourneyState } from "../domain/journey.ts";
import type { Research } from "../domain/pages.ts";
import type { ReadableMessage } from "../facts/from_model/check_model_fact.ts";
import type { Model, Usage } from "../model/model.ts";
import type { Told } from "./with_model/call.ts";
import type { TurnAnswer } from "./with_model/turn_answer.ts";
import type { WrittenStrategy } from "../strategy/written.ts";

export type Step = { step: string; text: string };

export interface Surroundings {
  model: Model;
  research: Research;
  now: Date;
  /** Sentences that a model has written for the read-backs so far. */
  sentences?: WrittenStrategy["sentences"];
  onStatus?: (step: Step) => void;
  onText?: (text: string) => void;
  signal?: AbortSignal;
  /** Lets others be answered between two parts of a turn, where one thread answers everybody. */
  breathe?: () => Promise<void>;
  /** How long the founder waits for a model's first word, in milliseconds. */
  patienceMs?: number;
  /** True while the model still reads an earlier message of this journey: none is asked of it beside that. */
  isReading?: boolean;
}

/** Unless somebody chooses otherwise. */
export const PATIENCE_MS = 20_000;

/** A founder's message, already stored under `id`. */
export interface IncomingMessage {
  id: string;
  text: string;
  /** What stands behind that in a message too long to be read whole; absent where all of it is read. */
  beyond?: string;
  choices?: Choices;
  /** Cells of the worksheet that came with it, by id, as typed. */
  cells?: Record<string, string>;
}

/** What a turn gives back. The caller commits state, reply and anchors together or not at all. */
export interface TurnOutcome {
  state: JourneyState;
  /** The agent's words, at most 90 but for read-backs and hand-overs. Markdown: bold, italic, line breaks. */
  reply: string;
  agent: string;
  /** The mind whose words they are, as shown to people: "Built-in strategist" or a model's name. */
  spokenBy: string;
  heard: Heard[];
  /** Anchors written or rewritten in this turn. */
  anchors: Partial<Record<AnchorType, Anchor>>;
  /** Which mind spoke, and why the built-in one stood in where it did. */
  note: string | null;
  /** What the founder is told of that: once when a model falls silent, once when it answers again, else null. */
  notice: string | null;
  usage: Usage;
  /** Set where the model was slower than the founder waits: what it reads of the message may still come. */
  late?: LateReading;
}

/** A model's reading that is still under way; it never rejects. */
export interface LateReading {
  told: Promise<Told<TurnAnswer>>;
  /** What facts may be read from. */
  messages: ReadableMessage[];
}
