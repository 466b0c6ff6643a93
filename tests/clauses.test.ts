import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import type { Clause } from "./clauses/files.ts";
import { SECTION_2 } from "./clauses/section_2.ts";
import { SECTION_4, SECTION_5, SECTION_6 } from "./clauses/sections_4_to_6.ts";
import { SECTION_8, SECTION_9 } from "./clauses/sections_8_and_9.ts";

/** The sections of the specification that screens are held to, clause by clause. */
const SECTIONS: [section: number, clauses: Clause[]][] = [
  [2, SECTION_2],
  [4, SECTION_4],
  [5, SECTION_5],
  [6, SECTION_6],
  [8, SECTION_8],
  [9, SECTION_9],
];

test.each(SECTIONS)(
  "each clause of section %i of the specification is held by a test that exists",
  async (_section, clauses) => {
    const missing: string[] = [];
    for (const [words, file, name] of clauses) {
      const isHeld = words !== "" && name !== "" && (await testsIn(file)).has(name);
      if (!isHeld) missing.push(`"${words}" is held by no test "${name}" in tests/${file}`);
    }
    expect(missing).toEqual([]);
  },
);

test("no clause stands twice in its section", () => {
  for (const [, clauses] of SECTIONS) {
    const words = clauses.map(([clause]) => clause);
    expect(words.filter((clause, at) => words.indexOf(clause) !== at)).toEqual([]);
  }
});

const read = new Map<string, Set<string>>();

/** The names of all tests of a file, as they are written; none of a file that is not there. */
async function testsIn(file: string): Promise<Set<string>> {
  const known = read.get(file);
  if (known) return known;
  const source = await readFile(new URL(file, import.meta.url), "utf8").catch(() => "");
  const names = [...source.matchAll(/(?:\b(?:test|it)(?:\.each)?|\))\(\s*(?:`([^`]+)`|"((?:[^"\\]|\\.)+)")/g)]
    .map(([, plain, quoted]) => plain ?? JSON.parse(`"${quoted}"`));
  const found = new Set<string>(names);
  read.set(file, found);
  return found;
}
