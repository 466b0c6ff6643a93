import type { z } from "zod";

const KINDS: Record<string, string> = {
  string: "text",
  array: "a list",
  object: "a set of named values",
  record: "a set of named values",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
};

/** What does not fit, in words for the person who sent it; a sentence that its schema has of its own stands. */
export const sayProblem: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? "This field is required"
        : `This must be ${KINDS[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `Choose one of: ${issue.values.map(String).join(", ")}`;
    case "invalid_union":
      return "Choose one of the values that are offered";
    case "unrecognized_keys":
      return `Leave out what is not known here: ${issue.keys.join(", ")}`;
    case "too_big":
      return `This must be at most ${issue.maximum}${unitOf(issue.origin)}`;
    case "too_small":
      return `This must be at least ${issue.minimum}${unitOf(issue.origin)}`;
    default:
      return undefined;
  }
};

function unitOf(origin: string): string {
  if (origin === "string") return " characters long";
  return origin === "array" ? " items long" : "";
}
