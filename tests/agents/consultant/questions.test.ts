import { expect, test } from "vitest";
import type { Grounds } from "../../../agents/consultant/question.ts";
import { quickQuestions } from "../../../agents/consultant/quick_questions.ts";
import { readSpokenCase } from "../../helpers/spoken_case.ts";
import { bakery, closewell, heating, muddyPaws, pottery } from "./founders.ts";
import { ask, converse } from "./ground.ts";

const FOUNDERS = {
  "muddy-paws": muddyPaws(),
  closewell: closewell(),
  bakery: bakery(),
  heating: heating(),
  pottery: pottery(),
};
const ALL: [string, Grounds][] = Object.entries(FOUNDERS);

/** Everything that may stand between quotation marks for one founder. */
function sayable({ sheet, decisions, conflicts }: Grounds): string {
  return JSON.stringify([sheet, decisions, conflicts]).replaceAll('\\"', '"');
}

test.each(["muddy-paws", "closewell"] as const)(
  "the questions of %s are answered as the case asks",
  (name) => {
    const { consult } = readSpokenCase(name);
    const answers = converse(FOUNDERS[name], consult.map(({ q }) => q));
    consult.forEach(({ q, must, never }, at) => {
      const { consultation } = answers[at] ?? { consultation: "" };
      expect(
        must.some((words) => consultation.toLowerCase().includes(words.toLowerCase())),
        `${q}\n${consultation}`,
      ).toBe(true);
      for (const words of never) expect(consultation, q).not.toContain(words);
    });
  },
);

/** What goes against a decision is what was itself refused: whom, what, where, how much. */
test.each<[keyof typeof FOUNDERS, string, string]>([
  ["muddy-paws", "someone with a 40kg german shepherd wants me, 80 quid. do i do it", "dogs over 30kg"],
  ["muddy-paws", "can i take a 12kg dog that needs a vet first", "need a vet first"],
  ["muddy-paws", "groupon want me on there 20% off first groom. worth it?", "groupon"],
  ["muddy-paws", "should i use a cage dryer for the wet ones", "cage dryers"],
  ["closewell", "A hotel group wants to sign 12 hotels at £79. Yes?", "Hotels"],
  ["closewell", "An investor offers £2m for 15%. Do we take it?", "not raising"],
  ["closewell", "Should we do Google Ads?", "Ads"],
  ["bakery", "A delivery app offers us only 15% commission. Shouldn't I try it?", "Delivery apps"],
  ["bakery", "Should I make the first box €9.90 for new people in January?", "first box cheaper"],
  ["bakery", "An empty shop in Cedofeita is €780 rent. Tell me why not.", "second shop"],
  ["heating", "Ein Haus mit 4 Wohnungen will uns. Sollen wir?", "weniger als 6 Wohnungen"],
  ["heating", "Viessmann bietet uns 5 % Provision. Nehmen wir das?", "Provision"],
  ["pottery", "インスタグラムを始めるべきですか", "インスタグラム"],
])("%s: %s goes against a decision", (name, query, decision) => {
  const { against_decision, consultation } = ask(FOUNDERS[name], query);
  expect(against_decision).toContain(decision);
  expect(consultation).toMatch(
    /^\*\*(?:Recommendation\.\*\* No|Empfehlung\.\*\* Nein|Recommandation\.\*\* Non|Recomendación\.\*\* No|Raccomandazione\.\*\* No|Recomendação\.\*\* Não|Advies\.\*\* Nee|提案。\*\* これが生きているかぎり、いいえ)/u,
  );
});

test.each<[keyof typeof FOUNDERS, string]>([
  ["muddy-paws", "should i post in the facebook groups every sunday"],
  ["muddy-paws", "someone with a 12kg westie wants me every 4 weeks. do i do it"],
  ["muddy-paws", "should i charge more than 45"],
  ["muddy-paws", "who do we turn away"],
  ["muddy-paws", "do u do nails"],
  ["closewell", "Should we stop cold emailing owners?"],
  ["closewell", "Should we charge £89?"],
  ["closewell", "Write me a mail for day 5 to a finance manager"],
  ["bakery", "Should we start a bread school?"],
  ["heating", "Sollen wir im Januar 20 % Rabatt geben?"],
  ["heating", "Ein Haus mit 40 Wohnungen will uns. Sollen wir?"],
])("%s: %s goes against nothing", (name, query) => {
  expect(ask(FOUNDERS[name], query).against_decision).toBeNull();
});

/** A question of fact gets the fact and its quote, and nothing else. */
test.each<[keyof typeof FOUNDERS, string, RegExp]>([
  ["muddy-paws", "how many dogs have i got", /^88 dogs: “88 dogs n 61/u],
  ["muddy-paws", "how much is a doodle", /^Price: £60 for doodles/u],
  ["muddy-paws", "when is the bet due", /by 25 December 2027/u],
  ["muddy-paws", "do u do nails", /^You answer: “yeh”\.$/u],
  ["closewell", "how many sites do we have?", /^640 sites: “640 sites/u],
  ["closewell", "What does churn stand at?", /^Measured: churn: 9%/u],
  ["closewell", "When do people go quiet?", /Day 8 to day 16/u],
  ["closewell", "Combien de sites avons-nous ?", /^640 sites/u],
  ["closewell", "¿Cuánto cobramos?", /£79 a month per site/u],
  ["bakery", "How many subscribers do we have?", /^212 subscribers/u],
  ["bakery", "Quanto custa a caixa pequena?", /€14\.5/u],
  ["heating", "Wie viele Kessel betreuen wir?", /^310 Kessel/u],
  ["heating", "Was kostet ein Kessel?", /240\s€ im Jahr je Kessel/u],
  ["pottery", "いくらですか", /¥8,000/u],
])("%s: %s", (name, query, answer) => {
  const { consultation } = ask(FOUNDERS[name], query);
  expect(consultation).toMatch(answer);
  expect(consultation).not.toContain("**");
});

/** Which channel comes first the plan has decided: it is told with its reason and with the one that could be first. */
test.each<[keyof typeof FOUNDERS, string, string]>([
  ["closewell", "Which channel should go first?", "First: Xero advisor directory (19 of 27: 70%)."],
  [
    "muddy-paws",
    "which channel should i put my hours into?",
    "First: neighbours seeing the van (40 of 55: 73%).",
  ],
  [
    "bakery",
    "Which channel is best to start with?",
    "First: people who bought at the counter first (34 of 43: 79%).",
  ],
  ["heating", "Welcher Kanal kommt zuerst?", "Zuerst: Hausverwaltungen ("],
  ["closewell", "¿Qué canal va primero?", "Xero advisor directory (19 of 27: 70%)."],
  ["closewell", "Quel canal en premier ?", "Xero advisor directory (19 of 27: 70%)."],
])("%s: %s is told the one that leads", (name, query, first) => {
  const { consultation, rests_on } = ask(FOUNDERS[name], query);
  expect(consultation).toContain(first);
  expect(rests_on.length).toBeGreaterThan(0);
});

test.each<[keyof typeof FOUNDERS, string]>([
  ["closewell", "How many FTSE companies use Xero in hospitality?"],
  ["closewell", "What does Nory charge?"],
  ["closewell", "Can we add payroll?"],
  ["muddy-paws", "should i buy a bigger van"],
  ["pottery", "何人の弟子がいますか"],
  ["heating", "Was ist unser Ziel?"],
])("%s: %s is not known, and one line says so", (name, query) => {
  const { consultation, confidence } = ask(FOUNDERS[name], query);
  expect(consultation).toMatch(
    /^(?:Nobody said .+\. I do not know\.|Nobody said that, and I do not know: ‘.+’|Das hat niemand gesagt, und ich weiß es nicht: ‘.+’|それは聞いていないので、わかりません：‘.+’)$/u,
  );
  expect(consultation).not.toContain("\n");
  expect(confidence).toBe(0.05);
});

test("a price of the rival's is told where the founder told it", () => {
  expect(ask(FOUNDERS["muddy-paws"], "what does waggy tails charge").consultation).toContain("28 quid");
});

test("words without a question are not answered with advice", () => {
  expect(ask(FOUNDERS["muddy-paws"], "asdf qwer").consultation).toBe("I cannot tell what ‘asdf qwer’ asks.");
  expect(ask(FOUNDERS["muddy-paws"], "thanks").consultation).toBe("You are welcome.");
});

test("a decision is laid out with its case against and what would change it", () => {
  const { consultation, rests_on, confidence_reason } = ask(FOUNDERS["muddy-paws"], "is jade a good idea");
  expect(consultation).toContain(
    "**Recommendation.**\n- Yes, it is a step of your plan: “a second van with my niece jade on it”.",
  );
  expect(consultation).toContain("It is due on 25 December 2027.");
  expect(consultation).toContain(
    "**The strongest case against this.** It is not settled: “jade might join”.",
  );
  expect(consultation).toContain("**What would change it.** Losing the bet. Then: “il sell the 2nd van”");
  expect(rests_on).toEqual(["Next step", "The bet", "Person", "If the bet is lost"]);
  expect(confidence_reason).toBe("4 of 4 lines are your own words.");
});

test("a contradiction that stands open is the case against what it pulls at", () => {
  const { consultation } = ask(FOUNDERS["muddy-paws"], "a 40kg dog wants in, do i do it");
  expect(consultation).toContain("You also said “i do the dogs nobody else will have”.");
});

test("a price is calculated against the nearest one of theirs, and the chosen side decides", () => {
  const { consultation, confidence } = ask(FOUNDERS["muddy-paws"], "should i put it up to 50");
  expect(consultation).toContain(
    "Hold to your choice, differentiate over win on cost: “im not competing on price”.",
  );
  expect(consultation).toContain("£50 against £45 for small dog: £5 more, 11.1%.");
  expect(consultation).toContain("they think 45 is alot for a dog wash");
  expect(confidence).toBeLessThan(0.95);
});

test("sums that are paid for something else are not compared with a price", () => {
  expect(ask(FOUNDERS.bakery, "An empty shop is €780 rent. Do I take it?").consultation).not.toContain(
    "against €",
  );
  expect(ask(FOUNDERS.closewell, "A broker pays £14,000 a season. Do we take it?").consultation).not
    .toContain("against £");
  expect(ask(FOUNDERS.closewell, "Should we drop the price to £69 a site?").consultation)
    .toContain("£69 against £79 for site: £10 less, 12.7%.");
});

test("a question that nothing decides tells what bears on it, and a shared month does not", () => {
  const { consultation, confidence } = ask(FOUNDERS.closewell, "Should I hire another salesperson in June?");
  expect(consultation).toMatch(
    /^Nobody said whether you should hire another salesperson in June\. I do not know\./u,
  );
  expect(consultation).toContain("“I stop hiring sales and put everybody on pubs”");
  expect(consultation).not.toContain("pubs under two weeks");
  expect(confidence).toBe(0.25);
});

test("a sum beside a price of theirs is a change of that price, whatever its span", () => {
  const { consultation } = ask(FOUNDERS.closewell, "Would £99 instead of £79 cost us the small groups?");
  expect(consultation).toContain("£99 against £79 for site: £20 more, 25.3%.");
  expect(consultation).toContain("Hold to your choice, differentiate over win on cost");
});

test("a channel that the question only mentions gets no verdict", () => {
  const { consultation } = ask(
    FOUNDERS.closewell,
    "Somebody from Instagram or LinkedIn offers to keep our books for £300 a month. Do I take it?",
  );
  expect(consultation).not.toContain("LinkedIn posts (");
});

test("what is refused already is agreed with", () => {
  expect(ask(FOUNDERS.closewell, "Should we stop cold emailing owners?").consultation)
    .toContain("Yes, you refuse it already: Channel you refuse: “no cold email to owners");
});

test("a channel gets the verdict of the plan, with the hours that it has there", () => {
  const { consultation } = ask(FOUNDERS.closewell, "should we put more hours into the Xero directory?");
  expect(consultation).toContain(
    "Yes, it is the one channel to put the hours into: Xero advisor directory (19 of 27: 70%).",
  );
});

test.each(ALL)(
  "the quick questions of %s are sixteen real ones about it, each answered in exact quotes",
  (_, founder) => {
    const questions = quickQuestions(founder).flatMap((category) => category.questions);
    expect(new Set(questions).size).toBe(16);
    const said = sayable(founder);
    for (const { consultation, confidence } of converse(founder, questions)) {
      expect(confidence).toBeGreaterThanOrEqual(0.05);
      for (const [, quote = ""] of consultation.matchAll(/“([^”]*)”/gu)) {
        expect(said, consultation)
          .toContain(quote);
      }
    }
  },
);

test("quick questions name the founder's own goal, doubts, rival and price", () => {
  const categories = quickQuestions(FOUNDERS.closewell);
  expect(categories.map(({ category }) => category)).toEqual([
    "Strategy Implementation",
    "Brand Expression",
    "Go-to-Market",
    "Leadership & Culture",
  ]);
  const questions = categories.flatMap((category) => category.questions);
  expect(questions).toEqual(expect.arrayContaining([
    "What should I do this week to come nearer to £1,000,000?",
    "Should I make an exception for Hotels?",
    "What do I say to somebody who says ‘what do I pay Dawn for’?",
    "What is different about us beside Nory?",
    "Should I charge more than £79?",
  ]));
  expect(new Set(quickQuestions().flatMap((category) => category.questions)).size).toBe(16);
});

test.each(["What does a new customer cost us?", "Was kostet uns ein neuer Kunde?"])(
  "what is spent is no price of the founder's: %s",
  (question) => {
    expect(ask(FOUNDERS["muddy-paws"], question).consultation).not.toMatch(/£45|£60/);
  },
);

test.each([
  "Where are most of our customers from?",
  "How do people hear about us?",
  "Woher kommen unsere Kunden?",
])("where customers come from is told by channel: %s", (question) => {
  const { consultation, rests_on } = ask(FOUNDERS["muddy-paws"], question);
  const names = FOUNDERS["muddy-paws"].sheet.facts.channels.map(({ name }) => name);
  expect(names.some((name) => consultation.includes(name)), consultation).toBe(true);
  expect(rests_on).toHaveLength(1);
});

test("a shorter answer is no surer than the one before it that nobody said anything", () => {
  const [long, short] = converse(FOUNDERS["muddy-paws"], [
    "How many vets are there in Leeds?",
    "Make it shorter",
  ]);
  expect(long?.consultation).toContain("Nobody said");
  expect(short?.consultation).toContain("Nobody said");
  expect(short?.confidence).toBeLessThanOrEqual(long?.confidence ?? 0);
});
