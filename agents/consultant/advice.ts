import type { Foundation } from "../domain/foundation.ts";
import type { JourneyState } from "../domain/journey.ts";
import { overlapOf } from "../evidence/evidence.ts";
import { confidenceIn, unknownLine } from "./confidence.ts";
import { type Passage, passagesOf } from "./passages.ts";
import { GENERAL_PLAYBOOK, type Playbook, PLAYBOOKS, RIVAL_PLAYBOOK } from "./playbooks.ts";
import { type Against, decisionsAgainst } from "./refused.ts";
import { coverageOf, type Found, retrieve } from "./retrieve.ts";

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
}

const MAX_QUOTES = 5;
const SAME_QUESTION = 0.6;
/** A sentence of fewer own words says too little to rest on. */
const MIN_STEMS = 3;

/** The built-in consultant: finds what was said, applies a playbook, and prints no fact of its own. */
export function adviseFromRules({ state, foundation, query, memory }: Asking): Advice {
  const passages = passagesOf(foundation, state);
  const against = decisionsAgainst(query, foundation, passages);
  const playbook = choosePlaybook(query, state);
  const quoted = choosePassages({ query, passages, playbook, against });
  const coverage = coverageOf(query, quoted);
  const weighed = confidenceIn({ foundation, query, quoted, against, coverage });
  const parts = [
    decisionPart(against),
    `**Recommendation.** ${against.length > 0 ? refusalAdvice(playbook) : playbook.recommend}`,
    quotesPart(playbook, quoted),
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
  };
}

export function againstDecision(against: Against[]): string | null {
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
}

/** The refusals first, then what is nearest to the question, at most two of one answer. */
function choosePassages({ query, passages, playbook, against }: Choosing): Passage[] {
  const substantial = passages.filter(({ stems }) => stems.size >= MIN_STEMS);
  const nearest: Found[] = retrieve(query, substantial, playbook.fields);
  const floor = (nearest[0]?.score ?? 0) * 0.35;
  const candidates = [
    ...against.slice(0, 3).map(({ passage }) => passage).filter(({ text }) => text !== ""),
    ...nearest.filter(({ score }) => score >= floor).slice(0, playbook.id === "write" ? 2 : MAX_QUOTES)
      .map(({ passage }) => passage),
    ...playbook.fields.flatMap((field) => substantial.filter(({ from }) => from === field).slice(0, 1)),
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

/** A playbook that weighs an offer says no by itself; the others are told what the decision changes. */
function refusalAdvice(playbook: Playbook): string {
  if (["exception", "partnership", "discount", "expansion"].includes(playbook.id)) return playbook.recommend;
  return `Keep the decision you made, or change it openly and for everybody, but do not go around it. ${playbook.recommend}`;
}

function changedMind(against: Against[]): string {
  return against.length > 0 ? " You made the decision above before you knew of this." : "";
}

function quotesPart(playbook: Playbook, quoted: Passage[]): string {
  if (quoted.length === 0) return "";
  const title = playbook.id === "write" ? "Lines of your own that can carry it" : "What this rests on";
  const lines = quoted.map(({ label, text }) => `- ${label}: “${text}”`);
  return `**${title}.**\n${lines.join("\n")}`;
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

function memoryPart(query: string, memory: Remembered[]): string {
  const same = memory.findLast((one) => overlapOf(one.query, query) >= SAME_QUESTION);
  if (same === undefined) return "";
  const day = new Date(same.at).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return `You asked something close to this on ${day}. If your answer has changed since, what you learned in between is worth writing down.`;
}
