import { lettersIn } from "../../text/letters.ts";
import { type FieldId, isFieldId } from "../../domain/fields.ts";
import type { ModelFact } from "../../domain/model_facts.ts";
import type { Heard } from "../../domain/journey.ts";
import { checkModelFact, type FactGround } from "../../facts/from_model/check_model_fact.ts";
import { joinTexts, onceEach } from "../../facts/from_model/proposed_rows.ts";
import { factsOfField } from "../../facts/worksheet.ts";
import { wordCount } from "../../text/text.ts";
import type { Talk } from "../acts/only_talk.ts";
import { findTension } from "../contradictions/tensions.ts";
import { answersInPassing, hear } from "../hearing/also_heard.ts";
import { isOpen } from "../asking/pace.ts";
import type { ReadBackAnswer } from "../read_back/read_back.ts";
import { needsProbe } from "../hearing/thinness.ts";
import type { Verdict } from "../hearing/verdict.ts";
import { answerOf, mayBeOtherwise } from "./plans.ts";
import { sentencesOfModel } from "./model_sentences.ts";
import type { TurnAnswer } from "./turn_answer.ts";
import type { TurnGround } from "./turn_task.ts";
import { type ComputedTurn, isQuestion } from "./computed_turn.ts";

/** Fields that are never filled on a model's word: they have rules of their own. */
const RULES_ONLY: ReadonlySet<FieldId> = new Set<FieldId>(["choices.tradeoffs", "company.links"]);
const SHORTEST_FILL = 4;
const SHORTEST_SENTENCE = 3;
const MOST_FACTS = 30;

interface Judging {
  told: TurnAnswer;
  byRules: ComputedTurn;
  ground: TurnGround;
  facts: ModelFact[];
}

/**
 * The facts of an answer that pass their checks, each once: rows of a fact that is one text are one stretch, and a stretch
 * that was read into two lists belongs to the one that was asked for.
 */
export function factsFrom(told: Pick<TurnAnswer, "facts">, ground: FactGround): ModelFact[] {
  const passed = told.facts.slice(0, MOST_FACTS).map((proposal) => checkModelFact(proposal, ground))
    .filter((fact) => fact !== null);
  return onceEach(joinTexts(passed, ground.messages), ground.messages);
}

/**
 * What of a model's reading counts. Where model and rules disagree whether a message is an answer it is kept as one, unless
 * the model quotes the whole message as something else and has read no fact out of it.
 */
export function verdictOf(answer: TurnAnswer, byRules: ComputedTurn, ground: TurnGround): Verdict {
  const { draft } = byRules;
  const told = withWholeQuotes(answer, draft.message.text);
  const read = factsFrom(told, { ...ground, now: draft.now });
  const judging = { told, byRules, ground, facts: read };
  const talk = talkOf(judging);
  const answers = answersOf(judging);
  const isTalk = talk !== undefined || draft.taken === "talk" && answers === undefined;
  const facts = isTalk ? read.filter(({ turn }) => turn !== draft.message.id) : read;
  const thin = thinOf(judging);
  const pick = pickOf(judging);
  return {
    ...(thin === undefined ? {} : { thin }),
    ...(talk === undefined ? {} : { talk }),
    ...(answers === undefined ? {} : { answers }),
    ...(isRejected(judging) ? { isRejection: true } : {}),
    ...(pick === undefined ? {} : { pick }),
    fills: isTalk ? [] : fillsOf(judging),
    facts,
    tension: isTalk || told.tension === null ? null : findTension(told.tension, {
      state: draft.state,
      id: draft.message.id,
      sheet: ground.sheet,
      wordsOf: ground.dossier.sentenceOf,
    }),
    sentences: isQuestion(byRules.decided) ? sentencesOfModel(told, byRules.decided, ground.dossier) : [],
  };
}

/** An act without words of its own is what the whole message does. */
function withWholeQuotes(told: TurnAnswer, message: string): TurnAnswer {
  const acts = told.acts.map((act) =>
    act.quote.trim() === "" && act.field === "" ? { ...act, quote: message } : act
  );
  return { ...told, acts };
}

/** The act that a model quotes the whole message for; undefined where there is none. */
function wholeAct({ told, byRules: { draft } }: Judging) {
  const message = lettersIn(draft.message.text);
  return message === "" ? undefined : told.acts.find(({ quote }) => lettersIn(quote) === message);
}

function isOfMessage({ byRules: { draft }, facts }: Judging): boolean {
  return facts.some(({ turn }) => turn === draft.message.id);
}

/** The message is no answer where the model quotes all of it as something else and reads no fact in it. */
function talkOf(judging: Judging): Talk | undefined {
  const { draft } = judging.byRules;
  const act = wholeAct(judging);
  if (draft.taken !== "answer" || act === undefined || isOfMessage(judging)) return undefined;
  const whole = { text: draft.message.text, from: 0, to: draft.message.text.length };
  switch (act.kind) {
    case "question_back":
      return { ...whole, kind: "question_back", asks: "meaning" };
    case "remark":
      return { ...whole, kind: "remark", about: "aside" };
    case "off_topic":
    case "unknown":
      return { ...whole, kind: act.kind };
    default:
      return undefined;
  }
}

/** What the rules met as talk is an answer where the model has read a fact of the open question in it. */
function answersOf(judging: Judging): string[] | undefined {
  const { told, ground: { state }, byRules: { draft }, facts } = judging;
  const open = state.question?.field ?? "";
  if (draft.taken !== "talk" || !isFieldId(open)) return undefined;
  const asked = factsOfField(open);
  const isAnswered = facts.some(({ fact, turn }) => asked.includes(fact) && turn === draft.message.id);
  const quotes = told.acts.filter(({ kind, field, quote }) =>
    kind === "answer" && (field === "" || field === open) && quote.trim() !== "" &&
    draft.message.text.includes(quote)
  ).map(({ quote }) => quote);
  return isAnswered && quotes.length > 0 ? quotes : undefined;
}

function isRejected(judging: Judging): boolean {
  const { question } = judging.ground.state;
  const isOffered = question?.options !== undefined && question.contradiction === undefined &&
    isFieldId(question.field);
  return isOffered && judging.byRules.draft.taken === "answer" && wholeAct(judging)?.kind === "rejection" &&
    !isOfMessage(judging);
}

/** What the rules could not read at a read-back: the founder's own sentence, word for word, or a refusal of all. */
function pickOf(judging: Judging): ReadBackAnswer | undefined {
  const { told, byRules: { draft } } = judging;
  if (draft.taken !== "unclear_pick") return undefined;
  if (wholeAct(judging)?.kind === "rejection") return { kind: "rejected" };
  const own = told.acts.find(({ kind, quote }) =>
    kind === "own_sentence" && draft.message.text.includes(quote) && wordCount(quote) >= SHORTEST_SENTENCE
  );
  return own === undefined ? undefined : { kind: "own_sentence", sentence: own.quote.trim() };
}

/** Other open fields that exact words of the message answer whole. */
function fillsOf({ told, byRules: { draft }, ground: { state } }: Judging): Heard[] {
  return told.acts.flatMap(({ kind, field, quote }) => {
    const words = quote.trim();
    if (kind !== "answer" || field === "" || field === state.question?.field) return [];
    if (RULES_ONLY.has(field) || !isOpen(state, field)) return [];
    if (!draft.message.text.includes(words) || wordCount(words) < SHORTEST_FILL) return [];
    if (!answersInPassing(state, field, words)) return [];
    const heard = hear(field, words);
    return heard === null ? [] : [heard];
  });
}

/**
 * Whether the answer is thin, where the model's word changes what the rules think: a thin one is full only where a fact
 * of the question was read in it.
 */
function thinOf({ told, byRules: { draft }, ground: { state }, facts }: Judging): boolean | undefined {
  const open = state.question?.field ?? "";
  if (draft.taken !== "answer" || !isFieldId(open)) return undefined;
  const text = answerOf(draft, open);
  const byRules = needsProbe(open, text);
  if (told.thin === byRules || !mayBeOtherwise(open, text, byRules)) return undefined;
  if (told.thin) return true;
  const asked = factsOfField(open);
  const isRead = facts.some(({ fact, turn }) => asked.includes(fact) && turn === draft.message.id);
  return isRead ? false : undefined;
}
