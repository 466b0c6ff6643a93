import { expect, test } from "vitest";
import type { Claim } from "../../../agents/domain/claims.ts";
import { evolutionMilestonesBlocks } from "../../../agents/sections/evolution/evolution_milestones.ts";
import type { EvolutionMilestones } from "../../../agents/strategy/evolution.ts";

const QUOTE = "Si le 250 g ne fait pas 30% des ventes au 31 décembre 2027 on l'arrête";

function said(text: string, quote = QUOTE): Claim {
  return { text, marks: [{ kind: "said", turn: "t", field: "evolution.bet", quote }] };
}

function milestone(text: string, by: string | null): EvolutionMilestones["milestones"][number] {
  return { horizon: "now", what: said(text, text), by, done_when: null, owner: null, after: null };
}

function part(milestones: EvolutionMilestones["milestones"]): EvolutionMilestones {
  return {
    headline: said("Un format à la fois.", "Un format à la fois"),
    choice: null,
    unknowns: [],
    milestones,
    gates: [{
      gate: said("Le 250 g fait 30 % des ventes."),
      on: "2027-12-31",
      if_lost: said("On l’arrête et on remet tout sur les restos."),
    }],
    stretch: { may: [], never: [] },
    review: [],
    sums: [],
  };
}

const BET = {
  claim: said("Le 250 g fait 30 % des ventes au 31 décembre 2027."),
  metric: "ventes",
  target: 30,
  by: "2027-12-31",
  reverses: said("Le format s’arrête."),
};

function firstCells(milestones: EvolutionMilestones["milestones"]): string[][] {
  return evolutionMilestonesBlocks(part(milestones), [BET]).flatMap((block) =>
    block.kind === "table" ? [block.rows.map(({ cells }) => cells[1] ?? "")] : []
  );
}

test("dated steps stand in the order of their days, and as they were written where one has none", () => {
  const late = milestone("Appeler", "2027-02-28");
  const early = milestone("Écrire la feuille", "2027-01-31");
  expect(firstCells([late, early])[0]).toEqual(["Écrire la feuille", "Appeler"]);
  expect(firstCells([late, milestone("Ensuite", null), early])[0]).toEqual([
    "Appeler",
    "Ensuite",
    "Écrire la feuille",
  ]);
});

test("a gate in the words of the bet, on its day, is not printed beside it", () => {
  const [, bets] = evolutionMilestonesBlocks(part([milestone("Appeler", null)]), [BET]).filter((block) =>
    block.kind === "table"
  );
  expect(bets?.kind === "table" ? bets.rows : []).toHaveLength(1);
});
