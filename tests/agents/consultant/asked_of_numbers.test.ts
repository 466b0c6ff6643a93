import { expect, test } from "vitest";
import { adviseFromRules, type Remembered } from "../../../agents/consultant/advice.ts";
import { kindOf } from "../../../agents/consultant/question.ts";
import type { Facts } from "../../../agents/domain/facts.ts";
import { evidence, groundsOf, NOW, price, text } from "./ground.ts";

interface Asked {
  said?: string[];
  facts?: Partial<Facts>;
}

function talk(queries: string[], { said = [], facts = {} }: Asked): string[] {
  const foundation = groundsOf({ company: "Test", founder: "Ana Prado", facts });
  const memory: Remembered[] = [];
  return queries.map((query) => {
    const { consultation } = adviseFromRules({ foundation, query, memory, said });
    memory.push({ query, answer: consultation, at: new Date(NOW.getTime() + memory.length).toISOString() });
    return consultation;
  });
}

function answerOf(query: string, asked: Asked): string {
  return talk([query], asked)[0] ?? "";
}

test.each([
  ["What does a family cost us?", "A visit with the family is 120 euros.", "Nobody said"],
  ["Was kostet uns ein neuer Verein?", "Ein Verein zahlt 90 Euro im Jahr.", "niemand"],
  ["Wat kost een nieuwe klant ons?", "Een klant betaalt 13 euro per maand.", "niemand"],
])("what something costs us is no price of ours: %s", (query, quote, unknown) => {
  const facts = { prices: [price(120, "EUR", { quote, for: "family" })] };
  const answer = answerOf(query, { facts, said: [quote] });
  expect(answer).toContain(unknown);
  expect(answer).not.toContain(quote);
});

test("that the founder does not know it is told in their words", () => {
  const said = ["What a new school costs us I honestly don't know."];
  expect(answerOf("What does a new school cost us?", { said })).toContain(said[0]);
});

test.each([
  "¿Cuántas panaderías hay en Segovia?",
  "How many bakeries are there in Ohio?",
  "Wie viele Bäckereien gibt es in Hessen?",
])("how many there are somewhere is no number of ours: %s", (query) => {
  const said = [
    "We deliver to 27 bakeries.",
    "27 panaderías nos compran.",
    "27 Bäckereien kaufen bei uns.",
    "Ohio is home.",
    "Segovia es fría.",
    "Hessen ist weit.",
  ];
  expect(answerOf(query, { said })).not.toContain("27");
});

test("a number of last year is told for last year, and a later one in the place of an earlier", () => {
  const said = [
    "We made 412 baskets last year.",
    "So far this year 265 baskets left the shed.",
    "It was 421 last year, I had the digits round.",
  ];
  expect(answerOf("How many baskets did we make last year?", { said })).toContain("421");
  expect(answerOf("How many baskets did we make this year?", { said })).toContain("265");
});

test.each([
  ["How many looms did the Halle fair sell?", "Nobody said"],
  ["How many looms did we mend last year?", "Nobody said"],
  ["Wie viele Webstühle haben wir in Kassel repariert?", "Nobody said"],
  ["How many looms do we mend?", "53"],
  ["How many looms did we mend in Fulda?", "53"],
])("a number of all is none of a part or of another year: %s", (query, told) => {
  const said = ["We mend 53 looms in Fulda.", "53 Webstühle repariert, in Fulda.", "The Halle fair was wet."];
  expect(answerOf(query, { said })).toContain(told);
});

test("a share is told of what is asked, and of nothing else", () => {
  const said = ["Complaints are at 4 percent.", "We win 61 percent of our offers."];
  expect(answerOf("How many percent of our offers do we win?", { said })).toContain("61 percent");
  expect(answerOf("How many percent of our guests return?", { said })).not.toMatch(/4 percent|61 percent/);
});

test.each<[string, ReturnType<typeof kindOf>]>([
  ["They sign today if we go live on 5 October. Do I take it?", "decision"],
  ["Un congrès nous veut mardi, une seule est libre. Faut-il accepter ?", "decision"],
  ["What should I do this week?", "plan"],
  ["How many people visit our website?", "fact"],
  ["Write me something for the website.", "words"],
  ["Give me a text I can send to the chair before the vote", "words"],
  ["hazme un mensaje para el grupo de vecinas", "words"],
  ["What do we reply to somebody who says it is twice the price?", "words"],
])("what is asked decides, and not what is told before it: %s", (query, kind) => {
  expect(kindOf(query)).toBe(kind);
});

test("a post that is made shorter still says what is sold, where it gets no longer with it", () => {
  const facts: Partial<Facts> = {
    offering: text("I tune pianos, and I mend them in people's houses."),
    knowledge: [{ text: "Do it when the heating is on a few weeks, not in the summer.", ...evidence("x") }],
    belief_needed: text("It is the damp that does it, and never how much anybody plays."),
  };
  const [post = "", shorter = ""] = talk(["Write me a post", "Shorter please"], { facts });
  expect(post).not.toContain("pianos");
  expect(shorter).toContain("I tune pianos");
  const words = (answer: string) => answer.split(/\s+/u).length;
  expect(words(shorter)).toBeLessThanOrEqual(words(post));
});
