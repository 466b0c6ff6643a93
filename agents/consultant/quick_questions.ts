import type { Foundation } from "../domain/foundation.ts";

export interface QuickQuestions {
  category: "Strategy Implementation" | "Brand Expression" | "Go-to-Market" | "Leadership & Culture";
  questions: [string, string, string, string];
}

/** Four categories of four questions; with a foundation, some name its rivals. */
export function quickQuestions(foundation?: Foundation): QuickQuestions[] {
  const rival = foundation?.sources.find(({ label }) => label !== "Own site")?.label ?? "a rival";
  return [
    {
      category: "Strategy Implementation",
      questions: [
        "What should I do this week to move the bet I made?",
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
        "Where do the next ten customers come from, given the hours I have?",
        "What do I do where people go quiet?",
        "Should I raise my price for new customers?",
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
