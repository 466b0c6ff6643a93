import type { KvKey } from "@deno/kv";
import { partsOf } from "./keys.ts";
import type { LargePointer } from "./records.ts";
import type { Store } from "./store.ts";

/** A KV value holds 64 KiB; the rest is room for the record around the bytes. */
const INLINE_BYTES = 60 * 1024;
/** An atomic holds 800 KiB. */
const PARTS_PER_COMMIT = 12;
/** getMany takes 10 keys. */
const KEYS_PER_READ = 10;
/** An atomic holds 80 KiB of keys; the longest of ours take 300 bytes. */
const DELETES_PER_COMMIT = 200;

/**
 * Makes a value ready to be pointed at: up to 60 KiB it is the pointer itself; above, its parts are written
 * now, where nobody sees them until the pointer is committed at `key`. `revision` must rise with each commit.
 */
export async function stageLarge(
  kv: Store,
  at: { key: KvKey; revision: number },
  bytes: Uint8Array,
): Promise<LargePointer> {
  if (bytes.length <= INLINE_BYTES) return { bytes };
  const generation = `${String(at.revision).padStart(12, "0")}-${crypto.randomUUID()}`;
  const prefix = [...partsOf(at.key), generation];
  const parts = Math.ceil(bytes.length / INLINE_BYTES);
  for (let first = 0; first < parts; first += PARTS_PER_COMMIT) {
    const write = kv.atomic().check({ key: [...prefix, first], versionstamp: null });
    for (let part = first; part < Math.min(first + PARTS_PER_COMMIT, parts); part++) {
      write.set([...prefix, part], bytes.slice(part * INLINE_BYTES, (part + 1) * INLINE_BYTES));
    }
    const result = await write.commit();
    if (!result.ok) throw new Error(`Cannot write part ${first} of a large value: its key is taken`);
  }
  return { generation, parts, size: bytes.length };
}

/** The bytes behind a pointer, or null when a newer value has replaced them meanwhile. */
export async function readLarge(kv: Store, key: KvKey, pointer: LargePointer): Promise<Uint8Array | null> {
  if ("bytes" in pointer) return pointer.bytes;
  const prefix = [...partsOf(key), pointer.generation];
  const whole = new Uint8Array(pointer.size);
  for (let first = 0; first < pointer.parts; first += KEYS_PER_READ) {
    const count = Math.min(KEYS_PER_READ, pointer.parts - first);
    const entries = await kv.getMany(Array.from({ length: count }, (_, index) => [...prefix, first + index]));
    for (const [index, entry] of entries.entries()) {
      if (!(entry.value instanceof Uint8Array)) return null;
      whole.set(entry.value, (first + index) * INLINE_BYTES);
    }
  }
  return whole;
}

/**
 * Removes the parts that a committed pointer has replaced. Only generations of its revision and before go:
 * a later writer's parts may already lie there, waiting for their pointer.
 */
export async function sweepLarge(
  kv: Store,
  at: { key: KvKey; revision: number },
  standing: LargePointer | null,
): Promise<void> {
  const prefix = partsOf(at.key);
  const last = `${String(at.revision).padStart(12, "0")}.`;
  const keep = standing !== null && "generation" in standing ? standing.generation : null;
  const stale: KvKey[] = [];
  for await (const { key } of kv.list({ prefix, end: [...prefix, last] })) {
    if (key[prefix.length] !== keep) stale.push(key);
  }
  for (let first = 0; first < stale.length; first += DELETES_PER_COMMIT) {
    await deleteKeys(kv, stale.slice(first, first + DELETES_PER_COMMIT));
  }
}

/** Removes what was staged for a commit that did not happen. */
export async function discardLarge(kv: Store, key: KvKey, pointer: LargePointer | null): Promise<void> {
  if (pointer === null || "bytes" in pointer) return;
  await deletePrefix(kv, [...partsOf(key), pointer.generation]);
}

/** Removes everything below a prefix, at most 200 keys a commit. */
export async function deletePrefix(kv: Store, prefix: KvKey): Promise<void> {
  let batch: KvKey[] = [];
  for await (const { key } of kv.list({ prefix })) {
    batch.push(key);
    if (batch.length < DELETES_PER_COMMIT) continue;
    await deleteKeys(kv, batch);
    batch = [];
  }
  await deleteKeys(kv, batch);
}

/** Unchecked on purpose: nobody can reach these keys any more, and deleting twice is deleting. */
async function deleteKeys(kv: Store, stale: KvKey[]): Promise<void> {
  if (stale.length === 0) return;
  const removal = kv.atomic();
  for (const key of stale) removal.delete(key);
  const result = await removal.commit();
  if (!result.ok) throw new Error(`Cannot remove ${stale.length} stale keys`);
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** JSON as bytes: a KV string with one curly quote takes twice its size, and plain UTF-8 drops lone surrogates. */
export function encodeJson(value: unknown): Uint8Array {
  return encoder.encode(JSON.stringify(value));
}

export function decodeJson(bytes: Uint8Array): unknown {
  return JSON.parse(decoder.decode(bytes));
}
