import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** How long a process waits for the one before it to end, as in a restart. */
const PATIENCE_MS = 6_000;
const LOOK_AGAIN_MS = 100;

/** Open files whose locks this process holds until it ends, however it ends. */
const held = new Map<string, Deno.FsFile>();

/**
 * Keeps every other process off a data file: two of them would refuse each other half of their commits.
 * Throws after 6 seconds when another process has it. The system lets go of it even after a kill -9.
 */
export async function holdFile(path: string): Promise<void> {
  const name = `${resolve(path)}.lock`;
  if (held.has(name)) return;
  const file = await Deno.open(name, { create: true, read: true, write: true });
  const deadline = performance.now() + PATIENCE_MS;
  while (!await file.tryLock(true)) {
    if (performance.now() > deadline) {
      file.close();
      throw new Error("another process is using it: stop the other Holdfast first");
    }
    await pause(LOOK_AGAIN_MS);
  }
  held.set(name, file);
}
