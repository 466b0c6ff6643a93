import { GRAMMAR } from "../../text/grammar_words.ts";
import { isoDay } from "../../domain/days.ts";
import { FIELD_IDS, type FieldId } from "../../domain/fields.ts";
import { type Amount, amountsIn } from "../../text/amounts.ts";
import { currencyOfPlace, saysCurrency } from "../../text/currencies.ts";
import { daysIn, type NamedDay } from "../../text/due_days.ts";
import { isBase } from "./per_bases.ts";
import { isReported } from "../statements/reported.ts";
import { isTakenBackBetween } from "../statements/retracted_numbers.ts";
import { NUMBER_WORDS } from "../words.ts";
import type { FieldAnswer, Sentence, Standing, Statement, Statements } from "../statements/statement.ts";

/** A sentence with its amounts and days; all places are places in the sentence's text. */
export interface SentenceNumbers {
  sentence: Sentence;
  /** Those that are part of a date are left out. */
  amounts: Amount[];
  days: NamedDay[];
}

/** The currency of the place that a founder named, by what they said. */
const homes = new WeakMap<Statements, { place: string | null }>();
/** What a sentence was read as, by the founder's currency and the day. */
const bySentence = new WeakMap<Sentence, { key: string; read: SentenceNumbers }>();

function placeOf(said: Statements): string | null {
  const before = homes.get(said);
  if (before !== undefined) return before.place;
  const place = placeCurrency(said);
  homes.set(said, { place });
  return place;
}

/** A place of theirs, else what their own money is called, else the country of all places they speak of. */
function placeCurrency(said: Statements): string | null {
  const own = said.answers("company.stage_region", "offering.what").map(currencyNear);
  return own.find((currency) => currency !== null) ?? onlyOf(namedCurrencies(said)) ??
    onlyOf(said.answers(...FIELD_IDS).map(currencyNear));
}

const currencyNear = ({ text }: FieldAnswer) => currencyOfPlace(text.slice(0, MOST_READ));

/** "Euros", "£": what needs no place to be told apart. */
function namedCurrencies(said: Statements): (string | null)[] {
  return said.answers(...MONEY_FIELDS).flatMap(({ text }) =>
    amountsIn(text.slice(0, MOST_READ), { languages: said.languages, home: null })
      .filter((amount) => saysCurrency(amount.text)).map(({ currency }) => currency)
  );
}

/** The one currency of several readings; null where they differ or there is none. */
function onlyOf(currencies: (string | null)[]): string | null {
  const [only, ...others] = new Set(currencies.filter((currency) => currency !== null));
  return others.length === 0 ? only ?? null : null;
}

const MOST_READ = 2_000;

/** The sentences of some fields with their amounts and days; each sentence is read once. */
export function numbersOf(said: Statements, now: Date, ...fields: FieldId[]): SentenceNumbers[] {
  const home = placeOf(said);
  let wrong: Amount | null = null;
  return said.sentences(...fields).map((sentence) => {
    const { on } = sentence.answer;
    const day = on === undefined ? now : new Date(on);
    const key = `${home} ${isoDay(day)}`;
    const before = bySentence.get(sentence);
    if (before?.key === key) return before.read;
    const read = readSentence(sentence, { home, now: day });
    bySentence.set(sentence, { key, read });
    return read;
  }).map((numbers) => {
    const read = likeTakenBack(numbers, wrong);
    wrong = wrongAtEnd(read);
    return read;
  });
}

/** Max. numbers that are read of one sentence: more are a table that somebody pasted. */
const MOST_AMOUNTS = 40;

function readSentence(
  sentence: Sentence,
  { home, now }: { home: string | null; now: Date },
): SentenceNumbers {
  const { text, languages } = sentence;
  const days = withoutTakenBack(text, daysIn(text, { languages, now, monthFirst: home === "USD" }));
  const amounts = amountsIn(text, { languages, home }).filter(({ index, end, kind }) =>
    kind === "money" || !days.some((day) => index < day.end && end > day.index)
  ).filter((amount) => !isBase(text, amount)).slice(0, MOST_AMOUNTS);
  return { sentence, amounts, days };
}

/** "60 euros a month, no, 45": a bare number is of the kind that the one before it was, which was taken back. */
function likeTakenBack(numbers: SentenceNumbers, before: Amount | null): SentenceNumbers {
  const { sentence } = numbers;
  let wrong = before;
  const amounts = numbers.amounts.map((amount) => {
    const isRight = wrong?.kind === "money" && amount.kind === "number" && !amount.isArticle;
    const right: Amount = isRight ? { ...amount, kind: "money", currency: wrong?.currency ?? null } : amount;
    wrong = isWithdrawn(right, sentence) ? right : null;
    return right;
  });
  return { ...numbers, amounts };
}

/** The last number of a sentence where it was taken back: "It's 120. No, 140". */
function wrongAtEnd({ sentence, amounts }: SentenceNumbers): Amount | null {
  const last = amounts.at(-1);
  return last !== undefined && isWithdrawn(last, sentence) ? last : null;
}

function isWithdrawn({ index }: Amount, sentence: Sentence): boolean {
  return clauseAt(sentence, index)?.standing === "withdrawn";
}

/** "By April, no wait, by 31 May" names one day, with all of its words. */
function withoutTakenBack(text: string, days: readonly NamedDay[]): NamedDay[] {
  return days.reduce<NamedDay[]>((kept, day) => {
    const before = kept.at(-1);
    if (before === undefined || !isTakenBackBetween(text.slice(before.end, day.dueFrom))) {
      return [...kept, day];
    }
    const { index, dueFrom } = before;
    return [...kept.slice(0, -1), { ...day, index, dueFrom }];
  }, []);
}

/** The same, the newest message first: what is said anew goes before what was said. Its stretches keep their order. */
export function newestNumbersOf(said: Statements, now: Date, ...fields: FieldId[]): SentenceNumbers[] {
  const groups: SentenceNumbers[][] = [];
  for (const numbers of numbersOf(said, now, ...fields)) {
    const last = groups.at(-1);
    if (last?.[0]?.sentence.answer.turn === numbers.sentence.answer.turn) last.push(numbers);
    else groups.push([numbers]);
  }
  return groups.toReversed().flat();
}

/** Fields whose amounts of money are the founder's own. */
const MONEY_FIELDS: FieldId[] = ["revenue.model", "channels.capacity", "offering.what", "goal.twelve_months"];

/**
 * The currency of a bare number: the one that all of the founder's own amounts are in, else that of the place they
 * named; null where neither says.
 */
export function homeOf(said: Statements, now: Date): string | null {
  const currencies = numbersOf(said, now, ...MONEY_FIELDS).flatMap(({ amounts }) =>
    amounts.map(({ currency }) => currency)
  );
  return onlyOf(currencies) ?? placeOf(said);
}

/** The clause of a sentence in which a place of its text lies. */
export function clauseAt({ clauses, from }: Sentence, index: number): Statement | null {
  return clauses.find((clause) => from + index >= clause.from && from + index < clause.to) ?? null;
}

const NEVER: Standing[] = ["refuted", "withdrawn", "past", "question"];
const NOT = new RegExp(`${GRAMMAR.sourceOf("not")}\\s+(?:\\p{L}+\\s+)?$`, "iu");

/**
 * How an amount stands: "hedged" where its clause is, "refused" where it is negated by the word before it ("not nine")
 * or its clause was refuted, withdrawn, is over, a question or what somebody else says, else "stated".
 */
export function standingOf(
  sentence: Sentence,
  { index }: { index: number },
): "stated" | "hedged" | "refused" {
  const clause = clauseAt(sentence, index);
  if (clause !== null && (NEVER.includes(clause.standing) || isReported(clause.text, sentence.languages))) {
    return "refused";
  }
  const start = clause?.standing === "stated" ? clause.from - sentence.from : 0;
  if (NOT.test(sentence.text.slice(Math.max(start, index - 14), index))) return "refused";
  return clause?.standing === "hedged" ? "hedged" : "stated";
}

/** True for an amount whose clause speaks of before: "we had 300 members in 2023", "früher wollten wir 3 Filialen". */
export function isOfBefore(sentence: Sentence, { index }: { index: number }): boolean {
  return speaksOfBefore(clauseAt(sentence, index)?.text ?? "");
}

/** True for words about what was so once. */
export function speaksOfBefore(words: string): boolean {
  return NUMBER_WORDS.isIn(words, "before_now");
}
