import type { Act } from "./act.ts";

/** What a message is that says nothing of the business. */
export type Talk = Extract<Act, { kind: "question_back" | "remark" | "off_topic" | "unknown" }>;

/** The weightiest of a message's acts where it answers nothing: a question goes before a remark; null for an answer. */
export function onlyTalk(acts: Act[]): Talk | null {
  const talk = acts.filter((act): act is Talk => isTalk(act));
  if (talk.length === 0 || talk.length < acts.length) return null;
  return WEIGHTIEST.map((kind) => talk.find((each) => each.kind === kind)).find((each) =>
    each !== undefined
  ) ?? null;
}

const WEIGHTIEST = ["question_back", "unknown", "off_topic", "remark"] as const;

function isTalk({ kind }: Act): boolean {
  return WEIGHTIEST.some((each) => each === kind);
}
