import { languagesOf } from "../../text/language.ts";
import { isAnothersWish } from "../../facts/statements/reported.ts";
import { cuesIn, FUNCTION_WORDS, type Language, withoutCues } from "../../text/lexicon.ts";
import { stemsOf } from "../../text/stems.ts";
import { isAlike } from "./alike.ts";
import { clausesOf } from "./clauses_of.ts";
import { type Conflict, conflictOf, type Ground, type Said } from "./conflict.ts";
import {
  isHabit,
  isOurs,
  isRefusing,
  PLANNED_IN,
  refusedRowsIn,
  rowsToDelete,
  withoutPurpose,
} from "./planned.ts";
import { isCommon, rivalNamed } from "./topics.ts";
import { WORDS } from "./words.ts";

/** Where somebody says what they never do. */
const REFUSED_IN: readonly string[] = [
  "customer.not_for",
  "identity.values",
  "identity.contrast",
  "offering.what",
];
/** Where somebody tells what they do beside what happened to them once. */
const TOLD_IN: readonly string[] = ["community.places", "channels.current"];
/** One word may mean anything: "no tents", "own tents". */
const LEAST_WORDS = 2;

/** Something that is never done, and done all the same: "I don't do concert halls", "I do the concert hall every month". */
export function refusedDeed(ground: Ground): Conflict[] {
  const deeds = ground.said.filter((said) => isPlannedOrRegular(ground, said));
  const offering = ground.sheet.facts.offering?.quote ?? "";
  return ground.said.filter(({ field }) => REFUSED_IN.includes(field)).flatMap((refusal) =>
    refusedThings(refusal.quote).filter((words) => !isOf(offering, words)).flatMap((words) => {
      const deed = deeds.find(({ turn, quote }) => turn !== refusal.turn && affirms(quote, words));
      if (deed === undefined) return [];
      return conflictOf({
        id: `deed:${words.join(" ")}`,
        a: refusal,
        b: deed,
        weight: 4,
        binding: "a",
        ask: "Which of the two holds from now on?",
        changes: { first: rowsToDelete(ground, deed, refusal), second: refusedRowsIn(ground, refusal) },
      });
    })
  );
}

/** The telling words of each thing that a sentence refuses whole: of "marinas under 40 berths" only some are refused. */
function refusedThings(sentence: string): string[][] {
  if (!isRefusing(sentence) || WORDS.isIn(sentence, "except")) return [];
  const languages = languagesOf(sentence);
  return clausesOf(sentence)
    .filter((clause) =>
      isRefusing(clause) && !/\d/.test(clause) && !WORDS.isIn(clause, "narrowing", "less_than", "more_than")
    )
    .flatMap((clause) => thingsIn(clause, languages)).filter((words) => words.length >= LEAST_WORDS);
}

/** "Sponsors on the stage", "losse verkoop": words with nothing but a preposition or an article between them. */
function thingsIn(clause: string, languages: readonly Language[]): string[][] {
  const bare = (["refuses", "does", "we"] as const).reduce(
    (text, kind) => text.replaceAll(new RegExp(WORDS.patternOf(kind, languages), "giu"), " | "),
    clause,
  );
  const joined = withoutCues(bare, languages, "prepositions", "articles", "article_numbers", "of");
  const apart = cuesIn(joined, languages, ...FUNCTION_WORDS).toReversed()
    .reduce(
      (text, { index, 0: words }) => `${text.slice(0, index)} | ${text.slice(index + words.length)}`,
      joined,
    );
  return apart.split("|").map(tellingIn);
}

/** What is planned, or happens again and again. */
function isPlannedOrRegular(ground: Ground, { field, quote }: Said): boolean {
  const languages = languagesOf(quote);
  return (PLANNED_IN.includes(field) || TOLD_IN.includes(field) && isHabit(quote, languages)) &&
    !isRefusing(withoutPurpose(quote)) &&
    !WORDS.patternOf("given_up", languages).test(quote) && !isAnothersWish(quote, languages) &&
    !rivalNamed(ground, quote);
}

/** True where one clause of the founder's own doing has all these words. */
function affirms(quote: string, words: readonly string[]): boolean {
  const languages = languagesOf(quote);
  return clausesOf(quote)
    .some((clause) =>
      isOf(withoutPurpose(clause), words) && isOurs(clause) &&
      !WORDS.patternOf("if", languages).test(clause)
    );
}

/** True where a text has all these words, in any form. */
function isOf(text: string, words: readonly string[]): boolean {
  const others = [...stemsOf(text)];
  return words.every((word) => others.some((each) => isAlike(word, each)));
}

/** The stems that say what a text is of: none that any two sentences share. */
function tellingIn(text: string): string[] {
  return [...stemsOf(text)].filter((word) => word.length > 1 && !isCommon(word));
}
