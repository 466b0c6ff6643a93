import { isFirstPerson } from "../../../facts/passages/items.ts";
import { isReported } from "../../../facts/statements/reported.ts";
import { speaksOfBefore } from "../../../facts/numbers/sentence_numbers.ts";
import { clauseIndexAt, clausesIn } from "../../../facts/statements/statements.ts";
import { retractionsOf } from "../../../facts/statements/retracted_numbers.ts";
import { languagesOf } from "../../../text/language.ts";
import { LANGUAGES, phrasesOf, phrasesPattern } from "../../../text/lexicon.ts";
import { wordCount } from "../../../text/sentences.ts";
import { sharedStems, stemsOf } from "../../../text/stems.ts";
import type { Figure } from "./figure.ts";
import { figuresIn } from "./figures.ts";
import type { Ground } from "./ground.ts";
import { namesRival } from "./names_rival.ts";
import { BORROWED, NUMBERS } from "./words.ts";

/** A number that stands in what was said and is not the founder's of today: the clause that says so. */
export interface Borrowed {
  from: "somebody" | "before" | "rival";
  clause: string;
}

/** Whose a number of a sentence is; null for the founder's own of today. */
export function borrowedIn(text: string, { index, unit }: Figure, ground: Ground): Borrowed | null {
  const clauses = clausesIn(text);
  const at = clauseIndexAt(clauses, index);
  const clause = clauses[at];
  if (clause === undefined) return null;
  const languages = languagesOf(text);
  const words = clause.text;
  if (isReported(words, languages)) return { from: "somebody", clause: words };
  // "My colleague thinks, it should be 500."
  const ahead = clauses[at - 1]?.text ?? "";
  if (isReported(ahead, languages) && !/\d/u.test(ahead) && wordCount(ahead) <= MOST_BEFORE) {
    return { from: "somebody", clause: `${ahead}, ${words}` };
  }
  if (unit.kind === "percent" || unit.kind === "time") return null;
  const isOfOthers = !isFirstPerson(words, languages) || GUESSED_OF_OTHERS.test(words);
  if (namesRival(text, ground) && isOfOthers) return { from: "rival", clause: words };
  const isTakenBack = retractionsOf(text).some(({ wrongAt, to }) => index >= wrongAt && index < to);
  return isTakenBack || clause.standing === "past" || speaksOfBefore(words) || BEFORE.test(words) ||
      UNTIL.test(text)
    ? { from: "before", clause: words }
    : null;
}

const BEFORE = new RegExp(`^${BORROWED.sourceOf("before")}`, "iu");
/** "Until 2023 we charged by volume" tells of before in all of its clauses. */
const UNTIL = new RegExp(
  `${BORROWED.sourceOf("until")}\\s(?:${BORROWED.sourceOf("last_year")}|(?:${
    BORROWED.sourceOf("the_year")
  }\\s?)?(?:19|20)\\d{2}(?!\\d))`,
  "iu",
);
/** "I think he takes 60": what somebody else asks is guessed at. */
const GUESSED_OF_OTHERS = new RegExp(
  `${BORROWED.sourceOf("i_think")},?\\s?(?:${BORROWED.sourceOf("that")}\\s)?(?:${
    phrasesPattern(phrasesOf(LANGUAGES, "third_person"))
  }|${BORROWED.sourceOf("that_one")})[\\s'’]`,
  "iu",
);

/** "My colleague thinks": so short is what only says whose words follow. */
const MOST_BEFORE = 4;

/** What is told of a number that is not the founder's of today; null where the text says whose it is. */
export function presentsAsOwn(
  figure: Figure,
  { from, clause }: Borrowed,
  { text, figures, ground }: { text: string; figures: readonly Figure[]; ground: Ground },
): string | null {
  const number = figure.text.trim();
  if (from === "somebody") {
    const isNamed =
      sharedStems([...stemsOf(withoutNumbers(clause, ground))], stemsOf(withoutNumbers(text, ground)))
        .length > 0;
    return isNamed ? null : `${number} is what somebody else says (“${clause}”): say who, or leave it out.`;
  }
  const before = text.slice(0, figure.index);
  // "For 325 you open both lids": who asks it types no sign.
  const isBare = figure.unit.kind === "plain" && figure.noun === "" && figure.isDigits && FOR.test(before);
  if (figure.unit.kind !== "money" && !isBare) return null;
  // What was turned down, lost or paid once is told as what it was; a price that is told stands today.
  const isPrice = NUMBERS.isIn(text, "costs") || IS.test(before) || FOR.test(before);
  if (!isPrice) return null;
  // Beside another sum of money it is compared.
  if (
    figures.filter(({ unit }) => unit.kind === "money").length > 1 ||
    COMPARED.test(clausesAround(text, figure))
  ) {
    return null;
  }
  if (from === "rival") {
    return namesRival(clausesAround(text, figure), ground) || NUMBERS.isIn(text, "theirs")
      ? null
      : `${number} is a rival's (“${clause}”): name them, or use the founder's own.`;
  }
  const isPast = speaksOfBefore(text) ||
    clausesIn(text).some(({ text: words, standing }) => standing === "past" || BEFORE.test(words));
  return isPast ? null : `${number} was so before (“${clause}”): use what stands today, or say when it was.`;
}

/** A clause that has no more words than this beside its price is nothing but a price. */
const MOST_BESIDE_PRICE = 1;

/**
 * The clause of a number and the one behind it: "For 325, Laurel Ridge opens one lid" names whose price it is. The one before
 * it too where it is nothing but a price: "Laurel Ridge opens one lid, for 325".
 */
function clausesAround(text: string, { index }: Figure): string {
  const clauses = clausesIn(text);
  const at = clauseIndexAt(clauses, index);
  if (at === -1) return text;
  const words = clauses[at]?.text.replace(/[\d\p{Sc}.,]+/gu, " ") ?? "";
  const from = wordCount(words) <= MOST_BESIDE_PRICE ? Math.max(0, at - 1) : at;
  return clauses.slice(from, at + 2).map((clause) => clause.text).join(", ");
}

/** "For 325 you open both lids", "à 0,35 € la bouteille". */
const FOR = new RegExp(
  `${BORROWED.sourceOf("for")}\\s(?:${NUMBERS.sourceOf("only")}\\s)?(?:R\\$\\s?|\\p{Sc}\\s?)?$`,
  "iu",
);

/** "The contract is £360". */
const IS = new RegExp(`${NUMBERS.sourceOf("is")}\\s(?:\\p{Sc}\\s?)?$`, "iu");

/** The words around the numbers of a text. */
function withoutNumbers(text: string, ground: Ground): string {
  return figuresIn(text, ground).reduceRight(
    (words, { index, end }) => `${words.slice(0, index)} ${words.slice(end)}`,
    text,
  );
}

const COMPARED = new RegExp(NUMBERS.sourceOf("difference", "rises", "falls"), "iu");
