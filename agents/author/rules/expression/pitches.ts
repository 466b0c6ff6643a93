import type { Claim } from "../../../domain/claims.ts";
import type { TextFact } from "../../../domain/facts.ts";
import { claim, closed, markOf } from "../../../ledger/words.ts";
import type { StrategicMessaging } from "../../../strategy/expression.ts";
import type { Material } from "../../../strategy/material.ts";
import { sentencesOf, wordCount } from "../../../text/sentences.ts";
import { telling } from "../wording.ts";

type Pitch = StrategicMessaging["pitches"][number];

/** What a person says in that time, at 150 words a minute. */
const LENGTHS: { seconds: Pitch["seconds"]; words: number }[] = [
  { seconds: 10, words: 25 },
  { seconds: 30, words: 75 },
  { seconds: 60, words: 150 },
];

/** One sentence of the founder's, and how soon it is said. */
interface Spoken {
  claim: Claim;
  words: number;
}

/**
 * Three pitches of whole sentences of the founder's, each of which goes on where the shorter one ends: what they do,
 * what only they do, what came of it, why they do it. A sentence that does not fit is left out whole; a pitch that
 * would say nothing more than the shorter one is not there.
 */
export function pitchesOf({ sheet, sentences }: Material): Pitch[] {
  const { offering, only_we, proof, why } = sheet.facts;
  const first = spokenOf(telling(offering));
  const chosen = sentences.expression === undefined ? [] : [spoken(sentences.expression)];
  const opening = first.some(({ words }) => words <= (LENGTHS[0]?.words ?? 0))
    ? first
    : [...chosen, ...first];
  const order = [opening, spokenOf(telling(only_we)), spokenOf(telling(proof)), spokenOf(telling(why))];
  const pitches = LENGTHS.reduce<{ seconds: Pitch["seconds"]; said: Spoken[] }[]>(
    (done, { seconds, words }) => {
      const said = fill(order, done.at(-1)?.said ?? [], words);
      return said.length > (done.at(-1)?.said.length ?? 0) ? [...done, { seconds, said }] : done;
    },
    [],
  );
  return pitches.map(({ seconds, said }) => ({ seconds, sentences: said.map((each) => each.claim) }));
}

/** Sentences in the order of speech after those already said, as long as the time lasts. */
function fill(order: Spoken[][], before: Spoken[], most: number): Spoken[] {
  return order.flat().reduce((said, next) => {
    if (said.includes(next)) return said;
    const length = said.reduce((sum, { words }) => sum + words, 0);
    return length + next.words <= most ? [...said, next] : said;
  }, before);
}

function spokenOf(fact: TextFact | null): Spoken[] {
  if (fact === null) return [];
  return sentencesOf(fact.text).map((sentence) => {
    const isExact = fact.quote.includes(sentence);
    return spoken(claim(isExact ? `“${sentence}”` : closed(sentence), markOf(fact)));
  });
}

function spoken(sentence: Claim): Spoken {
  return { claim: sentence, words: wordCount(sentence.text) };
}
