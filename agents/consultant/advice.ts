import type { Foundation } from "../domain/foundation.ts";
import type { JourneyState } from "../domain/journey.ts";
import { confidenceIn, unknownLine } from "./confidence.ts";
import { draftFrom, draftPart, matterOf } from "./drafting.ts";
import { type Passage, passagesOf } from "./passages.ts";
import type { Playbook } from "./playbook.ts";
import { GENERAL_PLAYBOOK, PLAYBOOKS, RIVAL_PLAYBOOK } from "./playbooks.ts";
import { reckon, type Reckoned } from "./reckoning.ts";
import { type Against, decisionsAgainst } from "./refused.ts";
import { memoryPart } from "./remember.ts";
import { coverageOf, type Found, retrieve } from "./retrieve.ts";
import { verdictOf } from "./verdict.ts";

/** An earlier consultation. `at` is ISO 8601 UTC. */
export interface Remembered {
  query: string;
  answer: string;
  at: string;
}

export interface Asking {
  state: JourneyState;
  foundation: Foundation;
  query: string;
  memory: Remembered[];
}

export interface Advice {
  consultation: string;
  confidence: number;
  confidence_reason: string;
  rests_on: string[];
  against_decision: string | null;
  /** Sums that were done with the founder's numbers, as printed. */
  reckoned: string[];
}

const MAX_QUOTES = 5;
/** Lines that are less than this share as near as the nearest are filler. */
const NEAR_ENOUGH = 0.5;
/** Where nothing is near, the fields that such questions turn on speak for themselves. */
const FALLBACK_FIELDS = 3;
/** A sentence of fewer own words says too little to rest on. */
const MIN_STEMS = 3;

/** The built-in consultant: finds what was said, applies a playbook, and prints no fact of its own. */
export function adviseFromRules({ state, foundation, query, memory }: Asking): Advice {
  const passages = passagesOf(foundation, state);
  const against = decisionsAgainst(query, foundation, passages);
  const playbook = choosePlaybook(query, state);
  const sums = reckon(query, passages, against[0]?.passage ?? null);
  const draft = playbook.id === "write" ? draftFrom(query, passages) : [];
  const quoted = choosePassages({ query, passages, playbook, against, sums });
  const coverage = coverageOf(query, quoted);
  const weighed = confidenceIn({ foundation, query, quoted, against, coverage });
  const parts = [
    decisionPart(against),
    `**Recommendation.** ${
      verdictOf({ question: query, playbook, isRefused: against.length > 0, hasSums: sums.length > 0 })
    }`,
    sumsPart(sums),
    draftPart(draft),
    quotesPart(quoted.filter(({ text }) => !draft.some(({ passage }) => passage.text === text))),
    `**The strongest case against this.** ${playbook.against}${changedMind(against)}`,
    `**What would change it.** ${playbook.evidence}`,
    unknownPart(
      playbook.id === "unknown" ? firstUnknowns(foundation) : weighed.unknowns,
      against.length > 0 ? 1 : coverage,
    ),
    memoryPart(query, memory),
  ];
  return {
    consultation: parts.filter((part) => part !== "").join("\n\n"),
    confidence: weighed.score,
    confidence_reason: weighed.reason,
    rests_on: [...new Set(quoted.map(({ label }) => label))],
    against_decision: againstDecision(against),
    reckoned: sums.map(({ line }) => line),
  };
}

function againstDecision(against: Against[]): string | null {
  const first = against[0]?.passage;
  if (first === undefined) return null;
  return first.text === "" ? first.label : `${first.label}: “${first.text}”`;
}

function choosePlaybook(query: string, { pages }: JourneyState): Playbook {
  const found = PLAYBOOKS.find(({ asked }) => asked.test(query));
  const namesRival = pages.some(({ role, label }) => role === "rival" && query.includes(label));
  return found ?? (namesRival ? RIVAL_PLAYBOOK : GENERAL_PLAYBOOK);
}

interface Choosing {
  query: string;
  passages: Passage[];
  playbook: Playbook;
  against: Against[];
  sums: Reckoned[];
}

/** The refusals first, then what the sums rest on, then what is nearest to the question; two of one answer at most. */
function choosePassages({ query, passages, playbook, against, sums }: Choosing): Passage[] {
  const isVoice = ["write", "voice"].includes(playbook.id);
  const substantial = passages.filter(({ stems, from }) =>
    stems.size >= MIN_STEMS && (isVoice || from !== "voice.sample")
  );
  const matter = playbook.id === "write" ? matterOf(query) : query;
  const nearest: Found[] = retrieve(matter, substantial, playbook.fields);
  const floor = (nearest[0]?.score ?? 0) * NEAR_ENOUGH;
  const candidates = [
    ...against.slice(0, 3).map(({ passage }) => passage).filter(({ text }) => text !== ""),
    ...sums.map(({ from }) => from),
    ...nearest.filter(({ score }) => score >= floor).map(({ passage }) => passage),
    ...playbook.fields.slice(0, FALLBACK_FIELDS)
      .flatMap((field) => substantial.filter(({ from }) => from === field).slice(0, 1)),
  ];
  const chosen: Passage[] = [];
  for (const candidate of candidates) {
    if (chosen.length === MAX_QUOTES) break;
    const twice = chosen.filter(({ from }) => from === candidate.from).length >= 2;
    if (!twice && !chosen.some(({ text }) => text === candidate.text)) chosen.push(candidate);
  }
  return chosen;
}

function decisionPart(against: Against[]): string {
  const decision = againstDecision(against);
  if (decision === null) return "";
  return `**This goes against a decision of yours.** ${decision}`;
}

function changedMind(against: Against[]): string {
  return against.length > 0 ? " You made the decision above before you knew of this." : "";
}

function quotesPart(quoted: Passage[]): string {
  if (quoted.length === 0) return "";
  const lines = quoted.map(({ label, text }) => `- ${label}: “${text}”`);
  return `**What this rests on.**\n${lines.join("\n")}`;
}

/** Arithmetic is shown, so that it can be checked; it is inference, never the founder's word. */
function sumsPart(sums: Reckoned[]): string {
  if (sums.length === 0) return "";
  return `**Reckoned from your numbers.**\n${sums.map(({ line }) => `- ${line}`).join("\n")}`;
}

function unknownPart(unknowns: string[], coverage: number): string {
  const lines = unknowns.map((line) => `- ${line}`);
  if (coverage < 0.3) {
    lines.push(
      "- Your foundation says little or nothing about this, so take the above as a way to decide, not as knowledge.",
    );
  }
  return lines.length === 0 ? "" : `**What nobody knows yet.**\n${lines.join("\n")}`;
}

function firstUnknowns({ unknowns }: Foundation): string[] {
  return unknowns.slice(0, 4).map(unknownLine);
}
