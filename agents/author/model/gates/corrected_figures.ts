import { isDenied, isSaidOnce } from "../../../facts/numbers/stated_numbers.ts";
import { wordPattern } from "../../../text/amount_words.ts";
import { isSameWord, sharedStems, stemsOf } from "../../../text/stems.ts";
import type { Figure } from "./figure.ts";
import { figuresIn } from "./figures.ts";
import type { Ground } from "./ground.ts";
import { haveSameUnit } from "./implied_numbers.ts";
import { factFigures, type KnownFigure } from "./known_figures.ts";
import { sameFigures } from "./same_figures.ts";
import { isSame } from "./rounding.ts";

/** The text that a number stands in, the sentences that its leaf cites, and what it may rest on. */
interface Beside {
  text: string;
  sentences: readonly string[];
  known: readonly KnownFigure[];
  ground: Ground;
}

/** True for a number that the founder has corrected since: another one stands now. */
export function isCorrected(figure: Figure, figures: readonly Figure[], beside: Beside): boolean {
  const { text, sentences, known, ground } = beside;
  if (isWholeOfChannels(figure, figures, beside)) return false;
  return isReplaced(figure, ground) && (!isCited(figure, known) || standsOtherwise(figure, ground)) ||
    isDeniedSince(figure, text, { sentences, ground });
}

/** A number that a correction replaced, where nothing else that is known has it. */
function isReplaced(figure: Figure, ground: Ground): boolean {
  return ground.replaced.some(({ from, to }) => {
    const [old, ...more] = figuresIn(from, ground);
    if (old === undefined || more.length > 0) return false;
    // "2 hrs a week" that became 7 says nothing of two months.
    const isOld = old.value === figure.value && JSON.stringify(old.unit) === JSON.stringify(figure.unit);
    const stands = figuresIn(to, ground).some(({ value }) => value === old.value) ||
      sameFigures(figure, figure.value, factFigures(ground)).length > 0;
    return isOld && !stands;
  });
}

/** "26 of the 62": what those of each channel add up to is told beside one of them, whatever it has become since. */
function isWholeOfChannels(
  { value }: Figure,
  figures: readonly Figure[],
  { ground, known }: Beside,
): boolean {
  const counts = ground.facts.channels.flatMap(({ count }) => count ?? []);
  const isWhole = counts.length > 1 && isSame(counts.reduce((sum, count) => sum + count, 0), value);
  return isWhole && figures.some((part) => counts.some((count) => isSame(count, part.value))) &&
    known.some((each) => each.isCited && isSame(each.value, value));
}

const YEAR = /^(?:19|20)\d{2}$/u;
/** What may stand between a number and the one whose place it takes: "158, not 185", "396 Schirme und nicht 410". */
const INSTEAD = /^[^\d.;:!?]{1,24}$/u;

/** "I told you 212, but it is 206", "158, not 185": the number that was wrong, where no cited sentence states it otherwise. */
export function isTakenBack(told: Figure, cited: readonly string[], ground: Ground): boolean {
  const all = cited.flatMap((sentence) =>
    figuresIn(sentence, ground).map((figure, at, beside) => ({ figure, sentence, before: beside[at - 1] }))
  ).filter(({ figure }) => haveSameUnit(figure, told) && isSame(figure.value, told.value));
  return all.length > 0 && all.every(({ figure, sentence, before }) =>
    isSaidOnce(figure, sentence) ||
    isDenied(figure, sentence) && before !== undefined && haveSameUnit(before, figure) &&
      !YEAR.test(before.text.trim()) &&
      INSTEAD.test(sentence.slice(before.end, figure.index))
  );
}

/** "412 baskets" that became 421: what it counts has another number in the facts now, wherever the old one still stands. */
function standsOtherwise({ noun }: Figure, { facts, replaced }: Ground): boolean {
  const now = replaced.map(({ to }) => Number(to));
  return noun !== "" &&
    [...facts.measured, ...facts.traction].some(({ name, value }) =>
      now.includes(value) &&
      name.split(/\s+/u).some((word) => isSameWord(word.toLowerCase(), noun.toLowerCase()))
    );
}

/** "There are 210 on the list", where the last that was said of it is "not 210 but 213". */
function isDeniedSince(
  figure: Figure,
  text: string,
  { sentences, ground }: { sentences: readonly string[]; ground: Ground },
): boolean {
  const from = Math.max(-1, ...sentences.map((sentence) => ground.said.indexOf(sentence)));
  if (from === -1 || figure.isFraction || figure.value <= 1) return false;
  const last = ground.said.slice(from + 1).flatMap((later) => {
    const same = figuresIn(later, ground).find((each) =>
      isSame(each.value, figure.value) && haveSameUnit(each, figure)
    );
    const isOfThis = same !== undefined && sharedStems(stemsOf(text), stemsOf(later)).length > 0;
    return isOfThis ? [isDenied(same, later) && !isCompared(same, later, ground)] : [];
  }).at(-1);
  return last === true;
}

/** "2 days instead of 23" takes nothing back. */
function isCompared({ index }: Figure, sentence: string, { language }: Ground): boolean {
  return wordPattern("instead", [language ?? "en"], "end").test(sentence.slice(0, index).trimEnd());
}

/** The 31 weeks of a sentence that is cited are not the 31 of another that was corrected. */
function isCited({ value }: Figure, known: readonly KnownFigure[]): boolean {
  return known.some((each) => each.isCited && isSame(each.value, value));
}
