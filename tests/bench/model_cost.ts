/**
 * Run as a program, and by `deno task bench`: what a journey asks of a model, as it was recorded.
 *
 *   deno run -A tests/bench/model_cost.ts [founder of tests/recordings…]
 *
 * Calls, tokens of prompts and answers (about four characters each), the share of the prompts that a server has read
 * before, and the cost where OPENAI_PRICE_PER_MILLION says what a million tokens cost.
 */
import { costOf, TokenPrices } from "../../routes/token_prices.ts";
import { playRecorded } from "../helpers/play_recorded.ts";
import { readRecording } from "../helpers/recording.ts";
import { countPrompts } from "../recordings/prompts.ts";

const FOUNDER = "closewell";
const CHARACTERS_A_TOKEN = 4;

if (import.meta.main) {
  for (const founder of Deno.args.length > 0 ? Deno.args : [FOUNDER]) await benchModel(founder);
  Deno.exit(0);
}

/** Plays a recorded journey to its end, the writing too, and prints what it asked. */
export async function benchModel(founder = FOUNDER): Promise<void> {
  const { mind: { requests, left } } = await playRecorded(founder, false);
  const kinds = Object.entries(countPrompts(requests));
  for (const [kind, { calls, tokens, cached }] of kinds) {
    const share = Math.round(cached * 100);
    console.log(`${founder}, ${kind}: ${calls} calls, ${tokens} prompt tokens, ${share}% read before`);
  }
  const unasked = new Set(left().map(({ answer }) => answer));
  const given = readRecording(founder).answers.filter(({ answer }) => !unasked.has(answer));
  const used = {
    calls: requests.length,
    promptTokens: kinds.reduce((sum, [, { tokens }]) => sum + tokens, 0),
    completionTokens: Math.ceil(given.map(({ answer }) => answer).join("").length / CHARACTERS_A_TOKEN),
  };
  const prices = Deno.env.get("OPENAI_PRICE_PER_MILLION");
  const cost = costOf(used, prices === undefined ? undefined : TokenPrices.parse(prices));
  console.log(
    `${founder}, in all: ${used.calls} calls, ${used.promptTokens} prompt and ${used.completionTokens} answer tokens, ` +
      (cost === null ? "set OPENAI_PRICE_PER_MILLION to see the cost" : `cost ${cost.toFixed(2)}`),
  );
}
