import { describe, expect, test } from "vitest";
import { FigureView } from "../../islands/anchors/FigureView.tsx";
import type { Figure } from "../../routes/api/contract.ts";
import { drawn } from "../helpers/english.ts";

const FIGURES: [figure: Figure, told: string[]][] = [
  [
    {
      kind: "map",
      x: ["near", "far"],
      y: ["low", "high"],
      points: [{ name: "Acme", x: 3, y: 8, own: true }],
    },
    ["Acme: 3 of 10 from near to far; 8 of 10 from low to high"],
  ],
  [
    { kind: "friction", left: "slow", right: "fast", points: [{ name: "Acme", at: -4 }] },
    ["Acme: -4 from slow (−5) to fast (+5)"],
  ],
  [{ kind: "bridge", now: "doubt", planks: ["a proof"], needed: "trust" }, ["doubt", "a proof", "trust"]],
  [{ kind: "sliders", lines: [{ a: "Explore", b: "Exploit", at: 1 }] }, ["Exploit, chosen"]],
  [{ kind: "sliders", lines: [{ a: "Explore", b: "Exploit", at: 0 }] }, ["still open"]],
  [
    { kind: "house", roof: "the core", pillars: [{ name: "one", proof: "shown" }], ground: "the ground" },
    ["the core", "one", "shown", "the ground"],
  ],
  [
    { kind: "effort", channels: [{ name: "letter", hours: 2, result: 5, verdict: "focus" }] },
    ["letter", "2 hours, 5 came of it: focus"],
  ],
  [{ kind: "shares", unit: "% of the hours", parts: [{ name: "letter", share: 40 }] }, ["40% of the hours"]],
  [
    {
      kind: "gantt",
      from: "2026-01-01",
      to: "2026-03-01",
      bars: [{ name: "prepare", from: "2026-01-01", to: "2026-02-01" }],
    },
    ["prepare", "2026-01-01 to 2026-02-01"],
  ],
  [{ kind: "curve", stages: [{ name: "buy", feeling: -2 }] }, ["1. buy", "−2"]],
  [{ kind: "loop", steps: ["ask", "answer"] }, ["ask", "answer", "back to 1"]],
  [{ kind: "lanes", lanes: [{ name: "now", items: ["begin"] }] }, ["now", "begin"]],
];

describe.each(FIGURES)("the picture $kind", (figure, told) => {
  test("says in text all that it draws, and sets no style of its own", () => {
    const html = drawn(<FigureView figure={figure} />);
    const text = html.replace(/<svg.*?<\/svg>/gs, "").replace(/<[^>]*>/g, "");
    for (const words of told) expect(text).toContain(words);
    expect(html).not.toContain("style=");
  });
});

test("no bar of a plan reaches beyond its line", () => {
  const bars = [{ name: "late", from: "2026-03-01", to: "2026-05-01" }];
  const html = drawn(
    <FigureView figure={{ kind: "gantt", from: "2026-01-01", to: "2026-03-01", bars }} />,
  );
  const [, x = "", width = ""] = /<rect x="([\d.]+)" width="([\d.]+)"/.exec(html) ?? [];
  expect(Number(x) + Number(width)).toBeLessThanOrEqual(100);
});
