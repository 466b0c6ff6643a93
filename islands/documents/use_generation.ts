import { useEffect, useRef, useState } from "react";
import type { DocumentAnswer, DocumentType, GenerationStatusAnswer } from "../../routes/api/contract.ts";
import { ApiError, call, reasonOf, tellFailure } from "../api.ts";
import { useWords } from "../words.ts";
import { forgetGeneration, generateDocument, keptGenerations, type Order } from "./generation.ts";

const POLL_MS = 2000;

export interface Generation {
  id: string;
  status: GenerationStatusAnswer["status"];
  /** 0 to 100; never falls. */
  percentage: number;
  step: string;
  error: string | null;
  secondsLeft: number | null;
  /** It failed because the person stopped it. */
  isCancelled: boolean;
}

/** Watches the generation of one kind of document: starts it, looks every 2 s, stops it, tries again. */
export function useGeneration(type: DocumentType, onDone?: (document: DocumentAnswer) => void) {
  const { make } = useWords("documents");
  const [generation, setGeneration] = useState<Generation | null>(null);
  const [made, setMade] = useState<DocumentAnswer | null>(null);
  const [isStarting, setStarting] = useState(false);
  const [isWatching, setWatching] = useState(false);
  const isRunning = isStarting || isWatching;
  /** The generation whose state may still be shown; an answer that was under way when it was stopped may not. */
  const watched = useRef<string | null>(null);

  useEffect(() => {
    const kept = keptGenerations()[type];
    if (!kept) return;
    // Nothing is shown before the first look: the percentage must not start again at nought.
    setWatching(true);
    watched.current = kept;
    void look(started(kept, make.waiting));
  }, [type]);

  useEffect(() => {
    if (!isWatching || !generation) return;
    const timer = setTimeout(() => void look(generation), POLL_MS);
    return () => clearTimeout(timer);
  }, [isWatching, generation]);

  function watch(id: string) {
    setGeneration(started(id, make.waiting));
    setWatching(true);
    watched.current = id;
  }

  async function look(before: Generation) {
    try {
      const answer = await call<GenerationStatusAnswer>(`/pdf/status/${before.id}`, { quiet: [404, 500] });
      if (watched.current !== before.id) return;
      if (answer.status === "completed") await take(before.id);
      if (answer.status === "completed" || answer.status === "failed") setWatching(false);
      setGeneration(next(before, answer));
    } catch (error) {
      if (watched.current !== before.id) return;
      setWatching(false);
      forgetGeneration(type);
      const isGone = error instanceof ApiError && error.status === 404;
      setGeneration(
        isGone ? null : { ...before, status: "failed", error: reasonOf(error, make.unknown) },
      );
    }
  }

  async function take(id: string) {
    const document = await call<DocumentAnswer>(`/pdf/download/${id}`);
    onDone?.(document);
    setMade(document);
    forgetGeneration(type);
  }

  async function start(order: Omit<Order, "document_type">) {
    if (isRunning) return;
    setStarting(true);
    try {
      watch(await generateDocument({ ...order, document_type: type }));
    } catch (error) {
      tellFailure(error, reasonOf(error, make.notStarted));
    }
    setStarting(false);
  }

  async function retry() {
    if (!generation || isRunning) return;
    setStarting(true);
    try {
      await call(`/pdf/retry/${generation.id}`, { method: "POST" });
      watch(generation.id);
    } catch (error) {
      tellFailure(error, reasonOf(error, make.notStarted));
    }
    setStarting(false);
  }

  async function cancel() {
    if (!generation || !isWatching) return;
    watched.current = null;
    try {
      const answer = await call<GenerationStatusAnswer>(`/pdf/cancel/${generation.id}`, { method: "POST" });
      if (answer.status === "completed") await take(generation.id);
      setWatching(false);
      setGeneration(next(generation, answer));
    } catch {
      watched.current = generation.id;
      setGeneration({ ...generation });
    }
  }

  return { generation, made, isRunning, start, retry, cancel };
}

function started(id: string, step: string): Generation {
  return {
    id,
    status: "queued",
    percentage: 0,
    step,
    error: null,
    secondsLeft: null,
    isCancelled: false,
  };
}

function next(before: Generation, answer: GenerationStatusAnswer): Generation {
  return {
    id: before.id,
    status: answer.status,
    percentage: Math.max(before.percentage, Math.round(answer.progress_percentage)),
    step: answer.current_step,
    error: answer.error ?? null,
    secondsLeft: answer.estimated_seconds ?? null,
    isCancelled: answer.cancelled ?? false,
  };
}
