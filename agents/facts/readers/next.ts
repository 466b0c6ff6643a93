import type { TextFact } from "../../domain/facts.ts";
import { firstCue, hasCue, withoutCues } from "../../text/lexicon.ts";
import { opensWith, withoutJoiner } from "../passages/items.ts";
import { isDoneToNamed } from "../statements/named_before.ts";
import { isAnothersWish } from "../statements/reported.ts";
import { readRows } from "../passages/rows.ts";
import { isDenial, saysOnly } from "../statements/standing_from_next_clause.ts";
import type { Reading } from "../reader.ts";
import type { Sentence, Statement, Statements } from "../statements/statement.ts";
import { STEPS } from "../words.ts";
import { NEXT_WORDS } from "./words.ts";

/** Reads what comes next, each step a row; what is refused or still open is no step. */
export function readNext(said: Statements): Reading<TextFact[]> {
  return readRows(said, {
    fact: "next",
    field: "evolution.next",
    question: "Is that decided?",
    isUsable: isStep,
    cutsAtThen: true,
  });
}

/** Stated, or negated only in what is said behind "so" or "but", and nothing of the step it belongs to is open. */
function isStep(clause: Statement): boolean {
  const { standing, sentence: { languages } } = clause;
  if (standing !== "stated" && standing !== "negated") return false;
  const text = withoutJoiner(clause.text, languages);
  if (STEPS.isIn(clause.sentence.text, "undecided") || isNoWord(text, languages)) return false;
  const denied = firstCue(text, languages, "negation");
  const reason = firstCue(text, languages, "because", "contrast", "relative");
  const isDenied = standing === "negated" &&
    (denied === null || reason === null || reason.index < 2 || reason.index > denied.index);
  const isRefused = standing === "stated" && hasCue(text, languages, "refusal");
  return !isDenied && !isRefused && !isTopicOfRefusal(clause) && !isAnothersWish(text, languages) &&
    !isOpen(clause) && !asksWhether(clause.text) &&
    !isTakenBack(clause) && !isBehindRefusal(clause) && !isRefusedBehind(clause) && !isGivenUpBehind(clause);
}

/** "あ": a sound. "Next is the, um, …": what was begun and not said. */
function isNoWord(text: string, languages: Sentence["languages"]): boolean {
  const left = withoutCues(text, languages, "then", "auxiliaries", "articles", "pronouns");
  return left.replace(/[^\p{L}\p{N}]/gu, "").length < 2;
}

/** "We still buy in frozen dough, and that will stop": done today, and no step. */
function isGivenUpBehind({ sentence: { clauses, languages } }: Statement): boolean {
  return clauses.some(({ text }) => saysOnly(text, languages, "giving_up"));
}

/** "Canada: not now", "大阪は、やりません": what is refused right behind its name. */
function isTopicOfRefusal(
  { sentence: { clauses, text: whole, languages, from: start }, text, to }: Statement,
): boolean {
  const next = clauses.find(({ from }) => from >= to);
  if (next?.standing !== "negated") {
    return languages.includes("ja") && /は$/u.test(text) && clauses.at(-1)?.standing === "negated";
  }
  return /^\s*[:：]/u.test(whole.slice(to - start)) || /は$/u.test(text);
}

/** "Not Dublin, people keep saying it", "Not planned: solar panels": what follows a refusal belongs to it, up to a "but". */
function isBehindRefusal(clause: Statement): boolean {
  const { clauses, languages } = clause.sentence;
  const at = clauses.indexOf(clause);
  const before = clauses.slice(0, Math.max(0, at));
  if (before[0]?.standing !== "negated") return false;
  return ![...before.slice(1), clause].some(({ text }) =>
    hasCue(text.split(/\s+/u, 2).join(" "), languages, "contrast", "then")
  );
}

/** "We thought about catering, but no": a bare no in the clause behind it. */
function isTakenBack({ sentence: { clauses, languages }, to }: Statement): boolean {
  const next = clauses.find(({ from }) => from >= to);
  if (next === undefined || !hasCue(next.text, languages, "no")) return false;
  return !/[\p{L}\p{N}]/u.test(withoutCues(next.text, languages, "no", "contrast", "joiners", "negation"));
}

/** "A second shop, many ask, is out of the question", "a translation, they ask for it, we won't do it". */
function isRefusedBehind({ sentence: { clauses, languages }, to }: Statement): boolean {
  const last = clauses.at(-1);
  if (last === undefined || last.from < to || last.standing !== "negated") return false;
  return isDenial(last.text, languages) || isDoneToNamed(last.text, languages);
}

/** "Avocado oil, I don't know", "A café, but we argued about it, maybe": one open clause leaves its whole step open. */
function isOpen(clause: Statement): boolean {
  const { clauses, languages } = clause.sentence;
  const { opening, vague } = stepsOf(clause.sentence);
  const at = clauses.indexOf(clause);
  const start = Math.max(0, opening.lastIndexOf(true, at));
  const next = opening.indexOf(true, at + 1);
  const isVague = vague.slice(start, next === -1 ? undefined : next).includes(true);
  return isVague || isReasonOfQuestion(clauses.slice(start, at + 1), languages);
}

/** Of each clause of a sentence, whether a step begins with it, and whether it leaves one open. */
interface Steps {
  opening: boolean[];
  vague: boolean[];
}

const known = new WeakMap<Sentence, Steps>();

/** Looked for once a sentence: each of its clauses asks. */
function stepsOf(sentence: Sentence): Steps {
  const { clauses, languages } = sentence;
  const steps = known.get(sentence) ?? {
    opening: clauses.map(({ text }) =>
      hasCue(withoutJoiner(text, languages).split(/\s+/u, 2).join(" "), languages, "then")
    ),
    vague: clauses.map((each) =>
      each.standing === "hedged" && !isWhen(each) || hasCue(each.text, languages, "dont_know")
    ),
  };
  known.set(sentence, steps);
  return steps;
}

/** "Whether there will be a second shop is open, the rent is too high": no step follows it, up to a "but". */
function isReasonOfQuestion(clauses: readonly Statement[], languages: Sentence["languages"]): boolean {
  const asked = clauses.slice(0, -1).findLastIndex(({ text }) => asksWhether(text));
  return asked !== -1 && !clauses.slice(asked + 1).some(({ text }) => opensWith(text, languages, "contrast"));
}

/** "Whether we go to Leeds", "大宮に広げるかは": a question that is asked, and no step. */
function asksWhether(text: string): boolean {
  return NEXT_WORDS.opens(text, "whether") || NEXT_WORDS.isIn(text, "whether_inside");
}

/** "maybe in September" leaves the day open, not the step. */
function isWhen({ text, sentence: { languages } }: Statement): boolean {
  const rest = withoutCues(text, languages, "strong_hedges", "maybe", "prepositions", "articles", "adverbs");
  const words = withoutCues(rest, languages, "calendar_words", "time_words", "number_words").replace(
    /\d+/g,
    "",
  );
  return !/\p{L}/u.test(words);
}
