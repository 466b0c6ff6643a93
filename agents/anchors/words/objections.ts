import { type JourneyState, typedAnswer } from "../../domain/journey.ts";
import { phrasesIn, sentencesOf } from "../../text/text.ts";
import { isOutdated, type Said, sayFrom } from "./answers.ts";

/** What they say before they say no, and what the founder answers. */
export interface Objection {
  objection: Said;
  answer: Said | null;
}

/** Objections split at quoted speech and the colon behind it: each answer runs to the next objection. */
export function objectionsOf(state: JourneyState): Objection[] {
  const text = typedAnswer(state, "messaging.objections");
  const phrases = phrasesIn(text);
  if (phrases.length === 0) return unquoted(state, text);
  const places = phrases.map((phrase) => ({ phrase, at: text.indexOf(phrase) }));
  return places.map(({ phrase, at }, index) => {
    const next = places[index + 1]?.at ?? text.length + 1;
    const between = text.slice(at + phrase.length, next - 1);
    return { objection: sayFrom(state, "messaging.objections", phrase), answer: answerIn(state, between) };
  });
}

function answerIn(state: JourneyState, between: string): Said | null {
  const bare = between.replace(/^\s*['’”“"»」』]?[\s:,.–—→⇒>-]*/u, "").replace(/[\s'‘“„"«「『]*$/u, "");
  if (!/\p{L}/u.test(bare) || isOutdated(state, "messaging.objections", bare)) return null;
  return sayFrom(state, "messaging.objections", bare);
}

/** Without quoted speech, each sentence with a question mark or colon is an objection with its answer. */
function unquoted(state: JourneyState, text: string): Objection[] {
  return sentencesOf(text).flatMap((sentence) => {
    const match = /^(.{3,80}?)(?::|：|\?\s)\s*(.+)$/su.exec(sentence);
    if (match?.[1] === undefined || match[2] === undefined) return [];
    return [{
      objection: sayFrom(state, "messaging.objections", match[1]),
      answer: sayFrom(state, "messaging.objections", match[2]),
    }];
  });
}
