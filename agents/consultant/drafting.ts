import { numbersIn } from "../evidence/evidence.ts";
import type { Passage } from "./passages.ts";
import { retrieve } from "./retrieve.ts";

/** A draft is three of the founder's own sentences in an order that leads a reader to one small step. */
export interface Draft {
  part: string;
  passage: Passage;
}

interface Slot {
  part: string;
  fields: string[];
  /** The slot takes only sentences that hold a number. */
  withNumber?: boolean;
}

const SLOTS: Slot[] = [
  {
    part: "Where the reader is",
    fields: [
      "market.obstacle",
      "customer.trigger_barrier",
      "journey.quiet",
      "customer.belief",
      "identity.why",
    ],
  },
  {
    part: "Proof",
    fields: ["proof.best", "messaging.objections", "pitch.traction", "content.knowledge"],
    withNumber: true,
  },
  {
    part: "One small step",
    fields: ["launch.moment", "messaging.objections", "revenue.model", "offering.what"],
  },
];

/** A sentence of fewer stems is taken only where there is none that tells more. */
const TELLING = 4;

/** The founder's sentence for each slot: the nearest to the question, else the field's first. Empty where none fit. */
export function draftFrom(question: string, passages: Passage[]): Draft[] {
  const used = new Set<string>();
  return SLOTS.flatMap(({ part, fields, withNumber = false }) => {
    const sayable = passages.filter(({ from, kind, text, stems }) =>
      kind === "said" && fields.includes(from) && stems.size >= 2 && !used.has(text) && wordsOf(text) <= 45 &&
      (!withNumber || numbersIn(text).some(({ unit }) => unit !== "year"))
    );
    const telling = sayable.filter(({ stems }) => stems.size >= TELLING);
    const pool = telling.length > 0 ? telling : sayable;
    const first = fields.flatMap((field) => pool.filter(({ from }) => from === field))[0];
    const passage = retrieve(matterOf(question), pool, fields.slice(0, 1))[0]?.passage ?? first;
    if (passage === undefined) return [];
    used.add(passage.text);
    return [{ part, passage }];
  });
}

/** The draft as it is shown; "" where fewer than two sentences could be found. */
export function draftPart(draft: Draft[]): string {
  if (draft.length < 2) return "";
  const lines = draft.map(({ part, passage }, at) => `${at + 1}. ${part}: “${passage.text}”`);
  return `**A draft in your own words, in this order.**\n${
    lines.join("\n")
  }\nJoin them with as few words as you can. Address the reader, and end on the step.`;
}

/** What is to be written about, without the words that only ask for writing. */
export function matterOf(question: string): string {
  return question.replace(
    /\b(write|draft|sentences?|words?|wording|headline|caption|first|three|put|say)\b/gi,
    " ",
  );
}

function wordsOf(text: string): number {
  return text.split(/\s+/).length;
}
