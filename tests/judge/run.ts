/**
 * Run as a program by `deno task judge [founder…]`: who wrote the section that a founder would rather pay for?
 *
 * With OPENAI_BASE_URL or OPENAI_API_KEY the rules, the model (OPENAI_MODEL) and one plain prompt are compared two by two,
 * in both orders, by JUDGE_MODEL. Without them the model's journey, the plain prompt's answer and the verdicts are those
 * that were recorded; `deno task judge keep founder` notes that the recorded verdicts are of the texts as they are now.
 */
import { OPENAI_ADDRESS } from "../../agents/model/list_models.ts";
import type { Chat } from "./chat.ts";
import { chatJudge, compareTwo, type Contestant, type Judge } from "./compare.ts";
import { contestantsFor } from "./contestants.ts";
import { changedSince, keepJudged, recordedJudge, recordedVerdicts } from "./recorded.ts";

const RECORDED = ["closewell", "muddy-paws"];

const keeps = Deno.args[0] === "keep";
const named = keeps ? Deno.args.slice(1) : Deno.args;
const places = named.length > 0 ? named : RECORDED;
const chat = chatOf(Deno.env.get("OPENAI_MODEL"));
const asked = chatOf(Deno.env.get("JUDGE_MODEL") ?? Deno.env.get("OPENAI_MODEL"));
for (const place of places) {
  const contestants = await contestantsFor(place, chat);
  console.log(`\n## ${place}\n`);
  for (const { name, sections } of contestants) {
    console.log(`- ${name}: ${Object.keys(sections).length} sections, ${wordsIn(sections)} words`);
  }
  if (asked !== null) await judgeAll(chatJudge(asked), contestants);
  else await judgeAsRecorded(place, contestants);
}
Deno.exit(0);

function chatOf(model: string | undefined): Chat | null {
  const [address, apiKey] = [Deno.env.get("OPENAI_BASE_URL"), Deno.env.get("OPENAI_API_KEY")];
  if (model === undefined || address === undefined && apiKey === undefined) return null;
  return { baseURL: address ?? OPENAI_ADDRESS, apiKey, model };
}

async function judgeAsRecorded(place: string, contestants: Contestant[]): Promise<void> {
  const judged = recordedVerdicts(place);
  console.log("\nNo model was asked: for that set OPENAI_BASE_URL or OPENAI_API_KEY, and OPENAI_MODEL.");
  if (judged === null) return console.log("Nobody has judged this founder's texts.");
  console.log(`What follows was recorded. ${judged.by}`);
  const changed = changedSince(judged, contestants);
  if (keeps) keepJudged(place, judged, contestants);
  else if (changed.length > 0) console.log(`Reads otherwise than when it was judged: ${changed.join(", ")}.`);
  await judgeAll(recordedJudge(judged), contestants);
}

async function judgeAll(judge: Judge, contestants: Contestant[]): Promise<void> {
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
