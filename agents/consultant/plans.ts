import { addDays, longDate } from "../domain/days.ts";
import { TRADEOFF_IDS } from "../domain/tradeoffs.ts";
import { isFirstPerson } from "../facts/passages/items.ts";
import { closed } from "../ledger/words.ts";
import { languageIn, languagesOf } from "../text/language.ts";
import { hasCue } from "../text/lexicon.ts";
import { isUnspaced } from "../text/sentences.ts";
import { weekdaysIn } from "../plan/named_weekdays.ts";
import { type Answer, type AnswerLine, missing, type Part, short } from "./answer.ts";
import { claimLine } from "./claims.ts";
import { inside } from "./frames/choose.ts";
import { fill } from "./frames/frames.ts";
import type { Question } from "./question.ts";
import { sharedStems, stemsOf } from "../text/stems.ts";
import { goalSum } from "./sums.ts";
import { choicesNamedIn } from "./topics.ts";
import { unsaid } from "./unsaid.ts";
import { ASKED, CUES } from "./words.ts";

const MOST = 4;

/** What the plans hold for the days that the question speaks of: steps, posts, and the channel with the most hours. */
export function plan(question: Question): Answer {
  const { query, foundation, sheet, say, inWords } = question;
  if (isOfSomethingElse(question)) return short(unsaid(question));
  const { strategy, asOf } = foundation;
  const today = asOf.slice(0, 10);
  const until = addDays(today, CUES.isIn(query, "month") ? 31 : 7);
  const weekdays = weekdaysIn(query);
  const isDue = (date: string) =>
    date >= today && date < until &&
    (weekdays.length === 0 || weekdays.includes(new Date(date).getUTCDay()));
  const steps = strategy.launch_tactics.plan.filter(({ on }) => isDue(on))
    .map(({ on, step, done_when }): AnswerLine => ({
      ...claimLine(step),
      text: `${inWords(longDate(on))}: ${closed(step.text)}${
        done_when === "" ? "" : ` ${fill(say.doneWhen, { what: done_when })}`
      }`,
    }));
  const posts = strategy.calendar.filter(({ date, open, draft }) => isDue(date) && !open && draft !== null)
    .map(({ date, channel, hook, draft }): AnswerLine => ({
      ...claimLine(draft ?? { text: hook, marks: [] }),
      text: `${inWords(longDate(date))}, ${channel}: ${hook}`,
    }));
  const focus = strategy.channel_strategy.channels.filter(({ verdict }) =>
    verdict === "focus" || verdict === "test"
  )
    .map(({ name, verdict, hours_a_week, why }): AnswerLine => ({
      ...claimLine(why),
      text: `${name} (${
        hours_a_week === null ? verdict : fill(say.hoursAWeek, { verdict, hours: hours_a_week })
      }): ${why.text}`,
    }));
  const first = openQuestions(foundation.conflicts).slice(0, 1);
  const goal = goalSum(sheet.facts, say);
  const parts: Part[] = [
    { label: say.customersFrom, lines: ASKED.isIn(query, "customers") ? focus.slice(0, MOST) : [] },
    { label: say.stepsDue, lines: steps.slice(0, MOST) },
    { label: say.postsDue, lines: posts.slice(0, MOST) },
    { label: say.whatFor, lines: goal === null ? [] : [goal] },
    { label: say.decideFirst, lines: first },
  ];
  const held = parts.filter(({ lines }) => lines.length > 0);
  if (held.length > 0) return { parts: held, against: null, open: first.length };
  return focus.length > 0 ? short(...focus.slice(0, MOST)) : short(missing(say.unsaidPlan));
}

/** "What is the weather tomorrow?": nobody of the business is meant, and nothing that was said of it. */
function isOfSomethingElse({ query, stems, lines }: Question): boolean {
  const languages = languagesOf(query);
  const isOurs = hasCue(query, languages, "me", "own") ||
    query.split(/\s+/u).some((word) => isFirstPerson(word, languages) && !isEnglishOn(word, query));
  if (isOurs || isUnspaced(query) || CUES.isIn(query, "planned")) return false;
  const days = stemsOf(`${CUES.phrasesOf("plan").join(" ")} ${CUES.phrasesOf("month").join(" ")}`);
  const matter = [...stems].filter((stem) => !days.has(stem));
  return matter.length > 0 && !lines.some((line) => sharedStems(matter, line.stems).length > 0);
}

/** "On Saturday": French alone says "on" for "we". */
function isEnglishOn(word: string, query: string): boolean {
  return word.toLowerCase() === "on" && languageIn(query) !== "fr";
}

/** What nobody knows, with the cheapest tests; what was said but cannot be read; what contradicts itself. */
export function openPoints({ foundation, sheet, stems, say }: Question): Answer {
  const near = (text: string) => sharedStems(stems, stemsOf(text)).length;
  const unknowns = foundation.unknowns.toSorted((one, other) => near(other.what) - near(one.what)).slice(
    0,
    MOST,
  )
    .map(({ what, test }): AnswerLine => ({
      text: `${what} ${fill(say.cheapestTest, { test })}`,
      kind: "missing",
    }));
  const unclear = sheet.unclear.slice(0, MOST).map(({ quote, question }): AnswerLine => ({
    text: `${closed(`“${quote}”`)} ${question}`,
    kind: "said",
  }));
  const open = openQuestions(foundation.conflicts).slice(0, 3);
  const parts: Part[] = [
    { label: say.notKnown, lines: unknowns },
    { label: say.notClear, lines: unclear },
    { label: say.cannotBoth, lines: open },
  ];
  const held = parts.filter(({ lines }) => lines.length > 0);
  return held.length > 0
    ? { parts: held, against: null, open: 0 }
    : short({ text: say.nothingOpen, kind: "ours" });
}

/** The trade-offs as they were chosen, with what each gives up, and the contradictions that pull at them. */
export function choices({ query, foundation, say }: Question): Answer {
  const named = choicesNamedIn(query);
  const lines = TRADEOFF_IDS.filter((id) => named.length === 0 || named.includes(id)).flatMap(
    (id): AnswerLine[] => {
      const decision = foundation.decisions[id];
      if (decision === undefined) return [];
      const { [decision.side]: side } = say.sides[id];
      const reason = decision.reason === null ? "" : `: “${decision.reason}”`;
      return [{
        text: closed(`${side}${reason}`),
        kind: "said",
        from: fill(say.yourChoice, { side: inside(side, say) }),
      }];
    },
  );
  const open = openQuestions(foundation.conflicts).slice(0, 3);
  const parts: Part[] = [
    { label: say.hardest, lines: open },
    { label: say.chose, lines },
  ];
  const held = parts.filter((part) => part.lines.length > 0);
  return held.length > 0 ? { parts: held, against: null, open: 0 } : short(missing(say.unsaidSides));
}

function openQuestions(conflicts: Question["foundation"]["conflicts"]): AnswerLine[] {
  return conflicts.filter(({ settled }) => settled === null).toSorted((one, other) =>
    other.weight - one.weight
  )
    .map(({ question }) => ({ text: question, kind: "said" }));
}
