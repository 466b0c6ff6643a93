import { rateAnywhere } from "../../facts/numbers/rates.ts";
import { isAnothersWish } from "../../facts/statements/reported.ts";
import { hasCue } from "../../text/lexicon.ts";
import { stemsOf } from "../../text/stems.ts";
import { isUnspaced } from "../../text/text.ts";
import { type Conflict, conflictOf, type Ground } from "./conflict.ts";
import { isAlike } from "./alike.ts";
import {
  HABIT_FIELDS,
  isHabit,
  isRefusing,
  isSaidByCustomer,
  NOT_DONE_IN,
  REFUSAL_FIELDS,
  refusedRowsIn,
  rowsToDelete,
  withoutPurpose,
} from "./planned.ts";
import { bounds, type ClauseIndex, indexOf, type SaidClause } from "./said_clauses.ts";
import { rivalNamed } from "./topics.ts";
import { BOUNDS, WORDS } from "./words.ts";

/** Where somebody says what they are not, and so what they refuse; numbers nobody knows are no refusal. */
const ALSO_REFUSED_IN: readonly string[] = [...REFUSAL_FIELDS, "identity.contrast"];
/** What is counted is no refusal. */
const COUNTED_IN = "growth.numbers";
/** Nor is what is held dear, or done only if a bet is lost. */
const ALSO_NOT_DONE_IN: readonly string[] = [...NOT_DONE_IN, "identity.values", "evolution.bet"];

const LEAST_SHARED = 2;
/** Pairs of signs: three of them are a word of two or four signs. */
const LEAST_UNSPACED = 3;
/** What is told in more sentences is what the business is about. */
const MOST_SENTENCES = 4;

/**
 * Something that is refused in one answer and done in another, in any form of the same words: "I never give a price by
 * photo" and "send me a photo and you have a price the same evening".
 */
export function deniedAndDone(ground: Ground): Conflict[] {
  const index = indexOf(ground);
  const offering = [...stemsOf(ground.sheet.facts.offering?.quote ?? "")];
  const isOfBusiness = (stem: string) => offering.some((each) => isAlike(stem, each));
  return index.clauses.filter((clause) => isRefusal(ground, clause)).flatMap((refusal) => {
    const telling = refusal.stems.filter((stem) =>
      index.sentencesTelling(stem) <= MOST_SENTENCES && !isOfBusiness(stem)
    );
    const deed = doneIn(index, refusal, telling).find((clause) => isDone(ground, clause, refusal));
    return deed === undefined ? [] : conflictOf({
      id: `done:${refusal.stems.join(" ")}`,
      a: refusal.said,
      b: deed.said,
      weight: 3,
      binding: "a",
      ask: "Which of the two holds from now on?",
      changes: {
        first: rowsToDelete(ground, deed.said, refusal.said),
        second: refusedRowsIn(ground, refusal.said),
      },
    });
  });
}

/** A refusal of the founder's own, without a number, an exception or a second refusal in the same breath. */
function isRefusal(ground: Ground, clause: SaidClause): boolean {
  const { said, text, languages, stems } = clause;
  const isNamed = REFUSAL_FIELDS.includes(said.field);
  if (stems.length === 0 || /\d/.test(text) || !clause.isDenied && !isNamed) return false;
  if (said.field === COUNTED_IN) return false;
  if (NOT_DONE_IN.includes(said.field) && !ALSO_REFUSED_IN.includes(said.field)) return false;
  if (WORDS.isIn(said.quote, "except") || WORDS.patternOf("if", languages).test(said.quote)) return false;
  if (WORDS.isIn(text, "less_than", "more_than") || isTwiceDenied(clause)) return false;
  if (clause.isOurs) return true;
  return (isNamed || WORDS.opens(text, "none_of") || isUnspaced(text)) && !rivalNamed(ground, text) &&
    !hasCue(text, languages, "third_person");
}

/** "I charge no part that I do not show" refuses neither; French says each no in two words. */
function isTwiceDenied({ text, languages }: SaidClause): boolean {
  if (languages.length !== 1 || languages.includes("fr") || languages.includes("ja")) return false;
  const denials = new RegExp(WORDS.patternOf("refuses", languages), "giu");
  return [...text.matchAll(denials)].length > 1;
}

/** The clauses of other answers that tell enough of what is refused, in their order. */
function doneIn(index: ClauseIndex, refusal: SaidClause, telling: readonly string[]): SaidClause[] {
  const isOfOurselves = isDoneByOurselves(refusal);
  if (telling.length === 0 && !isOfOurselves) return [];
  const { stems, said, text } = refusal;
  const least = isUnspaced(text) ? LEAST_UNSPACED : LEAST_SHARED;
  const shared = new Map<SaidClause, string[]>();
  for (const stem of stems) {
    for (const clause of index.telling(stem)) {
      if (clause.said.turn !== said.turn) shared.set(clause, [...shared.get(clause) ?? [], stem]);
    }
  }
  return index.clauses.filter((clause) => {
    const own = shared.get(clause) ?? [];
    return sharesAll(own, refusal) &&
        (own.length >= least && own.some((stem) => telling.includes(stem)) ||
          isOfOurselves && own.some((stem) => !isOwnHands(stem)) && isDoneByOurselves(clause)) ||
      isOnlyDeed(index, refusal, clause, own);
  });
}

/** Where words are not spaced, a pair with a sign of grammar tells how a word stands, and not which. */
function sharesAll(shared: readonly string[], { stems, text }: SaidClause): boolean {
  if (shared.length === stems.length || !isUnspaced(text)) return shared.length === stems.length;
  const words = stems.filter((stem) => !/\p{Script=Hiragana}/u.test(stem));
  return words.length > 0 && words.every((word) => shared.includes(word));
}

/** "We don't repair ourselves", "we repair the first ten ourselves": a word of the business, said of one's own hands. */
function isDoneByOurselves(clause: SaidClause): boolean {
  return clause.isOurs && bounds(clause, "ourselves");
}

function isOwnHands(stem: string): boolean {
  return BOUNDS.phrasesOf("ourselves").some((phrase) => stemsOf(phrase).has(stem));
}

/** "We outsource nothing" and "we outsource the compost": one word that is said nowhere else, and by us both times. */
function isOnlyDeed(index: ClauseIndex, refusal: SaidClause, clause: SaidClause, shared: string[]): boolean {
  const [only] = shared;
  return only !== undefined && refusal.stems.length === 1 && refusal.isDenied && refusal.isOurs &&
    clause.isOurs &&
    index.sentencesTelling(only) === LEAST_SHARED && clause.stems.some((stem) => isAlike(stem, only)) &&
    WORDS.patternOf("strictly", refusal.languages).test(refusal.text);
}

function isDone(ground: Ground, clause: SaidClause, refusal: SaidClause): boolean {
  const { said, languages, isDenied, isConditional, text } = clause;
  return !isDenied && !isConditional && !ALSO_NOT_DONE_IN.includes(said.field) &&
    !isRefusing(withoutPurpose(said.quote)) &&
    !isPast(clause) &&
    (!HABIT_FIELDS.includes(said.field) || isHabit(said.quote, languages)) &&
    !WORDS.patternOf("given_up", languages).test(said.quote) &&
    !isAnothersWish(said.quote, languages) &&
    (!rivalNamed(ground, said.quote) || rivalNamed(ground, refusal.text)) &&
    !isSaidByCustomer(ground, said, text) && isByUs(ground, clause, refusal);
}

/** Where words are not spaced the verb ends the clause and tells its time. */
function isPast({ text }: SaidClause): boolean {
  return isUnspaced(text) && /(?:ました|だった|でした|かった)$/u.test(text);
}

/**
 * What founders say they do, what they ask money for, or what the customer is asked to do; and no neighbour's doing.
 * Whom an objection's answer takes although they are only named as turned away is told by the consent in it.
 */
function isByUs(ground: Ground, { isOurs, said, text, languages }: SaidClause, refusal: SaidClause): boolean {
  return isOurs || isUnspaced(text) || namesTeam(ground, said.quote) ||
    said.field === "revenue.model" && (/\d/.test(text) || rateAnywhere(text, languages) !== null) ||
    said.field === "messaging.objections" && refusal.isDenied && !hasCue(text, languages, "third_person");
}

/** True where somebody of the founder's own team is named. */
function namesTeam({ sheet: { facts } }: Ground, text: string): boolean {
  return facts.team.some(({ who }) => {
    const [name = ""] = /^\p{Lu}\p{L}{2,}/u.exec(who) ?? [];
    return name !== "" && new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u").test(text);
  });
}
