import type { FoundationAnchor, SectionId } from "../../domain/anchors.ts";
import { FIELD_IDS, type FieldId, FIELDS } from "../../domain/fields.ts";
import type { Question } from "../../domain/journey.ts";
import type { TradeoffId } from "../../domain/tradeoffs.ts";
import { readingWords } from "../../text/text.ts";
import type { Asking } from "./asking.ts";
import type { Conflict } from "../../review/contradictions/conflict.ts";
import { fieldOf, optionsOf } from "../contradictions/conflicts.ts";
import { composeTurn } from "./compose.ts";
import type { Draft } from "../draft.ts";
import { type AgentTurn, type LintContext, lintTurn, LONGEST_TURN, normaliseQuestion } from "./linter.ts";
import { observationFor } from "./observation.ts";
import { optionsFor } from "./options.ts";
import { probesFor } from "../questions/probes.ts";
import { QUESTION_BANK } from "../questions/bank.ts";
import { arithmeticLine } from "./arithmetic.ts";
import { reflectOn } from "../quoting/reflect.ts";
import { SECTIONS_OF } from "../changing/stale.ts";
import { tradeoffLines } from "../tradeoffs/lines.ts";
import { saidTexts, weaveOf } from "../language/weave.ts";

/** A question about to be put, with the turn that carries it and what stands above it. */
export interface NextQuestion {
  turn: AgentTurn;
  question: Question;
  above: string;
}

const HOME_OF_READ_BACK: Record<FoundationAnchor, SectionId> = {
  truth: "strategic_synthesis",
  expression: "strategic_messaging",
  attention: "channel_strategy",
  evolution: "evolution_milestones",
};

/** The field's own question, in the first wording that was not used before. */
export function askField(draft: Draft, field: FieldId): NextQuestion {
  const askings = QUESTION_BANK[field](weaveOf(draft.state));
  const open = field === "choices.tradeoffs" ? openTradeoffs(draft) : [];
  const next = firstCleanWording(draft, field, { askings, observation: observationOf(draft, field, false) });
  if (open.length === 0) return next;
  next.question.choices = tradeoffLines(draft.state, open);
  const isTooLong = () => readingWords(composeTurn(next.turn, next.question)) > LONGEST_TURN;
  if (isTooLong()) {
    next.turn.reflect = reflectOn({ ...draft.lastAnswer, isBrief: true, lead: "" }, draft.state.turns);
  }
  if (isTooLong()) next.turn.reflect = "";
  return next;
}

/** The lines not yet chosen; all seven where all are chosen, for a founder who goes back. */
export function openTradeoffs(draft: Draft): TradeoffId[] {
  const lines = tradeoffLines(draft.state).map((line) => line.id);
  const open = lines.filter((id) => draft.state.decisions[id] === undefined);
  return open.length === 0 ? lines : open;
}

/** A probe of a thin answer, or null where both were used. */
export function askProbe(draft: Draft, field: FieldId): NextQuestion | null {
  const { probes } = draft.state.fields[field];
  const askings = probesFor(field, weaveOf(draft.state)).slice(probes);
  if (askings.length === 0) return null;
  draft.lastAnswer.isProbed = true;
  return firstCleanWording(draft, field, { askings, observation: observationOf(draft, field, true) });
}

/** What the last answer's numbers come to, else a remark from a page that was read. */
function observationOf(draft: Draft, field: FieldId, isProbe: boolean): string {
  const answered = draft.heard.some((each) => each.field === draft.lastAnswer.field)
    ? draft.lastAnswer.field
    : null;
  const reckoned = answered === null || isProbe ? "" : arithmeticLine(draft.state, answered, draft.now);
  return reckoned === "" ? observationFor(draft.state, field, isProbe) : reckoned;
}

/** Three contrasted readings for a founder who does not know. */
export function askOptions(draft: Draft, field: FieldId): NextQuestion {
  const asking: Asking = {
    technique: "contrast",
    question: "Which of these three comes closest?",
    why: "Each leads somewhere else. If none fits, it becomes an assumption with its cheapest test.",
  };
  const next = firstCleanWording(draft, field, { askings: [asking], mayRepeat: true });
  next.question.options = optionsFor(draft.state, field);
  return next;
}

function leadOf(isOnPage: boolean): string {
  return isOnPage ? "Your own site says it differently:" : "You put it differently before:";
}

/** Two statements that cannot both hold, side by side, in exact words. */
export function askContradiction(draft: Draft, conflict: Conflict): NextQuestion {
  const field = fieldOf(conflict);
  const { id, a, b, binding, changes, page, ask, sum } = conflict;
  draft.state.contradictionsAsked = [...draft.state.contradictionsAsked ?? [], id];
  draft.state.fields[field].status = "contradicted";
  const isNew = [a, b].some(({ quote }) => draft.message.text.includes(quote));
  if (isNew) {
    draft.lastAnswer.lead = leadOf(page !== null);
  }
  const asking: Asking = {
    technique: "contrast",
    question: ask,
    why: "Pick one, or say why both hold. Nobody knows is an answer too.",
  };
  const arithmetic = sum === "" ? "" : `Calculated: ${sum}`;
  const observation = isNew ? arithmetic : `Side by side, from earlier. ${arithmetic}`.trim();
  const next = firstCleanWording(draft, field, { askings: [asking], mayRepeat: true, observation });
  next.question.options = optionsOf(conflict);
  next.question.contradiction = { id, field, a, b, changes, ...(binding === undefined ? {} : { binding }) };
  // The two sides are the founder's own words already: a third quote would be taken for one of them.
  next.turn.reflect = isNew ? leadOf(page !== null) : "";
  if (readingWords(composeTurn(next.turn, next.question)) > LONGEST_TURN) next.turn.reflect = "";
  return next;
}

/** The question that ends an anchor. */
export function askReadBackQuestion(draft: Draft, anchor: FoundationAnchor, options: string[]): NextQuestion {
  const turn: AgentTurn = {
    reflect: reflectOn(draft.lastAnswer, draft.state.turns),
    observation: "",
    ...wordingOf(draft, anchor),
  };
  return {
    turn,
    above: "",
    question: {
      field: `confirm.${anchor}`,
      section: HOME_OF_READ_BACK[anchor],
      text: turn.question,
      why: turn.why,
      technique: "confirm",
      skippable: false,
      ...(options.length === 0 ? {} : { options }),
    },
  };
}

const COUNTS = [
  "",
  "Is this your sentence?",
  "Which of the two is your sentence?",
  "Which of the three is your sentence?",
];

function wordingOf({ state }: Draft, anchor: FoundationAnchor): { question: string; why: string } {
  const { isFloorOpen, candidates = [] } = state.readBacks[anchor] ?? {};
  if (isFloorOpen === true) {
    return {
      question: "Which one sentence would you put there?",
      why: "It heads the anchor word for word, as you write it.",
    };
  }
  const question = COUNTS[candidates.length] ?? "Which one is your sentence?";
  if (state.refining === anchor && state.readBacks[anchor]?.sentence) {
    return { question, why: "A plain yes keeps the sentence that stands." };
  }
  if ((state.readBacks[anchor]?.asked ?? 0) > 1) {
    return {
      question: "Which number is yours?",
      why: "Without a choice the first one stands, and can be changed later.",
    };
  }
  return {
    question,
    why: "It heads the anchor. If none of them fits, say so and write your own.",
  };
}

interface Wordings {
  /** Best first. */
  askings: Asking[];
  observation?: string;
  /** True for a fixed sentence that may be put more than once in a journey. */
  mayRepeat?: boolean;
}

/** The first asking that the linter finds nothing against, else the first of all. */
function firstCleanWording(
  draft: Draft,
  field: FieldId,
  { askings, observation = "", mayRepeat = false }: Wordings,
): NextQuestion {
  const turns = askings.map((asking) => ({ asking, turn: toTurn(draft, asking, observation) }));
  const clean = turns.find(({ asking, turn }) =>
    lintTurn(turn, contextOf(draft, field, { technique: asking.technique, mayRepeat })).length === 0
  );
  const { asking, turn } = clean ?? turns[0]!;
  draft.state.asked.push(normaliseQuestion(turn.question));
  return {
    turn,
    above: "",
    question: {
      field,
      section: SECTIONS_OF[field][0]!,
      text: turn.question,
      why: turn.why,
      technique: asking.technique,
      skippable: !FIELDS[field].needed,
    },
  };
}

function toTurn(draft: Draft, asking: Asking, observation: string): AgentTurn {
  const { state } = draft;
  const reflect = state.turns === 0
    ? `You registered as ${state.company}; nothing else is known yet.`
    : reflectOn(draft.lastAnswer, state.turns);
  return { reflect, observation, question: asking.question, why: asking.why };
}

/** What the linter has to know of a journey; `mayRepeat` where a fixed sentence is put more than once. */
export function contextOf(
  draft: Draft,
  field: FieldId,
  { technique, mayRepeat = false }: { technique: Asking["technique"]; mayRepeat?: boolean },
): LintContext {
  const { state, message } = draft;
  const pages = state.pages.flatMap((
    page,
  ) => [...page.sentences, ...page.prices, ...page.headings, page.title]);
  return {
    technique,
    heard: state.turns === 0 ? "" : draft.lastAnswer.text,
    quotable: [message.text, ...saidTexts(state), ...pages],
    asked: mayRepeat ? [] : state.asked,
    known: state.fields[field].locked,
  };
}

/** The field before the open question that has an answer; the first field where there is none. */
export function fieldBefore(draft: Draft): FieldId {
  const { state } = draft;
  const at = FIELD_IDS.findIndex((id) => id === state.question?.field);
  const earlier = (at < 0 ? FIELD_IDS : FIELD_IDS.slice(0, at)).filter((id) =>
    state.fields[id].answers.length > 0
  );
  return earlier.at(-1) ?? "offering.what";
}
