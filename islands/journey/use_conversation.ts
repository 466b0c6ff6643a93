import { useEffect, useRef, useState } from "react";
import type { ChosenSide, TurnAnswer } from "../../routes/api/contract.ts";
import { spokenWords, useAnnouncer } from "../ui/Announcer.tsx";
import { ApiError, call, isAbort, reasonOf, tellFailure } from "../api.ts";
import { keepJourney } from "../session.ts";
import { stream } from "../stream.ts";
import { showError } from "../toasts.ts";
import { useWords } from "../words.ts";
import {
  awaitsReply,
  type ChatMessage,
  type Conversation,
  fromHistory,
  withEdited,
  withNews,
  withReply,
} from "./conversation.ts";
import { keepDraft, readDraft } from "./drafts.ts";
import { lookUp } from "./journey_calls.ts";
import { progressText } from "./progress_text.ts";

const LOOK_AGAIN_MS = 2000;

export interface Outgoing {
  text: string;
  chosen?: ChosenSide[];
  /** Rows of the worksheet that are changed with it. */
  cells?: Record<string, string>;
  /** What has to be done before it goes out; it stands on the screen already. */
  first?: () => Promise<unknown>;
  /** The id of an earlier attempt, so that the turn is done once. */
  id?: string;
  /** The turn whose answer this one takes the place of. */
  edits?: string;
}

/** Words that were not taken, back for their writer, and why. */
interface Returned {
  text: string;
  why: string;
}

/** Why a message stands without its reply. */
type Missed = Pick<ChatMessage, "failure" | "isStopped">;

/** A conversation, and all that can be done with it. */
export function useConversation(first: Conversation) {
  const { chat: says, failures, progress: progressWords } = useWords("journey");
  const [conversation, setConversation] = useState(first);
  const [isPending, setPending] = useState(false);
  const [status, setStatus] = useState("");
  const [arriving, setArriving] = useState("");
  const [returned, setReturned] = useState<Returned | null>(null);
  const { announced, announce } = useAnnouncer();
  const aborter = useRef<AbortController | null>(null);
  const { sessionId, phase, progress } = conversation;
  const last = conversation.messages.at(-1);
  /** A reply is on its way that nobody here asked for just now: before a reload, or in another window. */
  const isWaiting = !isPending && awaitsReply(conversation) && last?.failure === undefined;

  useEffect(() => keepJourney({ sessionId, phase, progress }), [sessionId, phase, progress]);
  useEffect(() => {
    if (isPending || !awaitsReply(conversation)) return;
    const timer = setTimeout(() => void refresh(), LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  });

  useEffect(() => {
    // Whoever comes back to this window sees what was said in another meanwhile.
    const look = () => void (document.visibilityState === "visible" && catchUp());
    document.addEventListener("visibilitychange", look);
    addEventListener("focus", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      removeEventListener("focus", look);
    };
  });

  async function catchUp() {
    if (isPending || isWaiting || last?.failure !== undefined) return;
    const history = await lookUp(sessionId);
    if (!history || history.messages.length <= conversation.messages.length) return;
    setConversation(fromHistory(history, says));
    setReturned({ text: "", why: says.movedOn });
    announce(says.movedOn);
  }

  async function refresh() {
    const history = await lookUp(sessionId);
    if (!history) return setConversation((before) => ({ ...before }));
    const news = withNews(conversation, { history, says });
    setConversation(news);
    const reply = news.messages.at(-1);
    if (reply?.role === "assistant" && !awaitsReply(news)) {
      announce(spokenWords(reply.content), reply.language);
    }
    const isAnswered = !awaitsReply(news) && readDraft(sessionId).sentAs !== null;
    if (isAnswered) keepDraft(sessionId, { text: "", sentAs: null, chosen: {} });
  }

  /** Looks again at what the open question offers: it is made of facts that have been changed. */
  async function lookAtOptions() {
    const history = await lookUp(sessionId);
    const now = history?.metadata.question;
    if (!now) return;
    setConversation((before) => before.question?.field === now.field ? { ...before, question: now } : before);
  }

  /** True once the message has been answered. */
  async function send(outgoing: Outgoing): Promise<boolean> {
    const text = outgoing.text.trim();
    if (isPending || (text === "" && !outgoing.chosen)) return false;
    if (!sessionId) {
      showError(failures.noSession);
      return false;
    }
    const id = outgoing.id ?? crypto.randomUUID();
    const mine = { ...outgoing, id, text };
    setConversation((before) => ({ ...before, messages: withQuestionPut(before.messages, mine) }));
    setPending(true);
    setReturned(null);
    setStatus(progressText(text, progressWords));
    keepDraft(sessionId, { text, sentAs: id });
    const missed = await deliver(mine);
    if (missed !== null && "why" in missed) await giveBack(id, missed);
    else if (missed !== null) {
      setConversation((before) => ({ ...before, messages: withFailure(before.messages, id, missed) }));
      // Any other failure is told by its toast.
      if (missed.isStopped) announce(missed.failure ?? "");
    }
    setPending(false);
    setArriving("");
    return missed === null;
  }

  /** The conversation has moved on, or another message is being answered: the words go back to where they were written. */
  async function giveBack(id: string, missed: Returned) {
    keepDraft(sessionId, { text: missed.text, sentAs: null });
    const history = await lookUp(sessionId);
    setConversation((before) =>
      history
        ? fromHistory(history, says)
        : { ...before, messages: before.messages.filter((one) => one.id !== id) }
    );
    setReturned(missed);
    announce(missed.why);
  }

  async function deliver(
    { text, chosen, cells, first: before, id, edits }: Outgoing & { id: string },
  ): Promise<Missed | Returned | null> {
    await before?.();
    aborter.current = new AbortController();
    const body = {
      message: text,
      session_id: sessionId,
      client_message_id: id,
      choices: sidesOf(chosen),
      field: conversation.question?.field ?? null,
      ...(cells ? { cells } : {}),
      ...(edits ? { edits } : {}),
    };
    const options = { body, signal: aborter.current.signal, quiet: [409] };
    try {
      const answer = await stream<TurnAnswer>("/journey/continue", options, {
        onStatus: setStatus,
        onText: (more) => setArriving((before) => before + more),
      });
      setConversation((before) =>
        withReply(edits ? withEdited(before, edits) : before, answer, `${id}-reply`)
      );
      announce(spokenWords(answer.message), answer.language);
      keepDraft(sessionId, { text: "", sentAs: null, chosen: {} });
      return null;
    } catch (error) {
      if (isAbort(error)) return { failure: says.stopped, isStopped: true };
      const reason = reasonOf(error, failures.send);
      if (error instanceof ApiError && error.status === 409) return { text, why: reason };
      tellFailure(error, reason);
      return { failure: reason };
    }
  }

  async function finish() {
    setPending(true);
    setStatus(says.finishing);
    try {
      const answer = await call<TurnAnswer>("/journey/finish", {
        method: "POST",
        body: { session_id: sessionId },
      });
      setConversation((before) => withReply(before, answer, crypto.randomUUID()));
      announce(spokenWords(answer.message), answer.language);
    } catch (error) {
      tellFailure(error, reasonOf(error, failures.send));
    }
    setPending(false);
  }

  return {
    conversation,
    isPending,
    isWaiting,
    status,
    arriving,
    returned,
    announced,
    announce,
    send,
    lookAtOptions,
    finish,
    stop: () => aborter.current?.abort(),
    /** Sends a message again under the id it was first sent with, where this browser still knows it. */
    retry: (message: ChatMessage) => {
      const { sentAs, text } = readDraft(sessionId);
      const kept = text === message.content ? sentAs : null;
      const { content, chosen, cells } = message;
      const id = message.turn ?? kept ?? message.id;
      return send({ text: content, id, ...(chosen ? { chosen } : {}), ...(cells ? { cells } : {}) });
    },
  };
}

/** A message sent again takes the place of its failed attempt. */
function withQuestionPut(
  messages: ChatMessage[],
  { id, text, chosen, cells }: Outgoing & { id: string },
): ChatMessage[] {
  const last = messages.at(-1);
  const isAgain = last?.failure !== undefined && last.content === text;
  const before = isAgain ? messages.slice(0, -1) : messages;
  const mine: ChatMessage = {
    id,
    role: "user",
    content: text,
    ...(chosen ? { chosen } : {}),
    ...(cells ? { cells } : {}),
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
