import type { ScreenWords } from "../../routes/words/words.ts";
import { fill } from "../words.ts";

/** "Less for: How many could buy?" Some deductions are whole sentences, and each has but one mark at its end. */
export function lessFor(deductions: string[], { lessFor: text }: ScreenWords["anchors"]["section"]): string {
  const listed = deductions.map((each) => each.replace(/\.$/, "")).join("; ");
  return fill(text, { deductions: listed }).replace(/([?!])\.$/, "$1");
}
