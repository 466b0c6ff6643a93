import { type Asked, type Budget, type Model, type Task } from "./model.ts";

interface TurnLimits {
  calls: number;
  promptTokens: number;
  milliseconds: number;
}

/**
 * At most 6 calls and 30,000 prompt tokens a turn (quality, "The model misbehaves"), and 300 s: a founder waits less, but
 * what is read late still counts.
 */
export const TURN_LIMITS: TurnLimits = { calls: 6, promptTokens: 30_000, milliseconds: 300_000 };

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
