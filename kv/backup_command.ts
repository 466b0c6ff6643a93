import { stat } from "node:fs/promises";
import { BackupError } from "./backup.ts";
import { restoreBackup, writeBackup } from "./backup_file.ts";
import { openStore } from "./store.ts";

interface BackupCommand {
  verb: "backup" | "restore";
  /** The backup's file. */
  file: string;
  /** Whether a backup holds the key of a model's server too. */
  withKeys: boolean;
  /** The data file, or the address of a remote KV. */
  kvPath: string;
  accessToken?: string;
  now: Date;
}

/** Puts the key of a model's server into a backup too. */
const WITH_KEYS = "--with-keys";

/** The command that the arguments ask for, or null. Throws BackupError where the file is not named. */
export function commandIn(args: string[]): Pick<BackupCommand, "verb" | "file" | "withKeys"> | null {
  const [verb, file, ...more] = args.filter((arg) => arg !== WITH_KEYS);
  if (verb !== "backup" && verb !== "restore") return null;
  const withKeys = args.includes(WITH_KEYS);
  if (!file || more.length > 0) {
    throw new BackupError(`Name one file: deno task ${verb} holdfast.backup`);
  }
  return { verb, file, withKeys };
}

/**
 * Writes a backup or puts one back, and answers with a sentence of what was done. Throws StoreError while a
 * server holds the data file, and BackupError in words for whoever asked.
 */
export async function runBackupCommand(
  { verb, file, withKeys, kvPath, accessToken, now }: BackupCommand,
): Promise<string> {
  if (kvPath === ":memory:") {
    throw new BackupError("A database in memory cannot be reached from here. Set KV_PATH to the data file");
  }
  const needed = verb === "backup" ? kvPath : file;
  if (!/^https?:\/\//.test(needed) && !await exists(needed)) {
    throw new BackupError(`There is no file "${needed}"`);
  }
  const kv = await openStore(kvPath, accessToken);
  try {
    const entries = verb === "backup"
      ? await writeBackup(kv, file, now, { withKeys })
      : await restoreBackup(kv, file, now);
    return verb === "backup"
      ? `Wrote ${entries} entries of "${kvPath}" to "${file}". It holds every account: keep it safe`
      : `Put ${entries} entries of "${file}" into "${kvPath}"`;
  } catch (error) {
    if (error instanceof BackupError || !(error instanceof Error)) throw error;
    throw new BackupError(`Cannot ${verb} with the file "${file}": ${error.message}`, { cause: error });
  } finally {
    kv.close();
  }
}

async function exists(path: string): Promise<boolean> {
  return await stat(path).then(() => true, () => false);
}
