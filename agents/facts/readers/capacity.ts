import type { CapacityFact, Money, UnclearFact } from "../../domain/facts.ts";
import { homeOf, newestNumbersOf, type SentenceNumbers } from "../numbers/sentence_numbers.ts";
import { tightened } from "../numbers/tightened.ts";
import { evidenceOf, type Reader, type Reading } from "../reader.ts";
import type { FoundOrAsked } from "./found_or_asked.ts";
import { hoursIn, settles } from "./hours_a_week.ts";
import { moneyIn, withBareMoney } from "./money_a_month.ts";

const FIELD = "channels.capacity";

/**
 * Hours a week and money a month. Days count only where they were called full (8 hours each); money a year only where a
 * twelfth of it is a whole amount. Anything else is asked.
 */
export const readCapacity: Reader<CapacityFact | null> = (said, setting): Reading<CapacityFact | null> => {
  const sentences = newestNumbersOf(said, setting.now, FIELD);
  const hours = firstFound([...sentences.filter(settles), ...sentences], hoursIn);
  const money = firstFound(
    withBareMoney(sentences, homeOf(said, setting.now)),
    (numbers) => moneyIn(numbers, said, setting),
  );
  const hours_a_week = hours?.value ?? null;
  const money_a_month = money?.value ?? null;
  const asked = [{ found: hours, part: "hours_a_week" }, { found: money, part: "money_a_month" }];
  const unclear = asked.flatMap(({ found, part }): UnclearFact[] => {
    if (found === null || found.question === null) return [];
    const { turn, field } = found.from.sentence.answer;
    return [{ fact: "capacity", part, quote: found.quote, turn, field, question: found.question }];
  });
  const carrier = [hours, money].find((found) => found !== null && found.value !== null);
  if (carrier === undefined || carrier === null) return { value: null, unclear };
  const values = [hours_a_week, money_a_month?.amount].filter((value) =>
    value !== null && value !== undefined
  );
  const quote = tightened(quoteOf(hours, money, carrier.quote), values);
  return {
    value: { hours_a_week, money_a_month, ...evidenceOf(carrier.from.sentence.answer, quote) },
    unclear,
  };
};

/** From the hours to the money where one answer has both, else the first of them. */
function quoteOf(
  hours: FoundOrAsked<number> | null,
  money: FoundOrAsked<Money> | null,
  fallback: string,
): string {
  if (hours === null || money === null || hours.value === null || money.value === null) return fallback;
  const { answer, from } = hours.from.sentence;
  if (answer !== money.from.sentence.answer) return fallback;
  const start = Math.min(from, money.from.sentence.from);
  const end = Math.max(hours.from.sentence.to, money.from.sentence.to);
  return end - start <= MOST_QUOTED ? answer.text.slice(start, end) : fallback;
}

const MOST_QUOTED = 240;

function firstFound<T>(
  sentences: SentenceNumbers[],
  read: (numbers: SentenceNumbers) => FoundOrAsked<T> | null,
): FoundOrAsked<T> | null {
  const found = sentences.map(read).filter((each) => each !== null);
  return found.find(({ value }) => value !== null) ?? found[0] ?? null;
}
