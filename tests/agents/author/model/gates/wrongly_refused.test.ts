import { describe, expect, it } from "vitest";
import { dossierOf } from "../../../../../agents/author/model/dossier.ts";
import { checkLeaf } from "../../../../../agents/author/model/gates/check_leaf.ts";
import { groundOf } from "../../../../../agents/author/model/gates/ground.ts";
import type { FieldId } from "../../../../../agents/domain/fields.ts";
import { readFacts } from "../../../../../agents/facts/read_facts.ts";
import { founderWho } from "../../../../helpers/founders.ts";
import { NOW } from "../../../../helpers/case_state.ts";

interface Told {
  says: Partial<Record<FieldId, string>>;
  /** The beginnings of the sentences that it cites. */
  cites: string[];
  text: string;
}

/** The gates that stop a step of the launch plan. */
function gatesAgainst({ says, cites, text }: Told): string[] {
  const state = founderWho(says);
  const sheet = readFacts(state, NOW);
  const dossier = dossierOf(state, sheet, { tokens: 40_000 });
  const ids = cites.map((words) => {
    const id = dossier.ids.find((each) => dossier.sentenceOf(each)?.includes(words));
    if (id === undefined) throw new Error(`Nobody said “${words}”`);
    return id;
  });
  const leaf = { kind: "claim" as const, path: "launch_tactics.plan.0.step", text, ids };
  return checkLeaf(leaf, groundOf({ state, sheet, dossier, now: NOW })).map(({ gate }) => gate);
}

const GOAL = "goal.twelve_months" as const;
const NO_NUMBERS: [said: string, step: string][] = [
  ["More people who come back, and that's not a number, I know.", "Put a number on people who come back."],
  [
    "Mehr Leute, die wiederkommen, das ist keine Zahl.",
    "Schreiben Sie eine Zahl für Leute auf, die wiederkommen.",
  ],
  ["Des gens qui reviennent, ce n'est pas un chiffre.", "Mettez un chiffre sur les gens qui reviennent."],
  ["Gente que vuelve, eso no es un número.", "Ponga un número a la gente que vuelve."],
  ["Gente che torna, questo non è un numero.", "Dia un numero alla gente che torna."],
  ["Gente que volta, isso não é um número.", "Ponha um número na gente que volta."],
  ["Mensen die terugkomen, dat is geen getal.", "Zet een getal op mensen die terugkomen."],
  ["また来る人、それは数字ではありません。", "また来る人の数字を書く。"],
];

describe("a remark of what something is not", () => {
  it.each(NO_NUMBERS)("refuses nothing: %s", (said, text) => {
    expect(gatesAgainst({ says: { [GOAL]: said }, cites: [said.slice(0, 12)], text })).toEqual([]);
  });

  it.each([
    ["Sixty members by December, no open day.", "Hold an open day in the hall."],
    ["60 Mitglieder, aber kein Tag der offenen Tür.", "Machen Sie einen Tag der offenen Tür."],
  ])("is not a step that is left out: %s", (said, text) => {
    expect(gatesAgainst({ says: { [GOAL]: said }, cites: [said.slice(0, 6)], text })).toContain("refused");
  });
});

const CLUBS = "We have 23 clubs on the coast, 14 of them in Ribe.";

describe("one of some", () => {
  it.each([
    ["Ring one of the 23 clubs.", CLUBS],
    ["Rufen Sie einen der 23 Vereine an.", "Wir haben 23 Vereine an der Küste."],
    ["Appelez l'un des 23 clubs.", "Nous avons 23 clubs sur la côte."],
    ["Bel een van de 23 clubs.", "Wij hebben 23 clubs aan de kust."],
  ])("is no count: %s", (text, said) => {
    expect(gatesAgainst({ says: { "offering.what": said }, cites: [said.slice(0, 8)], text })).toEqual([]);
  });

  it.each([
    "Ring two of the 23 clubs, as you did.",
    "One of 23 clubs never pays.",
    "Ring one of the 25 clubs.",
  ])("stays a count where it counts: %s", (text) => {
    expect(gatesAgainst({ says: { "offering.what": CLUBS }, cites: ["We have 23"], text })).toContain(
      "numbers",
    );
  });
});

describe("a day without its year", () => {
  it.each([
    ["By 1 June 2026 we had 31 boats unpaid.", "Count the unpaid boats by 1 June."],
    ["By 1 June we had 31 boats unpaid.", "Count the unpaid boats by 1 June 2027."],
    ["Bis zum 1. Juni 2026 waren 31 Boote nicht bezahlt.", "Zählen Sie die Boote bis zum 1. Juni."],
    ["Avant le 1er juin 2026, 31 bateaux n'avaient pas payé.", "Comptez les bateaux avant le 1er juin."],
    ["Antes del 1 de junio de 2026 faltaban 31 barcos.", "Cuente los barcos antes del 1 de junio."],
  ])("is the day that was said: %s", (said, text) => {
    expect(gatesAgainst({ says: { "proof.best": said }, cites: [said.slice(0, 6)], text })).toEqual([]);
  });

  it("is no other day", () => {
    const says = { "proof.best": "By 1 June 2026 we had 31 boats unpaid." };
    const told = { says, cites: ["By 1 June"] };
    expect(gatesAgainst({ ...told, text: "Count the unpaid boats by 2 June." })).toContain("dates");
    expect(gatesAgainst({ ...told, text: "Count the unpaid boats by 1 July." })).toContain("dates");
  });
});
