import type { Claim } from "../../../domain/claims.ts";
import type { TextFact } from "../../../domain/facts.ts";
import { claim, closed, isExact, markOf } from "../../../ledger/words.ts";
import { withoutRivalSentences } from "../../../plan/publishable.ts";
import type { StrategicMessaging } from "../../../strategy/expression.ts";
import type { Material } from "../../../strategy/material.ts";
import { isNameOnly } from "../../../text/name_only.ts";
import { sentencesOf, wordCount } from "../../../text/sentences.ts";
import { telling } from "../wording.ts";

type Pitch = StrategicMessaging["pitches"][number];

/** What a person says in that time, at 150 words a minute. */
const SHORT = 25;
const MIDDLE = 75;
const LONG = 150;

/** A longer sentence is not said in one breath. */
const BREATH = 40;
/** A pitch does not end on a name alone. */
const FRAGMENT = 3;
/** Fewer words more make no longer pitch. */
const LEAST_MORE = 4;

/** A sentence of the founder's, and how many words it has. */
interface Spoken {
  claim: Claim;
  words: number;
}

/**
 * Three pitches of whole sentences of the founder's, in one order of speech: what they do, what only they do, what came
 * of it, why they do it. Each goes on where the shorter one ends; one that would say nothing more is not there.
 */
export function pitchesOf({ sheet, sentences }: Material): Pitch[] {
  const { offering, only_we, proof, why, rivals } = sheet.facts;
  const offer = spokenOf(telling(offering));
  // A pitch that names a rival sells the rival too, unless nothing else was said.
  const alone = only_we === null ? null : withoutRivalSentences(only_we, rivals) ?? only_we;
  const isShort = (offer[0]?.words ?? 0) <= SHORT;
  const chosen = sentences.expression === undefined || isShort ? [] : [spoken(sentences.expression)];
  const story = spokenOf(telling(why));
  const speech = [
    ...chosen,
    ...offer,
    ...[alone, proof].flatMap((fact) => spokenOf(telling(fact))),
    ...story,
  ];
  const told: { seconds: Pitch["seconds"]; said: Spoken[] }[] = [
    { seconds: 10, said: within(speech, SHORT) },
    { seconds: 30, said: within(speech, MIDDLE) },
    { seconds: 60, said: within(withStory(speech, story), LONG) },
  ];
  return told.filter(({ said }, at) => wordsIn(said) >= wordsIn(told[at - 1]?.said ?? []) + LEAST_MORE)
    .map(({ seconds, said }) => ({ seconds, sentences: said.map((each) => each.claim) }));
}

/** A story without its point is none: what the middle pitch does not say makes room for it where that is enough. */
function withStory(speech: Spoken[], story: Spoken[]): Spoken[] {
  const opening = within(speech, MIDDLE);
  const short = [...opening, ...story.filter((each) => !opening.includes(each))];
  return wordsIn(speech) > LONG && wordsIn(short) <= LONG ? short : speech;
}

function wordsIn(said: Spoken[]): number {
  return said.reduce((sum, { words }) => sum + words, 0);
}

/** The beginning of a speech that fits into so many words. */
function within(speech: Spoken[], most: number): Spoken[] {
  const ends = speech.map((_, at) => wordsIn(speech.slice(0, at + 1)));
  const count = ends.filter((end) => end <= most).length;
  const last = speech[count - 1];
  const isFragment = count < speech.length && last !== undefined &&
    (last.words < FRAGMENT || isNameOnly(last.claim.text.replace(/[“”]/gu, "")));
  return speech.slice(0, isFragment ? count - 1 : count);
}

/** A fact's sentences up to the first that is too long to be said. */
function spokenOf(fact: TextFact | null): Spoken[] {
  if (fact === null) return [];
  const all = sentencesOf(fact.text).map((sentence) => {
    return spoken(claim(isExact(sentence, fact.quote) ? `“${sentence}”` : closed(sentence), markOf(fact)));
  });
  const long = all.findIndex(({ words }) => words > BREATH);
  return long === -1 ? all : all.slice(0, long);
}

function spoken(sentence: Claim): Spoken {
  return { claim: sentence, words: wordCount(sentence.text) };
}
