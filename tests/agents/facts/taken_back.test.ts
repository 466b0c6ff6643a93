import { describe, expect, it } from "vitest";
import { readCapacity } from "../../../agents/facts/readers/capacity.ts";
import { readGoal } from "../../../agents/facts/readers/goal.ts";
import { TEXT_READERS } from "../../../agents/facts/readers/text_readers.ts";
import { retractionsOf } from "../../../agents/facts/statements/retracted_numbers.ts";
import { saidTo, SETTING } from "./said.ts";

describe("a number taken back in the same breath", () => {
  const TAKEN_BACK: [text: string, stretch: string][] = [
    [
      "We opened in a garage and sold nine bikes, no, eleven bikes, that summer.",
      "We opened in a garage and sold nine bikes, no, ",
    ],
    ["The oven holds six trays, sorry, eight trays of bread.", "The oven holds six trays, sorry, "],
    ["Wir hatten drei Boote, nein, vier Boote, und einen Steg.", "Wir hatten drei Boote, nein, "],
    [
      "On avait huit ruches, pardon, dix ruches, derrière la grange.",
      "On avait huit ruches, pardon, ",
    ],
    ["Tenemos siete mesas, digo, nueve mesas en el patio.", "Tenemos siete mesas, digo, "],
    ["Abbiamo dodici sedie, anzi quindici, e due tavoli.", "Abbiamo dodici sedie, anzi "],
    ["A loja tem cinco vitrines, aliás, seis vitrines na rua.", "A loja tem cinco vitrines, aliás, "],
    ["Wij hebben zes fietsen, nee, zeven fietsen in de winkel.", "Wij hebben zes fietsen, nee, "],
    ["席は20、いや、24席あります。", "席は20、いや、"],
  ];
  for (const [text, stretch] of TAKEN_BACK) {
    it(`is found with its clause: ${text}`, () => {
      expect(retractionsOf(text).map(({ from, to }) => text.slice(from, to))).toEqual([stretch]);
    });
  }

  for (
    const text of [
      "We groom 40 dogs, no cats, 3 horses.",
      "Son 12 clientes, no 14 clientes.",
      "Sono 12 clienti, non 14 clienti.",
      "We have 3 vans, no 4 wheel drive.",
      "They say 'three weeks, no, four weeks' and never come back.",
    ]
  ) {
    it(`is none where something else is denied: ${text}`, () => {
      expect(retractionsOf(text)).toEqual([]);
    });
  }

  it("is left out of a text, and a sentence that led to it is not printed without its end", () => {
    const { value } = TEXT_READERS.why(
      saidTo({
        "identity.why":
          "My aunt kept bees above Lugano. The vet, who came every spring, counted four, no, six dead hives. I learned to treat them because nobody else did.",
      }),
    );
    expect(value?.text).toContain("My aunt kept bees above Lugano");
    expect(value?.text).not.toContain("four");
    expect(value?.text).not.toContain("The vet");
  });

  it("leaves the sentence from the right number on where it is all there is", () => {
    const { value } = TEXT_READERS.why(
      saidTo({
        "identity.why": "Mir sind neun Schafe gestorben, nein, zehn Schafe, und keiner wusste warum.",
      }),
    );
    expect(value?.text).toContain("zehn Schafe");
    expect(value?.text).not.toContain("neun");
  });

  it("gives way to the second in a fact of numbers", () => {
    const { value } = readCapacity(
      saidTo({ "channels.capacity": "Four hours a week, no, sorry, six hours a week." }),
      SETTING,
    );
    expect(value?.hours_a_week).toBe(6);
  });

  it.each([
    ["60 jars a week by March, no wait, by 30 June 2027.", "jars a week", "2027-06-30"],
    ["60 Gläser bis April, nein, bis zum 31. Mai 2027.", "Gläser", "2027-05-31"],
    ["60 vasetti entro aprile, anzi no, entro il 31 maggio 2027.", "vasetti", "2027-05-31"],
    ["60 bocaux d'ici avril, non pardon, d'ici le 31 mai 2027.", "bocaux", "2027-05-31"],
    ["60 frascos para abril, perdón, para el 31 de mayo de 2027.", "frascos", "2027-05-31"],
  ])("gives way to the second in the day of a goal: %s", (typed, metric, by) => {
    const { value } = readGoal(saidTo({ "goal.twelve_months": typed }), SETTING);
    expect(value).toMatchObject({ target: 60, metric, by });
  });
});
