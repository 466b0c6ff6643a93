import { FOUNDATION_ANCHORS, type Section } from "../domain/anchors.ts";
import type { JourneyState } from "../domain/journey.ts";
import type { MeasuredDocument, RubricLine } from "../domain/rubric.ts";
import { type Fault, faultsIn } from "../ledger/gates.ts";
import type { Foundation } from "../strategy/foundation.ts";
import { complete, contradictions, obstacle, refusals, swapped, tradeoffs } from "./checks_of_choices.ts";
import { feasible, measured, owned } from "./checks_of_plans.ts";
import { dated, exact, hollow, invented, typed, unknowns } from "./checks_of_text.ts";

/** Whether a check holds, and the sentence that says why. */
export interface Verdict {
  passed: boolean;
  says: string;
}

/** What one check looks at. */
export interface Checked {
  foundation: Foundation;
  state: JourneyState;
  /** The sixteen sections, in reading order. */
  sections: Section[];
  /** What the gates find in them, gathered once. */
  faults: Fault[];
  documents: MeasuredDocument[];
}

interface Check {
  /** Its number in the craft's list, section 8. */
  item: number;
  title: string;
  /** What a founder can do where it fails. */
  mend: string;
  look: (each: Checked) => Verdict;
}

const AGAIN = "Have the section written again.";

const CHECKS: Check[] = [
  {
    item: 1,
    title: "Complete",
    mend: "Answer what is open, or let it stand as an assumption.",
    look: complete,
  },
  { item: 2, title: "Every sentence rests on something", mend: AGAIN, look: typed },
  { item: 3, title: "Quotes exact", mend: AGAIN, look: exact },
  { item: 4, title: "Nothing invented", mend: AGAIN, look: invented },
  {
    item: 5,
    title: "Nothing contradicts itself",
    mend: "Say in the journey which side holds.",
    look: contradictions,
  },
  { item: 6, title: "Sources dated", mend: "Read the pages again.", look: dated },
  {
    item: 7,
    title: "No rival says the same",
    mend: "Lead with something a rival would refuse to do.",
    look: swapped,
  },
  { item: 8, title: "Trade-offs chosen", mend: "Choose a side for those still open.", look: tradeoffs },
  {
    item: 9,
    title: "Something is refused",
    mend: "Name a second audience, channel or behaviour that you turn down.",
    look: refusals,
  },
  { item: 10, title: "One obstacle", mend: "Name the one thing that stands in the way.", look: obstacle },
  { item: 13, title: "No hollow words", mend: AGAIN, look: hollow },
  { item: 17, title: "Steps with owner and date", mend: "Give the next steps a date.", look: owned },
  {
    item: 18,
    title: "Within the hours you gave",
    mend: "Give the hours as a number, or refuse one more channel.",
    look: feasible,
  },
  { item: 19, title: "Unknowns, no placeholders", mend: AGAIN, look: unknowns },
];

const RENDERED: Check = {
  item: 20,
  title: "Documents measured",
  mend: "Make the document again.",
  look: measured,
};

/**
 * A linter over the finished text: counts that code can make (craft, section 8). They find slips; they are no measure of
 * how good a strategy is. Documents are looked at where some have been made.
 */
export function check(
  foundation: Foundation,
  state: JourneyState,
  documents: MeasuredDocument[] = [],
): RubricLine[] {
  const sections = FOUNDATION_ANCHORS.flatMap((type) => foundation.anchors[type].sections);
  const faults = sections.flatMap((section) => faultsIn(section, state));
  const checks = documents.length === 0 ? CHECKS : [...CHECKS, RENDERED];
  return checks.map(({ item, title, mend, look }) => {
    const { passed, says } = look({ foundation, state, sections, faults, documents });
    return { item, title, passed, says, mend: passed ? null : mend };
  });
}
