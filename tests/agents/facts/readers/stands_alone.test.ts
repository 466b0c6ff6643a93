import { describe, expect, test } from "vitest";
import { TEXT_READERS } from "../../../../agents/facts/readers/text_readers.ts";
import type { FieldId } from "../../../../agents/domain/fields.ts";
import { saidTo, SETTING } from "../said.ts";

function namesOf(fact: "places" | "next" | "rivals", field: FieldId, typed: string): string[] {
  const said = saidTo({ [field]: typed });
  if (fact === "rivals") return TEXT_READERS.rivals(said, SETTING).value.map(({ name }) => name);
  return TEXT_READERS[fact](said).value.map(({ text }) => text);
}

/** What was typed of places, one of them, and a time or a remark that is none. */
const PLACES: [string, string, string][] = [
  ["The auction yard in Kelso, Friday morning, everybody is there.", "auction yard", "morning"],
  ["Der Viehmarkt in Husum, am Mittwochmorgen. Und der Landfrauenverein.", "Viehmarkt", "Mittwoch"],
  ["La coopérative de Nyons, le jeudi matin, tout le monde charge.", "coopérative", "matin"],
  ["La plaza de Tunja, el domingo por la mañana. El grupo «Queseros».", "plaza", "mañana"],
  ["Il mercato di Alba, sabato mattina. Il consorzio.", "mercato", "mattina"],
  ["A feira de Serpa, domingo de manhã. A cooperativa.", "feira", "manhã"],
  ["De veemarkt in Purmerend, dinsdag ochtend. De standsorganisatie.", "veemarkt", "ochtend"],
  ["農協の直売所。金曜の夜は娘の送り迎えで何もできないので、あまり行けません。", "直売所", "送り迎え"],
];

test.each(PLACES)("places: %s", (typed, place, none) => {
  const names = namesOf("places", "community.places", typed).join(" | ");
  expect(names).toContain(place);
  expect(names).not.toContain(none);
});

/** What was typed of what comes next, a step of it, and words that are open or put a number right. */
const NEXT: [string, string, string][] = [
  ["First a second kiln in May 2027. Whether we go to Leeds, I don't know yet.", "second kiln", "Leeds"],
  [
    "A second kiln in May 2027. Oh and it's 43 shops, not 41, two sat in the old binder.",
    "second kiln",
    "binder",
  ],
  ["Zuerst ein zweiter Ofen im Mai. Ob wir nach Jena gehen, weiß ich noch nicht.", "zweiter Ofen", "Jena"],
  ["Zuerst ein zweiter Ofen im Mai. Es sind 43, nicht 41, zwei lagen im Keller.", "zweiter Ofen", "Keller"],
  ["D'abord un second four en mai. Si on ouvre à Nantes, je ne sais pas encore.", "second four", "Nantes"],
  ["Primero un segundo horno en mayo. Si vamos a Cali, no sé todavía.", "segundo horno", "Cali"],
  ["Prima un secondo forno a maggio. Se apriamo a Bari, non lo so ancora.", "secondo forno", "Bari"],
  ["Primeiro um segundo forno em maio. Se vamos para Faro, ainda não sei.", "segundo forno", "Faro"],
  ["Eerst een tweede oven in mei. Of we naar Zwolle gaan, weet ik nog niet.", "tweede oven", "Zwolle"],
  ["まず窯を二つにします。岡山に広げるかは、まだ決めていません。", "窯", "岡山"],
];

test.each(NEXT)("next: %s", (typed, step, none) => {
  const steps = namesOf("next", "evolution.next", typed).join(" | ");
  expect(steps).toContain(step);
  expect(steps).not.toContain(none);
});

describe("the status quo is named where it is denied", () => {
  test.each([
    ["Und die meisten machen gar nichts, das ist der eigentliche Gegner.", "machen gar nichts"],
    ["Y la mayoría no hace nada, aguantan hasta que se rompe.", "no hace nada"],
    ["Mostly they do nothing.", "do nothing"],
    ["La plupart ne font rien.", "ne font rien"],
    ["E i più non fanno niente.", "non fanno niente"],
    ["A maioria não faz nada.", "não faz nada"],
    ["De meesten doen niets.", "doen niets"],
  ])("%s", (typed, name) => expect(namesOf("rivals", "market.rivals", typed)).toContain(name));
});

/** What customers would have to believe stands before the sentence that points at it. */
test.each([
  [
    "They think dry means clean. A damp kiln cracks twice as many pots. That's what they'd have to believe.",
    "damp kiln",
  ],
  [
    "Ils croient que le neuf dure. Le nôtre est vissé, pas collé. Voilà ce qu'il faudrait qu'ils croient.",
    "vissé",
  ],
  ["Creen que lo nuevo dura. El nuestro va atornillado. Eso es lo que tendrían que creer.", "atornillado"],
  ["Die glauben, neu hält länger. Unseres ist verschraubt. Das müsste denen mal einer sagen.", "verschraubt"],
])("belief needed: %s", (typed, words) => {
  expect(TEXT_READERS.belief_needed(saidTo({ "customer.belief": typed })).value?.text).toContain(words);
});
