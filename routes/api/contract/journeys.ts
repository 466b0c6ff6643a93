import { z } from "zod";
import { TRADEOFF_IDS } from "../../../agents/domain/tradeoffs.ts";
import { Cells, WorksheetRow } from "./facts.ts";
import { isBlank, Name, Text, Words } from "./text.ts";
import { WritingAnswer } from "./writing.ts";

const Choices = z.partialRecord(z.enum(TRADEOFF_IDS), z.enum(["a", "b"]));

export const ContinueRequest = z.object({
  /** May be missing where cells or choices say it all. */
  message: Words.optional(),
  session_id: Text.max(100).nullish(),
  client_message_id: Text.min(1).max(100).nullish().describe(
    "The same id with the same message again: the same answer, taken once. With other words, sides or cells: 409",
  ),
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

/** Three answers of 2,000 characters of three bytes, in base64, and what signs them. */
const LONGEST_TASTE = 25_000;

/** `taste` are the answers that were given before there was an account, as /try has signed them. */
export const StartRequest = z.object({ taste: Text.max(LONGEST_TASTE).nullish() });

export const SessionRequest = z.object({ session_id: Text.max(100).nullish() });

export const RenameRequest = z.object({ session_name: Name });

export const QuestionAnswer = z.object({
  field: z.string(),
  section: z.string(),
  why: z.string(),
  technique: z.enum(["open", "ladder", "example", "contrast", "trade_off", "confirm"]),
  skippable: z.boolean(),
  options: z.array(z.string()).optional().describe("Whole answers: sending one as the message picks it"),
  choices: z.array(z.object({ id: z.string(), a: z.string(), b: z.string() })).optional()
    .describe('To be answered with choices: {id: "a" | "b"}; a is the side named first in the id'),
});
export type QuestionAnswer = z.infer<typeof QuestionAnswer>;

export const JourneyMetadata = z.object({
  completed_anchors: z.array(z.string()),
  progress: z.number().min(0).max(100),
  minutes_left: z.number(),
  questions_left: z.int().describe("Fields that are open and read-backs that are not accepted"),
  question: QuestionAnswer.nullable(),
  heard: z.array(z.object({ field: z.string(), value: z.string(), quote: z.string() })),
  worksheet: z.array(WorksheetRow).describe(
    "At a read-back all facts of its anchor; otherwise the facts with structure that the last message filled, changed " +
      "or left unclear. Unclear ones come first. Any row can be sent back changed as cells",
  ),
  languages: z.object({ spoken: z.string(), written: z.string() }).optional()
    .describe("As BCP 47 names them: of the questions and their options, and of what the founder writes"),
  assumed: z.object({ count: z.int(), open: z.int(), of: z.int() })
    .describe(
      "Of all answers that a foundation rests on: those that are assumed, and those still to be given",
    ),
  writing: WritingAnswer.nullish()
    .describe("What a model writes beside the interview; null while nothing is. Status and history have it"),
});
export type JourneyMetadata = z.infer<typeof JourneyMetadata>;

/** The answer to start, resume, continue and finish. */
export const TurnAnswer = z.object({
  session_id: z.string(),
  message: z.string(),
  language: z.string().optional().describe("Of the message, as BCP 47 names it"),
  phase: z.string(),
  agent_name: z.string(),
  spoken_by: z.string().optional()
    .describe(
      'The mind whose words they are, "Built-in strategist" or a model\'s name; absent where nobody has thought',
    ),
  timestamp: z.string(),
  metadata: JourneyMetadata,
});
export type TurnAnswer = z.infer<typeof TurnAnswer>;

export const StatusAnswer = z.object({
  session_id: z.string(),
  current_phase: z.string(),
  completion_percentage: z.number().min(0).max(100),
  metadata: JourneyMetadata,
});
export type StatusAnswer = z.infer<typeof StatusAnswer>;

export const ChosenSide = z.object({
  id: z.string(),
  side: z.enum(["a", "b"]),
  words: z.string().describe("The side as it is put to the founder"),
});
export type ChosenSide = z.infer<typeof ChosenSide>;

export const MessageAnswer = z.object({
  id: z.string(),
  role: z.enum(["user", "assistant"]),
  content: z.string(),
  language: z.string().optional().describe("Of the content, as BCP 47 names it"),
  timestamp: z.string(),
  phase: z.string(),
  agent_name: z.string().nullable(),
  spoken_by: z.string().optional()
    .describe(
      "An agent's message: the mind whose words they are; absent in messages from before it was kept",
    ),
  client_message_id: z.string().optional()
    .describe("A founder's message: sending it again under this id has it answered once"),
  chosen: z.array(ChosenSide).optional()
    .describe("A founder's message: the sides of the trade-offs that came with it"),
  edited: z.literal(true).optional()
    .describe("Set on a founder's message whose place a later one took"),
  interrupted: z.literal(true).optional()
    .describe("Set while a turn's answer is missing: the process died in the middle of it"),
});
export type MessageAnswer = z.infer<typeof MessageAnswer>;

export const HistoryAnswer = z.object({
  session_id: z.string(),
  messages: z.array(MessageAnswer),
  session_metadata: z.object({ current_phase: z.string(), journey_progress: z.number() }),
  metadata: JourneyMetadata,
});
export type HistoryAnswer = z.infer<typeof HistoryAnswer>;

export const SessionListItem = z.object({
  id: z.string(),
  session_name: z.string(),
  current_phase: z.string(),
  journey_progress: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type SessionListItem = z.infer<typeof SessionListItem>;

export const SessionListAnswer = z.object({ sessions: z.array(SessionListItem) });
