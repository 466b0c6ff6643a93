import { createReadStream } from "node:fs";
import { rename } from "node:fs/promises";
import { createInterface } from "node:readline";
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
  return await importAll(kv, createInterface({ input: createReadStream(path), crlfDelay: Infinity }));
}
