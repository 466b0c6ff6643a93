import { expect, test } from "vitest";
import type { FieldId } from "../../../agents/domain/fields.ts";
import { actsIn } from "../../../agents/interview/acts/acts_in.ts";

const kindsOf = (field: FieldId, text: string, asked = "") =>
  actsIn(text, { field, asked }).map(({ kind }) => kind);

/** A short message that only asks us something answers nothing, whatever its words are. */
test.each<[FieldId, string, string?]>([
  [
    "customer.last_three",
    "Last three that paid, or last three I drove out to?",
    "Who were your last three customers?",
  ],
  ["customer.last_three", "wer will das wissen, ihr oder das Finanzamt?"],
  [
    "customer.last_three",
    "Les trois derniers, les chats ou les gens ? Je plaisante.",
    "Vos trois derniers clients ?",
  ],
  ["voice.sample", "Vale un audio?"],
  ["voice.sample", "what dyou need that for"],
  ["voice.sample", "それも載せるんですか、困ったな。"],
  ["evolution.bet", "bet means what? i never gamble"],
  ["market.obstacle", "Heißt das bei uns im Haus oder bei den Kunden?"],
  ["customer.trigger_barrier", "¿Lo que los trae o lo que los para?"],
  ["customer.belief", "Wat ze denken over mij of over de boot?"],
])("%s: %s", (field, text, asked) => {
  const kinds = kindsOf(field, text, asked);
  expect(kinds).toContain("question_back");
  expect(kinds).not.toContain("answer");
});

/** A number, a name, a doubt about one's own answer, or what customers ask where that was asked for, says something. */
test.each<[FieldId, string]>([
  ["goal.twelve_months", "Is 40 regulars by June enough?"],
  [
    "customer.last_three",
    "What about Hartley's, or the two sisters from Dunmore, do those count as customers of yours?",
  ],
  ["customer.not_for", "Soup is for everybody, no?"],
  ["messaging.objections", "Why would I pay you when my nephew does it for free?"],
  ["content.knowledge", "Why does a clock stop in winter?"],
  ["community.places", "Facebook groups?"],
])("%s: %s", (field, text) => {
  expect(kindsOf(field, text)).toContain("answer");
});
