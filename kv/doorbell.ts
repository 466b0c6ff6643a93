import type { AtomicOperation, KvCommitError, KvCommitResult } from "@deno/kv";
import { z } from "zod";
import type { Store } from "./store.ts";

/** A queue message is a doorbell and never the job: it says only that it is worth looking. */
const Ring = z.object({ doorbell: z.literal("jobs") });
const RING: z.infer<typeof Ring> = { doorbell: "jobs" };

/**
 * Commits what `fill` puts into the operation together with a ring of the doorbell. Where there is no queue
 * (a remote database, Deno Deploy) it commits without: `fill` must carry a check that makes twice once.
 */
export async function ringDoorbell(
  kv: Store,
  fill: (write: AtomicOperation) => void,
): Promise<KvCommitResult | KvCommitError> {
  try {
    const write = kv.atomic();
    fill(write);
    return await write.enqueue(RING).commit();
  } catch {
    const write = kv.atomic();
    fill(write);
    return await write.commit();
  }
}

/** Calls `onRing` at each ring, until the store is closed. Answers false at once where there is no queue. */
export async function answerDoorbell(kv: Store, onRing: () => void): Promise<boolean> {
  try {
    const listening = kv.listenQueue((message) => {
      if (Ring.safeParse(message).success) onRing();
    });
    listening.catch(() => {});
    await kv.enqueue(RING);
    return true;
  } catch {
    return false;
  }
}
