import { writeAnchor } from "../../../agents/anchors/write.ts";
import { describe, expect, test } from "vitest";
import { bodyWords, marksOf } from "../../../agents/anchors/section.ts";
import { type Block, type Section, SECTIONS } from "../../../agents/domain/anchors.ts";
import type { Claim } from "../../../agents/domain/claims.ts";
import type { Figure } from "../../../agents/domain/figures.ts";
import type { JourneyState } from "../../../agents/domain/journey.ts";
import { wordCount } from "../../../agents/text/text.ts";
import { faultsIn } from "../../../agents/ledger/gates.ts";
import { founderOf, founderWho, INVENTED, inventedFounder, SPARSE } from "../../helpers/founders.ts";

const NOW = new Date("2026-11-20T09:00:00Z");
const NAMES = ["tidewatch", "ovenline", ...Object.keys(SPARSE), ...INVENTED];

function founder(name: string): Promise<JourneyState> {
  if (name === "tidewatch" || name === "ovenline") return founderOf(name);
  return Promise.resolve(INVENTED.includes(name) ? inventedFounder(name) : founderWho(SPARSE[name] ?? {}));
}

function write(state: JourneyState): Section[] {
  return (["attention", "evolution", "pitchDeck"] as const).flatMap((type) =>
    writeAnchor(type, state, NOW).sections
  );
}

function claimsOf(section: Section): Claim[] {
  const inBlocks = section.blocks.flatMap((block: Block): Claim[] => {
    if (block.kind === "paragraph") return block.claims;
    if (block.kind === "list") return block.items;
    if (block.kind === "table") {
      return block.rows.map((row) => ({ text: row.cells.join(" | "), marks: row.marks }));
    }
    return [];
  });
  const { choice } = section;
  const chosen = choice
    ? [{
      text: `${choice.chosen} | ${choice.rejected} | ${choice.why} | ${choice.gives_up}`,
      marks: choice.marks,
    }]
    : [];
  return [section.headline, ...inBlocks, ...chosen];
}

function quotesIn(text: string): string[] {
  return [...text.matchAll(/“([^”]*)”/gu)].map((match) => match[1] ?? "");
}

function figuresOf(section: Section | undefined): Figure[] {
  return (section?.blocks ?? []).flatMap((block) => block.kind === "figure" ? [block.figure] : []);
}

describe.each(NAMES)("For a founder like %s", (name) => {
  test("the sections are those of the three anchors, in order", async () => {
    const ids = write(await founder(name)).map((section) => section.id);
    expect(ids).toEqual([...SECTIONS.attention, ...SECTIONS.evolution, ...SECTIONS.pitchDeck]);
  });

  test("each sentence and row carries a mark, and each said mark is exact", async () => {
    const state = await founder(name);
    for (const section of write(state)) {
      expect(claimsOf(section).filter((claim) => claim.marks.length === 0)).toEqual([]);
      for (const mark of marksOf(section)) {
        if (mark.kind !== "said") continue;
        const turns = Object.values(state.fields).flatMap((field) => field.answers).filter((answer) =>
          answer.turn === mark.turn
        );
        expect(turns.some((answer) => answer.text.includes(mark.quote))).toBe(true);
      }
    }
  });

  test("words between quotation marks are the founder's, to the letter", async () => {
    const state = await founder(name);
    const turns = Object.values(state.fields).flatMap((field) => field.answers.map((answer) => answer.text));
    const quotes = write(state).flatMap((
      section,
    ) => [...claimsOf(section).map((claim) => claim.text), ...section.open_questions])
      .flatMap(quotesIn);
    expect(quotes.filter((quote) => quote.trim() === "" || !turns.some((turn) => turn.includes(quote))))
      .toEqual([]);
  });

  test("headlines have at most 18 words and bodies at most 350, and no section is empty", async () => {
    for (const section of write(await founder(name))) {
      expect(wordCount(section.headline.text)).toBeLessThanOrEqual(18);
      expect(bodyWords(section)).toBeLessThanOrEqual(350);
      expect(section.blocks.length).toBeGreaterThan(0);
    }
  });

  test("the gates find no fault: no name and no number comes from nowhere", async () => {
    const state = await founder(name);
    expect(write(state).flatMap((section) => faultsIn(section, state))).toEqual([]);
  });

  test("one channel is the focus, two are tests and at least two are refused", async () => {
    const [strategy] = writeAnchor("attention", await founder(name), NOW).sections;
    const verdicts = (strategy?.blocks ?? []).flatMap((block) =>
      block.kind === "table" ? block.rows.map((row) => row.cells.at(-1)) : []
    );
    expect(verdicts.filter((verdict) => verdict === "**focus**").length).toBe(1);
    expect(verdicts.filter((verdict) => verdict === "test").length).toBe(2);
    expect(verdicts.filter((verdict) => verdict === "refused").length).toBeGreaterThanOrEqual(2);
  });

  test("shares in pictures add to 100 and feelings stay between −2 and 2", async () => {
    for (const section of write(await founder(name))) {
      for (const figure of figuresOf(section)) {
        if (figure.kind === "shares") {
          expect(figure.parts.reduce((sum, part) => sum + part.share, 0)).toBe(100);
        }
        if (figure.kind === "curve") {
          expect(figure.stages.every(({ feeling }) => Math.abs(feeling) <= 2)).toBe(true);
        }
        if (figure.kind === "gantt") {
          expect(
            figure.bars.filter((bar) => bar.from > bar.to || bar.from < figure.from || bar.to > figure.to),
          ).toEqual([]);
        }
      }
    }
  });

  test("each line of the launch plan has a date, an owner and a done-when", async () => {
    const launch = writeAnchor("attention", await founder(name), NOW).sections[3];
    const plan = launch?.blocks.find((block) => block.kind === "table");
    if (plan?.kind !== "table") throw new TypeError("Find the plan in launch_tactics");
    expect(plan.rows.length).toBeGreaterThanOrEqual(6);
    for (const row of plan.rows) expect(row.cells.filter((cell) => cell.trim() === "")).toEqual([]);
    const dates = plan.rows.map((row) => Date.parse(`${row.cells[0]} UTC`));
    expect(dates).toEqual([...dates].sort((one, other) => one - other));
    expect(dates.every((date) => date >= Date.parse("2026-11-20"))).toBe(true);
  });
});

test("The channel that the bet is counted in becomes the focus", async () => {
  const [strategy] = writeAnchor("attention", await founderOf("tidewatch"), NOW).sections;
  expect(strategy?.headline.text).toContain("“February table”");
});

test("A channel named at the read-back becomes the focus, in the founder's words; a refused one does not", async () => {
  const state = await founderOf("tidewatch");
  function strategyAfter(text: string): Section | undefined {
    const words = { turn: "turn-confirm.attention", text };
    const attention = { candidates: [], accepted: true, sentence: null, words };
    return writeAnchor("attention", { ...state, readBacks: { ...state.readBacks, attention } }, NOW)
      .sections[0];
  }
  const chosen = strategyAfter("Yes. The paper letter first, the rest is test.");
  expect(chosen?.headline.text).toContain("paper letter");
  expect(chosen && claimsOf(chosen).map((claim) => claim.text)).toContainEqual(
    expect.stringContaining("“The paper letter first, the rest is test.”"),
  );
  expect(strategyAfter("Yes, but never the paper letter again.")?.headline.text).not.toContain(
    "paper letter",
  );
});

test("The sentence that the founder picked decides the focus before anything else", async () => {
  const state = await founderOf("tidewatch");
  state.readBacks.attention = {
    candidates: [],
    accepted: true,
    sentence: {
      text: "The paper letter first: the rest is test.",
      marks: [{ kind: "said", turn: "turn-x", field: "confirm.attention", quote: "x" }],
    },
  };
  const [strategy] = writeAnchor("attention", state, NOW).sections;
  expect(strategy?.headline.text).toContain("“paper letter”");
});

test("Today's pace is set against the goal, from a rate or from two counts", async () => {
  expect(writeAnchor("evolution", await founderOf("tidewatch"), NOW).sections[1]?.headline.text).toMatch(
    /brings 3\d, and your goal is 45/,
  );
  expect(writeAnchor("evolution", await founderOf("ovenline"), NOW).sections[1]?.headline.text).toMatch(
    /brings 28\d, and your goal is 400/,
  );
});

test("A missing baseline is asked for and never filled in", () => {
  const growth = writeAnchor("evolution", founderWho({}), NOW).sections[1];
  const rows = (growth?.blocks ?? []).flatMap((block) => block.kind === "table" ? block.rows : []);
  expect(rows.every((row) => row.cells[1]?.startsWith("*Needs your number*"))).toBe(true);
  expect(growth?.open_questions.length).toBeGreaterThan(0);
});

test("Money to raise is split as the founder split it, adding to 100", () => {
  const state = founderWho({
    "pitch.raise": "We are raising €200,000: 60% for a second van, 40% for stock.",
  });
  const ask = writeAnchor("pitchDeck", state, NOW).sections[2];
  const [shares] = figuresOf(ask).filter((figure) => figure.kind === "shares");
  expect(shares?.parts.map((part) => part.share)).toEqual([60, 40]);
  expect(ask?.headline.text).toContain("€200,000");
});

test("A founder who is not raising is asked nothing about a sum", async () => {
  const ask = writeAnchor("pitchDeck", await founderOf("ovenline"), NOW).sections[2];
  expect(ask?.headline.text).toBe(
    "Nothing is asked of investors; what comes next is already paid for or planned.",
  );
});
