/// <reference lib="webworker" />
import type { Commission } from "../../routes/thinking/wire.ts";

declare const self: DedicatedWorkerGlobalScope;

const STILL = new Int32Array(new SharedArrayBuffer(4));
let asked = 0;

// A worker for the tests: on "crash" it stops, on "stuck" it thinks for ever, else it counts what it was asked.
self.addEventListener("message", ({ data: { input, port } }: MessageEvent<Commission>) => {
  const said = "message" in input ? input.message?.text : "";
  asked += 1;
  if (said === "crash") throw new Error("crashed on purpose");
  // For ever, but not at the cost of whoever else is at work on the machine.
  if (said === "stuck") { for (;;) Atomics.wait(STILL, 0, 0, 20); }
  if (said === "silent") return;
  port.postMessage({ kind: "done", value: asked, isLast: true });
});
