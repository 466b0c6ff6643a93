import type {
  ChosenSide,
  HistoryAnswer,
  JourneyMetadata,
  MessageAnswer,
  QuestionAnswer,
  TurnAnswer,
} from "../../routes/api/contract.ts";

import type { ScreenWords } from "../../routes/words/words.ts";

const MASTER = "Holdfast Master";
const PRODUCT = "Holdfast";

export interface ChatMessage {
  id: string;
  role: "user" | "assistant";
  content: string;
  /** Of the content, as BCP 47 names it; absent until the server has told. */
  language?: string;
  /** The sides of the trade-offs that came with it. */
  chosen?: ChosenSide[];
  /** Rows of the worksheet that were changed with it, until it is answered. */
  cells?: Record<string, string>;
  timestamp: string | null;
  agent: string;
  /** The mind whose words they are, where the server told. */
  spokenBy?: string;
  /** The id of the turn it belongs to, where the server told: sent again under it, it is answered once. */
  turn?: string;
  /** Set where a later message took its place. */
  isEdited?: true;
  /** Why no reply came; Retry sends the same message again. */
  failure?: string;
  /** Set where the founder stopped waiting: the reply is finished on the server and comes by itself. */
  isStopped?: true;
}

export interface Conversation {
  sessionId: string;
  phase: string;
  messages: ChatMessage[];
  question: QuestionAnswer | null;
  heard: JourneyMetadata["heard"];
  /** What was read from the last message, or of a whole anchor at its read-back. */
  worksheet: JourneyMetadata["worksheet"];
  completed: string[];
  progress: number;
  minutesLeft: number;
  questionsLeft: number;
  /** Of the questions and their options, and of what the founder writes. */
  languages: { spoken: string; written: string };
  /** Answers that are assumed, of all that a foundation rests on. */
  assumed: JourneyMetadata["assumed"];
}

/** A conversation that has just been started or resumed. */
export function fromTurn(answer: TurnAnswer): Conversation {
  const opening: ChatMessage = {
    id: `${answer.session_id}-opening`,
    role: "assistant",
    content: answer.message,
    ...(answer.language ? { language: answer.language } : {}),
    timestamp: answer.timestamp ?? null,
    agent: answer.agent_name || MASTER,
    ...(answer.spoken_by ? { spokenBy: answer.spoken_by } : {}),
  };
  return {
    ...fromMetadata(answer.metadata),
    sessionId: answer.session_id,
    phase: answer.phase,
    messages: [opening],
  };
}

type ChatWords = ScreenWords["journey"]["chat"];

export function fromHistory(history: HistoryAnswer, says: ChatWords): Conversation {
  return {
    ...fromMetadata(history.metadata),
    progress: history.session_metadata.journey_progress,
    sessionId: history.session_id,
    phase: history.session_metadata.current_phase,
    messages: history.messages.map((message) => fromMessage(message, says)),
  };
}

/** The conversation after a reply: what it filled is added to what was heard before. */
export function withReply(before: Conversation, answer: TurnAnswer, id: string): Conversation {
  const now = fromMetadata(answer.metadata);
  const reply: ChatMessage = {
    id,
    role: "assistant",
    content: answer.message,
    ...(answer.language ? { language: answer.language } : {}),
    timestamp: answer.timestamp ?? null,
    agent: answer.agent_name || PRODUCT,
    ...(answer.spoken_by ? { spokenBy: answer.spoken_by } : {}),
  };
  const fresh = new Set(now.heard.map(({ field }) => field));
  const heard = [...before.heard.filter(({ field }) => !fresh.has(field)), ...now.heard];
  return { ...before, ...now, heard, phase: answer.phase, messages: [...before.messages, reply] };
}

/** The conversation with the message of this turn marked as one that another took the place of. */
export function withEdited(before: Conversation, turn: string): Conversation {
  const messages = before.messages.map((message): ChatMessage =>
    (message.turn ?? message.id) === turn ? { ...message, isEdited: true } : message
  );
  return { ...before, messages };
}

/** The messages, by id, at which another mind speaks than before; `first` is told above the conversation. */
export function changesOfMind(messages: ChatMessage[], first: string): Set<string> {
  const spoken = messages.filter(({ spokenBy }) => spokenBy !== undefined);
  return new Set(
    spoken.filter(({ spokenBy }, at) => spokenBy !== (spoken[at - 1]?.spokenBy ?? first)).map(({ id }) => id),
  );
}

/** True while the last message is the founder's and its reply may still come. */
export function awaitsReply({ messages }: Conversation): boolean {
  const last = messages.at(-1);
  return last?.role === "user" && (last.failure === undefined || last.isStopped === true);
}

/** A conversation as the server has it now; one that was stopped stays as it is until the server has answered it. */
export function withNews(
  before: Conversation,
  { history, says }: { history: HistoryAnswer; says: ChatWords },
): Conversation {
  const now = fromHistory(history, says);
  const last = before.messages.at(-1);
  const isAnswered = now.messages.some(({ turn }) => turn === last?.id) && !awaitsReply(now);
  return last?.isStopped && !isAnswered ? { ...before } : now;
}

function fromMessage(message: MessageAnswer, { interrupted }: ChatWords): ChatMessage {
  return {
    id: message.id,
    role: message.role,
    content: message.content,
    ...(message.language ? { language: message.language } : {}),
    timestamp: message.timestamp || null,
    agent: message.agent_name || PRODUCT,
    ...(message.spoken_by ? { spokenBy: message.spoken_by } : {}),
    ...(message.chosen ? { chosen: message.chosen } : {}),
    ...(message.client_message_id ? { turn: message.client_message_id } : {}),
    ...(message.edited ? { isEdited: true as const } : {}),
    ...(message.interrupted ? { failure: interrupted } : {}),
  };
}

function fromMetadata(metadata: JourneyMetadata | undefined) {
  return {
    question: metadata?.question ?? null,
    heard: metadata?.heard ?? [],
    worksheet: metadata?.worksheet ?? [],
    completed: metadata?.completed_anchors ?? [],
    progress: metadata?.progress ?? 0,
    minutesLeft: metadata?.minutes_left ?? 0,
    questionsLeft: metadata?.questions_left ?? 0,
    languages: metadata?.languages ?? { spoken: "en", written: "en" },
    assumed: metadata?.assumed ?? { count: 0, open: 0, of: 0 },
  };
}
