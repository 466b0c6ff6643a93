import { rename } from "node:fs/promises";
import { exportAll, importAll } from "./backup.ts";
import type { Store } from "./store.ts";

/** Writes everything to a file, which appears only once it is whole, and answers how many entries it has. */
export async function writeBackup(kv: Store, path: string, now: Date): Promise<number> {
  const unfinished = `${path}.unfinished`;
  let lines = 0;
  const file = await Deno.open(unfinished, { write: true, create: true, truncate: true, mode: 0o600 });
  const toLines = new TransformStream<string, string>({
    transform(line, controller) {
      lines++;
      controller.enqueue(`${line}\n`);
    },
  });
  await ReadableStream.from(exportAll(kv, now)).pipeThrough(toLines).pipeThrough(new TextEncoderStream())
    .pipeTo(file.writable);
  await rename(unfinished, path);
  return lines - 1;
}

/** Puts a backup file into an empty store and answers how many entries it had. Throws BackupError. */
export async function restoreBackup(kv: Store, path: string): Promise<number> {
  return await importAll(kv, linesOf(path));
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
