import { expect, test } from "vitest";
import { dossierOf } from "../../../../../agents/author/model/dossier.ts";
import { checkLeaf } from "../../../../../agents/author/model/gates/check_leaf.ts";
import { groundOf } from "../../../../../agents/author/model/gates/ground.ts";
import { readFacts } from "../../../../../agents/facts/read_facts.ts";
import { NOW } from "../../../../helpers/case_state.ts";
import { founderWho } from "../../../../helpers/founders.ts";

type Answers = Parameters<typeof founderWho>[0];

/** What the gate of refusals says of a planned step. */
function refusedIn(text: string, answers: Answers): string[] {
  const state = founderWho(answers);
  const sheet = readFacts(state, NOW);
  const ground = groundOf({ state, sheet, dossier: dossierOf(state, sheet), now: NOW });
  return checkLeaf({ kind: "claim", path: "strategic_synthesis.actions.0.what", text, ids: [] }, ground)
    .filter(({ gate }) => gate === "refused").map(({ reason }) => reason);
}

const NEXT: Answers = {
  "evolution.next": "Pubs first. Then stock, but only reading it, not counting, and no barcode scanners.",
};

test("a bare doing that was turned away forbids no thing, a thing beside it stays forbidden", () => {
  expect(refusedIn("Open each call with a count of last month's invoices.", NEXT)).toEqual([]);
  expect(refusedIn("Build barcode scanners for the kitchens.", NEXT)).toHaveLength(1);
});

test("a trade that is called by a doing stays forbidden", () => {
  const next: Answers = { "evolution.next": "A second oven first. No catering." };
  expect(refusedIn("Start catering for offices in spring.", next)).toHaveLength(1);
});

test("who raises nothing looks for no investor, and whoever is turned away by what they want stays away", () => {
  const answers: Answers = {
    "pitch.raise": "No, I'm not raising money.",
    "customer.not_for": "Nobody who wants it once a quarter. Valuable old books I send to Florence.",
  };
  expect(refusedIn("Ask two investors for the third van.", answers)).toHaveLength(1);
  expect(refusedIn("Offer hotels a visit once a quarter.", answers)).toHaveLength(1);
  expect(refusedIn("Ask two hotels for a visit in spring.", answers)).toEqual([]);
});

test("the beginning of a clause that was cut off forbids nothing", () => {
  const next: Answers = { "evolution.next": "Pubs first. No groups that, you know, hold payments." };
  expect(refusedIn("Call the groups that missed the second day.", next)).toEqual([]);
});
