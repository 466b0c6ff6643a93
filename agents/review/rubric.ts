import { FOUNDATION_ANCHORS } from "../domain/anchors.ts";
import type { Foundation } from "../strategy/foundation.ts";
import type { JourneyState } from "../domain/journey.ts";
import type { MeasuredDocument, RubricLine } from "../domain/rubric.ts";
import { faultsIn } from "../ledger/gates.ts";
import { united } from "./rubric_agreement.ts";
import type { RubricCase, Verdict } from "./rubric_case.ts";
import { obstacle, refusals, swapped, tradeoffs, values } from "./rubric_choices.ts";
import { agreeing, complete, exact, invented, typed } from "./rubric_ledger.ts";
import { feasible, measured, owned } from "./rubric_plan.ts";
import { dated } from "./rubric_sources.ts";
import { density, hollow, unknowns } from "./rubric_texts.ts";
import { terms, voice } from "./rubric_voice.ts";

interface Item {
  item: number;
  title: string;
  /** What a founder can do where it fails. */
  mend: string;
  judge: (each: RubricCase) => Verdict;
}

const ITEMS: Item[] = [
  {
    item: 1,
    title: "Complete",
    mend: "Answer what is open, or let it stand as an assumption.",
    judge: complete,
  },
  {
    item: 2,
    title: "Every sentence rests on something",
    mend: "Replace assumptions by answers, the cheapest test first.",
    judge: typed,
  },
  { item: 3, title: "Quotes exact", mend: "Have the section written again.", judge: exact },
  { item: 4, title: "Nothing invented", mend: "Have the section written again.", judge: invented },
  { item: 5, title: "Numbers agree", mend: "Say in the journey which number holds.", judge: agreeing },
  { item: 6, title: "Sources dated", mend: "Read the pages again.", judge: dated },
  {
    item: 7,
    title: "Nobody else could say it",
    mend: "Lead with something a rival would refuse to do.",
    judge: swapped,
  },
  {
    item: 8,
    title: "Seven trade-offs chosen",
    mend: "Choose a side for those still open.",
    judge: tradeoffs,
  },
  {
    item: 9,
    title: "Something is refused",
    mend: "Name a second audience, channel or behaviour that you turn down.",
    judge: refusals,
  },
  { item: 10, title: "One obstacle", mend: "Name the one thing that stands in the way.", judge: obstacle },
  {
    item: 11,
    title: "Values with an opposite",
    mend: "Say what you do, and what it costs, in place of a word everybody would sign.",
    judge: values,
  },
  {
    item: 12,
    title: "The anchors agree",
    mend: "Correct one of the two answers in the journey.",
    judge: united,
  },
  { item: 13, title: "No hollow words", mend: "Have the section written again.", judge: hollow },
  {
    item: 14,
    title: "Names, numbers and quotes",
    mend: "Answer with a name, a number or something somebody said.",
    judge: density,
  },
  {
    item: 15,
    title: "Your own terms",
    mend: "Say it as you would to a customer; your words are taken over.",
    judge: terms,
  },
  {
    item: 16,
    title: "A voice a stranger can use",
    mend: "Add one more message that you really sent.",
    judge: voice,
  },
  { item: 17, title: "Actions with owner and date", mend: "Give the next steps a date.", judge: owned },
  {
    item: 18,
    title: "Within the hours you gave",
    mend: "Give the hours as a number, or refuse one more channel.",
    judge: feasible,
  },
  {
    item: 19,
    title: "Unknowns, no placeholders",
    mend: "Have the section written again.",
    judge: unknowns,
  },
];

const RENDERED: Item = {
  item: 20,
  title: "Documents measured",
  mend: "Make the document again.",
  judge: measured,
};

/**
 * Judges a foundation by what of the rubric code can judge (craft, section 8), in the order of the list. Documents
 * are judged where some have been made.
 */
export function judge(
  foundation: Foundation,
  state: JourneyState,
  documents: MeasuredDocument[] = [],
): RubricLine[] {
  const sections = FOUNDATION_ANCHORS.flatMap((type) => foundation.anchors[type].sections);
  const faults = sections.flatMap((section) => faultsIn(section, state));
  const items = documents.length === 0 ? ITEMS : [...ITEMS, RENDERED];
  return items.map(({ item, title, mend, judge }) => {
    const { passed, says } = judge({ foundation, state, sections, faults, documents });
    return { item, title, passed, says, mend: passed ? null : mend };
  });
}
