import { createMiddleware } from "hono/factory";
import { RateLimitError } from "../../agents/domain/errors.ts";
import { demanding } from "../demands.ts";
import type { AppEnv } from "../deps.ts";

interface Bucket {
  tokens: number;
  /** Milliseconds since the epoch. */
  filledAt: number;
}

interface RateLimitOptions {
  /** How many requests a minute; also how many at once after a rest. */
  perMinute: number;
  now: () => Date;
}

const MOST_BUCKETS = 10_000;

/** A token bucket for each client, kept in memory. Throws RateLimitError with the seconds to wait. */
export function rateLimit({ perMinute, now }: RateLimitOptions) {
  const buckets = new Map<string, Bucket>();
  const perMs = perMinute / 60_000;

  function take(client: string): void {
    const at = now().getTime();
    const bucket = buckets.get(client) ?? { tokens: perMinute, filledAt: at };
    const rested = Math.max(0, at - bucket.filledAt);
    const tokens = Math.min(perMinute, bucket.tokens + rested * perMs);
    // Kept where it is refused too: a clock that was put back fills it from now on.
    buckets.set(client, { tokens: tokens < 1 ? tokens : tokens - 1, filledAt: at });
    if (tokens < 1) throw new RateLimitError(Math.ceil((1 - tokens) / perMs / 1000));
    if (buckets.size > MOST_BUCKETS) forgetOldest(buckets);
  }

  const check = createMiddleware<AppEnv>(async function rateLimit(c, next) {
    take(c.var.client);
    await next();
  });
  return demanding({ rate: true }, check);
}

/** A Map keeps the order of insertion: the first tenth are the clients first seen. */
function forgetOldest(buckets: Map<string, Bucket>): void {
  for (const client of [...buckets.keys()].slice(0, MOST_BUCKETS / 10)) buckets.delete(client);
}
