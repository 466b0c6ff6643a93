import { sentencesOf } from "../../text/sentences.ts";
import { sharedStems, stemsOf } from "../../text/stems.ts";
import { isPhrase } from "../acts/phrase_patterns.ts";
import { isOnlyTalkWords } from "../acts/talk_form.ts";
import { clauseUnits, sentenceUnits } from "../acts/units.ts";
import { SAID } from "../corrections/patterns.ts";
import { COMMAND_WORDS, QUOTE_WORDS } from "../hearing/heard_words.ts";
import { pickIn } from "./candidate_picks.ts";
import { ownSentenceIn } from "./own_sentence.ts";

/**
 * What is said beside "none of these", as exact stretches; an empty list where nothing is, null where the message
 * rejects nothing.
 */
export function withoutRejection(stretches: string[]): string[] | null {
  const [first, ...others] = stretches;
  const [sentence] = first === undefined ? [] : sentenceUnits(first);
  if (first === undefined || sentence === undefined) return null;
  if (isPhrase("reject", sentence.text)) return kept(first.slice(sentence.to), others);
  const [clause, next] = clauseUnits(first, sentence);
  if (clause === undefined || next === undefined || !isPhrase("reject", clause.text)) return null;
  return kept(first.slice(clause.to), others);
}

/** A sentence of their own shares so many of its words with what they have said of the business. */
const LEAST_SHARED = 2;

/**
 * "None of those. The machine runs before you open": the founder's own sentence behind a refusal of ours, word for word;
 * null where nothing is said beside it, or what is said may as well be about the sentences.
 */
export function ownSentenceBeside(message: string, said: readonly string[]): string | null {
  const [own, ...others] = withoutRejection([message])?.flatMap(sentencesOf) ?? [];
  if (own === undefined || others.length > 0 || /[?？]\s*$/u.test(own)) return null;
  const isAboutOurs = QUOTE_WORDS.opens(own, "opens_with_pronoun") || pickIn(own, MOST_SENTENCES) !== null ||
    isOnlyTalkWords(own) || SAID.test(own) || COMMAND_WORDS.isIn(own, "no_longer");
  const shared = sharedStems(stemsOf(own), stemsOf(said.join(" ")));
  return !isAboutOurs && shared.length >= LEAST_SHARED ? ownSentenceIn(own, { isFloorOpen: true }) : null;
}

const MOST_SENTENCES = 3;

function kept(rest: string, others: string[]): string[] {
  const bare = rest.replace(/^[\s,;:–—-]+/u, "");
  return [bare, ...others].filter((text) => /[\p{L}\p{N}]/u.test(text));
}
