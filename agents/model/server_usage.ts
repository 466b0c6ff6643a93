import { z } from "zod";
import type { Usage } from "./model.ts";

/** More than any model reads or says in one call: above it a server miscounts. */
const MOST_TOKENS = 100_000_000;
const Tokens = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
  .pipe(z.int().min(0).max(MOST_TOKENS));
const Cached = z.object({ cached_tokens: Tokens });

const Counted = z.union([
  z.object({ prompt_tokens: Tokens, completion_tokens: Tokens }),
  z.object({ input_tokens: Tokens, output_tokens: Tokens }).transform((named) => ({
    prompt_tokens: named.input_tokens,
    completion_tokens: named.output_tokens,
  })),
]);

/** Where servers write what they had read before: OpenAI and most others, then DeepSeek. */
const Hits = z.union([
  z.object({ prompt_tokens_details: Cached }).transform(({ prompt_tokens_details: { cached_tokens } }) =>
    cached_tokens
  ),
  z.object({ input_tokens_details: Cached }).transform(({ input_tokens_details: { cached_tokens } }) =>
    cached_tokens
  ),
  z.object({ prompt_cache_hit_tokens: Tokens }).transform((named) => named.prompt_cache_hit_tokens),
]);

export type Counted = Omit<Usage, "calls">;

/** What a server says it counted; null where that is no pair of whole numbers under a name that is known. */
export function countedBy(usage: unknown): Counted | null {
  const { data } = Counted.safeParse(usage);
  if (data === undefined) return null;
  const cached = Hits.safeParse(usage).data ?? 0;
  return {
    promptTokens: data.prompt_tokens,
    completionTokens: data.completion_tokens,
    ...(cached > 0 && { cachedTokens: Math.min(cached, data.prompt_tokens) }),
  };
}
