import type { MeasureFact } from "../../domain/facts.ts";
import { amountWords, wordPattern } from "../../text/amount_words.ts";
import { firstCue } from "../../text/lexicon.ts";
import { readMeasures } from "../numbers/measures.ts";
import { inMoney } from "../numbers/turnover.ts";
import type { Reader } from "../reader.ts";
import { newestNumbersOf, numbersOf } from "../numbers/sentence_numbers.ts";
import { MEASURE_WORDS } from "./words.ts";
import { stemList } from "../numbers/stated_numbers.ts";

/**
 * What is measured, from the answer that asks for it; from where the founder stands only money, percent and numbers of
 * customers, which nobody says but as a measure.
 */
export const readMeasured: Reader<MeasureFact[]> = (said, { now }) => {
  const own = readMeasures(newestNumbersOf(said, now, "growth.numbers"), "measured");
  const stage = readMeasures(numbersOf(said, now, "company.stage_region"), "measured");
  const customers = new Set(amountWords("customers", said.languages).flatMap((word) => stemList(word)));
  const plain = stage.value.filter(({ name, unit, value, quote }, at) => {
    const counts = stemList(unit ?? "").filter((stem) => customers.has(stem));
    const isPlain = unit === "%" || /^[A-Z]{3}$/.test(unit ?? "") || counts.length > 0;
    const before = [...own.value, ...stage.value.slice(0, at)];
    const isSaid = before.some((other) =>
      withoutDay(other.name) === withoutDay(name) || (other.value === value && other.unit === unit) ||
      (counts.length > 0 && stemList(other.unit ?? "").some((stem) => counts.includes(stem)))
    );
    // "15% in Curitiba" does not say what is counted.
    const saysWhere = firstCue(name, said.languages, "prepositions", "region")?.index === 0;
    return isPlain && !isSaid && !saysWhere && !wordPattern("already", said.languages).test(quote);
  });
  return { value: inMoney([...own.value, ...plain], said, now), unclear: own.unclear };
};

/** "ARR as of Friday" is the ARR. */
function withoutDay(name: string): string {
  return name.toLowerCase().replace(DAY_BEHIND, "");
}

const DAY_BEHIND = new RegExp(`\\s${MEASURE_WORDS.sourceOf("as_of")}\\s.*$`, "u");
