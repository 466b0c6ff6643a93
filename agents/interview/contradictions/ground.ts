import type { FactSheet } from "../../domain/facts.ts";
import { FIELD_IDS } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { numbersPutRight, statesWrong } from "../../facts/changes/corrected_numbers.ts";
import { readFacts } from "../../facts/read_facts.ts";
import { statementsIn } from "../../facts/statements/said_answers.ts";
import type { Sentence, Statement } from "../../facts/statements/statement.ts";
import type { Ground, Said } from "../../review/contradictions/conflict.ts";
import { isRefusing, REFUSAL_FIELDS } from "../../review/contradictions/planned.ts";
import { WORDS } from "../../review/contradictions/words.ts";
import { numbersIn } from "../../text/text.ts";

/** Rules compare sentences with each other: more than this many would make everybody wait. */
const MOST_SENTENCES = 400;
/** What is longer cannot be shown beside another in one question. */
const LONGEST_SENTENCE = 320;

/** What the rules for contradictions compare of a journey. */
export function groundOf(state: JourneyState, now: Date): Ground {
  const sheet = readFacts(state, now);
  return {
    sheet,
    said: saidIn(state, sheet),
    sentences: Object.values(state.readBacks).flatMap((readBack) => readBack?.sentence ?? []),
    decisions: state.decisions,
    pages: state.pages,
    now,
  };
}

/** What was said beside "I don't know", as if it were all that was said: it is compared, and no fact is read from it. */
function besideOnly(state: JourneyState): JourneyState | null {
  if (FIELD_IDS.every((field) => state.fields[field].beside === undefined)) return null;
  const fields = { ...state.fields };
  for (const field of FIELD_IDS) fields[field] = { ...fields[field], answers: fields[field].beside ?? [] };
  return { ...state, fields };
}

function sentencesOf(state: JourneyState): Said[] {
  return statementsIn(state).sentences(...FIELD_IDS).flatMap((sentence, at, all) =>
    standing(sentence, all[at + 1])
  );
}

/** The sentences that stand, field by field in the order of the interview. */
function saidIn(state: JourneyState, sheet: FactSheet): Said[] {
  const beside = besideOnly(state);
  const said = [...beside === null ? [] : sentencesOf(beside), ...sentencesOf(state)];
  const wrong = state.corrections.map(({ field, from }) => ({ field, from }));
  const gone = numbersPutRight(state, sheet);
  return said.filter(({ quote, field, turn }) =>
    quote.length <= LONGEST_SENTENCE && !gone.some((each) =>
      each.turn !== turn && statesWrong(quote, each)
    ) &&
    !wrong.some((each) => each.field === field && holdsValue(quote, each.from))
  ).slice(0, MOST_SENTENCES);
}

/** The stretches of a sentence whose clauses were neither asked, hedged, taken back nor over. */
function standing(sentence: Sentence, next: Sentence | undefined): Said[] {
  const { answer, clauses } = sentence;
  const runs = runsOf(clauses);
  const isWhole = runs.length === 1 && runs[0]?.length === clauses.length;
  const withNext = next === undefined || next.answer !== answer
    ? null
    : answer.text.slice(sentence.from, next.to);
  const { turn, field } = answer;
  const evidence = { turn, field, state: "read" as const, languages: sentence.languages };
  if (isWhole) return [{ quote: sentence.text, withNext, ...evidence }];
  return runs.flatMap((run) => {
    const quote = answer.text.slice(run[0]?.from, run.at(-1)?.to).trim();
    return /\p{L}/u.test(quote) ? [{ quote, withNext: null, ...evidence }] : [];
  });
}

function runsOf(clauses: Statement[]): Statement[][] {
  const runs: Statement[][] = [[]];
  for (const clause of clauses) {
    if (clause.standing === "stated" || clause.standing === "negated" || isGivenUp(clause)) {
      runs.at(-1)?.push(clause);
    } else if (clause.standing !== "aside") runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/** Where they tell of themselves, only what they say they do no more: "I no longer go near fairs". */
const NO_MORE_IN: readonly string[] = [...REFUSAL_FIELDS, "identity.values", "identity.contrast"];

function isGivenUp({ standing, text, sentence }: Statement): boolean {
  const { answer: { field }, languages } = sentence;
  return standing === "past" &&
    (NO_MORE_IN.includes(field) && WORDS.patternOf("no_more", languages).test(text) && isRefusing(text) ||
      // Where somebody says what they refuse, what they gave up is refused too: "fairs, I stopped".
      REFUSAL_FIELDS.includes(field) && WORDS.patternOf("given_up", languages).test(sentence.text));
}

function holdsValue(quote: string, value: string): boolean {
  return /^\d/.test(value)
    ? numbersIn(quote).some((number) => number.value === value)
    : quote.includes(value);
}
