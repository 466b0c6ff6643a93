import { z } from "zod";
import { Text, Words } from "./text.ts";

const MOST_DAYS = 90;

const PageAddress = Text.trim().min(1, "Give the page's address").max(2_000);

export const WatchPageRequest = z.object({
  session_id: Text.max(100).nullish(),
  url: PageAddress,
  whose: z.enum(["own", "rival"]),
  name: Words.trim().min(1, "Say whose page it is").max(100),
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

export const AdvisorTrendsRequest = z.object({ trends: z.boolean() });

/** What the feeds of a journey tell, read once a month. Times are ISO 8601 UTC. */
export const TrendsAnswer = z.object({
  is_on: z.boolean(),
  read_at: z.string().nullable(),
  due_at: z.string().nullable(),
  feeds: z.int().describe("How many were read; none where none is set up, or where all failed"),
  unread: z.int().describe("How many did not answer: what they said before counts until it is 18 months old"),
  failures: z.array(z.string()).describe("Why not"),
  items: z.array(z.object({
    region: z.string().describe("An ISO country code"),
    words: z.array(z.string()),
    sources: z.array(
      z.object({ outlet: z.string(), title: z.string(), link: z.string(), published_at: z.string() }),
    ),
    bears_on: z.object({ fact: z.string(), text: z.string() }).nullable(),
    would: z.string().describe("What it would change"),
    seen_at: z.string(),
  })),
});
export type TrendsAnswer = z.infer<typeof TrendsAnswer>;

const Whose = z.enum(["own", "rival"]);

/** A page that is read again. Times are ISO 8601 UTC. */
export const WatchedPageAnswer = z.object({
  id: z.string(),
  url: z.string(),
  whose: Whose,
  name: z.string(),
  every_days: z.int(),
  state: z.enum(["watching", "paused", "ended"]),
  due_at: z.string(),
  read_at: z.string().nullable(),
  /** Since when a difference waits for a second reading. */
  differs_since: z.string().nullable(),
  failure: z.string().nullable(),
});
export type WatchedPageAnswer = z.infer<typeof WatchedPageAnswer>;

const SwapVerdict = z.enum(["only_us", "close", "shared"]);

/** A change that two readings agree on, laid beside the strategy. */
export const WatchChangeAnswer = z.object({
  id: z.string(),
  page_id: z.string(),
  name: z.string(),
  url: z.string(),
  whose: Whose,
  kind: z.string(),
  heading: z.string().describe("What the page did, as a sentence without its end"),
  about: z.string().nullable().describe(
    "What it is the price, the limit or the terms of, in the page's words; null where the change says it itself",
  ),
  /** Exact words; null where the page says nothing of it. */
  before: z.string().nullable(),
  after: z.string().nullable(),
  stood_at: z.string(),
  seen_at: z.string(),
  confirmed_at: z.string(),
  /** What rules make of it, or a model where they leave it at "hold". */
  verdict: z.enum(["hold", "sharpen", "answer", "reopen", "ignore"]),
  why: z.string(),
  why_language: z.string().describe("ISO 639-1: the language of the interview"),
  by: z.string().describe('The mind that says so: "Built-in strategist", or a model\'s name'),
  bears_on: z.object({ fact: z.string(), text: z.string() }).nullable(),
  swap: z.union([
    z.object({ sentence: z.string(), before: SwapVerdict, after: SwapVerdict }),
    z.object({ untried: z.string().describe("Why no sentence could be tried, in words") }),
  ]).describe(
    "Could the rival say it too? A leading sentence of the founder's beside the page as it was, and as it is",
  ),
  cites: z.array(z.string()).describe("Sentences of the written strategy that rest on that page"),
  decision: z.string().describe('"open" again once "ignore" has ended'),
  decided_at: z.string().nullable(),
  ignored_until: z.string().nullable(),
});
export type WatchChangeAnswer = z.infer<typeof WatchChangeAnswer>;

/** A quarterly review that was held. */
export const HeldReviewAnswer = z.object({
  /** The version of the strategy that it made; the interview made the first. */
  version: z.int(),
  on: z.string().describe("ISO date"),
  results: z.array(z.object({
    what: z.string(),
    by: z.string().nullable(),
    verdict: z.enum(["held", "missed", "ahead", "behind", "undecided", "counted", "unknown"]),
    verdict_label: z.string().describe("The verdict in words"),
    told: z.string().describe("The arithmetic as a sentence"),
    words: z.string().describe("What the founder answered"),
  })),
  decisions: z.array(z.object({
    about: z.string(),
    words: z.string().nullable().describe("What the founder decided; null where it was left open"),
  })),
  changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
});
export type HeldReviewAnswer = z.infer<typeof HeldReviewAnswer>;

/** The next quarterly review, and those that were held. */
export const QuarterlyAnswer = z.object({
  due_on: z.string().describe("ISO date"),
  is_due: z.boolean(),
  /** True while one is under way in the chat. */
  is_open: z.boolean(),
  /** The version of the strategy that stands. */
  version: z.int(),
  /** What it will ask about, with the date on which each falls due. */
  asks: z.array(z.object({ what: z.string(), by: z.string().nullable() })),
  held: z.array(HeldReviewAnswer).describe("The newest first"),
});
export type QuarterlyAnswer = z.infer<typeof QuarterlyAnswer>;

export const AdvisorAnswer = z.object({
  session_id: z.string(),
  quarterly: QuarterlyAnswer.nullable().describe("Null before the foundation is complete"),
  trends: TrendsAnswer,
  pages: z.array(WatchedPageAnswer),
  changes: z.array(WatchChangeAnswer),
  /** Pages that the interview read and nobody watches yet. */
  suggestions: z.array(z.object({ url: z.string(), whose: Whose, name: z.string() })),
  /** Whether a digest is mailed, at most once a week. */
  mail: z.boolean(),
});
export type AdvisorAnswer = z.infer<typeof AdvisorAnswer>;

export const DecisionAnswer = z.object({ decision: z.string() });
