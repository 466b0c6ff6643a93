import { useRef, useState } from "react";
import type { ConsultAnswer } from "../../routes/api/contract.ts";
import { ApiError, isAbort, reasonOf } from "../api.ts";
import { keepDraft } from "../journey/drafts.ts";
import { stream } from "../stream.ts";
import { showError } from "../toasts.ts";

/** Under which name a question is kept until it is answered. */
export const DRAFT = "consultant";
const UNEXPECTED = "Failed to get consultant response. Please try again.";

export interface ConsultMessage {
  id: string;
  role: "user" | "consultant";
  content: string;
  timestamp: string;
  /** 0 to 1, a consultant's only. */
  confidence?: number;
  reason?: string;
  /** Why no answer came. */
  failure?: string;
}

/** The consultant's chat. It lives on this screen only; what it remembers is kept on the server. */
export function useConsultation() {
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
    setStatus("Reading your foundation…");
    const problem = await deliver(query, id);
    if (problem !== null) {
      setMessages((before) => before.map((one) => one.id === id ? { ...one, failure: problem } : one));
    }
    setPending(false);
    setArriving("");
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
      setMessages((before) => [...before, replyOf(answer)]);
      keepDraft(DRAFT, { text: "", sentAs: null });
      return null;
    } catch (error) {
      if (isAbort(error)) return "Stopped. The answer is kept in the consultant's memory.";
      const reason = error instanceof ApiError ? reasonOf(error, "Consultant query failed") : UNEXPECTED;
      showError(reason);
      return reason;
    }
  }

  return {
    messages,
    isPending,
    status,
    arriving,
    ask,
    stop: () => aborter.current?.abort(),
    clear: () => setMessages([]),
  };
}

function replyOf(answer: ConsultAnswer): ConsultMessage {
  return {
    id: crypto.randomUUID(),
    role: "consultant",
    content: answer.consultation,
    timestamp: now(),
    confidence: answer.confidence,
    reason: answer.metadata?.confidence_reason ?? "",
  };
}

function now(): string {
  return new Date().toISOString();
}
