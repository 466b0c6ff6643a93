import { languagesOf } from "../../text/language.ts";
import { hasCue, type Language, withoutCues } from "../../text/lexicon.ts";
import { moneyIn } from "../../text/quantities.ts";
import { stemsOf } from "../../text/stems.ts";
import { isAlike } from "./alike.ts";
import { type Conflict, conflictOf, type Ground, type Said } from "./conflict.ts";
import { NOT_DONE_IN, refusedRowsIn, rowsToDelete } from "./planned.ts";
import { WAYS_REFUSED_IN } from "./refused_way.ts";
import { indexOf, type SaidClause } from "./said_clauses.ts";
import { isCommon } from "./topics.ts";
import { WORDS } from "./words.ts";

/** Money that is taken from nobody of a kind, and one of them who pays: told by the kind, or by a rival's name. */
export function refusedPayers(ground: Ground): Conflict[] {
  const { clauses } = indexOf(ground);
  const payments = clauses.filter(isPayment);
  return clauses.filter(refusesMoney).flatMap((refusal) => {
    const kind = payersIn(refusal);
    const names = namesOfKind(ground, kind);
    const isPayer = (word: string) => names.includes(word) || isOfKind(word, kind);
    const paid = payments.find((clause) =>
      clause.said.turn !== refusal.said.turn && hasPayer(clause, isPayer)
    );
    return paid === undefined ? [] : conflictOf({
      id: "way:money",
      a: refusal.said,
      b: paid.said,
      weight: 4,
      binding: "a",
      ask: "Which of the two holds from now on?",
      changes: {
        first: rowsToDelete(ground, paid.said, refusal.said),
        second: refusedRowsIn(ground, refusal.said),
      },
    });
  });
}

/** True where a text is of money that somebody pays or offers, of whom "money from them" speaks. */
export function takesMoneyFrom(text: string, moneyFrom: string): boolean {
  const languages = languagesOf(moneyFrom);
  const kind = WORDS.patternOf("money", languages).test(moneyFrom)
    ? payersIn({ text: moneyFrom, languages })
    : [];
  return kind.length > 0 && moneyIn(text).length > 0 &&
    hasPayer({ text, languages: languagesOf(text) }, (word) => isOfKind(word, kind));
}

type Words = Pick<SaidClause, "text" | "languages">;

function refusesMoney({ said, text, languages, isDenied, isOurs, isConditional }: SaidClause): boolean {
  return WAYS_REFUSED_IN.includes(said.field) && isDenied && isOurs && !isConditional && !/\d/.test(text) &&
    WORDS.patternOf("money", languages).test(text) && !WORDS.isIn(said.quote, "except");
}

const LEAST_LETTERS = 3;
const LEAST_OF_NAME = 4;

/** "Manufacturer" of "money from manufacturers": the stems of what stands behind "from". */
function payersIn({ text, languages }: Words): string[] {
  const from = WORDS.patternOf("from_payer", languages).exec(text);
  if (from === null) return [];
  const behind = (["money", "refuses", "does", "we"] as const).reduce(
    (rest, kind) => without(rest, kind, languages),
    text.slice(from.index + from[0].length),
  );
  return [...stemsOf(behind)].filter((stem) => stem.length >= LEAST_LETTERS && !isCommon(stem));
}

/** "They pay us 4 %", and of prices "they pay 400 €": money that comes in. */
function isPayment({ said, text, languages, isOurs, isDenied, isConditional }: SaidClause): boolean {
  return !isOurs && !isDenied && !isConditional && !NOT_DONE_IN.includes(said.field) &&
    WORDS.patternOf("pays", languages).test(text) &&
    (WORDS.patternOf("to_us", languages).test(text) || said.field === "revenue.model") &&
    (moneyIn(text).length > 0 || /\d\s?%/u.test(text) || WORDS.patternOf("money", languages).test(text));
}

/** Who pays stands so near before "pay" or behind "us": "makers now pay us", "zahlt uns Hallmer". */
const MOST_WORDS_AWAY = 2;

function hasPayer({ text, languages }: Words, isPayer: (word: string) => boolean): boolean {
  const words = text.match(/[\p{L}’'-]+/gu) ?? [];
  const isKind = (word: string, kind: "pays" | "to_us") => WORDS.patternOf(kind, languages).test(word);
  return words.some((word, at) =>
    isPayer(word) && !hasCue(words[at - 1] ?? "", languages, "prepositions") &&
    (words.slice(at + 1, at + 2 + MOST_WORDS_AWAY).some((behind) => isKind(behind, "pays")) ||
      words.slice(Math.max(0, at - MOST_WORDS_AWAY), at).some((before) => isKind(before, "to_us")))
  );
}

/** True for a word of the refused kind, also as the end of a longer one. */
function isOfKind(word: string, kind: readonly string[]): boolean {
  return [...stemsOf(word)].some((stem) => kind.some((each) => isAlike(each, stem) || stem.endsWith(each)));
}

/** The rivals of whom the founder says that they are of this kind: "the makers, above all Hallmer", "Hallmer is a maker". */
function namesOfKind({ said, sheet: { facts } }: Ground, kind: readonly string[]): string[] {
  return facts.rivals.filter((rival) => rival.kind === "company")
    .map(({ name }) => name.split(/\s/u)[0] ?? "")
    .filter((name) => name.length >= LEAST_OF_NAME && said.some((each) => isCalledOf(each, name, kind)));
}

function isCalledOf({ quote, languages = [] }: Said, name: string, kind: readonly string[]): boolean {
  const at = quote.indexOf(name);
  if (at < 0) return false;
  return [...quote.matchAll(/\p{L}+/gu)].filter(([word]) => isOfKind(word, kind)).some(
    ({ index, 0: word }) => {
      const between = index < at
        ? quote.slice(index + word.length, at)
        : quote.slice(at + name.length, index);
      return !/[\p{L}\p{N}]/u.test(
        withoutCues(without(between, "such_as", languages), languages, "articles"),
      );
    },
  );
}

type Kind = Parameters<typeof WORDS.isIn>[1];

function without(text: string, kind: Kind, languages: readonly Language[]): string {
  return text.replaceAll(new RegExp(WORDS.patternOf(kind, languages), "giu"), " ");
}
