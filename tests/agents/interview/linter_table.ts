import type { AgentTurn, Fault, LintContext } from "../../../agents/interview/asking/linter.ts";

/** What the founder of this table said last. */
export const SAID =
  "We repair cargo bikes in Gent, 90 a month. Velofix is cheaper, but they take a week. A nursery waited nine days once.";

export const CONTEXT: LintContext = {
  technique: "open",
  heard: SAID,
  quotable: [SAID, "Repairs within seven working days."],
  asked: [
    "which customers do you turn away although they would pay",
    "where do people go quiet in the first month",
  ],
  known: false,
};

const REFLECT = "You said: “Velofix is cheaper, but they take a week.”";
const WHY = "A deed can be checked.";

interface Row {
  name: string;
  turn: AgentTurn;
  context?: Partial<LintContext>;
}

export interface BadRow extends Row {
  fault: Fault;
}

function turn(over: Partial<AgentTurn>): AgentTurn {
  return {
    reflect: REFLECT,
    observation: "",
    question: "What did the nursery do in those nine days?",
    why: WHY,
    ...over,
  };
}

function badQuestion(fault: Fault, question: string): BadRow {
  return { name: question, fault, turn: turn({ question }) };
}

function badReflect(fault: Fault, reflect: string): BadRow {
  return { name: reflect, fault, turn: turn({ reflect }) };
}

const LONG_QUESTION =
  "What would a courier firm in the middle of Gent, with nine bikes, two mechanics of its own, a contract with a rival and no patience at all, have to see from you before its manager rang you in the morning?";

export const BAD: BadRow[] = [
  ...[
    "Tell me about the nursery.",
    "Describe the last repair",
    "The nursery waited nine days.",
    "Let us look at the price next.",
  ].map((question) => badQuestion("no_question", question)),
  ...[
    "What did the nursery do? Who paid?",
    "Who waited? The nursery or the firm?",
    "What is cheap? For whom?",
  ].map((question) => badQuestion("several_questions", question)),
  {
    name: "a second question in the why",
    fault: "several_questions",
    turn: turn({ why: "Who else would know?" }),
  },
  {
    name: "a question in the reflection",
    fault: "several_questions",
    turn: turn({ reflect: "A week? With Velofix?" }),
  },
  {
    name: "a question in the observation",
    fault: "several_questions",
    turn: turn({ observation: "Why seven days?" }),
  },
  ...[
    "What did the nursery do and who paid for it?",
    "Who buys and why do they buy?",
    "Which rival do you meet, and how do you win?",
    "What do they use today, and what would they use without you?",
    "When did it start and where did it end up?",
    "How do you charge and what does it cost?",
    "What do customers say, or which words do they avoid?",
    "Who decides; what do they want?",
    "What is the obstacle and is it the price?",
    "Which channel works, and would you spend more on it?",
    "What did you refuse but why did it hurt?",
    "What do they believe and in which situation?",
  ].map((question) => badQuestion("joined_asks", question)),
  ...[
    "So your customers want speed, what else?",
    "Surely speed is what they pay for, so what is it worth?",
    "Wouldn't you say that speed matters most?",
    "Don't you think Velofix is too slow?",
    "Isn't it true that they hate waiting?",
    "Obviously speed wins, so which number shows it?",
    "What matters is speed, right?",
    "They pay for speed, correct?",
    "Would you agree that a week is too long?",
    "Clearly a week is too long, but for whom?",
    "What is it that they hate, isn't it the waiting?",
  ].map((question) => badQuestion("leading", question)),
  ...[
    "Do you repair on Sundays?",
    "Is Velofix your main rival?",
    "Are the nurseries loyal?",
    "Can you name a customer?",
    "Have you raised prices this year?",
    "Will you open in Brugge?",
    "Did the nursery come back?",
    "Would a courier firm pay more?",
    "Could you describe the last repair?",
    "Has anybody left this year?",
    "When a bike breaks, do they ring you first?",
    "After the nine days, did the nursery complain?",
  ].map((question) => badQuestion("yes_no", question)),
  ...[
    "Great answer: Velofix takes a week.",
    "Excellent, 90 repairs a month.",
    "I love that you repair cargo bikes.",
    "Thank you for sharing the nursery's nine days.",
    "Interesting: a nursery waited nine days.",
    "Impressive, 90 a month in Gent.",
    "That is a good point about Velofix.",
    "Well done in Gent.",
    "What a wonderful nursery.",
    "Nice, cargo bikes.",
    "Perfect, cargo bikes in Gent it is.",
    "Fantastic numbers from Gent.",
  ].map((reflect) => badReflect("praise", reflect)),
  badQuestion("question_too_long", LONG_QUESTION),
  badReflect(
    "reflect_too_long",
    "You repair cargo bikes in Gent, ninety of them in each month of the year, while Velofix is cheaper and takes a week, and once a nursery waited nine days for its bike.",
  ),
  {
    name: "a turn of more than ninety words",
    fault: "turn_too_long",
    turn: turn({ why: "Because ".concat("every repair that is late costs somebody a day ".repeat(9)) }),
  },
  ...[
    "Understood.",
    "Let us go on to the next matter.",
    "That is noted for later.",
    "Moving on.",
  ].map((reflect) => badReflect("reflects_nothing", reflect)),
  { name: "a locked field", fault: "known_field", turn: turn({}), context: { known: true } },
  ...[
    "Which customers do you turn away although they would pay?",
    "Which customers would you turn away although they pay?",
    "Where in the first month do people go quiet?",
  ].map((question) => badQuestion("asked_before", question)),
  ...[
    "You said: “Velofix takes a week”.",
    "You said: “we repair bikes”.",
    "“A nursery waited ten days once.”",
  ].map((reflect) => badReflect("quote_not_exact", reflect)),
  {
    name: "a page's words that no page has",
    fault: "quote_not_exact",
    turn: turn({ observation: "Velofix says: “Repairs within seven days.”" }),
  },
];

function good(question: string): Row {
  return { name: question, turn: turn({ question }) };
}

function goodReflect(reflect: string): Row {
  return { name: reflect, turn: turn({ reflect }) };
}

export const GOOD: Row[] = [
  ...[
    "What did the nursery do in those nine days?",
    "Who decides at a courier firm?",
    "Which of the last three customers would you clone?",
    "If you vanished on Monday, what would they use on Tuesday?",
    "How many bikes came back within a day last month?",
    "What is the one thing that keeps a courier firm with Velofix?",
    "Whose word counts in Gent when a bike breaks?",
    "In plain words, what does a customer get from Wheelyard?",
    "When somebody did choose you, what had happened just before?",
    "What do your best customers believe that most of the market thinks is wrong?",
    "Which rival could put this sentence on their homepage tomorrow?",
    "What paying work did you refuse this year?",
    "What did you do for the last customer that a cheaper rival would have refused?",
    "Which websites should I read, your own and those of the rivals you meet most?",
    "Where does Wheelyard stand today, in customers, people and places?",
    "Which number, reached by which date, would make the next year a good one?",
    "How were your last lost deals shared out between the garage, Velofix and nobody at all?",
    "What would you put in front of a manager who does not believe you?",
    "On each of these seven lines, which side is Wheelyard on until June?",
    "What happened in your own life that you could not leave as it was?",
    "Which brand do you admire, yet would never become?",
    "What did you last write to a customer, word for word?",
    "Which colours belong to Wheelyard, the unwanted ones named too?",
    "What do people say when they hesitate, each with the answer you give?",
    "Where did your last customers come from, counted by hand if need be?",
    "How many hours a week, on what monthly budget, can go into being found?",
    "Which ways of being found do you refuse, whatever they might bring?",
    "What do you know about this work that outsiders get wrong?",
    "Where do the people you want already meet, online or in a room?",
    "Which date or season makes people ready for a repair?",
    "How is a customer charged, from the first payment to the last?",
    "Which result, by which date, would make you change the plan?",
    "What comes next for Wheelyard, in which order?",
    "Which figures would you show an investor first?",
    "Who does the work, each with which past?",
    "At one customer you can name, what was counted before you came, then after?",
    "What made the nursery wait?",
    "Why did the firm leave Velofix?",
    "How would a nursery explain you to another nursery?",
    "For which bike would you send somebody to Velofix?",
    "What does a day without the bike cost them?",
    "Which day of the week is the worst, counted in calls?",
    "Under which name do couriers speak of you?",
    "What would have to be true before you opened in Brugge?",
    "Qu'est-ce que la crèche a fait pendant ces neuf jours?",
    "¿Qué hizo la guardería en esos nueve días?",
    "Was hat die Kita in den neun Tagen gemacht?",
    "保育園はその九日間どうしましたか？",
  ].map(good),
  ...[
    "You said: “Velofix is cheaper, but they take a week.”",
    "“A nursery waited nine days once.”",
    "Noted: “90 a month”.",
    "Cargo bikes in Gent, and a rival who takes a week.",
    "A nursery and its nine days are kept.",
    "Velofix is the cheaper one, by your account.",
    "Kept as you said it: “We repair cargo bikes in Gent” …",
    "Your cheaper rival has a name: Velofix.",
  ].map(goodReflect),
  {
    name: "a quote with praise in it",
    turn: turn({ reflect: "“great bikes in Gent”" }),
    context: { quotable: ["great bikes in Gent"], heard: "great bikes in Gent" },
  },
  {
    name: "a sourced observation",
    turn: turn({ observation: "Velofix says: “Repairs within seven working days.”" }),
  },
  {
    name: "yes or no in a read-back",
    turn: turn({ question: "Is one of the three your sentence?" }),
    context: { technique: "confirm" },
  },
  {
    name: "nothing to reflect at the start",
    turn: turn({ reflect: "Nothing is known yet." }),
    context: { heard: "" },
  },
  {
    name: "a contrast",
    turn: turn({ question: "Which of the two holds when a nursery rings tomorrow?" }),
    context: { technique: "contrast" },
  },
  {
    name: "a ladder",
    turn: turn({ question: "Below which number would you stop?" }),
    context: { technique: "ladder" },
  },
  {
    name: "an example",
    turn: turn({ question: "Who got the last customer that you lost?" }),
    context: { technique: "example" },
  },
];
