import type { KvKey, KvKeyPart } from "@deno/kv";
import { createHash, type Hash } from "node:crypto";
import { z } from "zod";
import { keys } from "./keys.ts";
import { endOf, keptFor } from "./retention.ts";
import type { Store } from "./store.ts";

/** The first line of every backup, and since form 2 the last: how many entries stand between and their checksum. */
const Header = z.object({ holdfast_backup: z.union([z.literal(1), z.literal(2)]), made_at: z.string() });
const Footer = z.object({ entries: z.int(), sha256: z.string() });
const Line = z.object({ key: z.array(z.union([z.string(), z.number()])), value: z.unknown() });
const Packed = z.object({ $bytes: z.string() });

/** One commit stays far below 800 KiB of values and 80 KiB of keys. */
const COMMIT_BYTES = 400 * 1024;
const COMMIT_ENTRIES = 200;

/** A backup is not one of ours, or cannot be put where it should go. The message says which line. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

/** What somebody else gave for this server alone: it goes into a backup only where that is asked for. */
const MODEL_KEY = JSON.stringify(keys.modelKey());

const IN_USE =
  "Cannot make a backup: the database was written to meanwhile. Stop every server that uses it and try again";
/** What a running server writes to prove that it can. It belongs to nobody. */
const PULSE = JSON.stringify(keys.started());

/**
 * Everything that is kept, as lines of JSON without their line ends, without the key of a model's server unless
 * `withKeys`. Throws BackupError where anything was written meanwhile: the last line comes only once a second look has
 * found every entry as the first did, so that all of them stood together at one moment.
 */
export async function* exportAll(
  kv: Store,
  now: Date,
  { withKeys = false } = {},
): AsyncGenerator<string> {
  const header: z.infer<typeof Header> = { holdfast_backup: 2, made_at: now.toISOString() };
  const seal = createHash("sha256");
  const seen = createHash("sha256");
  let entries = 0;
  yield JSON.stringify(header);
  for await (const { key, value, versionstamp } of kv.list({ prefix: [] })) {
    noteVersion(seen, key, versionstamp);
    if (!withKeys && JSON.stringify(key) === MODEL_KEY) continue;
    const line = JSON.stringify({ key, value: pack(value) });
    seal.update(`${line}\n`);
    entries++;
    yield line;
  }
  const again = createHash("sha256");
  for await (const { key, versionstamp } of kv.list({ prefix: [] })) noteVersion(again, key, versionstamp);
  if (again.digest("hex") !== seen.digest("hex")) throw new BackupError(IN_USE);
  const footer: z.infer<typeof Footer> = { entries, sha256: seal.digest("hex") };
  yield JSON.stringify(footer);
}

function noteVersion(seen: Hash, key: KvKey, versionstamp: string): void {
  const name = JSON.stringify(key);
  if (name !== PULSE) seen.update(`${name} ${versionstamp}\n`);
}

type Lines = AsyncIterable<string> | Iterable<string>;

/**
 * Reads a backup to its end without keeping anything, and answers how many entries it has. Throws BackupError for one
 * that is cut, changed or of somebody else. The first form had no checksum: of it only the lines are checked.
 */
export async function checkBackup(lines: Lines): Promise<number> {
  const seal = createHash("sha256");
  let number = 0;
  let entries = 0;
  let sealed = false;
  let footer: z.infer<typeof Footer> | null = null;
  for await (const line of lines) {
    number++;
    if (number === 1) {
      sealed = readHeader(line) === 2;
      continue;
    }
    if (line.trim() === "") continue;
    if (footer !== null) {
      throw new BackupError(`Cannot restore: line ${number} stands after the end of the backup`);
    }
    footer = sealed ? footerOf(line, number) : null;
    if (footer !== null) continue;
    readLine(line, number);
    seal.update(`${line}\n`);
    entries++;
  }
  if (number === 0) throw new BackupError("Cannot restore: the backup is empty");
  if (!sealed) return entries;
  if (footer === null) {
    throw new BackupError("Cannot restore: the backup is cut short, its last line is missing");
  }
  if (footer.entries !== entries) {
    throw new BackupError(`Cannot restore: the backup has ${entries} entries of ${footer.entries}`);
  }
  if (footer.sha256 !== seal.digest("hex")) {
    throw new BackupError("Cannot restore: the backup was changed after it was made");
  }
  return entries;
}

/**
 * Puts a backup that was checked into an empty store and answers how many entries it had. What is kept for a time only
 * is kept until the same moment as before, and left out where that is past. Throws BackupError when the
 * store holds accounts already or a line is not of a backup.
 */
export async function importAll(kv: Store, lines: Lines, now: Date): Promise<number> {
  for await (const _ of kv.list({ prefix: ["users"] }, { limit: 1 })) {
    throw new BackupError("Cannot restore: there are accounts here already. Restore into a new data file");
  }
  let number = 0;
  let entries = 0;
  let bytes = 0;
  let batch: { key: KvKey; value: unknown }[] = [];
  for await (const line of lines) {
    number++;
    if (number === 1) readHeader(line);
    else if (line.trim() !== "" && footerOf(line, number) === null) {
      batch.push(readLine(line, number));
      entries++;
      bytes += line.length;
    }
    if (bytes < COMMIT_BYTES && batch.length < COMMIT_ENTRIES) continue;
    await write(kv, batch, now);
    batch = [];
    bytes = 0;
  }
  if (number === 0) throw new BackupError("Cannot restore: the backup is empty");
  await write(kv, batch, now);
  return entries;
}

/** Unchecked on purpose: the store was empty, and a restore that was cut short is begun again in a new one. */
async function write(kv: Store, batch: { key: KvKey; value: unknown }[], now: Date): Promise<void> {
  const standing = batch.filter(({ key, value }) => (endOf(key, value) ?? Infinity) > now.getTime());
  if (standing.length === 0) return;
  const operation = kv.atomic();
  for (const { key, value } of standing) operation.set(key, value, keptFor(key, value, now));
  if (!(await operation.commit()).ok) throw new BackupError("Cannot restore: the store refused a commit");
}

function readHeader(line: string): 1 | 2 {
  const { data } = Header.safeParse(parse(line, 1));
  if (data) return data.holdfast_backup;
  throw new BackupError("Cannot restore: line 1 is not the beginning of a Holdfast backup");
}

function footerOf(line: string, number: number): z.infer<typeof Footer> | null {
  return Footer.safeParse(parse(line, number)).data ?? null;
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
