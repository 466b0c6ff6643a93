import { stat } from "node:fs/promises";
import type { Kv } from "@deno/kv";

/** What is deleted stays in a data file's free pages and log until the file is written anew. */
interface DataFile {
  path: string;
  /** When it was last written anew, on performance.now()'s clock. */
  shreddedAt: number;
}

const files = new WeakMap<Kv, DataFile>();

/** Writing anew stops everything for about a second a 100 MB: a larger file waits for the next start. */
const LARGEST_BYTES = 64 * 1024 * 1024;
const AT_MOST_EVERY_MS = 60_000;

/** Tells in which file a store is kept, so that what is erased of it can be made unreadable. */
export function keepsIn(kv: Kv, path: string): void {
  files.set(kv, { path, shreddedAt: -Infinity });
}

/** Notes that the store's file holds what nobody may read any more. The note outlives a crash. */
export async function noteResidue(kv: Kv): Promise<void> {
  const file = files.get(kv);
  if (file !== undefined) await Deno.writeTextFile(noteOf(file.path), "", { mode: 0o600 });
}

/** Writes the file of a running store anew where something was erased: at most once a minute, and up to 64 MB. */
export async function shredResidue(kv: Kv): Promise<void> {
  const file = files.get(kv);
  if (file === undefined || performance.now() - file.shreddedAt < AT_MOST_EVERY_MS) return;
  if (!await isThere(noteOf(file.path)) || (await stat(file.path)).size > LARGEST_BYTES) return;
  file.shreddedAt = performance.now();
  await shred(file.path);
}

/** As `shredResidue`, before a file is opened, whatever its size. */
export async function shredBeforeOpening(path: string): Promise<void> {
  if (await isThere(noteOf(path))) await shred(path);
}

/** The note goes first: an erasure that comes meanwhile writes it again. */
async function shred(path: string): Promise<void> {
  const { DatabaseSync } = await import("node:sqlite");
  await Deno.remove(noteOf(path));
  try {
    const database = new DatabaseSync(path);
    try {
      database.exec("PRAGMA busy_timeout = 2000; VACUUM; PRAGMA wal_checkpoint(TRUNCATE);");
    } finally {
      database.close();
    }
  } catch (error) {
    await Deno.writeTextFile(noteOf(path), "", { mode: 0o600 });
    throw error;
  }
}

function noteOf(path: string): string {
  return `${path}.erased`;
}

async function isThere(path: string): Promise<boolean> {
  return await stat(path).then(() => true, () => false);
}
