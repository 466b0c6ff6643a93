import type { FactSheet } from "../../domain/facts.ts";
import { usePutRight } from "../../facts/changes/corrected_uses.ts";
import { statedNumbers, stemList } from "../../facts/numbers/stated_numbers.ts";
import { amountsIn } from "../../text/amounts.ts";
import { wordCount } from "../../text/text.ts";
import { CORRECTION_WORDS } from "../hearing/heard_words.ts";
import { clauseUnits, type Unit } from "../acts/units.ts";
import { kindOf } from "./old_numbers.ts";
import type { CorrectionSetting, SpokenCorrection } from "./spoken_correction.ts";

/** A clause that gives a counted row a new number has few words beside it. */
const LONGEST_ROW_CLAUSE = 9;

/** Behind a count stands nothing, a whole, or one word that is no "times". */
const ENDS_COUNT = new RegExp(
  `^[\\s\\p{P}]*(?:$|${CORRECTION_WORDS.sourceOf("behind_count", "count_end")}(?!\\p{L})` +
    `|(?!${CORRECTION_WORDS.sourceOf("not_a_thing")})\\p{L}+[\\s\\p{P}]*$)`,
  "iu",
);

/** A clause that names one counted channel, or one thing with its price, and gives it another number. */
export function rowValuesIn(
  message: string,
  sentence: Unit,
  { sheet }: CorrectionSetting,
): SpokenCorrection[] {
  return clauseUnits(message, sentence).flatMap((clause) => [
    ...channelCountIn(clause, sheet),
    ...priceIn(clause, sheet),
    ...measureIn(clause, sheet),
    ...useIn(clause, sheet),
  ]);
}

/** A number that moves by more is another one: "48 customers" beside "customers lost: 2". */
const MOST_MOVED = 0.5;

/** "MRR is $18,400", "le taux de casse, c'est 3,8 %": the only measure whose whole name is said, and a number of its kind. */
function measureIn(clause: Unit, { facts }: FactSheet): SpokenCorrection[] {
  const [number, another] = statedNumbers(clause.text);
  if (number === undefined || another !== undefined || clause.isQuoted) return [];
  if (wordCount(clause.text) > LONGEST_ROW_CLAUSE) return [];
  const words = stemList(clause.text);
  const named = [...facts.measured, ...facts.traction].filter(({ name }) => {
    const stems = stemList(name);
    return stems.length > 0 && stems.every((stem) => words.includes(stem));
  });
  const [row] = named;
  if (row === undefined || named.some(({ value }) => value !== row.value)) return [];
  const { kind, value, currency, text } = number.amount;
  if (kind !== kindOf(row.unit) || value === row.value || (currency !== null && currency !== row.unit)) {
    return [];
  }
  if (Math.abs(value - row.value) > MOST_MOVED * Math.max(value, row.value)) return [];
  const quote = clause.text.replace(/[\s,;.]+$/u, "");
  return [{
    from: String(row.value),
    to: text,
    about: row.name,
    quote,
    evidence: quote,
    at: clause.from,
    to_at: clause.to,
  }];
}

/** "The yearly plan is €175", "l'abonnement passe à 190 €": the only price of the thing that is named. */
function priceIn(clause: Unit, { facts }: FactSheet): SpokenCorrection[] {
  const stated = statedNumbers(clause.text);
  const [number] = stated;
  if (number?.amount.kind !== "money" || stated.length > 1 || clause.isQuoted) return [];
  if (wordCount(clause.text) > LONGEST_ROW_CLAUSE) return [];
  const words = stemList(clause.text);
  const named = facts.prices.filter(({ for: what }) => {
    const stems = stemList(what ?? "");
    return stems.length > 0 && stems.every((stem) => words.includes(stem));
  });
  const [row] = named;
  const { value, text } = number.amount;
  const isOther = row !== undefined && row.amount !== value && isOfCurrency(text, row.currency);
  if (row === undefined || named.length > 1 || !isOther) return [];
  const quote = clause.text.replace(/[\s,;.]+$/u, "");
  return [{
    from: String(row.amount),
    to: text,
    about: "prices",
    quote,
    evidence: quote,
    at: clause.from,
    to_at: clause.to,
  }];
}

/** A dollar sign is whichever dollar the founder counts in. */
function isOfCurrency(sum: string, own: string | null): boolean {
  const [amount] = amountsIn(sum, { languages: ["en"], home: own });
  return (amount?.currency ?? own) === own;
}

/** "Because the boat is $40,000 with the cabin": the reason puts a use of the money right. */
function useIn(clause: Unit, { facts: { raise } }: FactSheet): SpokenCorrection[] {
  if (clause.isQuoted || wordCount(clause.text) > LONGEST_ROW_CLAUSE) return [];
  const right = usePutRight(clause.text, raise);
  if (right === null) return [];
  const quote = clause.text.replace(/[\s,;.]+$/u, "");
  return [{
    from: right.from,
    to: right.amount.text,
    about: "raise.use",
    quote,
    evidence: quote,
    at: clause.from,
    to_at: clause.to,
  }];
}

/** "Brokers is 15 of 26", "et Talensac 9". */
function channelCountIn(clause: Unit, { facts: { channels } }: FactSheet): SpokenCorrection[] {
  const [number] = statedNumbers(clause.text);
  if (number === undefined || clause.isQuoted || wordCount(clause.text) > LONGEST_ROW_CLAUSE) return [];
  const words = stemList(clause.text);
  const named = channels.filter(({ name }) => stemList(name).some((stem) => words.includes(stem)));
  const [row] = named;
  const isShare = number.amount.kind === "percent";
  const old = isShare ? row?.share : row?.count;
  if (row === undefined || named.length > 1 || old === null || old === undefined) return [];
  if (number.amount.kind !== "number" && !isShare) return [];
  if (!ENDS_COUNT.test(clause.text.slice(number.amount.end))) return [];
  const place = { at: clause.from, to_at: clause.to, quote: clause.text.replace(/[\s,;.]+$/u, "") };
  return old === number.amount.value ? [] : [{
    from: null,
    to: `${row.name} ${number.amount.text}`,
    about: "channels",
    evidence: place.quote,
    ...place,
  }];
}
