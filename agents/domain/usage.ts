/** What was asked of a model. Zeros where none was. */
export interface Usage {
  calls: number;
  promptTokens: number;
  completionTokens: number;
}

export const NO_USAGE: Usage = { calls: 0, promptTokens: 0, completionTokens: 0 };

/** Two uses of models as one. */
export function addUsage(one: Usage, other: Usage): Usage {
  return {
    calls: one.calls + other.calls,
    promptTokens: one.promptTokens + other.promptTokens,
    completionTokens: one.completionTokens + other.completionTokens,
  };
}
