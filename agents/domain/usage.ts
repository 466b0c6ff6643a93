/** What was asked of a model. Zeros where none was. */
export interface Usage {
  calls: number;
  promptTokens: number;
  completionTokens: number;
  /** Those of the prompt tokens that the server had read before; absent where it does not say. */
  cachedTokens?: number;
}

export const NO_USAGE: Usage = { calls: 0, promptTokens: 0, completionTokens: 0 };

/** Two uses of models as one. */
export function addUsage(one: Usage, other: Usage): Usage {
  const cached = (one.cachedTokens ?? 0) + (other.cachedTokens ?? 0);
  return {
    calls: one.calls + other.calls,
    promptTokens: one.promptTokens + other.promptTokens,
    completionTokens: one.completionTokens + other.completionTokens,
    ...(cached > 0 && { cachedTokens: cached }),
  };
}

/** What was used between two counts. */
export function usageSince(before: Usage, after: Usage): Usage {
  const cached = (after.cachedTokens ?? 0) - (before.cachedTokens ?? 0);
  return {
    calls: after.calls - before.calls,
    promptTokens: after.promptTokens - before.promptTokens,
    completionTokens: after.completionTokens - before.completionTokens,
    ...(cached > 0 && { cachedTokens: cached }),
  };
}
