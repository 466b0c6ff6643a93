import type { FieldId } from "../../domain/fields.ts";

/** What a question back asks for: what is meant, an example, what it is for, or how long it will take. */
export type AskedBack = "meaning" | "example" | "why" | "time";
/** What a remark is about; an aside needs no word from us. */
export type RemarkKind = "said_before" | "worried" | "tired" | "aside";

/** What a stretch of a message does. */
export type ActMeaning =
  | { kind: "answer" }
  | { kind: "command" }
  | { kind: "unknown" }
  | { kind: "off_topic" }
  | { kind: "retraction" }
  | { kind: "question_back"; asks: AskedBack }
  | { kind: "remark"; about: RemarkKind };

interface Stretch {
  /** An exact stretch of the message. */
  text: string;
  from: number;
  to: number;
}

/** What an exact stretch of a founder's message does (strategy, section 3). */
export type Act = Stretch & ActMeaning;

/** What stands open when the message comes. */
export interface ActSetting {
  /** The field asked for; null at a read-back and where nothing is asked. */
  field: FieldId | null;
  /** The words of the open question, which a founder may repeat before the answer. */
  asked: string;
}

/** Fields whose answers are other people's words, where "what do you mean, 45 pounds?" may be an answer. */
const OTHER_PEOPLES_WORDS: ReadonlySet<FieldId> = new Set<FieldId>([
  "messaging.objections",
  "voice.sample",
  "customer.belief",
  "customer.trigger_barrier",
  "market.obstacle",
  "content.knowledge",
]);

/** True where the open question asks for what others say, so that a question in the answer may be theirs. */
export function asksForOthersWords({ field }: Pick<ActSetting, "field">): boolean {
  return field !== null && OTHER_PEOPLES_WORDS.has(field);
}

/** The stretches that are answers, each exact and contiguous. */
export function answersIn(acts: Act[]): Act[] {
  return acts.filter(({ kind }) => kind === "answer");
}

/** The act of a stretch, whatever was thought of it before. */
export function actOf<Meaning extends ActMeaning>({ text, from, to }: Stretch, meaning: Meaning): Act {
  return { text, from, to, ...meaning };
}
