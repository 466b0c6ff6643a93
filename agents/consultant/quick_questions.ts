import type { Foundation } from "../strategy/foundation.ts";
import { numbersIn } from "../text/text.ts";

export interface QuickQuestions {
  category: "Strategy Implementation" | "Brand Expression" | "Go-to-Market" | "Leadership & Culture";
  questions: [string, string, string, string];
}

const MONEY = /^[€$£¥₹]|[€£円]|kr/;
const COUNT = /^\d[\d.,]* \p{L}/u;

/** Four categories of four questions; with a foundation, some name its rivals, price, goal and hours. */
export function quickQuestions(foundation?: Foundation): QuickQuestions[] {
  const rival = foundation?.sources.find(({ label }) => label !== "Own site")?.label ?? "a rival";
  const price = typedIn(foundation, "revenue.model", MONEY);
  const goal = typedIn(foundation, "goal.twelve_months", COUNT);
  const hours = typedIn(foundation, "channels.capacity", /^\d+ hours/);
  return [
    {
      category: "Strategy Implementation",
      questions: [
        goal
          ? `What should I do this week to come nearer to ${goal}?`
          : "What should I do this week to move the bet I made?",
        "Which of my decisions is hardest to keep right now, and what would breaking it cost?",
        "Somebody I said I would turn away wants to pay well. Do I make an exception just this once?",
        "What do I still not know that matters most, and what is the cheapest way to find out?",
      ],
    },
    {
      category: "Brand Expression",
      questions: [
        "Write me the first three sentences of a letter to the customer I would clone.",
        "Which words of mine belong on the homepage, and which should go?",
        `What can I say that ${rival} could never put on their website?`,
        "How do I answer somebody who says it is too expensive?",
      ],
    },
    {
      category: "Go-to-Market",
      questions: [
        hours
          ? `Where do the next ten customers come from, given ${hours}?`
          : "Where do the next ten customers come from, given the hours I have?",
        "What do I do where people go quiet?",
        price
          ? `Should I raise the price of ${price} for new customers?`
          : "Should I raise my price for new customers?",
        "A platform offers to sell for me and takes a commission. Should I try it?",
      ],
    },
    {
      category: "Leadership & Culture",
      questions: [
        "Whom should I hire first, and for which task?",
        "Which of my values has cost me something lately?",
        "What should I stop doing myself?",
        "How do I explain to my team why we say no to good money?",
      ],
    },
  ];
}

/** The first number of an answer that has the form, with what belongs to it, as the founder typed it. */
function typedIn(foundation: Foundation | undefined, field: string, form: RegExp): string | undefined {
  const answer = foundation?.answers[field]?.text ?? "";
  return numbersIn(answer).map(({ text }) => text.trim()).find((text) => form.test(text));
}
