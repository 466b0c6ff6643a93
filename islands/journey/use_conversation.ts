import { useEffect, useRef, useState } from "react";
import type { ChosenSide, HistoryAnswer, TurnAnswer } from "../../routes/api/contract.ts";
import { call, isAbort, reasonOf } from "../api.ts";
import { keepJourney } from "../session.ts";
import { stream } from "../stream.ts";
import { showError } from "../toasts.ts";
import {
  awaitsReply,
  type ChatMessage,
  type Conversation,
  fromTurn,
  withNews,
  withReply,
} from "./conversation.ts";
import { keepDraft, readDraft } from "./drafts.ts";
import { progressText } from "./progress_text.ts";

const LOOK_AGAIN_MS = 2000;
const STOPPED = "Stopped here. The answer is finished on the server and appears here by itself.";

export interface Outgoing {
  text: string;
  chosen?: ChosenSide[];
  /** The id of an earlier attempt, so that the turn is done once. */
  id?: string;
}

/** Why a message stands without its reply. */
type Missed = Pick<ChatMessage, "failure" | "isStopped">;

/** A conversation, and all that can be done with it. */
export function useConversation(first: Conversation) {
  const [conversation, setConversation] = useState(first);
  const [isPending, setPending] = useState(false);
  const [status, setStatus] = useState("");
  const [arriving, setArriving] = useState("");
  const aborter = useRef<AbortController | null>(null);
  const { sessionId, phase, progress } = conversation;

  useEffect(() => keepJourney({ sessionId, phase, progress }), [sessionId, phase, progress]);
  useEffect(() => {
    if (isPending || !awaitsReply(conversation)) return;
    const timer = setTimeout(() => void refresh(), LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  });

  async function refresh() {
    const history = await readHistory(sessionId);
    if (!history) return;
    const news = withNews(conversation, history);
    setConversation(news);
    const isAnswered = !awaitsReply(news) && readDraft(sessionId).sentAs !== null;
    if (isAnswered) keepDraft(sessionId, { text: "", sentAs: null });
  }

  async function send(outgoing: Outgoing) {
    const text = outgoing.text.trim();
    if (isPending || (text === "" && !outgoing.chosen)) return;
    if (!sessionId) return showError("No active journey session. Please start a new journey.");
    const id = outgoing.id ?? crypto.randomUUID();
    const mine = { ...outgoing, id, text };
    setConversation((before) => ({ ...before, messages: withQuestionPut(before.messages, mine) }));
    setPending(true);
    setStatus(progressText(text));
    keepDraft(sessionId, { text, sentAs: id });
    const missed = await deliver(mine);
    if (missed !== null) {
      setConversation((before) => ({ ...before, messages: withFailure(before.messages, id, missed) }));
    }
    setPending(false);
    setArriving("");
  }

  async function deliver({ text, chosen, id }: Outgoing & { id: string }): Promise<Missed | null> {
    aborter.current = new AbortController();
    const body = { message: text, session_id: sessionId, client_message_id: id, choices: sidesOf(chosen) };
    try {
      const answer = await stream<TurnAnswer>("/journey/continue", { body, signal: aborter.current.signal }, {
        onStatus: setStatus,
        onText: (more) => setArriving((before) => before + more),
      });
      setConversation((before) => withReply(before, answer, `${id}-reply`));
      keepDraft(sessionId, { text: "", sentAs: null });
      return null;
    } catch (error) {
      if (isAbort(error)) return { failure: STOPPED, isStopped: true };
      const reason = reasonOf(error, "Failed to send message");
      showError(reason);
      return { failure: reason };
    }
  }

  async function finish() {
    setPending(true);
    setStatus("Writing down what is missing as assumptions…");
    try {
      const answer = await call<TurnAnswer>("/journey/finish", {
        method: "POST",
        body: { session_id: sessionId },
      });
      setConversation((before) => withReply(before, answer, crypto.randomUUID()));
    } catch (error) {
      showError(reasonOf(error, "Failed to send message"));
    }
    setPending(false);
  }

  return {
    conversation,
    isPending,
    status,
    arriving,
    send,
    finish,
    stop: () => aborter.current?.abort(),
    /** Sends a message again under the id it was first sent with, where this browser still knows it. */
    retry: (message: ChatMessage) => {
      const { sentAs, text } = readDraft(sessionId);
      const kept = text === message.content ? sentAs : null;
      const { content, chosen } = message;
      return send({ text: content, id: message.turn ?? kept ?? message.id, ...(chosen ? { chosen } : {}) });
    },
  };
}

/** Starts a new journey. Throws ApiError. */
export async function startJourney(): Promise<Conversation> {
  return fromTurn(await call<TurnAnswer>("/journey/start", { method: "POST", body: {} }));
}

/** The history of one journey; null where there is none. Throws ApiError but for a 404. */
export async function readHistory(sessionId: string): Promise<HistoryAnswer | null> {
  try {
    return await call<HistoryAnswer>(`/journey/sessions/${sessionId}/history`, { quiet: [404] });
  } catch (error) {
    if (error instanceof Error && "status" in error && error.status === 404) return null;
    throw error;
  }
}

/** A message sent again takes the place of its failed attempt. */
function withQuestionPut(
  messages: ChatMessage[],
  { id, text, chosen }: Outgoing & { id: string },
): ChatMessage[] {
  const last = messages.at(-1);
  const isAgain = last?.failure !== undefined && last.content === text;
  const before = isAgain ? messages.slice(0, -1) : messages;
  const mine: ChatMessage = {
    id,
    role: "user",
    content: text,
    ...(chosen ? { chosen } : {}),
    timestamp: new Date().toISOString(),
    agent: "",
  };
  return [...before, mine];
}

function sidesOf(chosen: ChosenSide[] | undefined): Record<string, "a" | "b"> | null {
  return chosen ? Object.fromEntries(chosen.map(({ id, side }) => [id, side])) : null;
}

function withFailure(messages: ChatMessage[], id: string, missed: Missed): ChatMessage[] {
  return messages.map((message) => message.id === id ? { ...message, ...missed } : message);
}
