import { startJourney, takeTurn } from "../../../agents/master.ts";
import { type JourneyState, newJourney } from "../../../agents/domain/journey.ts";
import { scriptedModel, type ScriptedStep } from "../../helpers/scripted_model.ts";
import type { TurnAnswer } from "../../../agents/interview/with_model/turn_answer.ts";
import { surroundings } from "./player.ts";

export const SAID = "We repair cargo bikes in Gent, 90 a month. Velofix takes a week.";
export const QUESTION = "Of the last three bikes on your stand, whose owner would you clone?";
export const TURN: TurnAnswer = {
  acts: [{ kind: "answer", quote: SAID, field: "offering.what" }],
  facts: [],
  thin: false,
  tension: null,
  move: "next",
  field: "customer.last_three",
  reflect: "You said: “Velofix takes a week.”",
  question: QUESTION,
  why: "Cases say more than a profile.",
  options: [],
};

export function turnOf(over: Partial<TurnAnswer> = {}): ScriptedStep {
  return { task: "turn", answer: { ...TURN, ...over } };
}

export async function opened(): Promise<JourneyState> {
  return (await startJourney(newJourney("j", "Wheelyard", "Ann"), surroundings())).state;
}

export async function turnWith(
  steps: ScriptedStep[],
  { state, text = SAID }: { state?: JourneyState; text?: string } = {},
) {
  const model = scriptedModel(steps);
  const streamed: string[] = [];
  const outcome = await takeTurn(
    state ?? await opened(),
    { id: `turn-${(state?.turns ?? 0) + 1}`, text },
    surroundings({ model, onText: (words) => streamed.push(words) }),
  );
  model.finish();
  return { outcome, streamed: streamed.join(""), materials: model.materials };
}

/** A journey in which these were said in order, by rules alone; the last question stands open. */
export async function after(...said: string[]): Promise<JourneyState> {
  let state = await opened();
  for (const text of said) {
    state = (await takeTurn(state, { id: `turn-${state.turns + 1}`, text }, surroundings())).state;
  }
  return state;
}
