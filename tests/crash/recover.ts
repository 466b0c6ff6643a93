import { setTimeout as pause } from "node:timers/promises";
import type { GenerationStatusAnswer, UserAnswer } from "../../routes/api/contract.ts";
import type { Person } from "../helpers/server.ts";
import { type Exported, type Ledger, lossesOf } from "./ledger.ts";
import { lookAtWriting, sendConsultation, sendTurn } from "./load.ts";

const LOOK_AGAIN_MS = 50;
/** What has not come back by then is lost; on a busy machine a document takes a minute and more. */
const PATIENCE_MS = 300_000;

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
  const lost: string[] = [];
  await Promise.all([
    ...stale.map(async ({ what, body }) => {
      if (what === "turn") await sendTurn(asked, body);
      else await sendConsultation(asked, body);
      recovery[`${what} that was under way`] = secondsSince(since);
    }),
    recoverDocuments(asked, recovery).then((missing) => lost.push(...missing)),
    recoverWriting(asked, recovery).then((missing) => lost.push(...missing)),
  ]);
  const found = await person.get<Exported>("/api/account/export");
  return { recovery, losses: [...lost, ...lossesOf(ledger, found), ...await miscounted(asked)] };
}

/** Hands back what did not come back in time. */
async function recoverDocuments(
  { person, ledger, since }: Recovering,
  recovery: Recovery,
): Promise<string[]> {
  const missing: string[] = [];
  for (const id of [...ledger.orders].filter((id) => !ledger.done.has(id))) {
    const isBack = await within(async () => {
      const seen = await person.get<GenerationStatusAnswer>(`/api/pdf/status/${id}`);
      return seen.status === "completed" || seen.status === "failed";
    });
    if (!isBack) {
      missing.push(`document ${id} did not come back`);
      continue;
    }
    recovery["document that was under way"] = secondsSince(since);
    const file = await person.call("GET", `/api/pdf/file/${id}`);
    const bytes = await file.bytes();
    if (new TextDecoder().decode(bytes.slice(0, 5)) === "%PDF-") ledger.done.add(id);
  }
  return missing;
}

async function recoverWriting(asked: Recovering, recovery: Recovery): Promise<string[]> {
  const missing: string[] = [];
  for (const [journey, before] of asked.ledger.journeys) {
    if (before === 0 || !await lookAtWriting(asked, journey)) continue;
    const isBack = await within(async () => {
      const goesOn = await lookAtWriting(asked, journey);
      return !goesOn || (asked.ledger.journeys.get(journey) ?? 0) > before;
    });
    if (isBack) recovery["writing that was under way"] = secondsSince(asked.since);
    else missing.push(`the writing of journey ${journey} did not go on`);
  }
  return missing;
}

/** A consultation is counted once, however often it was sent, and one that was given back is not counted. */
async function miscounted({ person, ledger }: Recovering): Promise<string[]> {
  const { consultant_queries_this_month: counted } = await person.get<UserAnswer>("/api/auth/me");
  const asked = ledger.consultations.size;
  return counted === asked ? [] : [`${counted} consultations are counted of ${asked}`];
}

async function within(isThere: () => Promise<boolean>): Promise<boolean> {
  const until = performance.now() + PATIENCE_MS;
  while (!await isThere()) {
    if (performance.now() > until) return false;
    await pause(LOOK_AGAIN_MS);
  }
  return true;
}

function secondsSince(since: number): number {
  return (performance.now() - since) / 1000;
}
