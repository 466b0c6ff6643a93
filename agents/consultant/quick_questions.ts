import { emptyFacts } from "../domain/empty_facts.ts";
import type { Facts } from "../domain/facts.ts";
import { quantityCell } from "../facts/changes/cell_values.ts";
import type { Foundation } from "../strategy/foundation.ts";
import { wordCount } from "../text/text.ts";
import { CUES } from "./words.ts";
import { withoutReasons } from "./refusals.ts";

type Four = [string, string, string, string];

export interface QuickQuestions {
  category: "Strategy Implementation" | "Brand Expression" | "Go-to-Market" | "Leadership & Culture";
  questions: Four;
}

/** Longer words of the founder's do not fit on a button. */
const MOST_WORDS = 7;

/** Four categories of four questions, about this founder's own goal, refusals, rivals, doubts, channels and prices. */
export function quickQuestions(foundation?: Pick<Foundation, "sheet">): QuickQuestions[] {
  const facts = foundation?.sheet.facts ?? emptyFacts();
  return [
    { category: "Strategy Implementation", questions: implementation(facts) },
    { category: "Brand Expression", questions: expression(facts) },
    { category: "Go-to-Market", questions: market(facts) },
    { category: "Leadership & Culture", questions: leadership(facts) },
  ];
}

function implementation({ goal, not_for }: Facts): Four {
  const target = goal === null ? "" : quantityCell(goal.target, goal.unit);
  const refused = brief(not_for.map(({ text }) => withoutReasons(text)));
  return [
    target === "" ? "What should I do this week?" : `What should I do this week to come nearer to ${target}?`,
    "Which of my decisions is hardest to keep right now?",
    refused === null
      ? "Should I make an exception for somebody I turn away?"
      : `Should I make an exception for ${refused}?`,
    "What do I not know yet, and how do I find out?",
  ];
}

function expression({ objections, rivals, channels }: Facts): Four {
  const doubts = objections.flatMap(({ says, answer }) => answer === null ? [] : [says]);
  const doubt = brief(doubts);
  const rival = brief(rivals.filter(({ kind }) => kind === "company").map(({ name }) => name));
  const channel = brief(channels.map(({ name }) => name).filter((name) => CUES.isIn(name, "post")));
  return [
    doubt === null
      ? "What do I say when somebody hesitates?"
      : `What do I say to somebody who says ‘${doubt}’?`,
    channel === null ? "Can you write me a post?" : `Can you write something for ${channel}?`,
    rival === null ? "What can only we promise?" : `What is different about us beside ${rival}?`,
    "Which sentence of mine belongs on the homepage?",
  ];
}

function market({ channels, refused_channels, prices, quiet }: Facts): Four {
  const refused = brief(refused_channels.map(({ text }) => withoutReasons(text)));
  const best = brief(
    channels.toSorted((one, other) => (other.count ?? other.share ?? 0) - (one.count ?? one.share ?? 0)).map((
      { name },
    ) => name),
  );
  const [price] = prices;
  const amount = price === undefined ? "" : quantityCell(price.amount, price.currency);
  return [
    best === null
      ? "Where do the next customers come from this month?"
      : `Where do the next customers come from this month, beside ${best}?`,
    amount === "" ? "Should I raise my price?" : `Should I charge more than ${amount}?`,
    refused === null ? "Which channels do we refuse?" : `Should I try ${refused} after all?`,
    quiet === null ? "What do we charge?" : "Where do people go quiet?",
  ];
}

function leadership({ team, next, bet }: Facts): Four {
  const step = brief(next.map(({ text }) => text));
  return [
    team.length > 0 ? "Who is on the team?" : "Should I hire somebody?",
    step === null ? "What comes next?" : `Is ‘${step}’ a good idea?`,
    bet === null ? "Whom do we turn away?" : "What is our bet, and when is it due?",
    "What are our values?",
  ];
}

/** The first that is short enough, without its full stop. */
function brief(texts: string[]): string | null {
  const found = texts.find((text) => wordCount(text) <= MOST_WORDS && !/[“”‘’\n]/.test(text));
  return found?.replace(/[.!?。？]+$/u, "") ?? null;
}
