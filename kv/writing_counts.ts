import { NO_USAGE, type Usage } from "../agents/domain/usage.ts";
import { keys } from "./keys.ts";
import { readable } from "./records.ts";
import { WritingCountsRecord } from "./writing_records.ts";
import type { Store } from "./store.ts";

/** How many leaves came to which end; those refused by the gate that refused them. A change of it may be negative. */
export interface FateCounts {
  accepted: number;
  mended: number;
  refused: Record<string, number>;
}

/** What one model did in a month, over all journeys: numbers, and nobody's words. */
export interface WritingCounts extends FateCounts, Usage {
  model: string;
}

/** A step that brought no leaf. */
export const NO_FATES: FateCounts = { accepted: 0, mended: 0, refused: {} };
const NOTHING: FateCounts & Usage = { ...NO_FATES, ...NO_USAGE };

/** The month's record with what one step brought; to be set in the commit that checked `value`. */
export function addedCounts(value: unknown, counts: FateCounts, usage: Usage): WritingCountsRecord {
  const before = readable(WritingCountsRecord, value) ?? NOTHING;
  const gates = [...new Set([...Object.keys(before.refused), ...Object.keys(counts.refused)])];
  const refused = gates.map((gate) => [
    gate,
    atLeastNone((before.refused[gate] ?? 0) + (counts.refused[gate] ?? 0)),
  ]);
  return WritingCountsRecord.parse({
    v: 1,
    accepted: atLeastNone(before.accepted + counts.accepted),
    mended: atLeastNone(before.mended + counts.mended),
    refused: Object.fromEntries(refused),
    calls: before.calls + wholeOf(usage.calls),
    promptTokens: before.promptTokens + wholeOf(usage.promptTokens),
    completionTokens: before.completionTokens + wholeOf(usage.completionTokens),
  });
}

function atLeastNone(count: number): number {
  return Math.max(0, count);
}

/** What a miscounting server calls a count. */
function wholeOf(count: number): number {
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

/** What each model did in one month (`monthOf(now)`), by its name. */
export async function listWritingCounts(kv: Store, month: string): Promise<WritingCounts[]> {
  const all: WritingCounts[] = [];
  for await (const { key, value } of kv.list({ prefix: keys.writingCountsOf(month) })) {
    const record = readable(WritingCountsRecord, value);
    if (record === null) continue;
    const { v: _, ...counts } = record;
    all.push({ ...counts, model: String(key.at(-1)) });
  }
  return all;
}
