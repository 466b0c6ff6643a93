import { isFieldId } from "../../domain/fields.ts";
import { inventionsIn } from "../../model/invented.ts";
import { contentWords, readingWords } from "../../text/text.ts";
import { contextOf, type NextQuestion } from "../asking/ask.ts";
import type { Draft } from "../draft.ts";
import {
  type AgentTurn,
  type Fault,
  type LintContext,
  lintTurn,
  normaliseQuestion,
  quotesOf,
} from "../asking/linter.ts";
import { saidTexts } from "../language/weave.ts";
import type { TurnAnswer } from "./turn_answer.ts";
import { type ComputedTurn, isQuestion, moveOf } from "./computed_turn.ts";

interface Wording {
  told: TurnAnswer;
  /** The turn as the rules work it out with the model's verdict. */
  worked: ComputedTurn;
  /** The field that stood open. */
  open: string;
  /** All that the model was told: numbers and names from nowhere else may stand in its words. */
  known: string;
}

/**
 * The turn in the model's words, as far as they fit what code has decided and pass the linter; what does not pass keeps
 * the rules' words. Answers whether the model's question, or its word on talk, stands.
 */
export function wordTurn(wording: Wording): boolean {
  const { told, worked, open } = wording;
  const { draft, decided } = worked;
  if (moveOf(worked, open) !== told.move) return false;
  if (decided === "stay") return meetInWords(draft, wording);
  if (!isQuestion(decided) || decided.question.choices !== undefined) return false;
  const { field } = decided.question;
  const isOther = told.field !== "" && told.field !== field && decided.question.contradiction === undefined;
  return isOther ? false : wordQuestion(draft, decided, wording);
}

const LONGEST_EXPLANATION = 60;

/** What is said to a question or a remark of the founder's; the open question follows it as it stands. */
function meetInWords(draft: Draft, wording: Wording): boolean {
  const text = wording.told.reflect.trim();
  const isFit = text !== "" && readingWords(text) <= LONGEST_EXPLANATION && !/[?？]/.test(text) &&
    isKnown([text], wording) && !praises(text) && areExact(text, draft);
  if (isFit) draft.met = text;
  return isFit;
}

function praises(text: string): boolean {
  return lintTurn({ reflect: text, observation: "", question: "", why: "" }, NO_CONTEXT).includes("praise");
}

const NO_CONTEXT: LintContext = { technique: "open", heard: "", quotable: [], asked: [], known: false };

function areExact(text: string, { state, message }: Draft): boolean {
  const quotable = [message.text, ...saidTexts(state)];
  return quotesOf(text).every((quote) => quotable.some((each) => each.includes(quote)));
}

function wordQuestion(draft: Draft, next: NextQuestion, wording: Wording): boolean {
  const { told } = wording;
  const { question, why } = told;
  const byRules = next.turn;
  const wordings = [told.reflect.trim(), byRules.reflect].map((reflect): AgentTurn => ({
    ...byRules,
    reflect,
    question: question.trim(),
    why: why.trim(),
  }));
  const turn = wordings.find((each) =>
    faultsOf(each, draft, next).length === 0 &&
    isKnown([each.reflect, each.question, each.why], wording)
  );
  if (turn === undefined) return false;
  const replaced = normaliseQuestion(byRules.question);
  draft.state.asked = [
    ...draft.state.asked.filter((asked) => asked !== replaced),
    normaliseQuestion(turn.question),
  ];
  next.turn = turn;
  next.question = { ...next.question, text: turn.question, why: turn.why };
  const options = optionsIn(wording, next);
  if (options !== null) next.question.options = options;
  return true;
}

/** The message stands beside the words, since it tells their language: German writes every noun like a name. */
function isKnown(words: string[], { known, worked: { draft } }: Wording): boolean {
  return inventionsIn([...words, draft.message.text], known).length === 0;
}

/** The faults of a turn in a model's words. It may give back the message, or what the rules would give back. */
function faultsOf(turn: AgentTurn, draft: Draft, next: NextQuestion): Fault[] {
  return lintTurn(turn, contextFor(draft, next));
}

function contextFor(draft: Draft, { question, turn }: NextQuestion): LintContext {
  const { technique } = question;
  const field = isFieldId(question.field) ? question.field : "offering.what";
  const mayRepeat = !isFieldId(question.field);
  const context = contextOf(draft, field, { technique, mayRepeat });
  const heard = [draft.message.text, draft.lastAnswer.text].join("\n");
  return {
    ...context,
    heard: contentWords(heard).length === 0 ? "" : heard,
    known: !mayRepeat && context.known,
    asked: context.asked.filter((asked) => asked !== normaliseQuestion(turn.question)),
  };
}

const OPTIONS = 3;
/** Words of an answer that is offered to whoever does not know. */
export const LONGEST_OPTION = 24;

/** Three contrasted answers in the model's words, for whoever does not know; null where they do not pass. */
function optionsIn(wording: Wording, { question }: NextQuestion): string[] | null {
  const { told, known } = wording;
  if (question.options === undefined || question.contradiction !== undefined || !isFieldId(question.field)) {
    return null;
  }
  const texts = [...new Set(told.options.map(({ text }) => text.trim()))];
  const isFit = texts.length === OPTIONS &&
    texts.every((text) =>
      text !== "" && readingWords(text) <= LONGEST_OPTION && !/[?？*_\n]/.test(text) &&
      isKnown([text, told.question], wording) && quotesOf(text).every((quote) => known.includes(quote))
    );
  return isFit ? texts : null;
}
