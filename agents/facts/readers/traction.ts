import type { MeasureFact } from "../../domain/facts.ts";
import { readMeasures } from "../numbers/measures.ts";
import { inMoney } from "../numbers/turnover.ts";
import type { Reader } from "../reader.ts";
import { newestNumbersOf } from "../numbers/sentence_numbers.ts";

/**
 * What proves that it works: the numbers of the answer that asks for it. One that is said shorter there ("140 on the plan")
 * has the name under which it is measured ("140 folks on the 3 year plan").
 */
export const readTraction: Reader<MeasureFact[]> = (said, { now }) => {
  const measured = readMeasures(newestNumbersOf(said, now, "growth.numbers"), "measured");
  const read = readMeasures(newestNumbersOf(said, now, "pitch.traction"), "traction", measured.value);
  return { ...read, value: inMoney(read.value, said, now) };
};
