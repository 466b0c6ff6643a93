import { withCapital } from "../text/letters.ts";
import {
  anchorOfSection,
  type Block,
  type Section,
  type SectionId,
  sectionTitle,
} from "../domain/anchors.ts";
import type { Claim } from "../domain/claims.ts";
import { confidenceOf } from "../ledger/confidence.ts";
import { marksOf } from "../ledger/texts.ts";
import type { UnknownPart } from "../strategy/leaves.ts";
import { isEmpty } from "./blocks.ts";

interface Framed {
  headline: Claim;
  choice: Section["choice"];
  unknowns: UnknownPart[];
}

/**
 * A section around the blocks of its part: confidence is calculated from the marks, less 0.10 for each unknown and each
 * open contradiction (craft, "Confidence of a section").
 */
export function sectionFrom(
  id: SectionId,
  { headline, choice, unknowns }: Framed,
  blocks: Block[],
): Section {
  const filled = blocks.filter((block) => !isEmpty(block));
  const marks = marksOf({ headline, blocks: filled, choice });
  const open = [...new Set(unknowns.map(({ what }) => what))];
  return {
    id,
    anchor: anchorOfSection(id),
    title: sectionTitle(id),
    headline: capitalised(headline),
    blocks: filled,
    choice,
    confidence: confidenceOf({
      marks,
      deductions: open,
      raisedBy: raisedBy(unknowns),
    }),
    open_questions: unknowns.map(openQuestion),
    written_by: "builtin",
    note: null,
  };
}

function raisedBy(unknowns: UnknownPart[]): string {
  const test = unknowns.map((each) => each.test).find((each) => each !== "");
  return test === undefined ? "" : `Raised by: ${test}.`;
}

/** A headline begins with a capital; a word of mixed case ("iPhone") and a quotation stay. */
export function capitalised(headline: Claim): Claim {
  const [word = ""] = headline.text.split(/\s/u);
  return /^\p{Ll}[^\p{Lu}]*$/u.test(word) ? { ...headline, text: withCapital(headline.text) } : headline;
}

/** What is missing, its options in the founder's words, and the cheapest test, as one line. */
function openQuestion({ what, options, test }: UnknownPart): string {
  const either = options.length === 2 ? ` Either ${options[0]?.text} Or ${options[1]?.text}` : "";
  return `${what}${either}${test === "" ? "" : ` Cheapest test: ${test}.`}`;
}
