import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../../agents/text/lexicon.ts";

const SECTIONS = new URL("../../../agents/sections/", import.meta.url).pathname;
const COLUMNS = /table\(\s*\[([^[\]]*)\]/gu;
const FIRST_CELLS = /\["([a-z][a-z ]+)", [^\]"]*\]/gu;
/** What columns and first cells are called in the code of the sections, a model's alone included. */
function columnNames(): string[] {
  const files = readdirSync(SECTIONS, { recursive: true, encoding: "utf8" }).filter((file) =>
    /^(?:truth|expression|attention|evolution)\/.*\.ts$/u.test(file)
  );
  const texts = files.map((file) => readFileSync(join(SECTIONS, file), "utf8"));
  const names = texts.flatMap((text) => [
    ...[...text.matchAll(COLUMNS)].flatMap(([, list = ""]) =>
      [...list.matchAll(/"([^"]*)"/gu)].map(([, name = ""]) => name)
    ),
    ...[...text.matchAll(FIRST_CELLS)].map(([, name = ""]) => name),
  ]);
  return [...new Set(names)].filter((name) => name !== "");
}

test.each(LANGUAGES.filter((language) => language !== "en"))("every column has a name in %s", (language) => {
  const words: Record<string, string> = JSON.parse(
    readFileSync(join(SECTIONS, "words", `${language}.json`), "utf8"),
  );
  const names = columnNames();
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => words[name] === undefined)).toEqual([]);
});
