import { withCapital } from "../../../text/letters.ts";
import type { Claim } from "../../../domain/claims.ts";
import { inference } from "../../../ledger/marks.ts";
import { claim, closed, markOf } from "../../../ledger/words.ts";
import type { RivalFact, TextFact } from "../../../domain/facts.ts";
import type { Material } from "../../../strategy/material.ts";
import type { UnknownPart } from "../../../strategy/leaves.ts";
import type { MarketAnalysis } from "../../../strategy/truth.ts";
import { openPoints, unknown } from "../open_points.ts";
import { wordCount } from "../../../text/sentences.ts";
import { announcedHeadline, firstHeadline, quoted } from "../wording.ts";
import { alternativesOf } from "./alternatives.ts";
import { conventionsOf } from "./conventions.ts";
import { rivalPages } from "./page_sentences.ts";

/** From this share of the lost deals on, one alternative is the rival. */
const DECISIVE = 0.4;

/** The obstacle, who else is asked and what their pages print, from facts and pages alone. */
export function writeMarketAnalysis(material: Material): MarketAnalysis {
  const { obstacle, rivals } = material.sheet.facts;
  return {
    headline: firstHeadline(
      [lossHeadline(rivals), announcedHeadline("In the way", obstacle, "obstacle"), rivalsHeadline(rivals)],
      "Nobody has named the one obstacle yet.",
      "market.obstacle",
    ),
    category: null,
    obstacle: obstacle === null ? null : quoted(obstacle),
    size: [],
    alternatives: alternativesOf(material),
    conventions: conventionsOf(material),
    forces: [],
    map: null,
    gaps: [],
    choice: null,
    unknowns: unknownsOf(material),
  };
}

const WORDS = [
  "",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

function inWords(value: number): string {
  return WORDS[value] ?? String(value);
}

/** "Five of the ten you lose stay as they are: the status quo is the rival." Null where no loss decides. */
function lossHeadline(rivals: RivalFact[]): Claim | null {
  const [first] = rivals.map((rival, at) => ({ rival, at, share: shareOf(rival) }))
    .toSorted((a, b) => b.share - a.share);
  if (first === undefined || first.share < DECISIVE) return null;
  const { rival, at, share } = first;
  const { count, of } = rival.lost ?? { count: 0, of: 1 };
  const many = inWords(count);
  const opening = `${withCapital(many)} of the ${inWords(of)} you lose`;
  const text = rival.kind === "status_quo"
    ? `${opening} stay as they are: the status quo is the rival.`
    : `${opening} go to ${rival.name}: that is the rival.`;
  const how = `${count} ÷ ${of} = ${Math.round(share * 100)}%`;
  return claim(text, markOf(rival), inference([`rivals.${at}.lost`], how));
}

/** One lost deal makes no rival. */
function shareOf({ lost }: RivalFact): number {
  return lost === undefined || lost.count < 2 ? 0 : lost.count / lost.of;
}

/** The companies by name: what stays as it is has no name to be weighed against. */
function rivalsHeadline(rivals: RivalFact[]): Claim | null {
  const [first, second] = rivals.filter(({ kind }) => kind === "company");
  if (first === undefined) return null;
  const named = second === undefined ? [first] : [first, second];
  return claim(
    closed(`They weigh you against ${named.map(({ name }) => name).join(" and ")}`),
    ...named.map(markOf),
  );
}

const PLACE_WORDS = 5;

/** A place is a name; a sentence about the company asks nothing about buyers. */
function isPlace(region: TextFact | null): region is TextFact {
  return region !== null && wordCount(region.text) <= PLACE_WORDS && /^[\p{Lu}\p{Lo}]/u.test(region.text);
}

function unknownsOf(material: Material): UnknownPart[] {
  const { facts } = material.sheet;
  const company = facts.rivals.find(({ kind, name }) => kind === "company" && /^\p{Lu}/u.test(name));
  const open = openPoints(material, {
    facts: ["rivals", "obstacle", "alternative"],
    fields: ["company.links", "market.alternative", "market.rivals", "market.obstacle"],
  });
  return [
    ...open,
    ...(facts.obstacle === null
      ? [
        unknown(
          "What is the one thing in the way?",
          "ask the last one who said no, one call",
          "market.obstacle",
        ),
      ]
      : []),
    ...(facts.rivals.length === 0
      ? [
        unknown(
          "What do they take instead of you?",
          "ask your last three customers, one message each",
          "market.rivals",
        ),
      ]
      : []),
    ...(company !== undefined && rivalPages(material.pages).length === 0
      ? [unknown(`What does ${company.name} promise on its own page?`, "send its address", "company.links")]
      : []),
    unknown(
      isPlace(facts.region) ? `${quoted(facts.region).text}: how many could buy?` : "How many could buy?",
      "count one public list",
      null,
    ),
  ];
}
