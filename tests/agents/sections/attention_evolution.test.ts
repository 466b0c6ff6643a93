import { describe, expect, test } from "vitest";
import { writeAudienceConnection } from "../../../agents/author/rules/attention/audience_connection.ts";
import { writeChannelStrategy } from "../../../agents/author/rules/attention/channel_strategy.ts";
import { writeContentApproach } from "../../../agents/author/rules/attention/content_approach.ts";
import { writeLaunchTactics } from "../../../agents/author/rules/attention/launch_tactics.ts";
import { writeCustomerJourney } from "../../../agents/author/rules/evolution/customer_journey.ts";
import { writeEvolutionMilestones } from "../../../agents/author/rules/evolution/evolution_milestones.ts";
import { writeGrowthStrategy } from "../../../agents/author/rules/evolution/growth_strategy.ts";
import { writeRetentionApproach } from "../../../agents/author/rules/evolution/retention_approach.ts";
import type { Section } from "../../../agents/domain/anchors.ts";
import { printedIn, quotesIn } from "../../../agents/ledger/texts.ts";
import { claim } from "../../../agents/ledger/words.ts";
import { audienceConnectionBlocks } from "../../../agents/sections/attention/audience_connection.ts";
import { channelStrategyBlocks } from "../../../agents/sections/attention/channel_strategy.ts";
import { contentApproachBlocks } from "../../../agents/sections/attention/content_approach.ts";
import { launchTacticsBlocks } from "../../../agents/sections/attention/launch_tactics.ts";
import { customerJourneyBlocks } from "../../../agents/sections/evolution/customer_journey.ts";
import { evolutionMilestonesBlocks } from "../../../agents/sections/evolution/evolution_milestones.ts";
import { growthStrategyBlocks } from "../../../agents/sections/evolution/growth_strategy.ts";
import { retentionApproachBlocks } from "../../../agents/sections/evolution/retention_approach.ts";
import { sheetOf } from "../facts/sheet.ts";
import { goalMonths } from "../../../agents/sections/goal_months.ts";
import { sectionFrom } from "../../../agents/sections/section.ts";
import type { Material } from "../../../agents/strategy/material.ts";
import { wordCount } from "../../../agents/text/sentences.ts";
import { materialOf, words, WRITTEN } from "../../helpers/written_sheets.ts";

function sectionsOf(material: Material): Section[] {
  const channels = writeChannelStrategy(material);
  const content = writeContentApproach(material);
  const audience = writeAudienceConnection(material);
  const launch = writeLaunchTactics(material);
  const journey = writeCustomerJourney(material);
  const growth = writeGrowthStrategy(material);
  const retention = writeRetentionApproach(material);
  const milestones = writeEvolutionMilestones(material);
  return [
    sectionFrom("channel_strategy", channels, channelStrategyBlocks(channels)),
    sectionFrom("content_approach", content, contentApproachBlocks(content, [])),
    sectionFrom("audience_connection", audience, audienceConnectionBlocks(audience)),
    sectionFrom("launch_tactics", launch, launchTacticsBlocks(launch)),
    sectionFrom("customer_journey", journey, customerJourneyBlocks(journey)),
    sectionFrom("growth_strategy", growth, growthStrategyBlocks(growth)),
    sectionFrom("retention_approach", retention, retentionApproachBlocks(retention)),
    sectionFrom("evolution_milestones", milestones, evolutionMilestonesBlocks(milestones, [])),
  ];
}

const STRETCH = 8;

/** Stretches of eight words that texts have more than `most` times. */
function returnsIn(texts: string[], most: number): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) {
    const words = text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
    words.slice(0, Math.max(0, words.length - STRETCH + 1)).forEach((_, at) => {
      const stretch = words.slice(at, at + STRETCH).join(" ");
      counts.set(stretch, (counts.get(stretch) ?? 0) + 1);
    });
  }
  return [...counts].filter(([, count]) => count > most).map(([stretch]) => stretch);
}

describe.each(Object.entries({ ...WRITTEN, NOTHING: {} }))("The sections of %s", (_, facts) => {
  const sections = sectionsOf(materialOf(facts));
  const printed = sections.flatMap(printedIn);

  test("have headlines of at most 18 words that rest on something", () => {
    for (const { id, headline } of sections) {
      expect(wordCount(headline.text), `${id}: ${headline.text}`).toBeLessThanOrEqual(18);
      expect(headline.marks.length, id).toBeGreaterThan(0);
    }
  });

  test("quote the founder's exact words", () => {
    const said = Object.values(facts).flat().flatMap((fact) =>
      fact === null || typeof fact !== "object"
        ? []
        : Object.values(fact).filter((each) => typeof each === "string")
    );
    const quotes = printed.flatMap(({ text }) => quotesIn(text)).map((quote) => quote.replace(/\s?…$/u, ""));
    expect(quotes.filter((quote) => !said.some((text) => text.includes(quote)))).toEqual([]);
  });

  test("print no eight words more than twice, and no hole", () => {
    const texts = sections.flatMap((section) => printedIn({ ...section, open_questions: [] })).map((
      { text },
    ) => text);
    expect(returnsIn(texts, 2)).toEqual([]);
    expect(texts.join("\n")).not.toMatch(/\bnull\b|undefined|NaN|\[object|“”/u);
  });

  test("give each row and sentence something to rest on", () => {
    for (const { id, blocks } of sections) {
      for (const block of blocks) {
        const lines = block.kind === "paragraph"
          ? block.claims
          : block.kind === "list"
          ? block.items
          : block.kind === "table"
          ? block.rows
          : [];
        expect(lines.filter(({ marks }) => marks.length === 0), `${id}: ${block.title}`).toEqual([]);
      }
    }
  });
});

test("A curve is drawn only where three stages have a feeling that was said", () => {
  const stage = (name: "discover" | "buy" | "habit", feeling: number | null) => ({
    stage: name,
    said: claim("said"),
    feeling,
    friction: null,
    fix: null,
    metric: null,
    owner: null,
  });
  const part = (feelings: (number | null)[]) => ({
    headline: claim("x"),
    choice: null,
    unknowns: [],
    stages: (["discover", "buy", "habit"] as const).map((name, at) => stage(name, feelings[at] ?? null)),
  });
  const kinds = (feelings: (number | null)[]) =>
    customerJourneyBlocks(part(feelings)).map((block) =>
      block.kind === "figure" ? block.figure.kind : block.kind
    );
  expect(kinds([1, -1, 2])).toEqual(["table", "curve"]);
  expect(kinds([1, null, 2])).toEqual(["table"]);
});

test("The pictures hold what was calculated and nothing that was refused", () => {
  const channels = (WRITTEN.CRATES.channels ?? []).filter(({ count }) => count !== null);
  const refused_channels = [words("channels.refused", "the trade fair")];
  const part = writeChannelStrategy(materialOf({ ...WRITTEN.CRATES, channels, refused_channels }));
  const [figure] = channelStrategyBlocks(part).flatMap((block) =>
    block.kind === "figure" ? [block.figure] : []
  );
  expect(figure).toEqual({
    kind: "effort",
    channels: [
      { name: "drivers who talk", hours: 4, result: 22, verdict: "focus" },
      { name: "the Aalsmeer notice board", hours: 2, result: 12, verdict: "test" },
    ],
  });
});

test("A sum that is the headline is not printed again beneath it", () => {
  const part = writeGrowthStrategy(materialOf(WRITTEN.CRATES));
  const section = sectionFrom("growth_strategy", part, growthStrategyBlocks(part));
  expect(printedIn(section).filter(({ text }) => text === part.headline.text)).toHaveLength(1);
});

test("What the headline says of going quiet is not said again beneath it", () => {
  const quiet = words(
    "journey.quiet",
    "After 3 lessons I hear nothing. Then the whole kit comes back to us by post, mostly unopened and without a word.",
  );
  const part = writeRetentionApproach(materialOf({ quiet }));
  const section = sectionFrom("retention_approach", part, retentionApproachBlocks(part));
  expect(printedIn(section).map(({ text }) => text)).toEqual([
    "They go quiet: “After 3 lessons I hear nothing.”",
    "“Then the whole kit comes back to us by post, mostly unopened and without a word.”",
  ]);
});

test("The goal's months say what is counted once, and a year's count begins at nought", () => {
  const goal = {
    ...{ metric: "roofs in the year", target: 84, unit: "roofs", by: "2027-12-31", baseline: 60 },
    ...words("goal.twelve_months", "84 roofs in the year by the end of 2027"),
  };
  const months = (metric: string) => {
    const { sheet } = materialOf({ goal: { ...goal, metric, quote: metric } });
    return goalMonths({ sheet, asOf: "2026-11-21T00:00:00.000Z" });
  };
  expect(months("roofs in the year")).toMatchObject({ thing: "roofs" });
  expect(months("roofs in the year")?.months.at(0)).toEqual({ by: "2027-01-31", amount: "7" });
  expect(months("roofs in the year")?.months).toHaveLength(12);
  expect(months("roofs")?.months.at(0)).toEqual({ by: "2026-12-31", amount: "62" });
  expect(months("roofs")?.months).toHaveLength(13);
});

test.each([
  ["We want 100 contracts by 30 September 2027; we have 66.", "58 contracts at the end of last year."],
  ["100 contracts by 30 September 2027. We are at 66 today.", "58 contracts at the end of last year."],
  ["100 contracts by 30 September 2027.", "58 contracts at the end of last year, 66 contracts today."],
  ["In a year, by 30 September 2027, I want 100 contracts. Today 66.", "58 contracts renewed this year."],
  ["100 contracts in a year's time, by 30 September 2027. We are at 66.", "71 buildings."],
])("The goal's months start where the goal itself stands today: %s", (goal, numbers) => {
  const sheet = sheetOf({ "goal.twelve_months": goal, "growth.numbers": numbers });
  const way = goalMonths({ sheet, asOf: "2026-11-21T00:00:00.000Z" });
  expect([way?.months.length, way?.months[0]?.amount, way?.months.at(-1)?.amount]).toEqual([10, "69", "100"]);
});
