import { expect, test } from "vitest";
import { monthOf } from "../../agents/domain/limits.ts";
import { newJourney } from "../../agents/domain/journey.ts";
import { DAY_MS } from "../../agents/domain/days.ts";
import { createResearch } from "../../agents/research/research.ts";
import { createDispatcher } from "../../kv/dispatcher.ts";
import { keys } from "../../kv/keys.ts";
import { listModelUsage } from "../../kv/model_usage.ts";
import { listPendingJobs } from "../../kv/jobs.ts";
import { openStore } from "../../kv/store.ts";
import { listWatchChanges } from "../../kv/watch_changes.ts";
import { WatchedPageRecord } from "../../kv/watch_records.ts";
import { watchPage } from "../../kv/watched_pages.ts";
import { sweepWatched, WATCH_PAGE, watchHandler } from "../../routes/jobs/watch_pages.ts";
import { serveSites } from "../helpers/site_server.ts";
import { makeJourney, makeUser, NOON } from "../kv/fixtures.ts";

const CHILD = new URL("./watch_child.ts", import.meta.url).pathname;
const OFFERING = { part: null, row: null, value: "Books by post", turn: "t1", quote: "Books by post" };
const SAID = {
  ...newJourney(crypto.randomUUID(), "Tidewatch", "Mara"),
  factChanges: [{ fact: "offering" as const, ...OFFERING }],
};
const STEPS = ["queued", "claimed", "read", "stored"];
const STEPS_OF_A_CHANGE = ["queued", "claimed", "read", "weighed", "stored"];
/** Longer than a lease. */
const AFTERWARDS_MS = 7_000;

test(
  "watching that is killed with SIGKILL at each of its steps loses no reading and tells a change once",
  async () => {
    const folder = await Deno.makeTempDir();
    const path = `${folder}/holdfast.kv`;
    let price = "£29";
    const site = await serveSites();
    site.route("/", (_, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      response.end(
        `<html lang="en"><body><h1>Books by post</h1><p>It costs ${price} a month, all in.</p></body></html>`,
      );
    });
    let at = NOON.getTime();
    const kv = await openStore(path);
    const { id: userId } = await makeUser(kv);
    const { id: journeyId } = await makeJourney(kv, userId, { state: SAID });
    const page = { url: `${site.origin}/`, whose: "rival" as const, name: "Postbooks", everyDays: 7 };
    const { id } = await watchPage(kv, { userId, journeyId, ...page, now: NOON });
    kv.close();

    async function killAt(step: string): Promise<void> {
      const child = new Deno.Command(Deno.execPath(), {
        args: ["run", "-A", "--unstable-kv", "--no-check", CHILD, path, site.hostPort, String(at), step],
        stdout: "piped",
        stderr: "inherit",
      }).spawn();
      let told = "";
      for await (const words of child.stdout.pipeThrough(new TextDecoderStream())) {
        told += words;
        if (told.includes(step)) break;
      }
      child.kill("SIGKILL");
      expect((await child.status).signal).toBe("SIGKILL");
      at += AFTERWARDS_MS;
    }

    /** What a process does that nobody kills; how often the page was stored as read, and what was told by then. */
    async function finish(): Promise<
      { readings: number; changes: unknown[]; calls: number; pending: number }
    > {
      const open = await openStore(path);
      const now = () => new Date(at);
      const research = createResearch({ allowHosts: [site.hostPort], now });
      const handler = watchHandler({ kv: open, research, now, pace: 0 });
      const sweeps = [{ every: 60_000, run: (when: Date) => sweepWatched(open, when) }];
      await createDispatcher({ kv: open, handlers: { [WATCH_PAGE]: handler }, sweeps, now }).drainOnce();
      const { value } = await open.get(keys.watchedPage(userId, id));
      const { readings } = WatchedPageRecord.parse(value);
      const changes = (await listWatchChanges(open, userId)).map(({ advice }) => advice?.verdict);
      const calls = (await listModelUsage(open, monthOf(now())))[0]?.calls ?? 0;
      const pending = (await listPendingJobs(open)).length;
      open.close();
      return { readings, changes, calls, pending };
    }

    expect(await finish()).toEqual({ readings: 1, changes: [], calls: 0, pending: 0 });
    price = "£39";
    at += 7 * DAY_MS;
    for (const step of STEPS) await killAt(step);
    expect(await finish()).toEqual({ readings: 2, changes: [], calls: 0, pending: 0 });
    at += DAY_MS / 4;
    for (const step of STEPS_OF_A_CHANGE) await killAt(step);
    expect(await finish()).toEqual({ readings: 3, changes: ["ignore"], calls: 1, pending: 0 });
    await site.close();
    await Deno.remove(folder, { recursive: true });
  },
  300_000,
);
