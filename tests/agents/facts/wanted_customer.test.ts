import { describe, expect, test } from "vitest";
import { writeStrategicSynthesis } from "../../../agents/author/rules/truth/strategic_synthesis.ts";
import { readCustomers } from "../../../agents/facts/readers/customers.ts";
import { materialOf, words } from "../../helpers/written_sheets.ts";
import { saidTo } from "./said.ts";

function wantedIn(answer: string): string[] {
  const { value } = readCustomers(saidTo({ "customer.last_three": answer }));
  expect(value.length).toBeGreaterThan(1);
  return value.filter(({ wanted }) => wanted).map(({ text }) => text);
}

const ENGLISH = "Fenn & Sons, a joiner in Ely. Then Brightwater, a school with a pool. And a hotel, Penrose.";

describe("The customer whom the founder would have more of", () => {
  test.each([
    [`${ENGLISH} I'd clone Brightwater, they decided in a day.`, "Brightwater"],
    [`${ENGLISH} If I'd clone one it's Fenn, no wait, Brightwater, because they pay on time.`, "Brightwater"],
    [
      "Die Hausverwaltung Lindner in Kassel, 41 Häuser, kam nach einem Ausfall im Januar. Dann die Genossenschaft Nordring mit 300 Wohnungen. Und ein Hotel in Bad Arolsen, das nur einen Fühler wollte. Wenn ich könnte, hätte ich zehn wie Nordring.",
      "Nordring",
    ],
    [
      "Une institutrice de Rennes qui joue le soir, un retraité de Vitré avec trois pianos, et une école de musique qui voulait un contrat d'entretien. Si je pouvais, j'en prendrais dix comme celui de Vitré.",
      "Vitré",
    ],
    [
      "El colegio de Azagra, 210 niños, nos llamó la directora. El de Burlada, que dejó el huerto en mayo. Y una ikastola de Tafalla que ya tenía hortelano propio. Ojalá diez como Azagra.",
      "Azagra",
    ],
  ])("is told by the wish and by nothing else: %s", (answer, name) => {
    const [wanted = "", ...others] = wantedIn(answer);
    expect(wanted).toContain(name);
    expect(others).toEqual([]);
  });

  test.each([
    [ENGLISH],
    [`${ENGLISH} I'd turn away the hotel.`],
    [`${ENGLISH} I'd clone Fenn and Brightwater.`],
    [`${ENGLISH} I'd clone somebody who pays.`],
  ])("is nobody where they do not say: %s", (answer) => expect(wantedIn(answer)).toEqual([]));
});

test("The best fit is the wanted or the only customer, and nobody who was merely named first", () => {
  const confirmed = (text: string) => ({
    ...words("customer.last_three", text),
    state: "confirmed" as const,
  });
  const bestFit = (...customers: ReturnType<typeof confirmed>[]) =>
    writeStrategicSynthesis(materialOf({
      customers,
      trigger: { ...words("customer.trigger_barrier", "Their treasurer resigns."), state: "confirmed" },
    })).positioning.best_fit?.text ?? null;
  const [fenn, school] = [confirmed("Fenn, a joiner"), confirmed("Brightwater, a school")];
  expect(bestFit(fenn, school)).toBeNull();
  expect(bestFit(fenn, { ...school, wanted: true })).toContain("Brightwater");
  expect(bestFit(fenn)).toContain("Fenn");
});
