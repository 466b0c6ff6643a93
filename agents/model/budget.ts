import { type Asked, type Budget, type Model, type Task } from "./model.ts";

interface TurnLimits {
  calls: number;
  promptTokens: number;
  milliseconds: number;
}

/** At most 6 calls, 30,000 prompt tokens and 150 s a turn (quality, "The model misbehaves"). */
export const TURN_LIMITS: TurnLimits = { calls: 6, promptTokens: 30_000, milliseconds: 150_000 };

/** The same mind with one turn's allowance: all questions of the turn, retries included, draw on it. */
export function forOneTurn(model: Model, limits: TurnLimits = TURN_LIMITS): Model {
  if (model.kind === "builtin") return model;
  const budget = newBudget(limits);
  return {
    ...model,
    answer: <T>(task: Task<T>, asked: Asked = {}) => model.answer(task, { ...asked, budget }),
  };
}

function newBudget(limits: TurnLimits): Budget {
  const endsAt = performance.now() + limits.milliseconds;
  let calls = 0;
  let tokens = 0;
  return {
    take(promptTokens) {
      if (calls + 1 > limits.calls || tokens + promptTokens > limits.promptTokens) return false;
      calls += 1;
      tokens += promptTokens;
      return true;
    },
    timeLeft: () => endsAt - performance.now(),
  };
}
