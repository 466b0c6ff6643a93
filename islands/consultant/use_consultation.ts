import { useRef, useState } from "react";
import type { ConsultAnswer, UserAnswer } from "../../routes/api/contract.ts";
import { spokenWords, useAnnouncer } from "../ui/Announcer.tsx";
import { ApiError, call, isAbort, reasonOf, tellFailure } from "../api.ts";
import { keepDraft } from "../journey/drafts.ts";
import { stream } from "../stream.ts";
import { useWords } from "../words.ts";

/** Under which name a question is kept until it is answered. */
export const DRAFT = "consultant";

export interface ConsultMessage {
  id: string;
  role: "user" | "consultant";
  content: string;
  /** Of the content, as BCP 47 names it; absent until it is answered. */
  language?: string;
  timestamp: string;
  /** 0 to 1, a consultant's only. */
  confidence?: number;
  reason?: string;
  /** Why no answer came. */
  failure?: string;
}

/** Consultations asked this month, how many it allows, and the day on which they start again. */
export interface MonthUsed {
  used: number;
  of: number;
  again: string;
}

/** The consultant's chat. It lives on this screen only; what it remembers is kept on the server. */
export function useConsultation(month: MonthUsed | null) {
  const { chat: says } = useWords("consultant");
  const [used, setUsed] = useState(month?.used ?? 0);
  const { announced, announce } = useAnnouncer();
  const [messages, setMessages] = useState<ConsultMessage[]>([]);
  const [isPending, setPending] = useState(false);
  const [status, setStatus] = useState("");
  const [arriving, setArriving] = useState("");
  const aborter = useRef<AbortController | null>(null);

  async function ask(text: string) {
    const query = text.trim();
    if (query === "" || isPending) return;
    const id = messages.find((one) => one.failure !== undefined && one.content === query)?.id ??
      crypto.randomUUID();
    const question: ConsultMessage = { id, role: "user", content: query, timestamp: now() };
    setMessages((
      before,
    ) => [...before.filter((one) => one.failure === undefined || one.content !== query), question]);
    setPending(true);
    setStatus(says.reading);
    const problem = await deliver(query, id);
    if (problem !== null) {
      // Any other failure is told by its toast.
      if (problem === says.stopped) announce(problem);
      setMessages((before) => before.map((one) => one.id === id ? { ...one, failure: problem } : one));
    }
    setPending(false);
    setArriving("");
    if (month !== null) setUsed(await readUsed() ?? used);
  }

  async function deliver(query: string, id: string): Promise<string | null> {
    aborter.current = new AbortController();
    try {
      const answer = await stream<ConsultAnswer>("/consult", {
        body: { query, client_message_id: id },
        signal: aborter.current.signal,
      }, {
        onStatus: setStatus,
        onText: (more) => setArriving((before) => before + more),
      });
      setMessages((before) => [...inLanguageOf(answer, before, id), replyOf(answer)]);
      announce(spokenWords(answer.consultation), answer.metadata?.language);
      keepDraft(DRAFT, { text: "", sentAs: null });
      return null;
    } catch (error) {
      if (isAbort(error)) return says.stopped;
      const reason = error instanceof ApiError ? reasonOf(error, says.failed) : says.unexpected;
      tellFailure(error, reason);
      return reason;
    }
  }

  return {
    messages,
    isPending,
    status,
    arriving,
    announced,
    /** Null without a limit. */
    left: month === null ? null : Math.max(0, month.of - used),
    ask,
    stop: () => aborter.current?.abort(),
    clear: () => setMessages([]),
  };
}

/** How many were asked this month, as the server counts them; null where it cannot be read now. */
async function readUsed(): Promise<number | null> {
  try {
    return (await call<UserAnswer>("/auth/me", { quiet: [0, 429, 500, 502, 503] }))
      .consultant_queries_this_month;
  } catch {
    return null;
  }
}

/** The messages with the question in the language of its answer. */
function inLanguageOf({ metadata }: ConsultAnswer, messages: ConsultMessage[], id: string): ConsultMessage[] {
  const language = metadata?.language;
  return language === undefined
    ? messages
    : messages.map((one) => one.id === id ? { ...one, language } : one);
}

function replyOf(answer: ConsultAnswer): ConsultMessage {
  return {
    id: crypto.randomUUID(),
    role: "consultant",
    content: answer.consultation,
    ...(answer.metadata?.language ? { language: answer.metadata.language } : {}),
    timestamp: now(),
    confidence: answer.confidence,
    reason: answer.metadata?.confidence_reason ?? "",
  };
}

function now(): string {
  return new Date().toISOString();
}
