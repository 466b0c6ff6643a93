import type { Block } from "../../domain/anchors.ts";
import { type JourneyState, typedAnswer } from "../../domain/journey.ts";
import { inference, namesIn, numbersIn, wordCount } from "../../text/text.ts";
import { inTheAnswer, type Said, sentencesSaid } from "../words/answers.ts";
import { cell, row, table } from "../section.ts";

/** A change told with what was before it. */
const BEFORE_AFTER =
  /\b(before|after|from \d.{0,40} to \d|went from|came back|instead of|used to)\b|vorher|antes|avant/iu;
/** What the founder doubts or nobody measured. */
const UNCLEAR =
  /\b(nobody measured|not measured|unknown|don['’]t know|no idea|maybe|about|roughly|i think)\b/iu;
/** Who went away proves nothing to a buyer. */
const LOSS = /\b(?:left|lost|cancelled|churned)\b/iu;
const MOST = 6;

/** Sentences with a number, or a before and an after, that may be shown to a sceptic, the proof answer first. */
export function proofs(state: JourneyState): Said[] {
  const all = (["proof.best", "pitch.traction", "growth.numbers"] as const).flatMap((field) =>
    inTheAnswer(state, field)
  );
  const counted = all.filter((each) => !LOSS.test(each.quote)).filter((each) =>
    (numbersIn(each.quote).length > 0 || tellsChange(each.quote)) && wordCount(each.quote) <= 32 &&
    wordCount(each.quote) > 3
  );
  const unique = counted.filter((each, at) =>
    !counted.slice(0, at).some((other) => sameNumbers(other.quote, each.quote))
  );
  const strength = (each: Said) => BEFORE_AFTER.test(each.quote) ? 0 : 1;
  return unique.length > 0 ? unique.toSorted((a, b) => strength(a) - strength(b)) : all.slice(0, 1);
}

/** A before and an after in words: "from forty minutes to six"; what nobody measured changes nothing. */
function tellsChange(words: string): boolean {
  return BEFORE_AFTER.test(words) && !UNCLEAR.test(words);
}

function sameNumbers(a: string, b: string): boolean {
  const values = (text: string) => new Set(numbersIn(text).map((number) => number.value));
  const [left, right] = [values(a), values(b)];
  return right.size > 0 && [...right].every((value) => left.has(value));
}

/** True where the founder says that what a proof compares with was never measured. */
export function hasUnclearProof(state: JourneyState): boolean {
  return sentencesSaid(state, "proof.best").some((each) => UNCLEAR.test(each.quote));
}

/** What a sceptic would say against a proof. */
function limitOf({ quote }: Said, { strong, isUnclear }: { strong: boolean; isUnclear: boolean }): string {
  if (UNCLEAR.test(quote)) return "you doubt it yourself";
  if (strong) {
    return namesIn(quote).length > 0 ? "ask before you name anybody in it" : "no name stands with it yet";
  }
  return isUnclear ? "you said that nobody measured what it was before" : "no before to hold it against";
}

/** Each proof with how strong it is, and what limits it. */
export function proofTable(state: JourneyState): Block | null {
  const list = proofs(state).slice(0, MOST);
  const admission = sentencesSaid(state, "proof.best").find((each) => UNCLEAR.test(each.quote));
  const rows = list.map((each) => {
    const strong = BEFORE_AFTER.test(each.quote);
    const strength = strong ? "strong: a before and an after" : "a count: how much, not what changed";
    return row(
      [cell(each.quote, each.whole), strength, limitOf(each, { strong, isUnclear: admission !== undefined })],
      each.mark,
      inference("proof.best"),
    );
  });
  if (admission !== undefined && !list.some((each) => each.quote === admission.quote)) {
    rows.push(
      row(
        [cell(admission.quote, admission.whole), "no proof, and honest", "say so when asked"],
        admission.mark,
      ),
    );
  }
  for (
    const each of sentencesSaid(state, "proof.best").filter(({ whole }) =>
      whole !== typedAnswer(state, "proof.best")
    )
  ) {
    rows.push(row([cell(each.quote, each.whole), "corrected since", "print only this number"], each.mark));
  }
  return rows.length === 0 ? null : table(["proof", "strength", "limit"], rows, "Proof inventory");
}
