import { FOUNDATION_ANCHORS, type FoundationAnchor } from "../../domain/anchors.ts";
import { type FieldId, isFieldId } from "../../domain/fields.ts";
import type { Question } from "../../domain/journey.ts";
import type { Surroundings } from "../turn_types.ts";
import { type Act, answersIn } from "../acts/act.ts";
import { actsIn } from "../acts/acts_in.ts";
import { isPhrase } from "../acts/phrase_patterns.ts";
import { isNod, isOnlyTalkWords } from "../acts/talk_form.ts";
import { onlyTalk, type Talk } from "../acts/only_talk.ts";
import { takeAnswer } from "./answering.ts";
import { askField, type NextQuestion } from "../asking/ask.ts";
import { takeChoices } from "../tradeoffs/choosing.ts";
import { takeReadBack } from "../read_back/confirming.ts";
import { applyCorrections } from "../corrections/correcting.ts";
import type { Draft } from "../draft.ts";
import { answerAsides, answerTalk, isExplainedEnough } from "./meet_talk.ts";
import { askReadBack, decideInParts, decideNext } from "../asking/next.ts";
import { pickedOption } from "../asking/options.ts";
import { readReadBack } from "../read_back/read_back.ts";
import { keepModelFacts } from "../changing/keep_model_facts.ts";
import { keepForLater } from "../read_back/asides.ts";
import { withoutRejection } from "../read_back/rejecting.ts";
import { retract } from "../commands/retracting.ts";
import { chooseLanguage } from "../language/choose_language.ts";
import { spokenClaims, spokenOptions, spokenTo } from "../language/spoken.ts";

/** A question, the order of fields at its end, or the question that stood open. */
type Heard = NextQuestion | null | "stay";

/**
 * Hears a message that is no command: corrections change facts, talk about the interview is met, and only the stretches
 * that answer reach the open question.
 */
export async function hearMessage(draft: Draft, surroundings: Surroundings): Promise<Heard> {
  const { state, message } = draft;
  const { question } = state;
  const corrected = applyCorrections(draft);
  keepReading(draft);
  if (question === null) return hearAtEnd(draft, corrected.rest);
  // A model answers in the founder's language anyway: what stands around its words follows without a word about it.
  chooseLanguage(draft, surroundings.model.kind === "builtin");
  if (!isFieldId(question.field)) return hearReadBack(draft, question, corrected.rest);
  const { field } = question;
  const isPick = pickedOption(spokenOptions(state), message.text) >= 0;
  if (isPick) return await answered(draft, { field, stretches: [message.text] }, surroundings);
  const { talk: met, answers: told, isRejection = false } = draft.verdict ?? {};
  if (isRejection) return await afterNone(draft, { field, stretches: [] }, surroundings);
  if (met?.kind === "unknown") {
    return await answered(draft, { field, stretches: [], acts: [met] }, surroundings);
  }
  if (met !== undefined) return await meet(draft, { field, talk: met }, surroundings);
  if (told !== undefined) return await answered(draft, { field, stretches: told }, surroundings);
  const asked = spokenTo(state, question.text ?? "");
  const acts = corrected.rest.flatMap((stretch) => actsIn(stretch, { field, asked }));
  const talk = onlyTalk(acts);
  if (talk !== null && talk.kind !== "unknown") return await meet(draft, { field, talk }, surroundings);
  const retraction = acts.find(({ kind }) => kind === "retraction");
  if (retraction !== undefined && answersIn(acts).length === 0) {
    const retracted = retract(draft, retraction.text);
    if (retracted !== null) return retracted;
  }
  if (question.choices !== undefined) return takeChoices(draft) ?? decideNext(draft);
  const said = withoutNods(answersIn(acts).map(({ text }) => text));
  const answers = said.length === 0 && retraction !== undefined ? [retraction.text] : said;
  if (answers.length === 0 && talk === null) return "stay";
  if (isReadings(question)) {
    const stretches = withoutRejection(answers);
    if (stretches !== null) return await afterNone(draft, { field, stretches }, surroundings);
  }
  return await answered(draft, { field, stretches: answers, acts }, surroundings);
}

const NOTHING_CHANGED =
  "Nothing was changed: I could not tell which fact that corrects. Name it with its new value, as in “the goal is 50, not 45”, or change it among the facts.";

const ASK_CONSULTANT = "The interview is over; questions like that are the consultant's.";

/** Once no question is open, words that change nothing are told so; thanks and other talk are not. */
function hearAtEnd({ lines, rewrite }: Draft, rest: string[]): "stay" {
  if (lines.length > 0 || rewrite.size > 0) return "stay";
  const acts = rest.flatMap((stretch) => actsIn(stretch, { field: null, asked: "" }));
  const asks = acts.some(({ kind, text }) => kind === "question_back" || /[?？]\s*$/u.test(text));
  if (asks) lines.push(ASK_CONSULTANT);
  else if (answersIn(acts).length > 0 && onlyTalk(acts) === null) lines.push(NOTHING_CHANGED);
  return "stay";
}

/** "Does that make 56? Yes, good.": what only nods beside an answer is none. */
function withoutNods(said: string[]): string[] {
  const telling = said.filter((text) => !isNod(text));
  return telling.length === 0 ? said : telling;
}

/** Meets talk; a question that no explanation helps is left open, as by "I don't know". */
async function meet(
  draft: Draft,
  { field, talk }: { field: FieldId; talk: Talk },
  surroundings: Surroundings,
) {
  const { question } = draft.state;
  if (question === null || !isExplainedEnough(question, talk)) return answerTalk(draft, talk);
  if (question.choices !== undefined) return takeChoices(draft) ?? decideNext(draft);
  return await answered(draft, { field, stretches: [] }, surroundings);
}

interface Answering {
  field: FieldId;
  /** The exact stretches that answer; none where the founder does not know. */
  stretches: string[];
  acts?: Act[];
}

async function answered(
  draft: Draft,
  { field, stretches, acts = [] }: Answering,
  surroundings: Surroundings,
) {
  draft.taken = stretches.length === 0 ? "unknown" : "answer";
  const isPlainUnknown = stretches.length === 0 && acts.length === 1;
  if (stretches.length === 0) keepBeside(draft, field, acts);
  draft.lastAnswer.text = isPlainUnknown ? draft.message.text : stretches.join("\n");
  answerAsides(draft, acts);
  await surroundings.breathe?.();
  const taken = await takeAnswer(draft, { field, stretches }, surroundings);
  if (taken !== null) return taken;
  return await decideInParts(draft, surroundings.breathe);
}

/** "I don't know, I just don't want to be skint in winter": what stands beside it is compared, and never printed. */
function keepBeside({ state, message }: Draft, field: FieldId, acts: Act[]): void {
  const beside = acts.filter(({ kind, text }) =>
    kind === "unknown" && !isOnlyTalkWords(text) && !isPhrase("unknown", text)
  );
  if (beside.length === 0) return;
  const kept = state.fields[field];
  kept.beside = [...kept.beside ?? [], ...beside.map(({ text }) => ({ turn: message.id, text, thin: true }))];
}

/** Three readings for somebody who did not know; two sides of a contradiction are no readings. */
function isReadings({ options, contradiction }: Question): boolean {
  return options !== undefined && contradiction === undefined;
}

/** "None of these": what is said beside it is the answer, else the question is put again, openly. */
async function afterNone(draft: Draft, { field, stretches }: Answering, surroundings: Surroundings) {
  if (stretches.length > 0) return await answered(draft, { field, stretches }, surroundings);
  draft.lines.push("None of them, then: in your own words.");
  draft.lastAnswer = { text: "", field: null, isProbed: false };
  return askField(draft, field);
}

/** True for what picks nothing, agrees to nothing, refuses nothing and is no sentence. */
function isUnclearAt({ state }: Draft, anchor: FoundationAnchor, text: string): boolean {
  const candidates = spokenClaims(state, state.readBacks[anchor]?.candidates ?? []);
  return readReadBack(text, { candidates }).kind === "unclear";
}

function hearReadBack(draft: Draft, question: Question, rest: string[]): Heard {
  const { state } = draft;
  const anchor = FOUNDATION_ANCHORS.find((type) => question.field === `confirm.${type}`) ?? "truth";
  const text = rest.join(" ").trim();
  const talk = text === "" ? null : onlyTalk(actsIn(text, { field: null, asked: question.text ?? "" }));
  // "Sí, así está bien, gracias." agrees; with a question mark it asks.
  const isBeside = talk?.kind === "remark" &&
    (talk.about === "aside" || !/[?？]/u.test(text) && !isUnclearAt(draft, anchor, text));
  if (talk !== null && !isBeside && talk.kind !== "unknown" && !isExplainedEnough(question, talk)) {
    return answerTalk(draft, talk);
  }
  // What is said of the sentences, or corrects a number, is no answer to give back.
  draft.lastAnswer = { text: "", field: null, isProbed: false };
  const isSentence = state.readBacks[anchor]?.isFloorOpen === true;
  draft.taken = !isSentence && isUnclearAt(draft, anchor, text) ? "unclear_pick" : "pick";
  if (draft.taken === "unclear_pick" && draft.verdict?.pick === undefined && keepForLater(draft, text)) {
    return askReadBack(draft, anchor);
  }
  return takeReadBack(draft, anchor, text) ?? decideNext(draft);
}

/** What a model read of the message joins what the rules read, and what was written from those fields is written again. */
function keepReading(draft: Draft): void {
  const { state, verdict } = draft;
  if (verdict === undefined) return;
  keepModelFacts(draft, verdict.facts);
  if (verdict.tension !== null) state.tensions = [...state.tensions ?? [], verdict.tension];
}
