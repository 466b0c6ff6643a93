import { NotFoundError } from "../agents/domain/errors.ts";
import { CONTENDED, untilCommitted } from "./commit.ts";
import { type JourneyRef, keys } from "./keys.ts";
import { DocumentRecord } from "./records.ts";
import type { Store } from "./store.ts";

/** Whose version it is. */
export interface VersionOwner {
  userId: string;
  journeyId: string;
  kind: string;
  /** The job's id. */
  id: string;
}

/**
 * The version number that a job's document carries: the next of its kind in the journey, and the same again for
 * another attempt. No two jobs get the same one; a job that never ends leaves a gap. Throws NotFoundError when the
 * journey is gone.
 */
export async function reserveVersion(kv: Store, owner: VersionOwner): Promise<number> {
  const { kind, id } = owner;
  const ref = { userId: owner.userId, journeyId: owner.journeyId };
  const prefix = keys.documentVersions(ref, kind);
  return await untilCommitted(async () => {
    const journey = await kv.get(keys.journey(ref));
    if (journey.value === null) throw new NotFoundError("This journey does not exist");
    const taken = await Array.fromAsync(kv.list<string>({ prefix }));
    const own = taken.find(({ value }) => value === id);
    if (own) return Number(own.key.at(-1));
    const made = await recordsOf(kv, ref, kind);
    const next = Math.max(0, Number(taken.at(-1)?.key.at(-1) ?? 0), made.at(-1)?.version ?? 0) + 1;
    const key = [...prefix, next];
    const write = kv.atomic().check(journey, { key, versionstamp: null }).set(key, id);
    return (await write.commit()).ok ? next : CONTENDED;
  });
}

/** A journey's documents of one kind by version, the oldest first. */
export async function recordsOf(kv: Store, ref: JourneyRef, kind: string): Promise<DocumentRecord[]> {
  const prefix = keys.ofUser("documents", ref.userId);
  const entries = await Array.fromAsync(kv.list({ prefix }));
  return entries.map(({ value }) => DocumentRecord.parse(value))
    .filter((record) => record.journeyId === ref.journeyId && record.kind === kind)
    .toSorted((a, b) => a.version - b.version);
}

/** The names of the parts that are new, gone or different; nothing where there is no version to compare with. */
export function changesSince(
  before: DocumentRecord | undefined,
  parts: Record<string, string> | undefined,
): { changes?: string[] } {
  const old = before?.parts;
  if (old === undefined || parts === undefined) return {};
  const names = [...new Set([...Object.keys(parts), ...Object.keys(old)])];
  return { changes: names.filter((name) => parts[name] !== old[name]) };
}
