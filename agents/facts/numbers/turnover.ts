import type { MeasureFact } from "../../domain/facts.ts";
import type { Statements } from "../statements/statement.ts";
import { MEASURES } from "../words.ts";
import { homeOf } from "./sentence_numbers.ts";

/** A smaller number beside "turnover" may be millions, a share or a rank. */
const FEWEST = 1_000;

/** "Umsatz 1,18 Mio" is money, in the only currency that the founder speaks of. */
export function inMoney(measures: readonly MeasureFact[], said: Statements, now: Date): MeasureFact[] {
  const isBare = ({ name, unit, value }: MeasureFact) =>
    unit === null && value >= FEWEST && MEASURES.isIn(name, "turnover");
  return measures.map((measure) => isBare(measure) ? { ...measure, unit: homeOf(said, now) } : measure);
}
