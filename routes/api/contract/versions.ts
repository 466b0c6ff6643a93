/** The versions of a strategy, as the wire shows them. They are the domain's own, and compile only while they are. */
import { z } from "zod";
import { FOUNDATION_ANCHORS } from "../../../agents/domain/anchors.ts";
import type { StrategyVersion } from "../../../agents/domain/versions.ts";
import type { Same } from "./text.ts";

const VersionChange = z.object({
  label: z.string().describe("The part that changed, as the worksheet calls it"),
  before: z.string().nullable().describe("What stood there; empty for nothing, null where it was not kept"),
  after: z.string().describe("What stands there since; empty where it was struck out"),
  said: z.object({ turn: z.string(), number: z.int() }).nullable()
    .describe("The founder's message that changed it, and its place among all turns, from 1"),
  anchors: z.array(z.enum(FOUNDATION_ANCHORS)).describe("The anchors that take it; empty where not known"),
});

/** GET /anchors/versions: the newest first; empty where there is one version and nothing in it was changed. */
export const VersionAnswer = z.object({
  number: z.string().describe(
    "1 as the interview left it, 2 after the first review; behind the point the founder's own changes since: 1.2",
  ),
  on: z.string().nullable().describe("ISO date; null where it was not kept, or has not come"),
  why: z.enum(["underway", "finished", "corrected", "reviewing", "reviewed"]),
  changes: z.array(VersionChange),
});
export type VersionAnswer = StrategyVersion;
export const isVersionAsFound: Same<z.infer<typeof VersionAnswer>, StrategyVersion> = true;
