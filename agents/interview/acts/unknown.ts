import { actsIn } from "./acts_in.ts";

/** True for "I don't know" in its many wordings, where nothing else of substance was said. */
export function isUnknown(text: string): boolean {
  const acts = actsIn(text, { field: null, asked: "" });
  return acts.some(({ kind }) => kind === "unknown") && acts.every(({ kind }) => kind !== "answer");
}
