import { describe, expect, it } from "vitest";
import { writeAnchor } from "../../../agents/anchors/write.ts";
import { mapPrinted } from "../../../agents/anchors/allotment/places.ts";
import { stretchesOf } from "../../../agents/anchors/allotment/shares.ts";
import { FOUNDATION_ANCHORS, type Section } from "../../../agents/domain/anchors.ts";
import type { JourneyState } from "../../../agents/domain/journey.ts";
import { scoreSentence } from "../../../agents/text/text.ts";
import { sentencesSaid } from "../../../agents/anchors/words/answers.ts";
import { faultsIn } from "../../../agents/ledger/gates.ts";
import { quotesIn } from "../../../agents/ledger/texts.ts";
import { CASES } from "../../helpers/cases.ts";
import { caseState, NOW } from "../../helpers/case_state.ts";
import { founderWho, INVENTED, inventedFounder, SPARSE } from "../../helpers/founders.ts";

const FOUNDERS: [string, JourneyState][] = [
  ...CASES.map((name): [string, JourneyState] => [name, caseState(name)]),
  ...INVENTED.map((name): [string, JourneyState] => [name, inventedFounder(name)]),
];

function sectionsOf(state: JourneyState): Section[] {
  return FOUNDATION_ANCHORS.flatMap((type) => writeAnchor(type, state, NOW).sections);
}

/** Every quote of the headlines, prose, tables and choices; the three lengths of one pitch count as one. */
function quotesOf(sections: Section[]): string[] {
  const quotes: string[] = [];
  const spoken = new Set<string>();
  for (const section of sections) {
    mapPrinted(section, (printed, { title }) => {
      const found = quotesIn(printed.text);
      if (title === "Three pitches") found.forEach((quote) => spoken.add(quote));
      else quotes.push(...found);
      return printed;
    });
  }
  return [...quotes, ...spoken];
}

function countStretches(quotes: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const quote of quotes) {
    for (const stretch of new Set(stretchesOf(quote))) counts.set(stretch, (counts.get(stretch) ?? 0) + 1);
  }
  return counts;
}

/**
 * A sentence may lead a section, be claimed as a pillar, spoken in a pitch, shown as the voice, compared with rivals'
 * pages, and stand in the list it comes from. Without an allotment it stood in up to seventeen places.
 */
const MOST = { alone: 9, compared: 10 };
/** Few sentences of a founder come near that. */
const OFTEN = 4;
const FEW = 8;

describe.each(FOUNDERS)("the sentences of %s", (_, state) => {
  const sections = sectionsOf(state);
  const counts = countStretches(quotesOf(sections));

  it("are shared out: no stretch of five words stands in more places than its right", () => {
    const most = state.pages.some(({ role }) => role === "rival") ? MOST.compared : MOST.alone;
    expect([...counts].filter(([, count]) => count > most)).toEqual([]);
  });

  it("stand in at most three places as a rule", () => {
    const often = sentencesOfAnswers(state).filter((quote) =>
      stretchesOf(quote).some((stretch) => (counts.get(stretch) ?? 0) >= OFTEN)
    );
    expect(often.length).toBeLessThanOrEqual(FEW);
  });

  it("are used where they are strong: five in six stand somewhere", () => {
    const strong = sentencesOfAnswers(state).filter((quote) => scoreSentence(quote) >= 5);
    const used = strong.filter((quote) => stretchesOf(quote).some((stretch) => counts.has(stretch)));
    expect(used.length).toBeGreaterThanOrEqual(strong.length * 5 / 6);
  });

  it("are called by a name that no gate takes for an invention", () => {
    expect(sections.flatMap((section) => faultsIn(section, state)).filter(({ gate }) => gate !== "numbers"))
      .toEqual([]);
  });
});

function sentencesOfAnswers(state: JourneyState): string[] {
  return ([
    "difference.only",
    "proof.best",
    "identity.why",
    "identity.values",
    "customer.trigger_barrier",
  ] as const)
    .flatMap((field) => sentencesSaid(state, field)).map(({ quote }) => quote)
    .filter((quote) => stretchesOf(quote).length > 0);
}

describe("a founder with one sentence an answer", () => {
  const state = founderWho({
    "offering.what": "I mend fishing nets for the boats of one island.",
    "difference.only": "I never cut a net that a knot can still save.",
    "proof.best": "Last winter 212 nets came in and 9 had to be thrown away.",
    "identity.why": "My grandmother mended nets until she could not see the knots.",
    "customer.trigger_barrier": "They come in October when the boats are lifted out of the water.",
  });

  it("has each sentence whole, and its name in the tables of plans", () => {
    const sections = sectionsOf(state);
    const quotes = quotesOf(sections).join("\n");
    expect(quotes).toContain("I never cut a net that a knot can still save");
    expect(quotes).toContain("9 had to be thrown away");
    const cells = sections.flatMap(({ blocks }) => blocks)
      .flatMap((block) => block.kind === "table" ? block.rows.flatMap((row) => row.cells) : []);
    expect(cells).toContain("your best proof");
  });

  it("gets the same words for the same answers", () => {
    expect(sectionsOf(state)).toEqual(sectionsOf(state));
  });
});

it.each(Object.entries(SPARSE))("a founder who said little keeps every section: %s", (_, answers) => {
  for (const section of sectionsOf(founderWho(answers))) {
    expect(section.blocks.length + section.open_questions.length, section.id).toBeGreaterThan(0);
  }
});
