import { z } from "zod";
import { PLATFORM_KV } from "../kv/store.ts";
import { EFFORTS, MODEL_RANGES } from "./api/contract.ts";
import { TokenPrices } from "./token_prices.ts";
import { TrendFeeds } from "./trend_feeds.ts";

/** An environment variable that is set but empty counts as unset. */
const text = z.string().trim().transform((value) => value || undefined).optional();
const url = text.pipe(z.url({ protocol: /^https?$/, error: "must be an http(s) address" }).optional());
const flag = text.pipe(
  z.enum(["on", "off", "1", "0", "true", "false"], { error: "must be on or off" }).optional(),
).transform((value) => value === "on" || value === "1" || value === "true");

function wholeNumber(min: number, max: number, fallback: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return text.transform((value) => value === undefined ? fallback : Number(value))
    .pipe(z.number({ error }).int(error).min(min, error).max(max, error));
}

function wholeNumberOrNone({ min, max }: { min: number; max: number }) {
  const error = `must be a whole number from ${min} to ${max}`;
  return text.transform((value) => value === undefined ? undefined : Number(value))
    .pipe(z.number({ error }).int(error).min(min, error).max(max, error).optional());
}

const HostAndPort = z.string().regex(/^[^\s:/]+:\d{1,5}$|^\[[0-9a-fA-F:]+\]:\d{1,5}$/, "must be host:port");

/** The environment as Holdfast reads it (design, section 5). */
const Environment = z.object({
  HOST: text.transform((value) => value ?? "127.0.0.1"),
  PORT: wholeNumber(0, 65_535, 8000),
  KV_PATH: text,
  /** Set by Deno Deploy, and by nobody else. */
  DENO_DEPLOYMENT_ID: text,
  DENO_KV_ACCESS_TOKEN: text,
  OPENAI_API_KEY: text,
  OPENAI_BASE_URL: url,
  OPENAI_MODEL: text,
  OPENAI_FAST_MODEL: text,
  OPENAI_REASONING_EFFORT: text.pipe(
    z.enum(EFFORTS, { error: "must be minimal, low, medium or high" }).optional(),
  ),
  OPENAI_CONTEXT_TOKENS: wholeNumberOrNone(MODEL_RANGES.context_tokens),
  OPENAI_FIRST_WORD_SECONDS: wholeNumberOrNone(MODEL_RANGES.first_word_seconds),
  OPENAI_ANSWER_SECONDS: wholeNumberOrNone(MODEL_RANGES.answer_seconds),
  OPENAI_CALLS_AT_ONCE: wholeNumberOrNone(MODEL_RANGES.calls_at_once),
  /** How long a founder waits for a model's first word before the built-in strategist speaks. */
  MODEL_PATIENCE_SECONDS: wholeNumberOrNone(MODEL_RANGES.patience_seconds),
  OPENAI_PRICE_PER_MILLION: text.pipe(TokenPrices.optional()),
  JWT_SECRET: text.pipe(z.string().min(32, "must be at least 32 characters").optional()),
  VAPID_PUBLIC_KEY: text.pipe(
    z.string().regex(/^B[\w-]{86}$/, "must be an uncompressed P-256 point as base64url").optional(),
  ),
  VAPID_PRIVATE_KEY: text.pipe(z.string().regex(/^[\w-]{43}$/, "must be 32 bytes as base64url").optional()),
  PUBLIC_URL: url,
  ADMIN_EMAIL: text.pipe(z.email("must be an e-mail address").optional()),
  SMTP_URL: text.pipe(z.url({ protocol: /^smtps?$/, error: "must be an smtp(s) address" }).optional()),
  MAIL_FROM: text,
  RESEARCH_ALLOW_HOSTS: text.transform((value) => value?.split(",").map((host) => host.trim()) ?? [])
    .pipe(z.array(HostAndPort)),
  TREND_FEEDS: text.pipe(TrendFeeds.optional()).transform((templates) => templates ?? []),
  TRUST_PROXY: flag,
  LOG_LEVEL: text.pipe(
    z.enum(["debug", "info", "warn", "error"], { error: "must be debug, info, warn or error" }).optional(),
  ).transform((value) => value ?? "info"),
  DOCUMENTS_AT_ONCE: wholeNumber(1, 16, 1),
  WRITING_CALLS: wholeNumber(1, 1_000, 48),
  WRITING_PROMPT_TOKENS: wholeNumber(1_000, 100_000_000, 400_000),
  WRITINGS_AT_ONCE: wholeNumber(1, 16, 2),
  DOCUMENTS_PER_ACCOUNT: wholeNumber(1, 1_000, 6),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000, 300),
}).superRefine(({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }, context) => {
  if ((VAPID_PUBLIC_KEY === undefined) === (VAPID_PRIVATE_KEY === undefined)) return;
  const missing = VAPID_PUBLIC_KEY === undefined ? "VAPID_PUBLIC_KEY" : "VAPID_PRIVATE_KEY";
  context.addIssue({ code: "custom", path: [missing], message: "must be set too: the two are a pair" });
}).transform((environment) => {
  const usual = environment.DENO_DEPLOYMENT_ID === undefined ? "./data/holdfast.kv" : PLATFORM_KV;
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, ...others } = environment;
  const VAPID_KEYS = publicKey && privateKey ? { publicKey, privateKey } : undefined;
  return { ...others, VAPID_KEYS, KV_PATH: environment.KV_PATH ?? usual };
});

export type Config = z.infer<typeof Environment>;

export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

/** Reads the whole configuration at once. Throws one ConfigError that names every variable that is wrong. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const result = Environment.safeParse(environment);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${String(issue.path[0])} ${issue.message}`);
  throw new ConfigError(
    `Holdfast did not start. Correct these variables and start again:\n${lines.join("\n")}`,
  );
}
