import { resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** How long a process waits for the one before it to end, as in a restart. */
const PATIENCE_MS = 2_500;
const LOOK_AGAIN_MS = 100;

/**
 * Keeps every other handle off a data file: two of them would refuse each other half of their commits. The
 * returned function lets go of it, and the system does after a kill -9. Throws after 2.5 seconds without it.
 */
export async function holdFile(path: string): Promise<() => void> {
  const file = await Deno.open(`${resolve(path)}.lock`, { create: true, read: true, write: true });
  const deadline = performance.now() + PATIENCE_MS;
  while (!await file.tryLock(true)) {
    if (performance.now() > deadline) {
      file.close();
      throw new Error("another Holdfast is using it. Stop that one first");
    }
    await pause(LOOK_AGAIN_MS);
  }
  return () => file.close();
}
