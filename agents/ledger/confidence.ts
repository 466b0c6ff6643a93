import type { Confidence } from "../domain/anchors.ts";
import type { Mark, MarkKind } from "../domain/claims.ts";

const DEDUCTION = 0.1;
const FLOOR = 0.05;

interface Weighed {
  marks: Mark[];
  /** Unknowns and open contradictions the choice rests on. */
  deductions: string[];
  raisedBy: string;
}

/**
 * How sure a section may be, 0.05 to 1: said and sourced marks count one and inferences half, over all marks,
 * less 0.10 for each deduction (craft, "Confidence of a section").
 */
export function confidenceOf({ marks, deductions, raisedBy }: Weighed): Confidence {
  const count = (kind: MarkKind) => marks.filter((mark) => mark.kind === kind).length;
  const counts = {
    said: count("said"),
    source: count("source"),
    inference: count("inference"),
    assumption: count("assumption"),
  };
  const held = marks.length === 0 ? 0 : (counts.said + counts.source + counts.inference / 2) / marks.length;
  const score = Math.max(FLOOR, held - DEDUCTION * deductions.length);
  return { score: Math.round(score * 100) / 100, ...counts, deductions, raised_by: raisedBy };
}
