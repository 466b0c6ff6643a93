/// <reference lib="webworker" />
import { findCollector } from "../../agents/domain/collector.ts";
import type { Told } from "../../agents/interview/with_model/call.ts";
import type { TurnAnswer as ModelsTurn } from "../../agents/interview/with_model/turn_answer.ts";
import { type Operation, type Output, runHere } from "./operations.ts";
import { toSent } from "./sent_error.ts";
import { surroundingsOver } from "./surroundings_over_port.ts";
import type { Commission, FromWorker } from "./wire.ts";

declare const self: DedicatedWorkerGlobalScope;

/** A long message leaves 10 to 30 MB behind, which the engine would keep for the next one. */
const WORTH_COLLECTING = 10_000_000;
const collectGarbage = findCollector();
let kept = 0;

function collectInTime(): void {
  if (Deno.memoryUsage().heapUsed < kept + WORTH_COLLECTING) return;
  collectGarbage();
  kept = Deno.memoryUsage().heapUsed;
}

async function think({ operation, input, around, port }: Commission): Promise<void> {
  const say = (message: FromWorker<Output<Operation>>) => port.postMessage(message);
  const stopped = new AbortController();
  // Nothing else comes on it.
  port.addEventListener("message", () => stopped.abort(), { once: true });
  port.start();
  const later: Promise<Told<ModelsTurn>>[] = [];
  const surroundings = {
    ...surroundingsOver(port, around, stopped.signal),
    onLate: (told: Promise<Told<ModelsTurn>>) => void later.push(told),
  };
  try {
    const value = await runHere(operation, input, surroundings);
    const [late] = later;
    say({ kind: "done", value, isLast: late === undefined });
    if (late !== undefined) say({ kind: "late", told: await late });
  } catch (error) {
    say({ kind: "failed", error: toSent(error) });
  }
  collectInTime();
}

self.addEventListener("message", (event: MessageEvent<Commission>) => void think(event.data));
