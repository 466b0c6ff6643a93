import { createDispatcher, type Dispatcher } from "../../kv/dispatcher.ts";
import type { JobHandler } from "../../kv/job_run.ts";
import { enqueueJob, type Job } from "../../kv/jobs.ts";
import type { Store } from "../../kv/store.ts";
import { makeJourney, makeUser, NOON } from "./fixtures.ts";

export const BYTES = new Uint8Array(500_000).map((_, index) => index % 251);
export const META = {
  kind: "brand_strategy",
  fileName: "tidewatch.pdf",
  contentType: "application/pdf",
  pages: 18,
  colours: { primary: "#1F3A5F" },
};

export const makeDocument: JobHandler = () => Promise.resolve({ bytes: BYTES, meta: META });

/** Asks for a document of a new journey of a new account. */
export async function askFor(
  kv: Store,
  extra: { dedupeKey?: string; payload?: unknown } = {},
): Promise<Job> {
  const { id: userId } = await makeUser(kv, `${crypto.randomUUID()}@example.com`);
  const { id: journeyId } = await makeJourney(kv, userId);
  const job = { userId, journeyId, kind: "brand_strategy", payload: {}, now: NOON };
  return await enqueueJob(kv, { ...job, ...extra });
}

export function dispatcherOf(kv: Store, brand_strategy: JobHandler, now = () => NOON): Dispatcher {
  return createDispatcher({ kv, handlers: { brand_strategy }, now });
}
