import { expect, test } from "vitest";

interface Row {
  id: string;
  level: string;
  verdict: string;
  evidence: string;
}

const VERDICTS = ["met", "partly", "not met", "n/a"];
/** Of ASVS 5.0.0, without chapters V10 and V17. */
const LINES = { "1": 65, "2": 152 };

const text = await Deno.readTextFile("tests/asvs.md");
const rows: Row[] = text.split("\n").filter((line) => /^\| \d/.test(line)).map((line) => {
  const [id = "", level = "", , verdict = "", ...evidence] = line.slice(1, -1).split("|").map((cell) =>
    cell.trim()
  );
  return { id, level, verdict, evidence: evidence.join("|") };
});

/** The levels that a line stands for, as far as it is applicable. */
const applicable = (level: string) => rows.filter((row) => row.level === level && row.verdict !== "n/a");

test("every line of levels 1 and 2 stands in the table once, with a verdict and what it rests on", () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  for (const [level, count] of Object.entries(LINES)) {
    expect(rows.filter((row) => row.level === level), `level ${level}`).toHaveLength(count);
  }
  for (const { id, verdict, evidence } of rows) {
    expect(VERDICTS, id).toContain(verdict);
    expect(evidence.length, id).toBeGreaterThan(5);
  }
});

test("every file and every test that the table names exists", async () => {
  const wrong: string[] = [];
  for (const { id, evidence } of rows) {
    for (
      const [, path = ""] of evidence.matchAll(/`((?:tests|routes|kv|agents|islands|\.github)\/[\w./]*)`/g)
    ) {
      const found = await Deno.stat(path).catch(() => null);
      const name = evidence.match(/: “(.*)”$/)?.[1];
      if (found === null) wrong.push(`${id}: there is no ${path}`);
      else if (name !== undefined && !(await Deno.readTextFile(path)).includes(name)) {
        wrong.push(`${id}: ${path} has no test “${name}”`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test("no applicable line of level 1 is left undone, and nine of ten of level 2 are met whole", () => {
  expect(applicable("1").filter(({ verdict }) => verdict === "not met")).toEqual([]);
  const second = applicable("2");
  expect(second.filter(({ verdict }) => verdict === "met").length / second.length).toBeGreaterThanOrEqual(
    0.9,
  );
});

test("every part of the papers that the table leads to is there", async () => {
  const papers = { "SECURITY.md": ".github/SECURITY.md", "README.md": "README.md" };
  for (const { id, evidence } of rows) {
    for (
      const [, paper, part] of evidence.matchAll(
        /(SECURITY\.md|README\.md)`?, ([A-Z][a-z ]+?)(?=[;,.`]|$| and )/g,
      )
    ) {
      const path = paper === "SECURITY.md" ? papers["SECURITY.md"] : papers["README.md"];
      expect(await Deno.readTextFile(path), `${id}: ${part}`).toMatch(new RegExp(`^## ${part}`, "m"));
    }
  }
});
