import { type Kv, openKv } from "@deno/kv";
import { dirname } from "node:path";
import { holdFile } from "./file_lock.ts";
import { keys } from "./keys.ts";
import { storeTroubleOf } from "./store_trouble.ts";
import { keepsIn, shredBeforeOpening } from "./residue.ts";

/** Everybody's words: for the one who runs Holdfast, and nobody else of the machine. */
const OWNER_ONLY = 0o600;

/** The one handle on all that is remembered. */
export type Store = Kv;

/** In the place of a path: the database that the platform gives to its apps, as Deno Deploy does. */
export const PLATFORM_KV = "platform";

/** The data file cannot be used; the message says why and what to do. */
export class StoreError extends Error {
  override readonly name = "StoreError";
}

/**
 * Opens KV, and is the only place that does: a file (its folder is made), `:memory:`, an http(s) address, or
 * the platform's own.
 * Throws StoreError in words for whoever starts Holdfast.
 */
export async function openStore(path: string, accessToken?: string): Promise<Store> {
  if (path === ":memory:") return await openKv(path);
  if (path === PLATFORM_KV) return await openKv();
  if (/^https?:\/\//.test(path)) return await openRemote(path, accessToken);
  try {
    await Deno.mkdir(dirname(path), { recursive: true });
    return await openFile(path);
  } catch (error) {
    throw new StoreError(`Cannot use the data file "${path}": ${reasonOf(error)}`, { cause: error });
  }
}

async function openFile(path: string): Promise<Store> {
  const letGo = await holdFile(path);
  try {
    await closeToOthers(path);
    await shredBeforeOpening(path);
    const kv = await openKv(path);
    await prepareFile(kv, path).catch((error) => {
      kv.close();
      throw error;
    });
    const close = kv.close.bind(kv);
    kv.close = () => {
      close();
      letGo();
    };
    return kv;
  } catch (error) {
    letGo();
    throw error;
  }
}

/** Before SQLite opens it: the log beside a data file gets the mode of the file. */
async function closeToOthers(path: string): Promise<void> {
  (await Deno.open(path, { create: true, read: true, write: true, mode: OWNER_ONLY })).close();
  await Deno.chmod(path, OWNER_ONLY).catch(refuseUnlessUnsupported);
}

async function prepareFile(kv: Store, path: string): Promise<void> {
  await proveWritable(kv, new Date());
  keepsIn(kv, path);
}

/** Windows knows no such modes. */
function refuseUnlessUnsupported(error: unknown): void {
  if (!(error instanceof Deno.errors.NotSupported)) throw error;
}

async function openRemote(address: string, accessToken: string | undefined): Promise<Store> {
  try {
    return await openKv(address, accessToken === undefined ? {} : { accessToken });
  } catch (error) {
    throw new StoreError(`Cannot reach the database at "${address}": ${reasonOf(error)}`, { cause: error });
  }
}

/**
 * Writes one entry: a read-only file or a full disk shows itself at a write only. Throws when it cannot be written;
 * that somebody else wrote it at the same moment proves as much.
 */
export async function proveWritable(kv: Store, now: Date): Promise<void> {
  const entry = await kv.get(keys.started());
  await kv.atomic().check(entry).set(keys.started(), now.toISOString()).commit();
}

function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  switch (storeTroubleOf(error)) {
    case "unwritable":
      return `it cannot be written (${message})`;
    case "busy":
      return `another program is using it (${message})`;
    case "full":
      return `the disk is full or failing (${message})`;
    case "damaged":
      return `it is damaged (${message}). Keep it, set KV_PATH to a new file and put a backup back: ` +
        "deno task restore holdfast.backup";
    case null:
      return message;
  }
}
