import { lstat, rename } from "node:fs/promises";
import { BackupError, checkBackup, exportAll, importAll } from "./backup.ts";
import type { Store } from "./store.ts";

/**
 * Writes everything to a file, which appears only once it is whole, and answers how many entries it has. The key of a
 * model's server is left out unless `withKeys`.
 */
export async function writeBackup(
  kv: Store,
  path: string,
  now: Date,
  { withKeys = false } = {},
): Promise<number> {
  await refuseOtherThanFile(path);
  const unfinished = `${path}.${crypto.randomUUID()}.unfinished`;
  let lines = 0;
  const file = await Deno.open(unfinished, { write: true, createNew: true, mode: 0o600 });
  const toLines = new TransformStream<string, string>({
    transform(line, controller) {
      lines++;
      controller.enqueue(`${line}\n`);
    },
  });
  try {
    await ReadableStream.from(exportAll(kv, now, { withKeys })).pipeThrough(toLines).pipeThrough(
      new TextEncoderStream(),
    )
      .pipeTo(file.writable);
    await rename(unfinished, path);
  } catch (error) {
    await Deno.remove(unfinished);
    throw error;
  }
  return lines - 2;
}

/** A rename would take the place of a device, a pipe or a link that somebody else relies on. */
async function refuseOtherThanFile(path: string): Promise<void> {
  const there = await lstat(path).catch(() => null);
  if (there === null || there.isFile()) return;
  throw new BackupError(`Cannot write a backup to "${path}": it is there already and is not a file`);
}

/** Checks a whole backup file, then puts it into an empty store; answers how many entries it had. Throws BackupError. */
export async function restoreBackup(kv: Store, path: string, now: Date): Promise<number> {
  await checkBackup(linesOf(path));
  return await importAll(kv, linesOf(path), now);
}

/** Opens the file only when the first line is asked for: node's readline drops lines that come before that. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const file = await Deno.open(path);
  let unended = "";
  for await (const text of file.readable.pipeThrough(new TextDecoderStream())) {
    const lines = (unended + text).split("\n");
    unended = lines.pop() ?? "";
    yield* lines;
  }
  if (unended !== "") yield unended;
}
