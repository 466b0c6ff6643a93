import { expect, test } from "vitest";
import { inOneBreath } from "../../islands/anchors/half_page.ts";
import { notesBeside } from "../../islands/anchors/notes_beside.ts";
import type { Mark } from "../../routes/api/contract.ts";

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

test("a section in one breath is its claim and whole sentences, at most 45 words and without marks of type", () => {
  const long = Array.from({ length: 60 }, (_, at) => `word${at}`).join(" ");
  const section = {
    headline: claim("**Boards** decide twice a year"),
    blocks: [
      { kind: "paragraph" as const, claims: [claim("Nobody gains by a yes."), claim(`${long}.`)] },
      { kind: "list" as const, items: [claim("the treasurer wants it"), claim("their ground: “all UK”")] },
    ],
  };
  expect(inOneBreath(section, "")).toBe("Boards decide twice a year. Nobody gains by a yes.");
});

test("what the anchor's own sentence has said is left out of its half page", () => {
  const section = { headline: claim("One obstacle: “the treasurer wants” …"), blocks: [] };
  expect(inOneBreath(section, "One obstacle: “the treasurer wants us”, they say")).toBe("");
});
