import type { TextFact } from "../../domain/facts.ts";
import { readRows } from "../rows.ts";
import { nameIn } from "../row_names.ts";
import type { Reading } from "../reader.ts";
import type { Statements } from "../statement.ts";

/** Reads where customers gather, each place by its name. */
export function readPlaces(said: Statements): Reading<TextFact[]> {
  return readRows(said, {
    fact: "places",
    field: "community.places",
    question: "Where do your customers meet?",
    isUsable: ({ standing }) => standing === "stated",
    nameOf: nameIn,
  });
}
