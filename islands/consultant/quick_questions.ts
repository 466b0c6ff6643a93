/** The consultant's suggestions: four categories of four. Clicking one fills the input. */
export const QUICK_QUESTIONS: [category: string, questions: string[]][] = [
  ["Strategy Implementation", [
    "What should I do first this week, and what should wait?",
    "Which of my open assumptions is the cheapest to test?",
    "What would make my bet fail, and how would I notice early?",
    "Where does my plan ask for more hours than I have?",
  ]],
  ["Brand Expression", [
    "How would my brand answer a customer who says it is too dear?",
    "Rewrite my homepage headline so that no rival could use it.",
    "Which words should I stop using, and what do I say in their place?",
    "How do I introduce us in ten seconds?",
  ]],
  ["Go-to-Market", [
    "Which one channel deserves the next month, and why?",
    "What do I post next week with the hours I have?",
    "How do I win the customer who would rather change nothing?",
    "Which customers should I turn away this quarter?",
  ]],
  ["Leadership & Culture", [
    "Whom should I hire or ask for help first?",
    "How do our values decide when a big customer asks for an exception?",
    "What do I tell my team about what we gave up?",
    "What should I measure every month, and what not at all?",
  ]],
];
