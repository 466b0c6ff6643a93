import { expect, test } from "vitest";
import { type Exported, type Ledger, lossesOf, newLedger } from "./ledger.ts";
import { pointOf } from "./points.ts";

function acknowledged(): Ledger {
  const ledger = newLedger();
  ledger.journeys.set("j1", 0);
  ledger.turns.set("one", { journeyId: "j1", reply: "What for?" });
  ledger.consultations.set("Should we move?", "No.");
  ledger.orders.add("d1");
  ledger.done.add("d1");
  return ledger;
}

function kept(): Exported {
  const messages: Exported["journeys"][number]["messages"] = [
    { sequence: 1, role: "user", content: "We mend organs.", clientMessageId: "one" },
    { sequence: 2, role: "assistant", content: "What for?", clientMessageId: null },
  ];
  return {
    journeys: [{ id: "j1", messages, messageCount: 2 }],
    consultations: [{ query: "Should we move?", answer: "No.", status: "answered" }],
    documents: [{ id: "d1" }],
    jobs: [{ id: "d1", status: "completed", error: null, cancelled: false }],
  };
}

test("nothing is lost where everything stands", () => {
  expect(lossesOf(acknowledged(), kept())).toEqual([]);
});

test.each<[string, (found: Exported) => void]>([
  ["journey j1 is gone", (found) => void found.journeys.pop()],
  ["turn one stands 0 times", (found) => void found.journeys[0]?.messages.shift()],
  ["the reply to turn one is gone", (found) => void found.journeys[0]?.messages.pop()],
  ["journey j1 has a gap", (found) => void found.journeys.forEach((journey) => journey.messageCount++)],
  ['consultation "Should we move?" stands 0 times', (found) => void found.consultations.pop()],
  [
    'consultation "Should we move?" stands 2 times',
    (found) => void found.consultations.push(...kept().consultations),
  ],
  [
    'the answer to "Should we move?" is another',
    (found) => found.consultations.forEach((each) => each.answer = "Yes."),
  ],
  ["order d1 is gone", (found) => void found.jobs.pop()],
  [
    "order d1 failed: lost",
    (found) => found.jobs.forEach((job) => Object.assign(job, { status: "failed", error: "lost" })),
  ],
  ["file d1 is gone", (found) => void found.documents.pop()],
])("%s", (loss, lose) => {
  const found = kept();
  lose(found);
  expect(lossesOf(acknowledged(), found)).toContain(loss);
});

test("twenty kills reach every named point once, and chance ten times", () => {
  const points = Array.from({ length: 20 }, (_, kill) => pointOf(kill).name);
  const named = points.filter((name) => !name.startsWith("at random"));
  expect(named).toHaveLength(10);
  expect(new Set(named).size).toBe(10);
});
