/// <reference lib="webworker" />
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
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

/**
 * A document leaves some 60 MB behind, which the engine left alone lets pile up to half a gigabyte. Collecting also
 * throws away the code that was compiled for what is collected, and the next document takes 250 ms longer: so it is
 * done at every fourth only, and a worker that nobody asks is ended whole.
 */
const MOST_UNCOLLECTED = 4;
const collectGarbage = findCollector();
let uncollected = 0;

/** An engine that hands out no collector collects by itself, later. */
function findCollector(): () => void {
  try {
    setFlagsFromString("--expose-gc");
    return runInNewContext("gc");
  } catch {
    return () => {};
  }
}

function collectInTime(): void {
  uncollected = (uncollected + 1) % MOST_UNCOLLECTED;
  if (uncollected === 0) collectGarbage();
}

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
  collectInTime();
}

self.addEventListener("message", (event: MessageEvent<WorkerRequest>) => void answer(event.data));
