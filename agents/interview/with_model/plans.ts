import { type FieldId, FIELDS, isFieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import type { Draft } from "../draft.ts";
import { type ComputedTurn, type ComputeTurn, type Decided, isQuestion, moveOf } from "./computed_turn.ts";
import { languageIn } from "../../text/language.ts";
import { namesIn, numbersIn } from "../../text/text.ts";
import { isHollow, needsProbe } from "../hearing/thinness.ts";
import { NO_VERDICT } from "../hearing/verdict.ts";
import type { Move } from "./turn_answer.ts";

/** One way in which the turn may go on, as the rules would put it. */
export interface Plan {
  move: Move;
  /** The question as the rules would put it; the open one where it is put again. */
  decided: Decided;
  /** Sentences above the question. */
  lines: string[];
}

/**
 * How the turn may go on, worked out by the rules beforehand, so that one call can choose among the ways and word the
 * question: the way that the rules would take first, then what comes if the answer is as thin, or as full, as they do not
 * think.
 */
export async function plansOf(
  byRules: ComputedTurn,
  state: JourneyState,
  computeTurn: ComputeTurn,
): Promise<Plan[]> {
  const open = state.question?.field ?? "";
  const others = await Promise.all(otherReadings(byRules, open).map((verdict) => computeTurn(verdict)));
  const plans = [byRules, ...others].flatMap((worked) => {
    const move = moveOf(worked, open);
    return move === null ? [] : [{ move, decided: worked.decided, lines: worked.draft.lines }];
  });
  // Whatever the rules took it for, it may be a question to us.
  const explain: Plan[] = state.question === null ? [] : [{ move: "explain", decided: "stay", lines: [] }];
  return [...plans, ...explain].filter((plan, at, all) =>
    all.findIndex((each) => each.move === plan.move && fieldOf(each) === fieldOf(plan)) === at
  );
}

function otherReadings({ draft }: ComputedTurn, open: string) {
  if (!isFieldId(open)) return [];
  if (draft.taken === "talk") return [{ ...NO_VERDICT, answers: [draft.message.text] }];
  if (draft.taken !== "answer") return [];
  const text = answerOf(draft, open);
  const isThin = needsProbe(open, text);
  return mayBeOtherwise(open, text, isThin) ? [{ ...NO_VERDICT, thin: !isThin }] : [];
}

/**
 * True where a model may think otherwise of an answer: a full one can be thin only where it has neither number nor name,
 * and a thin one full only where it is not hollow.
 */
export function mayBeOtherwise(field: FieldId, text: string, isThin: boolean): boolean {
  if (!FIELDS[field].needed) return false;
  return isThin ? !isHollow(field, text) : numbersIn(text).length === 0 && !hasName(text);
}

/** A single capital word may be any noun in German: “Die Leute sind zufrieden” names nobody. */
function hasName(text: string): boolean {
  const isGerman = languageIn(text) === "de";
  return namesIn(text).some((name) => !isGerman || name.includes(" "));
}

/** What the message says to a field, as it was kept. */
export function answerOf({ state, message }: Draft, field: FieldId): string {
  const kept = state.fields[field].answers.filter(({ turn }) => turn === message.id);
  return kept.length === 0 ? message.text : kept.map(({ text }) => text).join("\n");
}

/** The field that a plan asks for. */
export function fieldOf({ decided }: Plan): string {
  return isQuestion(decided) ? decided.question.field : "";
}
