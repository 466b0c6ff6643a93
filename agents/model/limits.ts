/** How long a model may take, in milliseconds, and how often it is asked (quality, "The model misbehaves"). */
export interface CallLimits {
  headers: number;
  firstToken: number;
  /** Between two stretches of content; comment lines that keep a connection open do not count. */
  idle: number;
  attempt: number;
  turn: number;
  attempts: number;
  /** Longest pause before another attempt, before jitter; doubles with each. */
  backoff: number;
}

export const CALL_LIMITS: CallLimits = {
  headers: 30_000,
  firstToken: 60_000,
  idle: 30_000,
  attempt: 90_000,
  turn: 150_000,
  attempts: 3,
  backoff: 1_000,
};

/** A wait that somebody else's signal or its own time can end. `restart` begins the time again. */
export interface Watch {
  signal: AbortSignal;
  /** Which time ran out, or null while none did. */
  expired(): string | null;
  restart(name: string, milliseconds: number): void;
  /** Stops the clocks and closes what still hangs on the signal. */
  end(): void;
}

/** Watches named times of which only the last started one counts, within one time for the whole. */
export function watch(whole: number, outer?: AbortSignal): Watch {
  const controller = new AbortController();
  let expired: string | null = null;
  const expire = (name: string) => {
    expired ??= name;
    controller.abort();
  };
  const total = setTimeout(() => expire("attempt"), whole);
  let current: ReturnType<typeof setTimeout> | undefined;
  const stop = () => controller.abort();
  if (outer?.aborted) stop();
  outer?.addEventListener("abort", stop, { once: true });
  return {
    signal: controller.signal,
    expired: () => expired,
    restart(name, milliseconds) {
      clearTimeout(current);
      current = setTimeout(() => expire(name), milliseconds);
    },
    end() {
      clearTimeout(total);
      clearTimeout(current);
      outer?.removeEventListener("abort", stop);
      controller.abort();
    },
  };
}
