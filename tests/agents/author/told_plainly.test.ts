import { expect, test } from "vitest";
import { toldPlainly } from "../../../agents/author/rules/told_plainly.ts";
import { emptyFacts } from "../../../agents/domain/empty_facts.ts";
import type { TextFact } from "../../../agents/domain/facts.ts";

type Labelled = "trigger" | "barrier" | "never_become" | "belief_needed";

function told(name: Labelled, text: string): string | undefined {
  const fact: TextFact = { text, quote: text, turn: "t", field: "customer.trigger_barrier", state: "read" };
  return toldPlainly({ facts: { ...emptyFacts(), [name]: fact }, unclear: [] }).facts[name]?.text;
}

test.each<[Labelled, string, string]>([
  ["barrier", "What holds them back in the end is the noise of the press", "the noise of the press"],
  ["never_become", "What I'd never want to become is a chain of kiosks", "a chain of kiosks"],
  ["belief_needed", "What they'd have to believe is that loud is not strong", "loud is not strong"],
  ["barrier", "Was sie zurückhält, ist die Angst vor dem Lärm", "die Angst vor dem Lärm"],
  ["never_become", "Ce que je ne veux pas devenir, c'est une usine à jus", "une usine à jus"],
  ["barrier", "Lo que los frena es el miedo a romper la pieza", "el miedo a romper la pieza"],
  ["never_become", "Quello che non vorrei mai diventare è una catena di chioschi", "una catena di chioschi"],
  ["barrier", "O que os trava é o medo de partir a peça", "o medo de partir a peça"],
  ["barrier", "Wat hen tegenhoudt is de angst voor het lawaai", "de angst voor het lawaai"],
])("%s: what its label says already is not said twice: %s", (name, text, expected) => {
  expect(told(name, text)).toBe(expected);
});

test("what is said of somebody else's price is no label", () => {
  const text = "What a rival charges is the price of a car";
  expect(told("barrier", text)).toBe(text);
});
