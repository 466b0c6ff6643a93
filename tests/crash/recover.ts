import { setTimeout as pause } from "node:timers/promises";
import type { GenerationStatusAnswer, UserAnswer } from "../../routes/api/contract.ts";
import type { Person } from "../helpers/server.ts";
import { type Exported, type Ledger, lossesOf } from "./ledger.ts";
import { lookAtWriting, sendConsultation, sendTurn } from "./load.ts";

const LOOK_AGAIN_MS = 50;
/** What has not come back by then is lost. */
const PATIENCE_MS = 60_000;

export const RECOVERIES = [
  "first answer",
  "turn that was under way",
  "consultation that was under way",
  "document that was under way",
  "writing that was under way",
] as const;

/** Seconds from the start of the process until each was there again; nothing for what was not under way. */
export type Recovery = Partial<Record<typeof RECOVERIES[number], number>>;

interface Recovering {
  person: Person;
  ledger: Ledger;
  /** When the process was started, by `performance.now()`. */
  since: number;
}

/** Brings to its end what the kill broke off, as a client would, and tells how long that took and what is lost. */
export async function recover(asked: Recovering): Promise<{ recovery: Recovery; losses: string[] }> {
  const { person, ledger, since } = asked;
  await fetch(`${person.origin}/health`).then((response) => response.body?.cancel());
  const recovery: Recovery = { "first answer": secondsSince(since) };
  const stale = ledger.unanswered.splice(0);
  await Promise.all([
    ...stale.map(async ({ what, body }) => {
      if (what === "turn") await sendTurn(asked, body);
      else await sendConsultation(asked, body);
      recovery[`${what} that was under way`] = secondsSince(since);
    }),
    recoverDocuments(asked, recovery),
    recoverWriting(asked, recovery),
  ]);
  const found = await person.get<Exported>("/api/account/export");
  return { recovery, losses: [...lossesOf(ledger, found), ...await miscounted(asked)] };
}

async function recoverDocuments({ person, ledger, since }: Recovering, recovery: Recovery): Promise<void> {
  for (const id of [...ledger.orders].filter((id) => !ledger.done.has(id))) {
    await within(async () => {
      const seen = await person.get<GenerationStatusAnswer>(`/api/pdf/status/${id}`);
      return seen.status === "completed" || seen.status === "failed";
    });
    recovery["document that was under way"] = secondsSince(since);
    const file = await person.call("GET", `/api/pdf/file/${id}`);
    const bytes = await file.bytes();
    if (new TextDecoder().decode(bytes.slice(0, 5)) === "%PDF-") ledger.done.add(id);
  }
}

async function recoverWriting(asked: Recovering, recovery: Recovery): Promise<void> {
  for (const [journey, before] of asked.ledger.journeys) {
    if (before === 0 || !await lookAtWriting(asked, journey)) continue;
    await within(async () => {
      const goesOn = await lookAtWriting(asked, journey);
      return !goesOn || (asked.ledger.journeys.get(journey) ?? 0) > before;
    });
    recovery["writing that was under way"] = secondsSince(asked.since);
  }
}

/** A consultation is counted once, however often it was sent, and one that was given back is not counted. */
async function miscounted({ person, ledger }: Recovering): Promise<string[]> {
  const { consultant_queries_this_month: counted } = await person.get<UserAnswer>("/api/auth/me");
  const asked = ledger.consultations.size;
  return counted === asked ? [] : [`${counted} consultations are counted of ${asked}`];
}

async function within(isThere: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (!await isThere()) {
    if (performance.now() > until) throw new Error("Nothing came back within a minute");
    await pause(LOOK_AGAIN_MS);
  }
}

function secondsSince(since: number): number {
  return (performance.now() - since) / 1000;
}
