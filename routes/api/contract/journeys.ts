import { z } from "zod";
import type { WorksheetRow } from "../../../agents/domain/facts.ts";
import { TRADEOFF_IDS } from "../../../agents/domain/tradeoffs.ts";
import { Cells } from "./facts.ts";
import { isBlank, Name, Text } from "./text.ts";
import type { WritingAnswer } from "./writing.ts";

const Choices = z.partialRecord(z.enum(TRADEOFF_IDS), z.enum(["a", "b"]));

export const ContinueRequest = z.object({
  /** May be missing where cells or choices say it all. */
  message: Text.optional(),
  session_id: Text.max(100).nullish(),
  client_message_id: Text.min(1).max(100).nullish(),
  choices: Choices.nullish(),
  cells: Cells.nullish(),
  /** The field of the question on the screen: an answer to one that is no longer open is refused with 409. */
  field: Text.max(100).nullish(),
  /** The client_message_id of the last message, whose answer this one takes the place of. */
  edits: Text.min(1).max(100).nullish(),
}).superRefine((body, { addIssue }) => {
  if (hasKeys(body.choices) || hasKeys(body.cells) || !isBlank(body.message ?? "")) return;
  const path = ["message"];
  addIssue(
    body.message === undefined
      ? { code: "invalid_type", expected: "string", input: undefined, path }
      : { code: "custom", path, message: "Write something before sending" },
  );
}).transform(({ message = "", ...body }) => ({ message, ...body }));

function hasKeys(value: object | null | undefined): boolean {
  return Object.keys(value ?? {}).length > 0;
}

/** `taste` are the answers that were given before there was an account, as /try has signed them. */
export const StartRequest = z.object({ taste: Text.max(20_000).nullish() });

export const SessionRequest = z.object({ session_id: Text.max(100).nullish() });

export const RenameRequest = z.object({ session_name: Name });

export interface QuestionAnswer {
  field: string;
  section: string;
  why: string;
  technique: "open" | "ladder" | "example" | "contrast" | "trade_off" | "confirm";
  skippable: boolean;
  options?: string[];
  choices?: { id: string; a: string; b: string }[];
}

export interface JourneyMetadata {
  completed_anchors: string[];
  progress: number;
  minutes_left: number;
  /** Fields that are open and read-backs that are not accepted. */
  questions_left: number;
  question: QuestionAnswer | null;
  heard: { field: string; value: string; quote: string }[];
  /**
   * At a read-back all facts of its anchor; otherwise the facts with structure that the last message filled, changed or
   * left unclear. Unclear ones come first. Any row can be sent back changed as `cells`.
   */
  worksheet: WorksheetRow[];
  /** Of all answers that a foundation rests on: those that are assumed, and those still to be given. */
  assumed: { count: number; open: number; of: number };
  /** What a model writes beside the interview; null while nothing is. Status and history have it. */
  writing?: WritingAnswer | null;
}

/** The answer to start, resume, continue and finish. */
export interface TurnAnswer {
  session_id: string;
  message: string;
  phase: string;
  agent_name: string;
  /** The mind whose words they are, "Built-in strategist" or a model's name; absent where nobody has thought. */
  spoken_by?: string;
  timestamp: string;
  metadata: JourneyMetadata;
}

export interface StatusAnswer {
  session_id: string;
  current_phase: string;
  completion_percentage: number;
  metadata: JourneyMetadata;
}

export interface ChosenSide {
  id: string;
  side: "a" | "b";
  /** The side as it is put to the founder. */
  words: string;
}

export interface MessageAnswer {
  id: string;
  role: "user" | "assistant";
  content: string;
  timestamp: string;
  phase: string;
  agent_name: string | null;
  /** An agent's message: the mind whose words they are; absent in messages from before it was kept. */
  spoken_by?: string;
  /** A founder's message: sending it again under this id has it answered once. */
  client_message_id?: string;
  /** A founder's message: the sides of the trade-offs that came with it. */
  chosen?: ChosenSide[];
  /** Set while a turn's answer is missing: the process died in the middle of it. */
  interrupted?: true;
}

export interface HistoryAnswer {
  session_id: string;
  messages: MessageAnswer[];
  session_metadata: { current_phase: string; journey_progress: number };
  metadata: JourneyMetadata;
}

export interface SessionListItem {
  id: string;
  session_name: string;
  current_phase: string;
  journey_progress: number;
  created_at: string;
  updated_at: string;
}
