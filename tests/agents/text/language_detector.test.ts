import { readFileSync } from "node:fs";
import { createRequire, findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { readTables } from "../../../agents/text/language_detector.ts";

const MODULE = join(dirname(findPackageJSON("eld", import.meta.url) ?? ""), "src/ngrams/extrasmall.js");

test("the tables read from the package's file are those that it would load itself", () => {
  const { ngramsData } = createRequire(import.meta.url)(MODULE);
  const { languages, ngrams } = readTables(readFileSync(MODULE, "utf8"));
  expect(languages).toEqual(ngramsData.languages);
  const runs = Object.keys(ngramsData.ngrams);
  expect(runs.length).toBeGreaterThan(40_000);
  expect(runs.filter((run) => JSON.stringify(ngrams[run]) !== JSON.stringify(ngramsData.ngrams[run])))
    .toEqual([]);
  expect(ngrams["no such run"]).toBeUndefined();
});
