import { describe, expect, it } from "vitest";
import type { OpenContradiction } from "../../../agents/domain/journey.ts";
import { decidedSide, saysBoth } from "../../../agents/interview/contradictions/decided.ts";

function open(refusal: string, deed: string): OpenContradiction {
  const said = { turn: "t1", field: "identity.values", state: "read" as const };
  return {
    id: "done:x",
    field: "identity.values",
    a: { ...said, quote: refusal },
    b: { ...said, turn: "t2", quote: deed },
    binding: "a",
    changes: { first: [], second: [] },
  };
}

describe("the side that a founder's own words decide for", () => {
  it.each([
    ["No leaflets.", "My cousin drops leaflets every Monday.", "The Monday leaflets are stopping."],
    ["Wir liefern nicht nach Hause.", "Freitags liefern wir nach Hause.", "Das Liefern ist vom Tisch."],
    ["On ne loue jamais le four.", "On loue le four le lundi.", "Le four du lundi, c'est fini, on arrête."],
    ["No hacemos descuentos.", "En enero hacemos un descuento.", "El descuento de enero se acaba."],
    ["Non vendiamo online.", "Vendiamo online il venerdì.", "Smettiamo con il venerdì online."],
    ["A gente não faz entrega.", "Na sexta fazemos entrega.", "A entrega de sexta acabou, pode tirar."],
    ["Wij verhuren niet.", "In mei verhuren we de oven.", "De verhuur in mei stopt."],
    ["卸売はしません", "毎月カフェに卸売をしています", "カフェへの卸売は今月でやめます。"],
  ])("%s holds where what is done ends", (refusal, deed, words) => {
    expect(decidedSide(open(refusal, deed), words)).toBe("first");
  });

  it("holds where the founder gave up what is done; that others quit ends nothing", () => {
    expect(decidedSide(open("No fairs.", "We stand at the fairs in May."), "We gave up the fairs.")).toBe(
      "first",
    );
    const sides = open("Nothing gets signed.", "Sign for a year and it's 11 a line.");
    expect(decidedSide(sides, "They can quit any month, nothing gets signed on paper.")).toBeNull();
  });

  it("is read in the language of the words: a Spanish “se” is no Italian “if”", () => {
    const sides = open("No cobramos la cita perdida.", "Cobramos 20 euros por la cita perdida.");
    expect(decidedSide(sides, "Ahora se sabe que cobramos la cita perdida.")).toBe("second");
  });

  it("is the refusal where an elided article stands before its word", () => {
    const sides = open("Les écoles, depuis Vaucanson c'est fini.", "On vendra une offre pour les écoles.");
    expect(decidedSide(sides, "Pas d'écoles. On arrête les stages, c'est tout.")).toBe("first");
  });

  it("holds where the refusal is said again", () => {
    const sides = open("We never rent the oven out.", "The bakery rents it on Mondays for 40 euros.");
    expect(decidedSide(sides, "We don't rent it out, the bakery was a mistake.")).toBe("first");
  });

  it("is what is done where that is affirmed", () => {
    const sides = open("I don't do weddings.", "In June I do a wedding most Saturdays.");
    expect(decidedSide(sides, "I do weddings when nobody else can.")).toBe("second");
  });

  it("is none where both may hold, or nothing is decided", () => {
    const sides = open("I don't do weddings.", "In June I do a wedding most Saturdays.");
    expect(decidedSide(sides, "Normally no weddings, my sister's friends are the exception.")).toBeNull();
    expect(decidedSide(sides, "Good question.")).toBeNull();
    expect(decidedSide({ ...sides, binding: undefined }, "No weddings, that stops.")).toBeNull();
  });
});

it("both of somebody else are not both sides", () => {
  expect(saysBoth("Les deux, chacun son jour.")).toBe(true);
  expect(saysBoth("Both hold: one is for May.")).toBe(true);
  expect(saysBoth("Pour les deux voisins, c'était un dépannage.")).toBe(false);
});
