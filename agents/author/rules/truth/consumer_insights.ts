import type { UnknownPart } from "../../../strategy/leaves.ts";
import { claim, markOf, wordsOf } from "../../../ledger/words.ts";
import type { Facts, TextFact } from "../../../domain/facts.ts";
import type { Material } from "../../../strategy/material.ts";
import type { ConsumerInsights } from "../../../strategy/truth.ts";
import { pointsBack } from "../../../plan/hooks.ts";
import { openingClause } from "../../../plan/quoted_opening.ts";
import { sentencesOf, wordCount } from "../../../text/sentences.ts";
import { openPoints, unknown } from "../open_points.ts";
import {
  announcedHeadline,
  firstHeadline,
  headlineOf,
  isChosen,
  openingOf,
  quoted,
  telling,
} from "../wording.ts";

const PLANK_WORDS = 23;
const FEW_WORDS = 4;

/** Who buys, when, what holds them back, the bridge between two beliefs, and who is turned away. */
export function writeConsumerInsights(material: Material): ConsumerInsights {
  const { facts } = material.sheet;
  const { trigger, barrier, alternative } = facts;
  return {
    headline:
      (isChosen(trigger, material.sentences)
        ? null
        : announcedHeadline("What sets them off", trigger, "trigger")) ??
        firstHeadline(
          [
            announcedHeadline("They believe", facts.belief_now, "belief"),
            announcedHeadline("What holds them back", barrier, "barrier"),
            headlineOf("One who came", facts.customers[0] ?? null),
            headlineOf("Without you", alternative),
            headlineOf("Turned away", facts.not_for[0] ?? null),
          ],
          "Nobody has said yet what makes them come.",
          "customer.trigger_barrier",
        ),
    situation: null,
    job: null,
    workaround: alternative === null ? null : quoted(alternative),
    trigger: trigger === null ? null : quoted(trigger),
    barrier: barrier === null ? null : quoted(barrier),
    belief: beliefOf(facts),
    customers: facts.customers.map((each) => quoted(each)),
    // What they say before they say no stands beside its answer, among the messages.
    their_words: [],
    not_for: facts.not_for.map((each) => ({ who: quoted(each), why: null })),
    archetype: null,
    choice: null,
    unknowns: unknownsOf(material),
  };
}

/** Both ends in the founder's words; the proof for a sceptic is the plank between them. */
function beliefOf({ belief_now, belief_needed, proof }: Facts): ConsumerInsights["belief"] {
  if (belief_now === null || belief_needed === null || belief_now.text === belief_needed.text) return null;
  const plank = telling(proof);
  const words = plank === null ? null : plankOf(plank);
  return {
    now: quoted(belief_now),
    planks: plank === null || words === null ? [] : [claim(words, markOf(plank))],
    needed: quoted(belief_needed),
  };
}

/** A plank carries whole or not at all: the proof's opening sentences, else a sentence that stands alone, else a clause. */
function plankOf(proof: TextFact): string | null {
  const opening = openingOf(proof, PLANK_WORDS);
  if (!opening.endsWith("…") && wordCount(opening) >= FEW_WORDS) return opening;
  const whole = sentencesOf(proof.text).find((sentence) =>
    wordCount(sentence) >= FEW_WORDS && wordCount(sentence) <= PLANK_WORDS && !pointsBack(sentence)
  );
  return whole === undefined ? openingClause(opening, proof.text) : wordsOf({ ...proof, text: whole });
}

function unknownsOf(material: Material): UnknownPart[] {
  const { facts } = material.sheet;
  const missing: [boolean, UnknownPart][] = [
    [
      facts.customers.length === 0,
      unknown(
        "Who were the last three who bought?",
        "look at the last three invoices",
        "customer.last_three",
      ),
    ],
    [
      facts.trigger === null,
      unknown(
        "What had happened the day before they came?",
        "ask the last customer, one call",
        "customer.trigger_barrier",
      ),
    ],
    [
      facts.barrier === null,
      unknown("What holds them back?", "ask one who did not buy, one call", "customer.trigger_barrier"),
    ],
    [
      facts.belief_now === null || facts.belief_needed === null,
      unknown(
        "What do they believe today, and what must they believe?",
        "ask three who hesitated, one message each",
        "customer.belief",
      ),
    ],
    [
      facts.not_for.length < 2,
      unknown(
        "Which two kinds of customer do you turn away?",
        "name the last one you wished away",
        "customer.not_for",
      ),
    ],
  ];
  return [
    ...openPoints(material, {
      facts: ["customers", "trigger", "barrier", "belief_now", "belief_needed", "not_for"],
      fields: ["customer.last_three", "customer.trigger_barrier", "customer.belief", "customer.not_for"],
    }),
    ...missing.flatMap(([isMissing, point]) => isMissing ? [point] : []),
  ];
}
