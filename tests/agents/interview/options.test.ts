import { expect, test } from "vitest";
import { FIELD_IDS } from "../../../agents/domain/fields.ts";
import { optionsFor } from "../../../agents/interview/asking/options.ts";
import { journeyWith } from "../facts/sheet.ts";

const SAID = {
  "customer.not_for": "Couriers who ride for the big platforms.",
  "market.rivals": "Pedalo took two, one went back to the bus.",
  "market.alternative": "They ring the garage and wait a week.",
  "market.obstacle": "They think that a cargo bike is stolen at once.",
  "proof.best": "Nine of ten bikes are back the same day.",
  "difference.only": "We come to the yard at night.",
};

test("an option quotes the answer that it names", () => {
  expect(optionsFor(journeyWith(SAID), "identity.values")[0]).toContain(
    "“Couriers who ride for the big platforms”",
  );
});

test("no option quotes words that a rule cannot tell to bear it out", () => {
  const options = FIELD_IDS.flatMap((field) => optionsFor(journeyWith(SAID), field)).join("\n");
  for (const field of ["market.rivals", "market.alternative", "market.obstacle", "proof.best"] as const) {
    expect(options).not.toContain(SAID[field].slice(0, -1));
  }
});
