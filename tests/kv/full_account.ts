import { NO_USAGE } from "../../agents/domain/usage.ts";
import { countCode } from "../../kv/attempts.ts";
import { claimConsultation, recordAnswer } from "../../kv/consultations.ts";
import { exportAll } from "../../kv/backup.ts";
import { createDispatcher } from "../../kv/dispatcher.ts";
import type { JobHandler } from "../../kv/job_run.ts";
import { enqueueJob } from "../../kv/jobs.ts";
import { beginSecondFactor } from "../../kv/second_factor.ts";
import { createSession } from "../../kv/sessions.ts";
import { keepPushDevice } from "../../kv/push_devices.ts";
import { pauseMemory } from "../../kv/memory_pause.ts";
import { claimReminder } from "../../kv/reminders.ts";
import { openShare } from "../../kv/shares.ts";
import type { Store } from "../../kv/store.ts";
import { watchPage } from "../../kv/watched_pages.ts";
import { commitTurn } from "../../kv/turn_commit.ts";
import { askForWriting, NO_WRITING, storeStep } from "../../kv/writing.ts";
import { after, claim, FIREFOX, makeJourney, makeUser, NOON } from "./fixtures.ts";

/** An account with something of everything, most of it too large for one value. */
export async function fillAccount(kv: Store, email: string) {
  const { id: userId } = await makeUser(kv, email);
  const jti = await createSession(kv, { userId, device: FIREFOX, expiresAt: after(60_000), now: NOON });
  const subscribed = { id: "a", endpoint: "https://push.example/a", p256dh: "B", auth: "a", serverKey: "B" };
  await keepPushDevice(kv, { userId, jti, device: FIREFOX, subscribed, now: NOON });
  await beginSecondFactor(kv, { userId, secret: "JBSWY3DPEHPK3PXP", now: NOON });
  await countCode(kv, userId, NOON);
  const journey = await makeJourney(kv, userId);
  const journeyId = journey.id;
  const turn = await claim(kv, journey, { message: "é".repeat(50_000) });
  const state = { ...turn.state, asked: ["q".repeat(100_000)] };
  const reply = {
    reply: "r".repeat(70_000),
    agent: "Holdfast Master",
    anchors: {},
    answer: "a".repeat(70_000),
  };
  await commitTurn(kv, turn, { ...reply, state, now: NOON });
  await openShare(kv, { userId, journeyId }, NOON);
  const letter = { hash: "hash of a link", expiresAt: after(15 * 86_400_000), now: after(86_400_000) };
  await claimReminder(kv, { userId, journeyId }, letter);
  const asked = { userId, journeyId, clientMessageId: "one", limit: 10, query: "Should we?", now: NOON };
  const consultation = await claimConsultation(kv, asked);
  if (consultation.kind !== "claimed") throw new Error(`The consultation is ${consultation.kind}`);
  await recordAnswer(kv, consultation.claim, { answer: "No.", confidence: 0.5, now: NOON });
  await pauseMemory(kv, { userId, journeyId }, true, NOON);
  const rival = { url: "https://rival.example/", whose: "rival" as const, name: "Rival", everyDays: 7 };
  await watchPage(kv, { userId, journeyId, ...rival, now: NOON });
  const { id: jobId } = await enqueueJob(kv, {
    userId,
    journeyId,
    kind: "brand_strategy",
    payload: "p".repeat(90_000),
    dedupeKey: "strategy",
    now: NOON,
  });
  const write_strategy: JobHandler = async ({ held }) => {
    const memos = {
      truth: [{ claim: { text: "t".repeat(130_000), marks: [] }, calculation: null, follows: "", doubt: "" }],
    };
    await storeStep(kv, held, {
      ref: { userId, journeyId },
      next: { ...NO_WRITING, written: { ...NO_WRITING.written, memos } },
      asked: "local",
      usage: NO_USAGE,
      counts: new Map(),
      now: NOON,
    });
  };
  await askForWriting(kv, { userId, journeyId }, { kind: "write_strategy", now: NOON });
  const meta = {
    kind: "brand_strategy",
    fileName: "a.pdf",
    contentType: "application/pdf",
    pages: 1,
    colours: {},
  };
  const brand_strategy = () => Promise.resolve({ bytes: new Uint8Array(150_000), meta });
  await createDispatcher({ kv, handlers: { brand_strategy, write_strategy }, now: () => NOON }).drainOnce();
  return { userId, email, jti, journeyId, jobId };
}

export async function backedUpLines(kv: Store): Promise<string[]> {
  return await Array.fromAsync(exportAll(kv, NOON));
}
