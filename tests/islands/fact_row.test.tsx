import { expect, test } from "vitest";
import { FactRow } from "../../islands/journey/FactRow.tsx";
import type { WorksheetRow } from "../../routes/api/contract.ts";
import { drawn } from "../helpers/english.ts";

const ASKED: WorksheetRow = {
  id: "team.new",
  label: "Person",
  value: "",
  quote: "My cousin drives the van but she has her own job",
  state: "unclear",
  question: "Is that person in the team?",
};

const rowOf = (row: WorksheetRow) =>
  drawn(
    <FactRow
      row={row}
      language="en"
      editing={{
        edits: {},
        isSaving: false,
        type: () => {},
        save: () => Promise.resolve(true),
        lock: () => Promise.resolve(""),
      }}
    />,
  );

test("what was read of something unclear stands in its row, to be kept by one press", () => {
  const shown = rowOf({ ...ASKED, proposed: "cousin" });
  expect(shown).toContain('value="cousin"');
  expect(shown).toContain(">Save</button>");
  expect(shown).toContain("Is that person in the team?");
});

test("a row of which nothing was read is empty and has nothing to keep", () => {
  const shown = rowOf(ASKED);
  expect(shown).toContain('value=""');
  expect(shown).not.toContain("Save");
});
