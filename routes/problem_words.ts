import type { z } from "zod";
import { fill } from "../islands/words.ts";
import { WORDS } from "./words/words.ts";

const { problems } = WORDS.en;
const KINDS = new Map<string, string>(Object.entries(problems.kinds));

/** What does not fit, in words for the person who sent it; a sentence that its schema has of its own stands. */
export const sayProblem: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? problems.required
        : fill(problems.kind, { kind: KINDS.get(issue.expected) ?? issue.expected });
    case "invalid_value":
      return fill(problems.oneOf, { values: issue.values.map(String).join(", ") });
    case "invalid_union":
      return problems.offered;
    case "unrecognized_keys":
      return fill(problems.unknown, { keys: issue.keys.join(", ") });
    case "too_big":
      return fill(problems.atMost[measureOf(issue.origin)], { limit: String(issue.maximum) });
    case "too_small":
      return fill(problems.atLeast[measureOf(issue.origin)], { limit: String(issue.minimum) });
    default:
      return undefined;
  }
};

function measureOf(origin: string): "characters" | "items" | "value" {
  if (origin === "string") return "characters";
  return origin === "array" ? "items" : "value";
}
