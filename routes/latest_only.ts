import { ConflictError } from "../agents/domain/errors.ts";

interface Turn {
  go: () => void;
  drop: () => void;
}

/**
 * Runs one piece of work a key at a time. Of those that wait only the newest does: whoever asks again no longer wants
 * the one before, which fails with a ConflictError of these words.
 */
export function latestOnly(dropped: string) {
  const waiting = new Map<string, Turn | null>();

  return async function run<T>(key: string, work: () => Promise<T>): Promise<T> {
    if (waiting.has(key)) {
      waiting.get(key)?.drop();
      await new Promise<void>((go, fail) =>
        waiting.set(key, { go, drop: () => fail(new ConflictError(dropped)) })
      );
    } else waiting.set(key, null);
    try {
      return await work();
    } finally {
      const next = waiting.get(key);
      if (next) waiting.set(key, null);
      else waiting.delete(key);
      next?.go();
    }
  };
}
