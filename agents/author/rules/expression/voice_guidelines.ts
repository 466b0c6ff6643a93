import type { Claim } from "../../../domain/claims.ts";
import type { Facts, TextFact } from "../../../domain/facts.ts";
import { inference } from "../../../ledger/marks.ts";
import { plainNumber } from "../../../ledger/sums.ts";
import { claim, markOf } from "../../../ledger/words.ts";
import type { VoiceGuidelines } from "../../../strategy/expression.ts";
import type { Material } from "../../../strategy/material.ts";
import { sentencesOf, wordCount } from "../../../text/sentences.ts";
import { openPoints, unknown } from "../open_points.ts";
import { firstHeadline, headlineOf, quoted } from "../wording.ts";

/** What the founder really wrote, what can be counted in it, and empty words beside full ones where both were said. */
export function writeVoiceGuidelines(material: Material): VoiceGuidelines {
  const { facts } = material.sheet;
  const { voice_sample: sample } = facts;
  const counted = sample === null ? [] : countedRules(sample);
  return {
    headline: firstHeadline(
      [counted[0] ?? null, headlineOf("Write as you wrote", sample)],
      "No real message was shown yet.",
      "voice.sample",
    ),
    sample: sample === null ? null : quoted(sample),
    rules: counted.map((rule) => ({ rule, tips_over: null })),
    moments: [],
    words: { use: [], avoid: [], never: [] },
    pairs: pairsOf(facts),
    choice: null,
    unknowns: [
      ...openPoints(material, { facts: ["voice_sample"], fields: ["voice.sample"] }),
      ...(sample === null
        ? [unknown("How do you write to a customer?", "paste the last message you sent", "voice.sample")]
        : []),
    ],
  };
}

/** Fewer sentences show no habit. */
const FEW = 3;

/** Length and loudness, counted in the sample. */
function countedRules(sample: TextFact): Claim[] {
  const sentences = sentencesOf(sample.text);
  if (sentences.length < FEW) return [];
  const words = sentences.map(wordCount);
  const all = words.reduce((sum, each) => sum + each, 0);
  const average = plainNumber(Math.round(all / sentences.length));
  const loud = (sample.text.match(/[!！]/gu) ?? []).length;
  // Hardly anybody shouts at customers: only who does has a habit to be told.
  const marks = loud === 0 ? "" : loud === 1 ? ", one exclamation mark" : `, ${loud} exclamation marks`;
  return [claim(
    `${average} words a sentence, ${Math.max(...words)} at most${marks}.`,
    markOf(sample),
    inference(["voice_sample"], `${all} ÷ ${sentences.length}`),
  )];
}

const MOST_PAIRS = 6;

/** A value that every rival could claim beside a behaviour that was told to the same question. */
function pairsOf({ values }: Facts): VoiceGuidelines["pairs"] {
  const full = values.filter(({ thin }) => thin !== true);
  return values.filter(({ thin }) => thin === true).flatMap((off, at) => {
    const on = full[at];
    return on === undefined ? [] : [{ off: quoted(off), on: quoted(on) }];
  }).slice(0, MOST_PAIRS);
}
