import { FIELD_IDS } from "../../domain/fields.ts";
import { type JourneyState, typedAnswer } from "../../domain/journey.ts";
import { namesIn, numbersIn, rememberedValue, sentencesOf } from "../../text/text.ts";
import { STOP_WORDS } from "../../text/words.ts";

/** Rivals by name: those with a page first, then names given as rivals that no page was read for. */
export function rivalNames(state: JourneyState): string[] {
  const fromPages = state.pages.filter((page) => page.role === "rival").map((page) => page.label);
  const answer = typedAnswer(state, "market.rivals");
  const corpus = [answer, typedAnswer(state, "market.alternative"), typedAnswer(state, "company.links")].join(
    "\n",
  );
  const named = namesIn(corpus).filter((name) => answer.includes(name) && opensClause(answer, name));
  const leading = sentencesOf(answer).map((sentence) =>
    LEADING_NAME.exec(sentence.replace(OPENER, ""))?.[0] ?? ""
  )
    .filter((name) => name !== "" && !STOP_WORDS.has(name.toLowerCase()) && numbersIn(name).length === 0);
  return [
    ...new Set([
      ...fromPages,
      ...named,
      ...[...leading, ...listed(answer)].filter((name) => !isWord(state, name)),
    ]),
  ];
}

/** "Shurgard, Storemates, and the back of the van": bare names in a row, where the first one opens the sentence. */
function listed(answer: string): string[] {
  return sentencesOf(answer).flatMap((sentence) => {
    const parts = sentence.replace(/[.!?]+$/, "").split(/,\s*(?:and |or )?/);
    const isName = (part: string) =>
      BARE_NAME.test(part) && !ORIGIN.test(part) && !STOP_WORDS.has(part.toLowerCase());
    return parts.length > 1 && isName(parts[0] ?? "") ? parts.filter(isName) : [];
  });
}

/** "Kajplan, Danish, free for the harbour" tells of one rival, not of two. */
const ORIGIN =
  /^(?:Americ|Argentin|Asi|Australi|Austri|Belgi|Brazili|Canadi|Europe|Hungari|Indi|Itali|Mexic|Norwegi|Russi|Afric)ans?$|^(?:Brit|Dan|Engl|Finn|Ir|Pol|Scott|Span|Swed|Turk)ish$|^(?:Chin|Japan|Portugu)ese$|^(?:Czech|Dutch|French|German|Greek|Korean|Swiss|Welsh|Local|Online|National|Regional|International)$/;

const BARE_NAME = /^\p{Lu}[\p{L}\p{N}&'’-]+(?: \p{Lu}[\p{L}\p{N}&'’-]+){0,3}$/u;

/** A sentence that opens with a name and a comma, a colon or its end: "Rover." */
const LEADING_NAME = /^\p{Lu}[\p{L}\p{N}&'’-]+(?: \p{Lu}[\p{L}\p{N}&'’-]*)*(?=[,:.]|$)/u;
const OPENER = /^(?:and|then|or|also|next|second|third|dann|und|puis|luego|y|en|og)\s/i;

/** True if a text names a rival, in full or by a word of the name that is long enough to know it by. */
export function namesRival(state: JourneyState, text: string): boolean {
  return rivalNames(state).flatMap((
    name,
  ) => [name, ...name.split(" ").filter((word) => word.length > 3 && /^\p{Lu}/u.test(word))])
    .some((name) => text.includes(name));
}

/** True if a sentence or clause of the text begins with the name: it is what is talked about. */
function opensClause(text: string, name: string): boolean {
  return sentencesOf(text).some((sentence) =>
    sentence.replace(
      /^(?:(?:and|then|or|the|e|und|en|og|et|der|die|das|de|den|det|le|la|les|el|los|o|a|os|as) )+/i,
      "",
    ).startsWith(name)
  );
}

/** True where the founder writes the name small elsewhere: "Tape." beside "tape the edges" is no company. */
function isWord(state: JourneyState, name: string): boolean {
  const small = name.toLowerCase();
  return small !== name && FIELD_IDS.some((field) => wordsOf(typedAnswer(state, field)).has(small));
}

const wordsOf = rememberedValue((text) => new Set(text.split(/[^\p{L}\p{N}-]+/u)));
