import { z } from "zod";
import { Text } from "./text.ts";

const MOST_DAYS = 90;

const PageAddress = Text.trim().min(1, "Give the page's address").max(2_000);

export const WatchPageRequest = z.object({
  session_id: Text.max(100).nullish(),
  url: PageAddress,
  whose: z.enum(["own", "rival"]),
  name: Text.trim().min(1, "Say whose page it is").max(100),
  every_days: z.int().min(1).max(MOST_DAYS).optional(),
});

export const ChangeWatchedRequest = z.object({
  state: z.enum(["watching", "paused", "ended"]).optional(),
  every_days: z.int().min(1).max(MOST_DAYS).optional(),
});

export const DecideChangeRequest = z.object({
  decision: z.enum(["open", "hold", "sharpen", "answer", "reopen", "ignore"]),
  /** With "ignore": how long, in days. */
  days: z.int().min(1).max(366).optional(),
});

export const AdvisorMailRequest = z.object({ mail: z.boolean() });

/** A page that is read again. Times are ISO 8601 UTC. */
export interface WatchedPageAnswer {
  id: string;
  url: string;
  whose: "own" | "rival";
  name: string;
  every_days: number;
  state: "watching" | "paused" | "ended";
  due_at: string;
  read_at: string | null;
  /** Since when a difference waits for a second reading. */
  differs_since: string | null;
  failure: string | null;
}

/** A change that two readings agree on, laid beside the strategy. */
export interface WatchChangeAnswer {
  id: string;
  page_id: string;
  name: string;
  url: string;
  whose: "own" | "rival";
  kind: string;
  /** Exact words; null where the page says nothing of it. */
  before: string | null;
  after: string | null;
  stood_at: string;
  seen_at: string;
  confirmed_at: string;
  /** What rules make of it: hold, sharpen, answer or reopen. */
  verdict: string;
  why: string;
  bears_on: { fact: string; text: string } | null;
  decision: string;
  decided_at: string | null;
  ignored_until: string | null;
}

export interface AdvisorAnswer {
  session_id: string;
  pages: WatchedPageAnswer[];
  changes: WatchChangeAnswer[];
  /** Pages that the interview read and nobody watches yet. */
  suggestions: { url: string; whose: "own" | "rival"; name: string }[];
  /** Whether a digest is mailed, at most once a week. */
  mail: boolean;
}
