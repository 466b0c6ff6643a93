import { describe, expect, it } from "vitest";
import type { Atom, Unit } from "../../pdf/layout/atoms.ts";
import { keepWithin } from "../../pdf/layout/cut.ts";
import { newContext } from "../../pdf/strategy/context.ts";
import { tableAtoms } from "../../pdf/strategy/table_atoms.tsx";
import { templateStyle } from "../../pdf/templates.ts";
import { segmentsOf } from "../../pdf/text/breaks.ts";

describe("what a strategy leaves out where it would grow too long", () => {
  const style = templateStyle("professional");

  function rowsOf(count: number, title: string): Atom[] {
    const rows = Array.from(
      { length: count },
      (_, index) => ({ cells: [`row ${index}`, "words"], marks: [] }),
    );
    return tableAtoms(
      { kind: "table", title, columns: ["what", "words"], rows },
      newContext(title, style),
    );
  }

  /** How many rows of the table stay beside others that must, with room for so many rows in all. */
  function keptOf(atoms: Atom[], room: number): number {
    const decided = rowsOf(10, "Decided").map((atom) => ({ ...atom, rank: 0 }));
    const head = { page: null, inline: null, continued: null };
    const unit: Unit = {
      id: "u",
      title: "",
      headline: "",
      confidence: null,
      forced: true,
      head,
      atoms: [...decided, ...atoms],
    };
    const heights = new Map(unit.atoms.map(({ id }) => [id, 10]));
    const kept = keepWithin([unit], {
      measures: { heights, cutLine: () => null },
      capacity: 110 + room * 10 + 18,
      most: 1,
    });
    return atoms.filter((atom) => kept?.has(atom)).length;
  }

  it("keeps a short table whole or leaves it out whole", () => {
    const atoms = rowsOf(5, "Positioning");
    expect([0, 1, 2, 3, 4].map((room) => keptOf(atoms, room))).toEqual([0, 0, 0, 0, 0]);
    expect(keptOf(atoms, 8)).toBe(5);
  });

  it("keeps all eight of eight moments or none", () => {
    const atoms = rowsOf(8, "Eight moments");
    expect(keptOf(atoms, 5)).toBe(0);
    expect(keptOf(atoms, 11)).toBe(8);
  });

  it("brings a longer table back with three rows at least, from its first", () => {
    const atoms = rowsOf(12, "Steps");
    const counts = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((room) => keptOf(atoms, room));
    expect(counts.filter((count) => count === 1 || count === 2)).toEqual([]);
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(3);
  });
});

describe("lines of Japanese", () => {
  it("break before a word and never before its ending, a counter or a closing mark", () => {
    const segments = segmentsOf("旅館は絶対にやりません。朝4時の水の音", 1);
    expect(segments.join("")).toBe("旅館は絶対にやりません。朝4時の水の音");
    expect(segments).toContain("絶対にやりません。");
    expect(segments.filter((segment) => /^(時|は|の|ません|。)/.test(segment))).toEqual([]);
  });

  it("break between words of other scripts at their blanks alone", () => {
    expect(segmentsOf("三日間で350万円、七件")).toEqual(["三日間で", "350万円、", "七件"]);
    expect(segmentsOf("count this and judge the bet: “直接予約”")[0]).toMatch(
      /^count this and judge the bet: “/,
    );
  });
});
