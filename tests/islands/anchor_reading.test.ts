import { expect, test } from "vitest";
import { halfPage } from "../../islands/anchors/half_page.ts";
import { lessFor } from "../../islands/anchors/less_for.ts";
import { notesBeside } from "../../islands/anchors/notes_beside.ts";
import type { Mark } from "../../routes/api/contract.ts";
import { ENGLISH } from "../helpers/english.ts";

const said = (quote: string): Mark => ({ kind: "said", turn: "t", field: "f", quote });
const source: Mark = {
  kind: "source",
  url: "https://rival.example/",
  label: "Rival",
  read_at: "2026-11-20T09:00:00.000Z",
  quote: "Fill every berth.",
};
const inference: Mark = { kind: "inference", from: ["rivals.0"], how: "8 ÷ 10 = 80%" };

test("a note does not say again what the passage beside it says, only whose words they are", () => {
  const passage = "They said “nobody's job gets better”, and the rival says “Fill every berth”.";
  expect(notesBeside([said("Nobody's job gets better."), source, inference], passage)).toEqual([
    { mark: said("Nobody's job gets better."), isQuoted: false },
    { mark: source, isQuoted: false },
    { mark: inference, isQuoted: false },
  ]);
});

test("words that stand nowhere in the passage keep their note", () => {
  expect(notesBeside([said("the treasurer resigned"), source], "Boards decide in March.")).toEqual([
    { mark: said("the treasurer resigned"), isQuoted: true },
    { mark: source, isQuoted: true },
  ]);
});

const claim = (text: string) => ({ text, marks: [] });

const paragraph = (text: string, title?: string) => ({
  kind: "paragraph" as const,
  ...title === undefined ? {} : { title },
  claims: [claim(text)],
});
const list = (items: string[], title?: string) => ({
  kind: "list" as const,
  ...title === undefined ? {} : { title },
  items: items.map(claim),
});
const rows = (...cells: string[][]) => ({
  kind: "table" as const,
  columns: ["", ""],
  rows: cells.map((each) => ({ cells: each, marks: [] })),
});
type Told = Parameters<typeof halfPage>[0][number];
const read = (headline: string, blocks: Told["blocks"] = [], sentence = "") =>
  halfPage([{ headline: claim(headline), blocks }], sentence)[0];

test("a section that a model has written is read in its sentences, without the labels of tables and lists", () => {
  const blocks = [
    paragraph("Two people buy."),
    list(["Treating the close as finance's own affair."]),
    rows(["Job", "She wants to hand over a margin."]),
  ];
  const told = { headline: claim("The rival is lateness."), blocks };
  expect(halfPage([{ ...told, written_by: "model" }], "")).toEqual([
    "The rival is lateness. Two people buy.",
  ]);
  expect(halfPage([{ ...told, written_by: "builtin" }], "")[0]).toContain("Job: She wants");
});

test("a section is read as its claim and whole sentences, at most 50 words and without marks of type", () => {
  const long = Array.from({ length: 60 }, (_, at) => `Word${at}`).join(" ");
  const blocks = [
    paragraph("Nobody gains by a yes."),
    paragraph(`${long}.`),
    list(["the treasurer wants it"]),
  ];
  expect(read("**Boards** decide twice a year", blocks)).toBe(
    "Boards decide twice a year. Nobody gains by a yes.",
  );
});

test("stories, first items of lists and labelled rows are read under their own labels", () => {
  const blocks = [
    paragraph("“Every February our table was under envelopes”", "Story"),
    list(["“We take no percentage”", "“We answer the phone”", "“In writing”", "“And more”"], "Values"),
    rows(["what sets them off", "“The treasurer resigns”"], ["", "nothing"]),
  ];
  expect(read("Why it exists: “My father was harbour master.”", blocks)).toBe(
    "Why it exists: “My father was harbour master.” Story: “Every February our table was under envelopes”. " +
      "Values: “We take no percentage”; “We answer the phone”; “In writing”. " +
      "What sets them off: “The treasurer resigns”.",
  );
});

test("what cannot be read aloud is left out: colours' numbers, labels that are no sentence, tables with heads", () => {
  const table = {
    kind: "table" as const,
    columns: ["rival", "price"],
    rows: [{ cells: ["Kajplan", "6%"], marks: [] }],
  };
  const blocks = [
    list(["#6B7178 reaches 4.34 on #EEF1F2.", "holidays, Netherlands: 25 December Kerstmis."]),
    table,
  ];
  expect(read("Dark navy leads", blocks)).toBe("Dark navy leads.");
});

test("a claim that was cut short is read whole where its section has the whole of it, and only once", () => {
  const blocks = [rows(["what sets them off", "“A person leaving: the treasurer resigns”"])];
  expect(read("What sets them off: “A person leaving” …", blocks)).toBe(
    "What sets them off: “A person leaving: the treasurer resigns”.",
  );
  expect(
    read("They go quiet: “Between day 9 and 14.”", [paragraph("“Between day 9 and 14. The letter waits.”")]),
  )
    .toBe("They go quiet: “Between day 9 and 14. The letter waits.”");
});

test("what the anchor's own sentence or an earlier section has said is not said again", () => {
  expect(
    read("One obstacle: “the treasurer wants” …", [], "One obstacle: “the treasurer wants us”, they say"),
  )
    .toBe("");
  const twice = { headline: claim("“We answer the phone”"), blocks: [] };
  expect(halfPage([twice, twice], "")).toEqual(["“We answer the phone”.", ""]);
  expect(read("They go quiet: “Day 9. Then nothing.”", [], "It goes quiet: “Day 9”")).toBe(
    "They go quiet: “Then nothing.”",
  );
});

test("what takes confidence away is told with one mark at its end", () => {
  const told = (...deductions: string[]) => lessFor(deductions, ENGLISH.anchors.section);
  expect(told("How many could buy?")).toBe("Less for: How many could buy?");
  expect(told("No dated trend.", "one open question")).toBe("Less for: No dated trend; one open question.");
});

test("under a label what others say is read with their name behind it: two colons in a row nobody can read aloud", () => {
  const items = [
    "Jettybase: “List your empty berths.”",
    "Kajplan: “6% of the night”.",
    "Excel and envelopes.",
  ];
  expect(read("A claim.", [list(items, "printed by them")])).toBe(
    "A claim. Printed by them: “List your empty berths.” (Jettybase); “6% of the night” (Kajplan); Excel and envelopes.",
  );
});
