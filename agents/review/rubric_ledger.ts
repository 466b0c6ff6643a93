import { holdsValue } from "../anchors/words/answers.ts";
import { marksOf } from "../anchors/section.ts";
import { FOUNDATION_ANCHORS, SECTIONS } from "../domain/anchors.ts";
import { FIELD_IDS, FIELDS } from "../domain/fields.ts";
import { sentencesOf } from "../text/text.ts";
import { type RubricCase, type Verdict, verdict } from "./rubric_case.ts";
import { printedIn, quotesIn } from "../ledger/texts.ts";

/** All sections written, every needed answer confirmed or openly assumed. */
export function complete({ state, sections }: RubricCase): Verdict {
  const wanted = FOUNDATION_ANCHORS.flatMap((type) => [...SECTIONS[type]]);
  const missing = wanted.filter((id) =>
    !sections.some((section) => section.id === id && section.blocks.length > 0)
  );
  const open = FIELD_IDS.filter((id) =>
    FIELDS[id].needed && !["confirmed", "assumed"].includes(state.fields[id].status)
  );
  if (missing.length > 0) return verdict(false, `Sections without content: ${missing.join(", ")}`);
  return verdict(
    open.length === 0,
    open.length === 0
      ? `${wanted.length} sections; every needed answer is confirmed or openly assumed`
      : `Answers still open: ${open.map((id) => FIELDS[id].label).join(", ")}`,
  );
}

const MOST_ASSUMED = 0.3;

/** Every sentence rests on something, and little of it on assumptions. */
export function typed({ state, sections, faults }: RubricCase): Verdict {
  const bare = faults.filter((fault) => fault.gate === "marks");
  if (bare.length > 0) return verdict(false, `${bare.length} sentences rest on nothing: ${bare[0]?.text}`);
  const marks = sections.flatMap(marksOf);
  const share = marks.filter((mark) => mark.kind === "assumption").length / Math.max(marks.length, 1);
  const isFull = FIELD_IDS.every((id) => !FIELDS[id].needed || state.fields[id].status === "confirmed");
  return verdict(
    !isFull || share <= MOST_ASSUMED,
    `${Math.round(share * 100)}% of ${marks.length} marks are assumptions`,
  );
}

/** What stands in quotation marks was said or printed so. */
export function exact({ sections, faults }: RubricCase): Verdict {
  const wrong = faults.filter((fault) => fault.gate === "quotes");
  const quotes = sections.flatMap(printedIn).flatMap((each) => quotesIn(each.text)).length;
  return verdict(wrong.length === 0, wrong[0]?.text ?? `${quotes} quotes, each found in its turn or page`);
}

/** No name and no number from nowhere. */
export function invented({ faults }: RubricCase): Verdict {
  const wrong = faults.filter((fault) => fault.gate === "names" || fault.gate === "numbers");
  return verdict(
    wrong.length === 0,
    wrong[0]?.text ?? "Every name and number stands in a turn, on a page or is reckoned",
  );
}

/** The same number everywhere; no corrected value left. */
export function agreeing({ state, foundation, sections }: RubricCase): Verdict {
  const texts = [
    ...sections.flatMap(printedIn).map((each) => each.text),
    ...foundation.facts.map((fact) => fact.text),
  ];
  const old = state.corrections.find(({ from, field }) =>
    stillPrinted(texts, from, foundation.answers[field]?.text ?? "")
  );
  const twice = foundation.facts.find((fact) =>
    fact.noun !== null &&
    foundation.facts.some((other) => other.text === fact.text && other.value !== fact.value)
  );
  if (old !== undefined) return verdict(false, `${old.from} was corrected to ${old.to} and is still printed`);
  return verdict(
    twice === undefined,
    twice === undefined ? `${foundation.facts.length} facts, one table` : `Two values for ${twice.text}`,
  );
}

/** The old value together with a word that stood beside it in the old answer. */
function stillPrinted(texts: string[], from: string, answer: string): boolean {
  const sentence = sentencesOf(answer).find((each) => holdsValue(each, from));
  return sentence !== undefined && texts.some((text) => text.includes(sentence) && holdsValue(text, from));
}
