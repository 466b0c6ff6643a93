/**
 * Run as a program by `deno task judge [founder…]`: who wrote the section that a founder would rather pay for?
 *
 * With OPENAI_BASE_URL or OPENAI_API_KEY the rules, the model (OPENAI_MODEL) and one plain prompt are compared two by two,
 * in both orders, by JUDGE_MODEL. Without them the recorded journeys are played, and nobody judges.
 */
import { OPENAI_ADDRESS } from "../../agents/model/list_models.ts";
import type { Chat } from "./chat.ts";
import { compareTwo, type Contestant } from "./compare.ts";
import { contestantsFor } from "./contestants.ts";

const RECORDED = ["closewell", "muddy-paws"];

const places = Deno.args.length > 0 ? Deno.args : RECORDED;
const chat = chatOf(Deno.env.get("OPENAI_MODEL"));
const judge = chatOf(Deno.env.get("JUDGE_MODEL") ?? Deno.env.get("OPENAI_MODEL"));
for (const place of places) {
  const contestants = await contestantsFor(place, chat);
  console.log(`\n## ${place}\n`);
  for (const { name, sections } of contestants) {
    console.log(`- ${name}: ${Object.keys(sections).length} sections, ${wordsIn(sections)} words`);
  }
  if (judge === null) {
    console.log("\nNo judge was asked: set OPENAI_BASE_URL or OPENAI_API_KEY, and OPENAI_MODEL.");
  } else await judgeAll(judge, contestants);
}
Deno.exit(0);

function chatOf(model: string | undefined): Chat | null {
  const [address, apiKey] = [Deno.env.get("OPENAI_BASE_URL"), Deno.env.get("OPENAI_API_KEY")];
  if (model === undefined || address === undefined && apiKey === undefined) return null;
  return { baseURL: address ?? OPENAI_ADDRESS, apiKey, model };
}

async function judgeAll(judge: Chat, contestants: Contestant[]): Promise<void> {
  for (const [at, one] of contestants.entries()) {
    for (const other of contestants.slice(at + 1)) {
      const comparisons = await compareTwo(judge, one, other);
      const wins = (name: string) => comparisons.filter(({ winner }) => winner === name).length;
      console.log(
        `\n### ${one.name} ${wins(one.name)}, ${other.name} ${wins(other.name)}, of ${comparisons.length}\n`,
      );
      for (const { section, winner, why } of comparisons) {
        console.log(`- ${section}: ${winner ?? "undecided"}. ${[...new Set(why)].join(" / ")}`);
      }
    }
  }
}

function wordsIn(sections: Record<string, string>): number {
  return Object.values(sections).join(" ").split(/\s+/).length;
}
