import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { DAY_MS } from "../../agents/domain/days.ts";
import type { Research } from "../../agents/domain/pages.ts";
import { NO_USAGE } from "../../agents/domain/usage.ts";
import type { Capture, PageChange } from "../../agents/domain/watch.ts";
import { builtInModel } from "../../agents/model/builtin.ts";
import type { Model } from "../../agents/model/model.ts";
import { headingOf } from "../../agents/watch/meaning/change_told.ts";
import type { JobHandler } from "../../kv/job_run.ts";
import { enqueueUnordered } from "../../kv/jobs.ts";
import type { Store } from "../../kv/store.ts";
import {
  type Captures,
  openReading,
  type ReadingGround,
  type ReadingResult,
  storeReading,
} from "../../kv/watch_readings.ts";
import { dueWatched } from "../../kv/watched_pages.ts";
import { weighed } from "./weigh_changes.ts";

/** The kind under which its jobs are queued. */
export const WATCH_PAGE = "watch_page";

interface WatchJobs {
  kv: Store;
  research: Pick<Research, "readSource">;
  now: () => Date;
  /** What weighs a change that rules leave at "hold": nothing unless told. */
  model?: Model;
  /** Milliseconds between two visits to one website: 500 unless told. */
  pace?: number;
}

/** A change counts once a second reading says the same, at least so long after the first. */
const CONFIRM_AFTER_MS = 6 * 3_600_000;
/** One website is asked no more often than this. */
const PACE_MS = 500;

const HIDDEN = "The page showed no text of its own; perhaps it failed, or asks visitors to sign in.";

const TOO_MUCH = "So much of the page is new that it could not be compared with what stood there before.";

const Order = z.object({ pageId: z.string() });

/** Queues a reading for every page that is due: one, however long nobody looked. */
export async function sweepWatched(kv: Store, now: Date): Promise<void> {
  for await (const { userId, page } of dueWatched(kv, now)) {
    const { id: pageId, journeyId } = page;
    await enqueueUnordered(kv, {
      userId,
      journeyId,
      kind: WATCH_PAGE,
      about: pageId,
      payload: { pageId },
      now,
    });
  }
}

/** Reads a watched page, lays it beside the last reading, and keeps what two readings agree on. */
export function watchHandler(jobs: WatchJobs): JobHandler {
  const { kv, research, now, model = builtInModel, pace = PACE_MS } = jobs;
  const inTurn = createPace(pace);
  return async function readWatched({ job, held, payload, signal }) {
    const { pageId } = Order.parse(payload);
    const ground = await openReading(kv, { userId: job.userId, pageId, now: now() });
    if (ground === null || research.readSource === undefined) return;
    const { url } = ground.page;
    const source = await inTurn(URL.parse(url)?.host ?? url, signal, () => research.readSource?.({ url }));
    signal.throwIfAborted();
    const taken = source === undefined || source.failure !== null
      ? { failure: source?.failure ?? "Pages are not read here." }
      : await captureOf(source.html);
    const result = "failure" in taken
      ? failed(taken.failure, now())
      : await compared(ground, taken.capture, now());
    const { userId } = job;
    const told = await weighed(kv, { userId, page: ground.page, result }, { model, signal });
    signal.throwIfAborted();
    await storeReading(kv, held, ground, told);
  };
}

async function captureOf(html: string): Promise<{ capture: Capture } | { failure: string }> {
  const { readCapture } = await import("../../agents/watch/reading/read_capture.ts");
  try {
    return { capture: readCapture(html) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : "The page could not be read." };
  }
}

/** A page that fails is tried again the next day: its site may have a bad hour. */
function failed(failure: string, now: Date): ReadingResult {
  return {
    captures: null,
    failure,
    dueAt: now.getTime() + DAY_MS,
    changes: [],
    usage: NO_USAGE,
    lineOf: () => "",
    now,
  };
}

async function compared(
  { page, captures }: ReadingGround,
  capture: Capture,
  now: Date,
): Promise<ReadingResult> {
  const { compareCaptures, confirmedChanges, isComparable } = await import(
    "../../agents/watch/comparing/compare.ts"
  );
  const { isTooMuch } = await import("../../agents/watch/comparing/differences.ts");
  const taken = { at: now.toISOString(), capture };
  const { standing, differing } = captures;
  const settled = (kept: Captures, changes: ReadingResult["changes"] = []): ReadingResult => ({
    captures: kept,
    failure: null,
    dueAt: now.getTime() + (kept.differing === null ? page.everyDays * DAY_MS : CONFIRM_AFTER_MS),
    changes,
    usage: NO_USAGE,
    lineOf: (change) => lineOf(page, change),
    now,
  });
  if (standing === null) {
    return isComparable(capture, capture)
      ? settled({ standing: taken, differing: null })
      : failed(HIDDEN, now);
  }
  const isOther = (one: Capture) => isTooMuch(one, capture) || isTooMuch(capture, one);
  if (isOther(standing.capture) && isComparable(capture, capture)) {
    // What stands there at two readings is the page from then on; once only may be a break-in.
    const stays = differing !== null && !isOther(differing.capture);
    const kept = stays ? { standing: taken, differing: null } : { standing, differing: taken };
    return { ...settled(kept), failure: TOO_MUCH };
  }
  const differs = compareCaptures(standing.capture, capture).length > 0;
  if (differing !== null) {
    const changes = confirmedChanges(standing.capture, differing.capture, capture)
      .map((change) => ({ ...change, stoodAt: standing.at, seenAt: differing.at, advice: null }));
    // What the second reading does not say again, but something else, is a first reading of its own.
    if (changes.length === 0 && differs) return settled({ standing, differing: taken });
    return settled(
      { standing: isComparable(standing.capture, capture) ? taken : standing, differing: null },
      changes,
    );
  }
  if (differs) return settled({ standing, differing: taken });
  if (isComparable(standing.capture, capture)) return settled({ standing: taken, differing: null });
  return failed(HIDDEN, now);
}

/** "Ledgerly changed a price (“Studio”): £29 a month → £39 a month". */
function lineOf(page: ReadingGround["page"], change: PageChange): string {
  const words = [change.before, change.after].filter((side) => side !== null).map(shortened).join(" → ");
  const where = change.about === undefined ? "" : ` (“${shortened(change.about)}”)`;
  return `${headingOf(page, change)}${where}: ${words}`;
}

function shortened(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 79)}…`;
}

/** Lets one visit at a time to each website, with a pause between. */
function createPace(milliseconds: number) {
  const last = new Map<string, Promise<unknown>>();
  return async function inTurn<T>(host: string, signal: AbortSignal, visit: () => T): Promise<T> {
    const before = last.get(host) ?? Promise.resolve();
    const mine = before.then(() => signal.throwIfAborted()).then(visit);
    const over = mine.catch(() => {}).then(() => pause(milliseconds, undefined, { ref: false }));
    last.set(host, over);
    void over.then(() => {
      if (last.get(host) === over) last.delete(host);
    });
    return await mine;
  };
}
