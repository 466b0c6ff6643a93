/** How long a model may take, in milliseconds, and how often it is asked (quality, "The model misbehaves"). */
export interface CallLimits {
  headers: number;
  firstToken: number;
  /** Between two stretches of content or thought; comment lines that keep a connection open do not count. */
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

/** A server on this machine may have to load its model, and reads a long prompt slowly. */
const NEARBY: Partial<CallLimits> = {
  headers: 240_000,
  firstToken: 240_000,
  idle: 60_000,
  attempt: 600_000,
  turn: 600_000,
};

/** A model that thinks before it writes is silent for minutes, and nobody waits for what it writes. */
const PATIENT: Partial<CallLimits> = { firstToken: 180_000, attempt: 300_000, turn: 600_000 };

interface Circumstances {
  nearby: boolean;
  /** True for work that nobody waits for. */
  patient: boolean;
  /** What somebody chose in the place of these. */
  chosen: Partial<CallLimits>;
}

/** How long a call may take where it is asked and for what. */
export function limitsFor({ nearby, patient, chosen }: Circumstances): CallLimits {
  const usual = { ...CALL_LIMITS, ...(patient && PATIENT), ...(nearby && NEARBY) };
  return { ...usual, ...chosen };
}

/**
 * What a person chose in seconds, as limits: to the first word, and for a whole answer. A call with its further
 * attempts may take as much longer than one of them as it does by itself.
 */
export function chosenLimits(seconds: { firstWord?: number; answer?: number }): Partial<CallLimits> {
  const { firstWord, answer } = seconds;
  const whole = answer === undefined ? undefined : answer * 1_000;
  return {
    ...(firstWord !== undefined && { headers: firstWord * 1_000, firstToken: firstWord * 1_000 }),
    ...(firstWord !== undefined && { idle: Math.min(CALL_LIMITS.idle, firstWord * 1_000) }),
    ...(whole !== undefined && { attempt: whole, turn: whole * CALL_LIMITS.turn / CALL_LIMITS.attempt }),
  };
}

/** A wait that somebody else's signal or its own time can end. `restart` begins the time again. */
export interface Watch {
  signal: AbortSignal;
  /** Which time ran out, or null while none did. */
  expired(): string | null;
  restart(name: string, milliseconds: number): void;
  /** Stops the clocks and closes what still hangs on the signal. */
  end(): void;
}

/** Watches named times of which only the last started one counts. */
export function watch(outer?: AbortSignal): Watch {
  const controller = new AbortController();
  let expired: string | null = null;
  let total: ReturnType<typeof setTimeout> | undefined;
  let current: ReturnType<typeof setTimeout> | undefined;
  const expire = (name: string) => {
    expired ??= name;
    controller.abort();
  };
  const stop = () => controller.abort();
  if (outer?.aborted) stop();
  outer?.addEventListener("abort", stop, { once: true });
  return {
    signal: controller.signal,
    expired: () => expired,
    restart(name, milliseconds) {
      if (name === "attempt") {
        clearTimeout(total);
        total = setTimeout(() => expire(name), milliseconds);
        return;
      }
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
