import type { Block, FoundationAnchor, Row, Section, SectionId } from "../../agents/domain/anchors.ts";
import type { Claim, Fact } from "../../agents/domain/claims.ts";
import type { Verdict } from "../../agents/domain/figures.ts";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import { widthInCharacters } from "../blocks/columns.ts";

/** A sentence under the label that says what it is. */
export interface Labelled {
  label: string;
  claim: Claim;
}

/** The strategy as its one page tells it. What a foundation does not hold is empty. */
export interface InShort {
  headline: Claim;
  kernel: Labelled[];
  actions: Labelled[];
  positioning: Labelled[];
  message: Claim | null;
  pillars: { name: string; lines: string[]; row: Row }[];
  channels: { verdict: Verdict; names: string[] }[];
  attention: Claim | null;
  bet: Labelled[];
  evolution: Claim | null;
}

const LONGEST_LABEL = 44;
// Of the positioning: two rows of three.
const MOST_PARTS = 6;
// What a writer puts where nothing was said: not worth a place on the one page.
const NOTHING = /^needs your number|^none said yet$|^not said yet$/i;

function sectionOf({ anchors }: Foundation, type: FoundationAnchor, id: SectionId): Section | undefined {
  return anchors[type].sections.find((section) => section.id === id);
}

function tableOf(section: Section | undefined, title: RegExp): Extract<Block, { kind: "table" }> | undefined {
  return section?.blocks.flatMap((block) => block.kind === "table" ? [block] : [])
    .find((block) => title.test(block.title ?? ""));
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `Guiding policy: meet it there.` → label and sentence; a sentence without one keeps `otherwise` as its label. */
function labelled(claim: Claim, otherwise: string): Labelled {
  const colon = claim.text.indexOf(": ");
  const label = claim.text.slice(0, Math.max(0, colon));
  if (label === "" || label.length > LONGEST_LABEL || /[“”.]/.test(label)) return { label: otherwise, claim };
  return { label, claim: { ...claim, text: capital(claim.text.slice(colon + 2)) } };
}

function kernelOf(foundation: Foundation): Labelled[] {
  const synthesis = sectionOf(foundation, "truth", "strategic_synthesis");
  const paragraph = synthesis?.blocks.find((block) => block.kind === "paragraph");
  const claims = paragraph?.kind === "paragraph" ? paragraph.claims : [];
  const diagnosis = claims.find(({ text }) => /diagnosis|obstacle/i.test(text)) ??
    sectionOf(foundation, "truth", "market_analysis")?.headline;
  const policy = claims.find(({ text }) => /policy/i.test(text));
  return [
    ...(diagnosis ? [labelled(diagnosis, "Diagnosis")] : []),
    ...(policy && policy !== diagnosis ? [labelled(policy, "Guiding policy")] : []),
  ];
}

function cellOf(row: Row, column: number): string {
  const cell = (row.cells[column] ?? "").replace(/\*([^*]+)\*/g, "$1");
  return NOTHING.test(cell) ? "" : cell;
}

function rowsOf(foundation: Foundation, title: RegExp, most: number): Row[] {
  const table = tableOf(sectionOf(foundation, "truth", "strategic_synthesis"), title);
  return table?.rows.slice(0, most) ?? [];
}

/** The parts of the positioning that `said` does not hold already, and the first who is turned away. */
function positioningOf(foundation: Foundation, said: string): Labelled[] {
  const parts = rowsOf(foundation, /positioning/i, 5).map((row) => ({
    label: capital(cellOf(row, 0)),
    claim: { text: cellOf(row, 1), marks: row.marks },
  }));
  const refused = tableOf(sectionOf(foundation, "truth", "consumer_insights"), /not for/i)?.rows.slice(0, 2)
    .map((row) => ({ label: "Not for", claim: { text: cellOf(row, 0), marks: row.marks } })) ??
    [];
  return [...parts, ...refused]
    .filter(({ claim }) => claim.text !== "" && !said.includes(quoteIn(claim.text)))
    .slice(0, MOST_PARTS);
}

function quoteIn(text: string): string {
  return /“([^”]+)”/.exec(text)?.[1] ?? text;
}

function pillarsOf(foundation: Foundation): InShort["pillars"] {
  const messaging = sectionOf(foundation, "expression", "strategic_messaging");
  const rows = tableOf(messaging, /pillar/i)?.rows.slice(0, 3) ?? [];
  return rows.map((row) => ({
    name: cellOf(row, 0),
    lines: [cellOf(row, 1), cellOf(row, 2)].filter((line) => line !== ""),
    row,
  }));
}

function channelsOf(foundation: Foundation): InShort["channels"] {
  const blocks = sectionOf(foundation, "attention", "channel_strategy")?.blocks ?? [];
  const figure =
    blocks.flatMap((block) =>
      block.kind === "figure" && block.figure.kind === "effort" ? [block.figure] : []
    )[0];
  return (["focus", "test", "refused"] as const).map((verdict) => ({
    verdict,
    names:
      figure?.channels.filter((channel) => channel.verdict === verdict).map(({ name, hours }) =>
        verdict === "refused" ? name : `${name}, ${hours} h a week`
      ) ?? [],
  })).filter(({ names }) => names.length > 0);
}

function betOf(foundation: Foundation): Labelled[] {
  const table = tableOf(sectionOf(foundation, "truth", "strategic_synthesis"), /\bbets?\b/i);
  const row = table?.rows[0];
  if (!table || !row) return [];
  return table.columns.map((column, index) => ({
    label: capital(column),
    claim: { text: cellOf(row, index), marks: index === 0 ? row.marks : [] },
  })).filter(({ claim }) => claim.text !== "");
}

/** Gathers the one page from the sections that hold each part of it. */
export function gatherInShort(foundation: Foundation): InShort {
  const { truth, expression, attention, evolution } = foundation.anchors;
  const synthesis = sectionOf(foundation, "truth", "strategic_synthesis");
  const milestones = sectionOf(foundation, "evolution", "evolution_milestones");
  const kernel = kernelOf(foundation);
  return {
    headline: synthesis?.headline ?? truth.sentence ?? { text: "The strategy on one page.", marks: [] },
    kernel,
    actions: rowsOf(foundation, /\bactions?\b/i, 3).map((row) => ({
      label: ["Action", cellOf(row, 2)].filter(Boolean).join(", by "),
      claim: { text: cellOf(row, 0), marks: row.marks },
    })).filter(({ claim }) => claim.text !== ""),
    positioning: positioningOf(foundation, kernel.map(({ claim }) => claim.text).join(" ")),
    message: expression.sentence ??
      sectionOf(foundation, "expression", "strategic_messaging")?.headline ?? null,
    pillars: pillarsOf(foundation),
    channels: channelsOf(foundation),
    attention: attention.sentence ?? sectionOf(foundation, "attention", "channel_strategy")?.headline ?? null,
    bet: betOf(foundation),
    evolution: evolution.sentence ?? milestones?.headline ?? null,
  };
}

/** How much the page says, in characters of the Latin script's width. */
export function charactersOf(short: InShort): number {
  const parts = [...short.kernel, ...short.actions, ...short.positioning, ...short.bet].map(({ claim }) =>
    claim
  );
  const sentences = [short.message, short.attention, short.evolution, ...parts].map((claim) =>
    claim?.text ?? ""
  );
  const lines = short.pillars.flatMap((pillar) => pillar.lines);
  return widthInCharacters(
    [...sentences, ...lines, ...short.channels.flatMap(({ names }) => names)].join(""),
  );
}

// Of a number with what it counts: more is half a sentence.
const LONGEST_NUMBER = 22;
const TELLING = [
  "pitch.traction",
  "proof.best",
  "growth.numbers",
  "goal.twelve_months",
  "evolution.bet",
  "revenue.model",
];

/** The numbers that say most: what is proven first, then what is aimed at, then what it costs. */
export function tellingFacts({ facts }: Foundation, most: number): Fact[] {
  const seen = new Set<string>();
  const fresh = facts.filter(({ value, noun, text }) => {
    const known = seen.has(value);
    seen.add(value);
    return !known && (noun !== null || text !== value) && widthInCharacters(text) <= LONGEST_NUMBER;
  });
  const ranked = TELLING.flatMap((field) => fresh.filter((fact) => fact.field === field).slice(0, 2));
  return [...ranked, ...fresh.filter((fact) => !ranked.includes(fact))].slice(0, most);
}
