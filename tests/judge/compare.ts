import { z } from "zod";
import { askChat, type Chat } from "./chat.ts";

/** What one contestant wrote: a text for each section, by its id. */
export interface Contestant {
  name: string;
  sections: Record<string, string>;
}

/** Two texts of one section, in the order in which they are shown. */
export interface Pair {
  section: string;
  shown: [Contestant, Contestant];
}

export const Verdict = z.object({ better: z.enum(["first", "second", "neither"]), why: z.string() });
export type Verdict = z.infer<typeof Verdict>;

/** Says of two texts which is better; null where it was never asked about them. */
export type Judge = (pair: Pair) => Promise<Verdict | null>;

/** What a judge said of two texts of one section. */
export interface Comparison {
  section: string;
  /** Null where the judge is of two minds, or changed it with the order. */
  winner: string | null;
  /** Why, in the first and in the other order. */
  why: [string, string];
}

/** Has a judge compare two contestants, each section in both orders; sections that one of them lacks are left out. */
export async function compareTwo(judge: Judge, one: Contestant, other: Contestant): Promise<Comparison[]> {
  const sections = Object.keys(one.sections).filter((id) => other.sections[id] !== undefined);
  const comparisons: Comparison[] = [];
  for (const section of sections) {
    const there = await compareOnce(judge, { section, shown: [one, other] });
    const back = await compareOnce(judge, { section, shown: [other, one] });
    if (there === null || back === null) continue;
    const winner = there.winner === back.winner ? there.winner : null;
    comparisons.push({ section, winner, why: [there.why, back.why] });
  }
  return comparisons;
}

async function compareOnce(judge: Judge, pair: Pair): Promise<{ winner: string | null; why: string } | null> {
  const verdict = await judge(pair);
  if (verdict === null) return null;
  const { better, why } = verdict;
  const [first, second] = pair.shown;
  return { winner: better === "neither" ? null : better === "first" ? first.name : second.name, why };
}

/** A model as the judge. */
export function chatJudge(chat: Chat): Judge {
  return async ({ section, shown: [first, second] }) => {
    const answer = await askChat(
      chat,
      [
        `Two strategists wrote the section “${
          section.replaceAll("_", " ")
        }” for the same founder. Which of the two would that`,
        "founder rather pay for? What counts: whether it tells them something true about their business that they had not put",
        "together, decides something, and can be acted on. Length and polish count for nothing.",
        'Answer with JSON alone: {"better": "first", "second" or "neither", "why": one sentence}.',
        `<first>\n${first.sections[section]}\n</first>`,
        `<second>\n${second.sections[section]}\n</second>`,
      ].join("\n"),
    );
    return Verdict.parse(JSON.parse(answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1)));
  };
}
