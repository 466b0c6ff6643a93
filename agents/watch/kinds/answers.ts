import type { PageBlock, PageChange } from "../../domain/watch.ts";
import { sentenceSplitter } from "../../research/snippets.ts";
import { cuesIn, type Language, withBlanksFor } from "../../text/lexicon.ts";
import { hasWatchWord, watchWordsIn } from "../../text/watch_words.ts";
import { nameOf } from "../meaning/about.ts";
import { pricesIn } from "./bare_prices.ts";
import { STRICT } from "./bare_statements.ts";
import { kindOf } from "../comparing/evidence.ts";
import { likeness, plain, wordsOf } from "../reading/masking.ts";
import { comesAndGoes } from "../comparing/passing_words.ts";
import { isMisspelt } from "../comparing/respelt.ts";
import type { Run } from "../comparing/runs.ts";
import { contentOf } from "../comparing/same_meaning.ts";
import { cutOut } from "../reading/stretches.ts";
import { unshared } from "../comparing/unshared.ts";

const MOST_RUNS = 60;
const QUESTION = /[?？]$/u;
/** Less of two answers than this speaks of the same things. */
const OTHER_CONTENT = 0.5;
/** A sentence that became its opposite stays as it was in so much. */
const SAME_SENTENCE = 0.6;
const LONGEST_CELL_WORDS = 3;
/** "Per ora no." */
const SHORT_ANSWER_WORDS = 4;
const YES_MARK = /^[✓✔☑✅√●◯○\uFE0F]+$/u;
const NO_MARK = /^[✗✘✕✖×❌☓\uFE0F–—−-]+$/u;

/**
 * What is answered otherwise where the question stands: a yes that became a no, another answer, a sentence that is
 * denied now or no longer, a mark in a table that turned.
 */
export function answerChanges(
  runs: readonly Run[],
  { removed, added, page, languages }: {
    removed: readonly PageBlock[];
    added: readonly PageBlock[];
    page: readonly PageBlock[];
    languages: readonly Language[];
  },
): PageChange[] {
  const split = sentenceSplitter(languages[0] ?? null);
  const answers = runs.slice(0, MOST_RUNS).flatMap(({ gone, come, was, is }) => {
    const [before, after] = [gone[0], come[0]];
    if (before === undefined || after === undefined || before.level + after.level > 0) return [];
    const asked = [was, is].map(({ before: [above] }) => above?.text ?? "");
    const isAsked = QUESTION.test(asked[0] ?? "") && asked[0] === asked[1];
    const [one, other] = [split(before.text), split(after.text)];
    const isWithin = one.length > 1 && one[0] === other[0] && QUESTION.test(one[0] ?? "");
    const [old, now] = unshared(one, other, plain).map((sentences) => sentences.join(" ")) as [
      string,
      string,
    ];
    if (old === "" || now === "") return [];
    if ((isAsked || isWithin) && turns(old, now, languages)) return [changeOf(old, now, languages)];
    if ([before, after].some(({ dated }) => dated !== undefined)) return [];
    if ([old, now].some((text) => comesAndGoes(text, languages))) return [];
    const isOther = isAsked || isWithin
      ? isOtherAnswer(old, now, languages) && isFirm(old, now, languages)
      : gone.length === come.length && isDenied(old, now, languages);
    return isOther ? [changeOf(old, now, languages)] : [];
  });
  return [...answers, ...turnedMarks(removed, added, { page, languages })];
}

/** "No." and now "Yes. …". */
function turns(before: string, after: string, languages: readonly Language[]): boolean {
  const [was, is] = [before, after].map((text) => answerOf(text, languages));
  return was !== null && is !== null && was !== is;
}

function answerOf(text: string, languages: readonly Language[]): "yes" | "no" | null {
  const isShort = wordsOf(text).length <= SHORT_ANSWER_WORDS;
  const opens = (list: { index: number }[]) => list.some(({ index }) => isShort || index === 0);
  // "Not with us.", "Noch nicht."
  if (opens(cuesIn(text, languages, "no")) || isShort && cuesIn(text, languages, "negation").length > 0) {
    return "no";
  }
  return opens(cuesIn(text, languages, "yes")) ? "yes" : null;
}

/** An answer that speaks of something else, or says it the other way round. */
function isOtherAnswer(before: string, after: string, languages: readonly Language[]): boolean {
  const [was, is] = [before, after].map((text) => contentOf(text, languages)) as [Set<string>, Set<string>];
  const shared = was.intersection(is).size / Math.max(1, Math.min(was.size, is.size));
  return shared < OTHER_CONTENT || isDenied(before, after, languages);
}

/** Where one parks or who the dog is may be told otherwise: an answer counts where it promises, asks or bounds something. */
function isFirm(before: string, after: string, languages: readonly Language[]): boolean {
  return kindOf(before, after, languages) !== "claim_withdrawn" || isDenied(before, after, languages) ||
    [before, after].some((text) =>
      [...STRICT, "addresses" as const].some((kind) => hasWatchWord(text, kind, languages))
    );
}

/** "We ship abroad" and now "We do not ship abroad". */
function isDenied(before: string, after: string, languages: readonly Language[]): boolean {
  const denials = (text: string) => cuesIn(text, languages, "negation").length;
  const isConditional = [before, after].some((text) => hasWatchWord(text, "conditional", languages));
  const [was, is] = [before, after].map((text) =>
    contentOf(withBlanksFor(text, cuesIn(text, languages, "negation")), languages)
  ) as [Set<string>, Set<string>];
  return !isConditional && !isMisspelt(before, after) && (was.isSubsetOf(is) || is.isSubsetOf(was)) &&
    denials(before) + denials(after) > 0 && (denials(before) === 0 || denials(after) === 0) &&
    likeness(before, after) >= SAME_SENTENCE;
}

function changeOf(before: string, after: string, languages: readonly Language[]): PageChange {
  return { kind: kindOf(before, after, languages), before: cutOut(before), after: cutOut(after) };
}

/** "✓" and now "–" in one row and column. */
function turnedMarks(
  removed: readonly PageBlock[],
  added: readonly PageBlock[],
  { page, languages }: { page: readonly PageBlock[]; languages: readonly Language[] },
): PageChange[] {
  const cells = (blocks: readonly PageBlock[]) =>
    Map.groupBy(
      blocks.filter(({ text, label, place }) =>
        place === "body" && label !== "" && wordsOf(text).length <= LONGEST_CELL_WORDS
      ),
      ({ label }) => label,
    );
  const now = cells(added);
  return [...cells(removed)].flatMap(([label, [before, more]]) => {
    const [after, another] = now.get(label) ?? [];
    if (before === undefined || after === undefined || more !== undefined || another !== undefined) return [];
    const [was, is] = [before, after].map(({ text }) => markOf(text, languages));
    if (was === null || is === null || was === is) return [];
    const isAsked = pricesIn(after.text, languages).length + pricesIn(before.text, languages).length > 0;
    return [{
      kind: isAsked ? "price" as const : "plan_limit" as const,
      before: before.text,
      after: after.text,
      about: nameOf(after, page),
    }];
  });
}

function markOf(text: string, languages: readonly Language[]): "yes" | "no" | null {
  if (YES_MARK.test(text)) return "yes";
  if (NO_MARK.test(text)) return "no";
  const isWhole = (list: { 0: string }[]) => list.some(({ 0: word }) => plain(word) === plain(text));
  if (isWhole(cuesIn(text, languages, "no")) || hasWatchWord(text, "extra_cost", languages)) return "no";
  return isWhole(cuesIn(text, languages, "yes")) || isWhole(watchWordsIn(text, "included", languages)) ||
      isWhole(watchWordsIn(text, "free", languages))
    ? "yes"
    : pricesIn(text, languages).some(({ value }) => value > 0)
    ? "no"
    : null;
}
