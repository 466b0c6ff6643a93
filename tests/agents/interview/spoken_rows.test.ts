import { expect, test } from "vitest";
import { newJourney } from "../../../agents/domain/journey.ts";
import { applyChanges } from "../../../agents/facts/changes/apply_changes.ts";
import { changesFrom } from "../../../agents/facts/changes/changes.ts";
import { readFacts } from "../../../agents/facts/read_facts.ts";
import { spokenRows } from "../../../agents/interview/language/spoken.ts";
import { wholeWorksheet } from "../../../agents/master.ts";
import { caseFolder } from "../../helpers/cases.ts";
import { NOW } from "./player.ts";
import { founderOf, playIn } from "./spoken_player.ts";

/** Rows that hold a number, an amount or a day. */
const NUMBERED = /^(?:prices|channels|measured|traction|goal|capacity|bet|raise)(?:\.|$)/u;

test.each([
  "fifth/wippetal-laden",
  "eleventh/table-pretee",
  "ninth/sin-guacal",
  "eleventh/lino-chiaro",
  "first/azeite-pampa",
  "tenth/scherprond",
  "tenth/kubota-nukadoko",
  "first/aisome-kubota",
])("a row of %s that is sent back as it was shown changes no value", async (name) => {
  const { outcomes } = await playIn(founderOf(`${caseFolder("blind")}/${name}.json`));
  const { state } = outcomes.at(-1)!;
  const sheet = readFacts(state, NOW);
  const rows = spokenRows(state, wholeWorksheet(sheet)).filter(({ id, value }) =>
    NUMBERED.test(id) && /\d/u.test(value)
  );
  expect(rows.length).toBeGreaterThan(5);
  const cells = Object.fromEntries(rows.map(({ id, value }) => [id, value]));
  const { changes, refused } = changesFrom(cells, sheet, { turn: "again", now: NOW });
  expect(refused).toEqual([]);
  const values = (facts: ReturnType<typeof readFacts>) =>
    wholeWorksheet(facts).filter(({ id }) => id in cells).map(({ id, value }) => `${id}: ${value}`);
  expect(values(applyChanges(sheet, changes))).toEqual(values(sheet));
});

test("a price that is for nothing in particular is written in the interview's language, to its last word", () => {
  const price = {
    id: "prices.0",
    label: "Price",
    value: "€290 a year",
    quote: "290 Euro im Jahr",
    state: "read",
  } as const;
  const german = { ...newJourney("prices", "Wärmewart", ""), language: "de" as const };
  expect(spokenRows(german, [price]).map(({ value }) => value)).toEqual(["290\u00a0€ pro Jahr"]);
  expect(spokenRows(german, [{ ...price, value: "€60 an hour per Haushalt" }]).map(({ value }) => value))
    .toEqual(["60\u00a0€ pro Stunde je Haushalt"]);
});
