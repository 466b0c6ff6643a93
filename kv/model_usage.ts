import { NO_USAGE, type Usage } from "../agents/domain/usage.ts";
import { keys } from "./keys.ts";
import { ModelUsageRecord, readable } from "./records.ts";
import type { Store } from "./store.ts";

/** What one account asked of a model in one month. */
export interface ModelUsage extends Usage {
  userId: string;
  month: string;
}

/** The month's record with a turn's or consultation's use added; to be set in the commit that checked `value`. */
export function addedModelUsage(value: unknown, used: Usage): ModelUsageRecord {
  const { calls, promptTokens, completionTokens } = readable(ModelUsageRecord, value) ?? NO_USAGE;
  return ModelUsageRecord.parse({
    v: 1,
    calls: calls + used.calls,
    promptTokens: promptTokens + used.promptTokens,
    completionTokens: completionTokens + used.completionTokens,
  });
}

/** Everybody's use in one month (`monthOf(now)`), whoever asked most first. Reads one entry per account and month. */
export async function listModelUsage(kv: Store, month: string): Promise<ModelUsage[]> {
  const all: ModelUsage[] = [];
  for await (const { key, value } of kv.list({ prefix: keys.modelUsages() })) {
    const [, userId, of] = key;
    if (of !== month) continue;
    const record = readable(ModelUsageRecord, value);
    if (record === null) continue;
    const { v: _, ...used } = record;
    all.push({ userId: String(userId), month, ...used });
  }
  return all.sort((one, other) =>
    other.promptTokens + other.completionTokens - one.promptTokens - one.completionTokens
  );
}
