import type { MeasureFact } from "../../domain/facts.ts";
import { readMeasures } from "../numbers/measures.ts";
import type { Reader } from "../reader.ts";
import { newestNumbersOf } from "../numbers/sentence_numbers.ts";

/** What proves that it works: the numbers of the answer that asks for it. */
export const readTraction: Reader<MeasureFact[]> = (said, { now }) =>
  readMeasures(newestNumbersOf(said, now, "pitch.traction"), "traction");
