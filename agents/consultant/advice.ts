import type { Foundation } from "../strategy/foundation.ts";
import type { JourneyState } from "../domain/journey.ts";
import { unknownLine } from "./confidence.ts";
import { directAnswer } from "./direct.ts";
import { aboutLine, type Follow, followOf, lastOf } from "./follow_up.ts";
import { letterConfidence, letterPart, letterSources } from "./letter_printing.ts";
import { type Passage, passagesOf, quotesOf } from "./passages.ts";
import { type Direct, unanswered } from "./recall.ts";
import type { Reckoned } from "./reckoning.ts";
import type { Against } from "./refused.ts";
import { memoryPart } from "./remember.ts";
import { verdictOf } from "./verdict.ts";
import { isUntouched, weigh, type Weighing } from "./weighing.ts";

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

/** The built-in consultant: finds what was said, applies a playbook, and prints no fact of its own. */
export function adviseFromRules(asking: Asking): Advice {
  const { state, foundation, query, memory } = asking;
  const follow = followOf(query);
  if (follow !== null) return followed(asking, follow);
  const passages = passagesOf(foundation, state);
  const direct = directAnswer({ query, foundation, state, passages });
  if (direct !== null) return directly(direct, memoryPart({ query, memory, isNo: null }));
  const weighing = weigh(asking, passages);
  return isUntouched(query, weighing)
    ? directly(unanswered(query), memoryPart({ query, memory, isNo: null }))
    : advised(asking, weighing);
}

/** A short question hangs on the one before it: on its reason, on its failing, or on more of it. */
function followed(asking: Asking, follow: Follow): Advice {
  const { state, foundation, memory } = asking;
  const last = lastOf(memory.filter(({ query }) => followOf(query) === null));
  if (last === null) return directly(unheard(), "");
  const before = { ...asking, query: last.query, memory: memory.filter((each) => each !== last) };
  const passages = passagesOf(foundation, state);
  const weighing = weigh(before, passages);
  const isAdvice = directAnswer({ ...before, passages }) === null && !isUntouched(last.query, weighing);
  const whole = isAdvice ? advised(before, weighing) : adviseFromRules(before);
  const parts = !isAdvice || follow === "more"
    ? [whole.consultation]
    : follow === "why"
    ? whyParts(weighing)
    : failingParts(weighing, passages);
  return { ...whole, consultation: [aboutLine(last), ...parts].filter((part) => part !== "").join("\n\n") };
}

function unheard(): Direct {
  return {
    parts: [
      "**I do not know what this is about.** Nothing was asked before it. Ask it again with what it is about: a customer, a price, a channel, a date.",
    ],
    rests_on: [],
    score: 0.05,
    reason: "The question names nothing.",
  };
}

function whyParts({ against, quoted, sums, playbook }: Weighing): string[] {
  return [
    decisionPart(against),
    sumsPart(sums),
    quoted.length === 0
      ? "**Why.** It is a rule of thumb, and no words of yours carry it."
      : `**Why.** Because of what you said yourself.\n${quotesOf(quoted)}`,
    `**What speaks against it.** ${playbook.against}`,
  ];
}

/** Where a founder says what would change their mind, in the languages of the interview. */
const FLIPS =
  /\b(?:if|under|below|fewer|unless|change my mind|stop|wenn|unter|falls|si|moins|menos|se|als|minder)\b|なら|場合/iu;

function failingParts({ playbook }: Weighing, passages: Passage[]): string[] {
  const flips = passages.filter(({ from, text }) => from === "evolution.bet" && FLIPS.test(text)).slice(0, 2);
  return [
    `**How you would know.** ${playbook.evidence}`,
    flips.length === 0 ? "" : `**What you said would change your mind.**\n${quotesOf(flips)}`,
    `**Then.** Go back to what you did before, write down in one line what you learned, and try what spoke against it from the start: ${
      lowered(playbook.against)
    }`,
  ];
}

function lowered(sentence: string): string {
  return /^(?:A|An|The|What|Whoever|Days|Small|Those|Silence|Your|It|If|Three|Some)\b/u.test(sentence)
    ? `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
    : sentence;
}

function directly(direct: Direct, remembered: string): Advice {
  return {
    consultation: [...direct.parts, remembered].filter((part) => part !== "").join("\n\n"),
    confidence: direct.score,
    confidence_reason: direct.reason,
    rests_on: direct.rests_on,
    against_decision: null,
    reckoned: direct.reckoned ?? [],
  };
}

function advised({ foundation, query, memory }: Asking, weighing: Weighing): Advice {
  const { playbook, against, sums, letter, quoted, coverage, weighed } = weighing;
  const isLetter = letter !== null && against.length === 0;
  const { score, reason } = isLetter ? letterConfidence(letter) : weighed;
  const told = letter === null ? [] : letterSources(letter);
  const verdict = verdictOf({
    question: query,
    playbook,
    isRefused: against.length > 0,
    hasSums: sums.length > 0,
  });
  const parts = [
    decisionPart(against),
    `**Recommendation.** ${verdict}`,
    letter === null ? "" : letterPart(letter),
    sumsPart(sums),
    !isLetter ? quotesPart(quoted) : "",
    `**The strongest case against this.** ${playbook.against}${changedMind(against)}`,
    `**What would change it.** ${playbook.evidence}`,
    unknownPart(
      playbook.id === "unknown" ? firstUnknowns(foundation) : weighed.unknowns,
      against.length > 0 || letter !== null ? 1 : coverage,
    ),
    memoryPart({ query, memory, isNo: against.length > 0 }),
  ];
  return {
    consultation: parts.filter((part) => part !== "").join("\n\n"),
    confidence: score,
    confidence_reason: reason,
    rests_on: [...new Set([...told, ...quoted.map(({ label }) => label)])],
    against_decision: againstDecision(against),
    reckoned: sums.map(({ line }) => line),
  };
}

function againstDecision(against: Against[]): string | null {
  const first = against[0]?.passage;
  if (first === undefined) return null;
  return first.text === "" ? first.label : `${first.label}: “${first.text}”`;
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
  return `**What this rests on.**\n${quotesOf(quoted)}`;
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
