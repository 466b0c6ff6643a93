import { expect } from "vitest";
import { NotFoundError } from "../../agents/domain/errors.ts";
import { reserveVersion } from "../../kv/document_versions.ts";
import { deleteDocument, getDocument, listDocuments } from "../../kv/documents.ts";
import { deleteJourney } from "../../kv/erasures.ts";
import { enqueueJob, type Job } from "../../kv/jobs.ts";
import type { Store } from "../../kv/store.ts";
import { keysOf, NOON, test } from "./fixtures.ts";
import { askFor, BYTES, dispatcherOf, META } from "./job_fixtures.ts";

test("documents of one kind that are made at the same instant get different versions", async ({ kv }) => {
  const first = await askFor(kv);
  for (let more = 0; more < 5; more++) await askAgain(kv, first);
  const all = Promise.withResolvers<void>();
  let running = 0;
  await dispatcherOf(kv, async () => {
    if (++running === 2) all.resolve();
    await all.promise;
    return { bytes: BYTES, meta: META };
  }).drainOnce();
  const versions = (await listDocuments(kv, first.userId)).map(({ version }) => version);
  expect(versions.toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
});

test("another attempt keeps the version that was printed already", async ({ kv }) => {
  const { userId, journeyId, kind } = await askFor(kv);
  const owner = { userId, journeyId: journeyId ?? "", kind };
  expect(await reserveVersion(kv, { ...owner, id: "one" })).toBe(1);
  expect(await reserveVersion(kv, { ...owner, id: "other" })).toBe(2);
  expect(await reserveVersion(kv, { ...owner, id: "one" })).toBe(1);
  expect(await reserveVersion(kv, { ...owner, kind: "pitch_deck", id: "deck" })).toBe(1);
});

test("the version of a deleted document is not given again", async ({ kv }) => {
  const first = await made(kv);
  const { userId } = first;
  await deleteDocument(kv, userId, first.id);
  const second = await askAgain(kv, first);
  await dispatcherOf(kv, () => Promise.resolve({ bytes: BYTES, meta: META })).drainOnce();
  expect(await getDocument(kv, userId, second.id)).toMatchObject({ version: 2 });
});

test("a version names the parts that are new, gone or different, and the first names none", async ({ kv }) => {
  const first = await askFor(kv);
  const parts: Record<string, string>[] = [
    { Market: "a", Voice: "b", Old: "c" },
    { Market: "a", Voice: "B", New: "d" },
    { Market: "a", Voice: "B", New: "d" },
  ];
  for (const [at, each] of parts.entries()) {
    if (at > 0) await askAgain(kv, first);
    const meta = { ...META, parts: each };
    await dispatcherOf(kv, () => Promise.resolve({ bytes: BYTES, meta })).drainOnce();
  }
  const documents = (await listDocuments(kv, first.userId)).toSorted((a, b) => a.version - b.version);
  expect(documents.map(({ changes }) => changes)).toEqual([undefined, ["Voice", "New", "Old"], []]);
});

test("no version is reserved in a journey that is gone, and none is left behind", async ({ kv }) => {
  const { userId, journeyId, kind, id } = await made(kv);
  const owner = { userId, journeyId: journeyId ?? "", kind, id };
  await deleteJourney(kv, userId, owner.journeyId);
  await expect(reserveVersion(kv, owner)).rejects.toBeInstanceOf(NotFoundError);
  expect((await keysOf(kv)).filter((key) => key.includes("document_versions"))).toEqual([]);
});

async function made(kv: Store): Promise<Job> {
  const job = await askFor(kv);
  await dispatcherOf(kv, () => Promise.resolve({ bytes: BYTES, meta: META })).drainOnce();
  return job;
}

async function askAgain(kv: Store, { userId, journeyId, kind }: Job): Promise<Job> {
  return await enqueueJob(kv, { userId, journeyId, kind, payload: {}, now: NOON });
}
