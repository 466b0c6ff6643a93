/** Work that must finish although nobody waits for it any more. */
export interface Background {
  /** Keeps hold of `work`; a failure of it is the caller's to report. */
  hold<T>(work: Promise<T>): Promise<T>;
  /** Resolves when nothing runs any more, or after `capMs` milliseconds. */
  settled(capMs: number): Promise<void>;
}

export function createBackground(): Background {
  const running = new Set<Promise<unknown>>();

  function hold<T>(work: Promise<T>): Promise<T> {
    const done = work.then(() => {}, () => {}).finally(() => running.delete(done));
    running.add(done);
    return work;
  }

  async function settled(capMs: number): Promise<void> {
    const cap = Promise.withResolvers<void>();
    const timer = setTimeout(cap.resolve, capMs);
    await Promise.race([Promise.all(running), cap.promise]);
    clearTimeout(timer);
  }

  return { hold, settled };
}
