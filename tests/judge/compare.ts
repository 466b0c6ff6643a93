import { z } from "zod";
import { askChat, type Chat } from "./chat.ts";

/** What one contestant wrote: a text for each section, by its id. */
export interface Contestant {
  name: string;
  sections: Record<string, string>;
}

/** What a judge said of two texts of one section. */
export interface Comparison {
  section: string;
  /** Null where the judge is of two minds, or changed it with the order. */
  winner: string | null;
  /** Why, in the first and in the other order. */
  why: [string, string];
}

const Said = z.object({ better: z.enum(["first", "second", "neither"]), why: z.string() });

/** Has a judge compare two contestants, each section in both orders; sections that one of them lacks are left out. */
export async function compareTwo(judge: Chat, one: Contestant, other: Contestant): Promise<Comparison[]> {
  const sections = Object.keys(one.sections).filter((id) => other.sections[id] !== undefined);
  const comparisons: Comparison[] = [];
  for (const section of sections) {
    const there = await compareOnce(judge, section, [one, other]);
    const back = await compareOnce(judge, section, [other, one]);
    const winner = there.winner === back.winner ? there.winner : null;
    comparisons.push({ section, winner, why: [there.why, back.why] });
  }
  return comparisons;
}

async function compareOnce(
  judge: Chat,
  section: string,
  [first, second]: [Contestant, Contestant],
): Promise<{ winner: string | null; why: string }> {
  const answer = await askChat(
    judge,
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
  const { better, why } = Said.parse(
    JSON.parse(answer.slice(answer.indexOf("{"), answer.lastIndexOf("}") + 1)),
  );
  return { winner: better === "neither" ? null : better === "first" ? first.name : second.name, why };
}
