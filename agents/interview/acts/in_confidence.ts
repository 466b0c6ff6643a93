import { withoutQuoted } from "../../facts/statements/standing.ts";
import { ANSWERS } from "../../facts/words.ts";
import { languagesOf } from "../../text/language.ts";
import { cuesIn, hasCue, LANGUAGES } from "../../text/lexicon.ts";
import { type Act, actOf } from "./act.ts";
import { isPhrase } from "./phrase_patterns.ts";
import { clauseUnits, openingsOf, type Unit } from "./units.ts";
import { ASIDE_WORDS } from "../hearing/heard_words.ts";

/** "Entre nous", "just between you and me": so many words open what is told in confidence, with or without a comma. */
const LONGEST_OPENING = 6;

/**
 * What is told in confidence is meant for no page: the sentence that says so anywhere in it, and the one before where
 * the whole sentence only asks to keep that secret.
 */
export function withoutConfidences(message: string, sentences: readonly Unit[], acts: Act[]): Act[] {
  const secret = sentences.filter((sentence, at) => {
    const next = sentences[at + 1];
    return !sentence.isQuoted &&
      (isToldInConfidence(message, sentence) || next !== undefined && isPhrase("kept_secret", next.text));
  });
  return acts.map((act) => {
    const isSecret = secret.some(({ from, to }) => from <= act.from && act.to <= to);
    return act.kind === "answer" && isSecret ? actOf(act, { kind: "remark", about: "aside" }) : act;
  });
}

function isToldInConfidence(message: string, sentence: Unit): boolean {
  const clauses = clauseUnits(message, sentence);
  const isAsked = clauses.some(({ text, isQuoted }) =>
    !isQuoted &&
    (isPhrase("kept_secret", withoutReason(text)) || ANSWERS.isIn(withoutQuoted(text), "disowned"))
  );
  if (isAsked) return true;
  const opening = openingsOf(sentence, LONGEST_OPENING).findLast(isConfidence);
  const told = opening === undefined ? clauses.filter(isConfidence) : [opening];
  return told.some(({ to, isQuoted }) => !isQuoted && !isShared(message.slice(to, sentence.to)));
}

/** "Don't write that down because I'm not licensed": what is asked, without why. */
function withoutReason(text: string): string {
  const why = cuesIn(text, languagesOf(text), "because").find(({ index }) => index > 0);
  return text.slice(0, why?.index).trim();
}

function isConfidence({ text }: Unit): boolean {
  return isPhrase("in_confidence", text);
}

/** "Between us and the mill", "entre nous deux", "between us we have thirty years": who shares it, and no secret. */
function isShared(rest: string): boolean {
  const isCounted = /\d/.test(rest) || hasCue(rest, LANGUAGES, "number_words");
  return SHARED_WITH.test(rest) || WE.test(rest) && isCounted;
}

const SHARED_WITH = new RegExp(`^\\s*(?:\\d|&|${ASIDE_WORDS.sourceOf("shared_with")})`, "iu");
const WE = new RegExp(`^[\\s,]*${ASIDE_WORDS.sourceOf("we")}`, "iu");
