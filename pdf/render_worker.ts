/// <reference lib="webworker" />
import { findCollector } from "../agents/domain/collector.ts";
import { renderDocument, type RenderRequest } from "./render.tsx";

/** What a worker is asked, and what it answers: steps, then one result or one failure. */
export interface WorkerRequest {
  id: number;
  request: RenderRequest;
}
export type WorkerAnswer =
  | { id: number; kind: "step"; step: string; progress: number }
  | { id: number; kind: "done"; bytes: Uint8Array; pageCount: number; replaced: number }
  | { id: number; kind: "failed"; message: string };

declare const self: DedicatedWorkerGlobalScope;

/** A document leaves some 30 MB behind, which the engine left alone lets pile up to half a gigabyte. */
const collectGarbage = findCollector();

async function answer({ id, request }: WorkerRequest): Promise<void> {
  function post(message: WorkerAnswer): void {
    self.postMessage(message);
  }
  try {
    const result = await renderDocument(
      request,
      (step, progress) => post({ id, kind: "step", step, progress }),
    );
    post({ id, kind: "done", ...result });
  } catch (error) {
    post({ id, kind: "failed", message: error instanceof Error ? error.message : String(error) });
  }
  collectGarbage();
}

self.addEventListener("message", (event: MessageEvent<WorkerRequest>) => void answer(event.data));
