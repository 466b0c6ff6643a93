import { CONTENDED, untilCommitted } from "./commit.ts";
import { keys } from "./keys.ts";
import { ModelSettingsRecord, readable } from "./records.ts";
import type { Store } from "./store.ts";

/** Which mind an admin chose in the browser; null for what was left open. */
export type ModelSettings = Omit<ModelSettingsRecord, "v" | "keyFor">;

export interface StoredModel {
  settings: ModelSettings;
  /** The key for `settings.baseURL`, or null where none was given for this very address. */
  key: string | null;
}

/** What an admin saved, or null where nobody did. The key goes to whoever asks the model and to nobody else. */
export async function getModelSettings(kv: Store): Promise<StoredModel | null> {
  const [stored, key] = await kv.getMany<[unknown, string]>([keys.modelSettings(), keys.modelKey()]);
  const record = readable(ModelSettingsRecord, stored.value);
  if (record === null) return null;
  const { v: _, keyFor, ...settings } = record;
  return { settings, key: keyFor === settings.baseURL ? key.value : null };
}

/**
 * Saves what an admin chose. `key` is a new one, null to forget it, or undefined to keep the one there is, which is
 * forgotten all the same when the address is another: a key is never sent to a server it was not given for.
 */
export async function saveModelSettings(
  kv: Store,
  settings: ModelSettings,
  key: string | null | undefined,
): Promise<void> {
  await untilCommitted(async () => {
    const before = await kv.get(keys.modelSettings());
    const keyFor = readable(ModelSettingsRecord, before.value)?.keyFor ?? null;
    const record = ModelSettingsRecord.parse({ v: 1, ...settings, keyFor: settings.baseURL });
    const operation = kv.atomic().check(before).set(keys.modelSettings(), record);
    if (typeof key === "string") operation.set(keys.modelKey(), key);
    else if (key === null || keyFor !== settings.baseURL) operation.delete(keys.modelKey());
    return (await operation.commit()).ok ? null : CONTENDED;
  });
}

/** Forgets what an admin chose, the key with it. */
export async function forgetModelSettings(kv: Store): Promise<void> {
  await untilCommitted(async () => {
    const result = await kv.atomic().delete(keys.modelSettings()).delete(keys.modelKey()).commit();
    return result.ok ? null : CONTENDED;
  });
}
