import type { Unknown } from "../domain/claims.ts";
import type { Foundation } from "../strategy/foundation.ts";
import { overlapOf, stemsIn } from "../text/text.ts";
import type { Passage } from "./passages.ts";
import type { Against } from "./refused.ts";

interface Weighing {
  foundation: Foundation;
  query: string;
  quoted: Passage[];
  against: Against[];
  /** Share of the question's words that stand in the quoted lines. */
  coverage: number;
  /** True where founders ask this kind of thing and a frame for it is known. */
  isKnownKind: boolean;
}

export interface Weighed {
  /** 0 to 1, two decimals. */
  score: number;
  reason: string;
  /** Unknowns that the question touches, with their cheapest tests. */
  unknowns: string[];
}

/** Recommendation, case against and what would change it follow from the quotes: three inferences. */
const INFERENCES = 3;
const TOUCHES = 0.34;

/** What an answer is worth where none of its quoted lines holds a word of the question. */
const KNOWN_KIND = 0.5;
const UNKNOWN_KIND = 0.25;
/** A decision that answers the question leaves only whether it was meant for this case. */
const DECIDED = 0.95;

/**
 * As for sections (craft, "Confidence"): quoted lines count one, inferences half, over all lines; less for
 * words of the question that no quoted line holds, and 0.10 for each unknown or contradiction touched.
 */
export function confidenceIn(weighing: Weighing): Weighed {
  const { foundation, query, quoted, against, coverage, isKnownKind } = weighing;
  const lines = quoted.length + INFERENCES;
  const share = (quoted.length + INFERENCES / 2) / lines;
  const asked = stemsIn(query);
  const touches = (text: string) =>
    overlapOf(text, query) >= TOUCHES && [...stemsIn(text)].filter((each) => asked.has(each)).length > 1;
  const unknowns = foundation.unknowns.filter(({ what }) => touches(what)).slice(0, 3);
  const open = foundation.contradictions.filter(({ settled, question }) =>
    settled === null && touches(question)
  );
  const least = isKnownKind ? KNOWN_KIND : UNKNOWN_KIND;
  const known = against.length > 0 ? DECIDED : least + coverage * (1 - least);
  const deducted = 0.1 * (unknowns.length + open.length);
  const score = Math.max(0.05, Math.min(0.95, share * known - deducted));
  return {
    score: Math.round(score * 100) / 100,
    reason: reasonFor({ quoted, lines, coverage, against, deductions: unknowns.map(({ what }) => what) }),
    unknowns: unknowns.map(unknownLine),
  };
}

/** What nobody knows, and the cheapest way to find out. */
export function unknownLine({ what, test }: Unknown): string {
  return `${what}${/[.”]$/.test(what) ? "" : "."} Cheapest test: ${test}`;
}

interface Reasons {
  quoted: Passage[];
  lines: number;
  coverage: number;
  against: Against[];
  deductions: string[];
}

function reasonFor({ quoted, lines, coverage, against, deductions }: Reasons): string {
  const said = quoted.filter(({ kind }) => kind === "said").length;
  const read = quoted.length - said;
  const sources = read > 0
    ? `${said} of ${lines} lines are your own words and ${read} a page's`
    : `${said} of ${lines} lines are your own words`;
  const reach = against.length > 0
    ? "a decision of yours answers it"
    : `the quoted lines speak of ${Math.round(coverage * 100)}% of the question's own words`;
  const minus = deductions.length > 0
    ? `; less 0.10 for each of ${deductions.length} unknown${deductions.length === 1 ? "" : "s"} it touches`
    : "";
  return `${sources}, the rest follows from them; ${reach}${minus}.`;
}
