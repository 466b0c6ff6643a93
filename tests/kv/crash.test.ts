import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDispatcher } from "../../kv/dispatcher.ts";
import { getDocument, readDocumentBytes } from "../../kv/documents.ts";
import type { JobHandler } from "../../kv/job_run.ts";
import { enqueueJob, getJob } from "../../kv/jobs.ts";
import { getJourney } from "../../kv/journeys.ts";
import { listMessages } from "../../kv/messages.ts";
import { openStore } from "../../kv/store.ts";
import { keysOf, makeJourney, makeUser } from "./fixtures.ts";

/** How often a process is killed in the middle of its turns: `KILLS=500 deno task test tests/kv/crash.test.ts`. */
const KILLS = Number(Deno.env.get("KILLS") ?? 8);
/** The lines that a process may print before it is killed; the moment between two of them is the machine's. */
const MOMENTS = [1, 2, 3, 4, 7, 10, 15, 20];

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await Deno.makeTempDir();
  path = `${folder}/holdfast.kv`;
});
afterEach(() => Deno.remove(folder, { recursive: true }));

/** Starts a process, kills it with SIGKILL as soon as `until` says so, and gives back the lines it printed. */
async function killDuring(args: string[], until: (line: string) => boolean): Promise<string[]> {
  const script = new URL("./crash_child.ts", import.meta.url).pathname;
  const command = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--unstable-kv", "--no-check", script, ...args],
    stdout: "piped",
    stderr: "inherit",
  });
  const child = command.spawn();
  const lines: string[] = [];
  let rest = "";
  for await (const chunk of child.stdout.pipeThrough(new TextDecoderStream())) {
    const parts = (rest + chunk).split("\n");
    rest = parts.pop() ?? "";
    lines.push(...parts);
    if (parts.some(until)) kill(child);
  }
  expect((await child.status).signal).toBe("SIGKILL");
  return lines;
}

function kill(child: Deno.ChildProcess): void {
  try {
    child.kill("SIGKILL");
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

async function prepare(): Promise<{ userId: string; journeyId: string }> {
  const kv = await openStore(path);
  const { id: userId } = await makeUser(kv);
  const { id: journeyId } = await makeJourney(kv, userId);
  kv.close();
  return { userId, journeyId };
}

test(
  "a job whose process was killed between parts and pointer is finished once after a restart",
  async () => {
    const { userId, journeyId } = await prepare();
    const before = await openStore(path);
    const job = { userId, journeyId, kind: "brand_strategy", payload: {}, now: new Date() };
    const { id } = await enqueueJob(before, job);
    before.close();
    await killDuring(["hang", path, userId], (line) => line === "parts");

    const kv = await openStore(path);
    const died = await getJob(kv, userId, id);
    expect(died).toMatchObject({ status: "processing", step: "Drawing", progress: 70 });
    expect(await getDocument(kv, userId, id)).toBeNull();

    const done = Promise.withResolvers<void>();
    const bytes = new Uint8Array(400_000).fill(7);
    const meta = {
      kind: "brand_strategy",
      fileName: "a.pdf",
      contentType: "application/pdf",
      pages: 18,
      colours: {},
    };
    const brand_strategy = vi.fn<JobHandler>(() => {
      done.resolve();
      return Promise.resolve({ bytes, meta });
    });
    const restarted = Date.now();
    const dispatcher = createDispatcher({ kv, handlers: { brand_strategy }, pollEvery: 50 });
    dispatcher.start();
    await done.promise;
    await dispatcher.stop();
    expect(Date.now() - restarted).toBeLessThan(15_000);
    expect(brand_strategy).toHaveBeenCalledTimes(1);
    expect(await getJob(kv, userId, id)).toMatchObject({ status: "completed", attempts: 2, progress: 100 });
    expect(await readDocumentBytes(kv, userId, id)).toEqual(bytes);
    expect((await keysOf(kv)).filter((key) => key.includes("documents"))).toHaveLength(1 + 7);
    kv.close();
  },
  30_000,
);

/** Kills a talking process after each of these numbers of lines, and looks after each whether the journey is whole. */
async function surviveKills(moments: number[]): Promise<void> {
  const { userId, journeyId } = await prepare();
  const acknowledged: string[] = [];
  for (const [hours, lines] of moments.entries()) {
    let seen = 0;
    acknowledged.push(...await killDuring(["talk", path, userId, `${hours}`], () => ++seen >= lines));
    const kv = await openStore(path);
    const page = await listMessages(kv, { userId, journeyId }, { limit: 1_000, now: new Date() });
    const journey = await getJourney(kv, userId, journeyId);
    const said = page.messages.flatMap(({ clientMessageId }) => clientMessageId ?? []);
    const replies = page.messages.filter(({ role }) => role === "assistant").map(({ content }) => content);
    for (const line of acknowledged) {
      const [what, id] = line.split(" ");
      expect(what === "claimed" ? said : replies).toContain(id);
    }
    expect(page.messages.map(({ sequence }) => sequence)).toEqual(page.messages.map((_, index) => index + 1));
    expect(journey?.state.turns).toBe(replies.length - 1);
    expect(journey?.version).toBe(replies.length);
    if (replies.length > 1) expect(journey?.state.asked[0]).toBe(`${replies.at(-1)} 0`);
    kv.close();
  }
}

test("no acknowledged turn is lost and none is half written when the process is killed", async () => {
  for (let killed = 0; killed < KILLS; killed += MOMENTS.length) {
    const round = killed / MOMENTS.length;
    path = `${folder}/round-${round}.kv`;
    await surviveKills(MOMENTS.slice(0, KILLS - killed).map((lines) => lines + round % 7));
  }
}, 60_000 + KILLS * 4_000);

test("a turn whose process was killed shows as interrupted", async () => {
  const { userId, journeyId } = await prepare();
  await killDuring(["talk", path, userId, "0"], (line) => line.startsWith("claimed"));
  const kv = await openStore(path);
  const page = await listMessages(kv, { userId, journeyId }, { now: new Date(Date.now() + 3_600_000) });
  const unanswered = page.messages.filter(({ interrupted }) => interrupted);
  const answered = page.messages.at(-1)?.role === "assistant";
  expect(unanswered).toHaveLength(answered ? 0 : 1);
  kv.close();
}, 30_000);
