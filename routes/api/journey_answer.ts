import { FIELD_IDS } from "../../agents/domain/fields.ts";
import {
  type Choices,
  type Heard,
  type JourneyState,
  progressOf,
  standingAnswer,
} from "../../agents/domain/journey.ts";
import { tradeoffLines } from "../../agents/interview/tradeoffs/lines.ts";
import {
  interviewLanguages,
  journeyMetadata,
  languageOfReply,
  languageOfWords,
  worksheetShown,
} from "../../agents/master.ts";
import { builtInModel } from "../../agents/model/builtin.ts";
import type { JourneySummary } from "../../kv/journeys.ts";
import type { Message } from "../../kv/messages.ts";
import type {
  ChosenSide,
  HistoryAnswer,
  MessageAnswer,
  SessionListItem,
  StatusAnswer,
  TurnAnswer,
  WritingAnswer,
} from "./contract.ts";

interface Said {
  message: string;
  agent: string;
  spokenBy?: string;
  heard?: Heard[];
  /** The founder's message that is answered; its facts are shown as rows. */
  turn?: string;
  now: Date;
}

/** The answer to start, resume, continue and finish. */
export function turnAnswer(
  state: JourneyState,
  { message, agent, spokenBy, heard = [], turn, now }: Said,
): TurnAnswer {
  const worksheet = worksheetShown(state, { turn: turn ?? null, now });
  return {
    session_id: state.id,
    message,
    language: languageOfReply(interviewLanguages(state), { text: message, byModel: isByModel(spokenBy) }),
    phase: state.phase,
    agent_name: agent,
    ...(spokenBy === undefined ? {} : { spoken_by: spokenBy }),
    timestamp: now.toISOString(),
    metadata: journeyMetadata(state, heard.map((one) => withSides(state, one)), worksheet),
  };
}

/** What is known of a journey beside its state. */
interface Beside {
  writing: WritingAnswer | null;
  now: Date;
}

export function statusAnswer(state: JourneyState, { writing, now }: Beside): StatusAnswer {
  return {
    session_id: state.id,
    current_phase: state.phase,
    completion_percentage: progressOf(state),
    metadata: { ...journeyMetadata(state, [], worksheetShown(state, { turn: null, now })), writing },
  };
}

/** What was said, with the rows of the last message's facts as its own answer showed them. */
export function historyAnswer(
  state: JourneyState,
  { messages, beside: { writing, now } }: { messages: Message[]; beside: Beside },
): HistoryAnswer {
  const last = messages.findLast(({ role }) => role === "user")?.id ?? null;
  return {
    session_id: state.id,
    messages: messages.map((message) => messageAnswer(state, message)),
    session_metadata: { current_phase: state.phase, journey_progress: progressOf(state) },
    metadata: {
      ...journeyMetadata(state, heardSoFar(state), worksheetShown(state, { turn: last, now })),
      writing,
    },
  };
}

/** Everything that stands as heard: what a screen shows beside a conversation it has just loaded. */
function heardSoFar(state: JourneyState): Heard[] {
  return FIELD_IDS.flatMap((field) => {
    const answer = standingAnswer(state, field);
    return answer ? [withSides(state, { field, value: answer.text, quote: answer.text })] : [];
  });
}

/** The trade-offs are heard as sides, with or without words of the founder's. */
function withSides(state: JourneyState, heard: Heard): Heard {
  if (heard.field !== "choices.tradeoffs") return heard;
  const decided = Object.entries(state.decisions).map(([id, { side }]) => [id, side]);
  const sides = chosenSides(state, Object.fromEntries(decided)).map(({ words }) => words);
  return sides.length === 0 ? heard : { ...heard, value: sides.join(" · ") };
}

function messageAnswer(state: JourneyState, message: Message): MessageAnswer {
  return {
    id: message.id,
    role: message.role,
    content: message.content,
    language: languageOfMessage(state, message),
    timestamp: message.at,
    phase: message.phase,
    agent_name: message.agent,
    ...(message.spokenBy === null ? {} : { spoken_by: message.spokenBy }),
    ...(message.clientMessageId === null ? {} : { client_message_id: message.clientMessageId }),
    ...(message.choices === null ? {} : { chosen: chosenSides(state, message.choices) }),
    ...(state.replaced?.includes(message.id) ? { edited: true as const } : {}),
    ...(message.interrupted ? { interrupted: true as const } : {}),
  };
}

function languageOfMessage(state: JourneyState, { role, content, spokenBy }: Message): string {
  const languages = interviewLanguages(state);
  if (role === "user") return languageOfWords(languages, content);
  return languageOfReply(languages, { text: content, byModel: isByModel(spokenBy) });
}

function isByModel(spokenBy: string | null | undefined): boolean {
  return spokenBy !== undefined && spokenBy !== null && spokenBy !== builtInModel.name;
}

function chosenSides(state: JourneyState, choices: Choices): ChosenSide[] {
  return tradeoffLines(state).flatMap(({ id, ...sides }) => {
    const side = choices[id];
    return side === undefined ? [] : [{ id, side, words: sides[side] }];
  });
}

export function sessionListItem(journey: JourneySummary): SessionListItem {
  return {
    id: journey.id,
    session_name: journey.name,
    current_phase: journey.phase,
    journey_progress: journey.progress,
    created_at: journey.createdAt,
    updated_at: journey.updatedAt,
  };
}
