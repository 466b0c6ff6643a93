import { wordsOfBet } from "../../../facts/bet_words.ts";
import type { Claim } from "../../../domain/claims.ts";
import type { BetFact, Facts, TextFact } from "../../../domain/facts.ts";
import { TRADEOFF_IDS, TRADEOFFS } from "../../../domain/tradeoffs.ts";
import { source } from "../../../ledger/marks.ts";
import { plainNumber } from "../../../ledger/sums.ts";
import { claim, claimFrom, closed, markOf, wordsOf } from "../../../ledger/words.ts";
import { withoutJoining } from "../../../plan/hooks.ts";
import { stepsOf } from "../../../plan/steps.ts";
import type { UnknownPart } from "../../../strategy/leaves.ts";
import type { Material } from "../../../strategy/material.ts";
import type { StrategicSynthesis } from "../../../strategy/truth.ts";
import { hasCue, LANGUAGES } from "../../../text/lexicon.ts";
import { isUnspaced, wordCount } from "../../../text/sentences.ts";
import { openPoints, unknown } from "../open_points.ts";
import {
  firstHeadline,
  HEADLINE_WORDS,
  headlineOf,
  openingOf,
  quoted,
  sentenceHeadline,
  telling,
} from "../wording.ts";
import { hitsOf } from "./conventions.ts";
import { leadingSentences, swapAgainst } from "./swap.ts";

/** So many open trade-offs are named one by one. */
const FEW_OPEN = 3;
const FEW_WORDS = 5;
/** Contradictions between whole parts of a strategy stand here: what is said early, decided, or said of the company. */
const SYNTHESIS_FIELDS = [
  "offering.what",
  "company.stage_region",
  "difference.only",
  "choices",
  "confirm",
  "pitch.raise",
  "pitch.team",
];

/** Diagnosis, the founder's own sentence as the policy, the position, the trade-offs with their price, swap and bets. */
export function writeStrategicSynthesis(material: Material): StrategicSynthesis {
  const { facts } = material.sheet;
  const { truth } = material.sentences;
  const told = telling(facts.only_we);
  const only = told === null ? null : quoted(told);
  return {
    headline: sentenceHeadline(truth) ?? firstHeadline(
      [headlineOf("Only you", facts.only_we), headlineOf("", facts.offering)].filter(isWhole),
      "No sentence has been chosen yet.",
      "choices.tradeoffs",
    ),
    diagnosis: facts.obstacle === null
      ? null
      : claim(openingOf(facts.obstacle, HEADLINE_WORDS), markOf(facts.obstacle)),
    policy: truth ?? null,
    actions: actionsOf(material),
    positioning: {
      alternatives: alternativesLine(facts),
      unique: told === null ? null : uniqueOf(told, material),
      value: null,
      best_fit: bestFitOf(facts),
      category: facts.offering === null ? null : quoted(facts.offering),
    },
    statement: null,
    only_we: only,
    playback: null,
    tradeoffs: tradeoffsOf(material),
    swap: swapOf(material),
    territories: [],
    bets: betsOf(facts),
    sums: [],
    choice: null,
    unknowns: unknownsOf(material),
  };
}

/** What only they do; a sentence that stands in the friction already is left out where it opens or closes the others. */
function uniqueOf(only: TextFact, material: Material): Claim {
  const sentence = hitsOf(material).friction?.refusal.sentence ?? "";
  const isAtEnd = sentence !== "" && (only.text.startsWith(sentence) || only.text.endsWith(sentence));
  const rest = isAtEnd ? only.text.replace(sentence, "").trim() : "";
  return quoted(rest === "" ? only : { ...only, text: rest });
}

/** The names alone, and what people do instead in quotation marks: what is said of them stands beside the alternatives. */
function alternativesLine({ rivals, alternative }: Facts): Claim | null {
  if (rivals.length === 0) return alternative === null ? null : quoted(alternative);
  const names = rivals.map(({ name, kind, quote }) =>
    kind === "status_quo" && quote.includes(name) && wordCount(name) > 1 ? `“${name}”` : name
  );
  return claim(closed(names.join(", ")), ...rivals.map(markOf));
}

/** Each decided trade-off; a reason that was given for several stands beside the first. */
function tradeoffsOf({ decisions }: Material): StrategicSynthesis["tradeoffs"] {
  const given = new Set<string>();
  return TRADEOFF_IDS.flatMap((id) => {
    const decision = decisions[id];
    if (decision === undefined) return [];
    const { side, turn, reason } = decision;
    const isNew = reason !== null && isReason(reason) && !given.has(reason);
    if (isNew) given.add(reason);
    return [{
      id,
      side,
      chosen: TRADEOFFS[id][side],
      rejected: TRADEOFFS[id][side === "a" ? "b" : "a"],
      // What it costs this founder nobody asked: a loss that fits everybody is none.
      gives_up: "",
      reason: isNew
        ? claim(`“${withoutJoining(reason)}”`, {
          kind: "said",
          turn,
          field: `choices.reasons.${id}`,
          quote: reason,
        })
        : null,
    }];
  });
}

const SHORTEST_REFUSAL = 3;

/** "Not cheaper." only says the side once more, and "6 hmm, or cost?" is no reason at all. */
function isReason(reason: string): boolean {
  const words = reason.trim();
  const isQuestion = /[?？]/u.test(words);
  const isNumbered = /(?:^|[.!]\s+)\d{1,2}[.)]?\s+\p{L}/u.test(words);
  const isBareRefusal = !isUnspaced(words) && wordCount(words) < SHORTEST_REFUSAL &&
    hasCue(words, LANGUAGES, "negation");
  return words !== "" && !isQuestion && !isNumbered && !isBareRefusal;
}

/** Each leading sentence beside each rival's page: whose nearest sentence says as much, and whose does not. */
function swapOf(material: Material): StrategicSynthesis["swap"] {
  return leadingSentences(material).flatMap((sentence) =>
    swapAgainst(material.pages, sentence.text).map(({ page, theirs, verdict }) => ({
      sentence,
      rival: page.label,
      verdict,
      theirs: theirs === null ? null : claim(`“${theirs}”`, source(page, theirs)),
    }))
  );
}

/** "Target 12." is no sentence: then what is counted stands before it. */
function betWords(bet: BetFact): string {
  const { metric, target } = bet;
  const words = wordsOfBet(bet);
  const isShort = wordCount(words) < FEW_WORDS && metric !== null && target !== null;
  return isShort ? `${metric}: ${plainNumber(target)}` : `“${words}”`;
}

function betsOf({ bet }: Facts): StrategicSynthesis["bets"] {
  return bet === null ? [] : [{
    claim: claim(betWords(bet), markOf(bet)),
    metric: bet.metric,
    target: bet.target,
    by: bet.by,
    reverses: bet.reverses === null ? null : quoted(bet.reverses),
  }];
}

/** A sentence that had to be cut stands whole beside the headline, and once more in a pitch. */
function isWhole(headline: Claim | null): boolean {
  return headline?.text.endsWith("…") === false;
}

/** The founder's own next steps, in their order, with the days that they named. */
function actionsOf(material: Material): StrategicSynthesis["actions"] {
  const owner = material.founder === "" ? null : material.founder;
  return stepsOf(material).filter(({ fact }) => isConfirmed(fact)).map(({ fact, by }) => ({
    what: claimFrom("", fact),
    serves: "",
    owner,
    by,
    done_when: null,
  }));
}

/** The whole of it stands where the audience is. */
const TRIGGER_WORDS = 7;

/**
 * The customer whom the founder would have more of, or the only one, beside what sets such people off: both confirmed, or
 * nobody. Who was merely named first fits no better than the others.
 */
function bestFitOf({ customers, trigger }: Facts): Claim | null {
  const [only, ...others] = customers;
  const first = telling(
    customers.find(({ wanted }) => wanted) ?? (others.length === 0 ? only ?? null : null),
  );
  const moment = telling(trigger);
  if (first === null || moment === null || ![first, moment].every(isConfirmed)) return null;
  const opening = openingOf(moment, TRIGGER_WORDS);
  // What is cut here stands whole where customers are told.
  return opening.endsWith("…")
    ? quoted(first)
    : claim(`${wordsOf(first)} · ${opening}`, markOf(first), markOf(moment));
}

function isConfirmed({ state }: TextFact): boolean {
  return state !== "read";
}

function openCount(open: number): string {
  return open === TRADEOFF_IDS.length
    ? "None of the seven trade-offs is decided."
    : `${open} of the seven trade-offs stand open.`;
}

function unknownsOf(material: Material): UnknownPart[] {
  const { facts } = material.sheet;
  const open = TRADEOFF_IDS.filter((id) => material.decisions[id] === undefined);
  const sides = open.map((id) => `${TRADEOFFS[id].a} or ${TRADEOFFS[id].b}`.toLowerCase()).join("; ");
  const stillOpen = open.length > FEW_OPEN ? openCount(open.length) : `Still open: ${sides}.`;
  const missing: [boolean, UnknownPart][] = [
    [
      facts.offering === null,
      unknown(
        "What do you do, in one sentence?",
        "say it to somebody who has never heard of it",
        "offering.what",
      ),
    ],
    [
      telling(facts.only_we) === null,
      unknown("What would a rival refuse to do?", "ask a customer why not the other one", "difference.only"),
    ],
    [
      material.sentences.truth === undefined,
      unknown("Which one sentence would you sign?", "pick or write it at the read-back", null),
    ],
    [
      open.length > 0,
      unknown(
        stillOpen,
        "name the side that you would give up",
        "choices.tradeoffs",
      ),
    ],
    [
      facts.bet === null,
      unknown(
        "Which number by which date would change your mind?",
        "write down one number and one date",
        "evolution.bet",
      ),
    ],
  ];
  return [
    ...openPoints(material, {
      facts: ["offering", "only_we"],
      fields: SYNTHESIS_FIELDS,
    }),
    ...missing.flatMap(([isMissing, point]) => isMissing ? [point] : []),
  ];
}
