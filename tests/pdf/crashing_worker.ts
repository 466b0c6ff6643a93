/// <reference lib="webworker" />
declare const self: DedicatedWorkerGlobalScope;

let asked = 0;
const loaded = new BroadcastChannel("crashing worker loaded");
loaded.postMessage(null);
loaded.close();

// A worker for the tests: template "crash" stops it, "stuck" never answers, all else answers at once.
self.addEventListener("message", (event: MessageEvent<{ id: number; request: { template: string } }>) => {
  const { id, request } = event.data;
  asked += 1;
  if (request.template === "crash") throw new Error("crashed on purpose");
  if (request.template === "stuck") return;
  if (request.template === "slow") {
    for (let step = 1; step <= 6; step++) {
      setTimeout(() => self.postMessage({ id, kind: "step", step: "Drawing", progress: step }), step * 500);
    }
    setTimeout(
      () => self.postMessage({ id, kind: "done", bytes: new Uint8Array([37]), pageCount: 1, replaced: 0 }),
      3_100,
    );
    return;
  }
  if (request.template === "refuse") {
    self.postMessage({ id, kind: "failed", message: "no such thing" });
    return;
  }
  const pageCount = request.template === "count" ? asked : 1;
  self.postMessage({ id, kind: "step", step: "Gathering the foundation", progress: 5 });
  self.postMessage({ id, kind: "done", bytes: new Uint8Array([37, 80]), pageCount, replaced: 0 });
});
