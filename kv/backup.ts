import type { KvKey, KvKeyPart } from "@deno/kv";
import { z } from "zod";
import type { Store } from "./store.ts";

/** The first line of every backup. */
const Header = z.object({ holdfast_backup: z.literal(1), made_at: z.string() });
const Line = z.object({ key: z.array(z.union([z.string(), z.number()])), value: z.unknown() });
const Packed = z.object({ $bytes: z.string() });

/** One commit stays far below 800 KiB of values and 80 KiB of keys. */
const COMMIT_BYTES = 400 * 1024;
const COMMIT_ENTRIES = 200;

/** A backup is not one of ours, or cannot be put where it should go. The message says which line. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

/** Everything that is kept, as lines of JSON without their line ends. Expiries are not: they are checked on read. */
export async function* exportAll(kv: Store, now: Date): AsyncGenerator<string> {
  const header: z.infer<typeof Header> = { holdfast_backup: 1, made_at: now.toISOString() };
  yield JSON.stringify(header);
  for await (const { key, value } of kv.list({ prefix: [] })) {
    yield JSON.stringify({ key, value: pack(value) });
  }
}

/**
 * Puts a backup into an empty store and answers how many entries it had. Throws BackupError when the store
 * holds accounts already or a line is not of a backup.
 */
export async function importAll(
  kv: Store,
  lines: AsyncIterable<string> | Iterable<string>,
): Promise<number> {
  for await (const _ of kv.list({ prefix: ["users"] }, { limit: 1 })) {
    throw new BackupError("Cannot restore: there are accounts here already. Restore into a new data file");
  }
  let number = 0;
  let bytes = 0;
  let batch: { key: KvKey; value: unknown }[] = [];
  for await (const line of lines) {
    number++;
    if (number === 1) readHeader(line);
    else if (line.trim() !== "") {
      batch.push(readLine(line, number));
      bytes += line.length;
    }
    if (bytes < COMMIT_BYTES && batch.length < COMMIT_ENTRIES) continue;
    await write(kv, batch);
    batch = [];
    bytes = 0;
  }
  if (number === 0) throw new BackupError("Cannot restore: the backup is empty");
  await write(kv, batch);
  return number - 1;
}

/** Unchecked on purpose: the store was empty, and a restore that was cut short is begun again in a new one. */
async function write(kv: Store, batch: { key: KvKey; value: unknown }[]): Promise<void> {
  if (batch.length === 0) return;
  const operation = kv.atomic();
  for (const { key, value } of batch) operation.set(key, value);
  if (!(await operation.commit()).ok) throw new BackupError("Cannot restore: the store refused a commit");
}

function readHeader(line: string): void {
  if (!Header.safeParse(parse(line, 1)).success) {
    throw new BackupError("Cannot restore: line 1 is not the beginning of a Holdfast backup");
  }
}

function readLine(line: string, number: number): { key: KvKeyPart[]; value: unknown } {
  const result = Line.safeParse(parse(line, number));
  if (!result.success) throw new BackupError(`Cannot restore: line ${number} is not of a Holdfast backup`);
  return { key: result.data.key, value: unpack(result.data.value) };
}

function parse(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new BackupError(`Cannot restore: line ${number} is cut short or damaged`);
  }
}

/** JSON has no bytes: they stand as base64 under `$bytes`. */
function pack(value: unknown): unknown {
  if (value instanceof Uint8Array) return { $bytes: value.toBase64() };
  return mapInside(value, pack);
}

function unpack(value: unknown): unknown {
  const packed = Packed.strict().safeParse(value);
  if (packed.success) return Uint8Array.fromBase64(packed.data.$bytes);
  return mapInside(value, unpack);
}

function mapInside(value: unknown, map: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(map);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, map(inner)]));
}
