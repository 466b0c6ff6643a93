import { bestQuote, sentencesOf } from "../../text/text.ts";
import type { FieldId } from "../../domain/fields.ts";
import { type JourneyState } from "../../domain/journey.ts";
import { knowledgeOf } from "./knowledge.ts";
import { ownRefusals } from "../words/opening.ts";
import { apportion } from "../../text/quantities.ts";
import { currentAnswer } from "../words/current_answer.ts";

/** A subject to keep returning to, and how much of the work it gets. */
export interface Pillar {
  /** A label, or the founder's exact words where `exact` is true. */
  name: string;
  exact: boolean;
  /** Where its material comes from; null where the pillar is assumed. */
  field: FieldId | null;
  /** Exact words that open it. */
  opening: string;
  /** Exact stretches of the field to make pieces of. */
  pieces: string[];
  /** Per cent, in steps of five; all pillars add to 100. */
  share: number;
}

type Draft = Omit<Pillar, "share">;

/** Labels for the subjects whose name is not the founder's own. */
const LABELS: [FieldId, string][] = [
  ["proof.best", "Proof, one case at a time"],
  ["difference.only", "What we will not do"],
  ["messaging.objections", "Questions before buying"],
  ["identity.why", "Why this exists"],
  ["offering.what", "What it is, exactly"],
];

const ASSUMED: Draft[] = ["How the work is done", "Questions before buying", "What we will not do"]
  .map((name) => ({ name, exact: false, field: null, opening: "", pieces: [] }));

/** Three or four pillars: what only the founder knows first, then proof and refusal. */
export function pillarsOf(state: JourneyState): Pillar[] {
  const known = knowledgeOf(state).slice(0, 2).map((item): Draft => ({
    name: item.name,
    exact: true,
    field: "content.knowledge",
    opening: item.sentence,
    pieces: [...item.pieces, item.name],
  }));
  const others = LABELS.flatMap(([field, name]) => drafted(state, field, name));
  const drafts = [...known, ...others].slice(0, 4);
  const missing = ASSUMED.filter((each) => drafts.every((draft) => draft.name !== each.name));
  const all = drafts.length >= 3 ? drafts : [...drafts, ...missing].slice(0, 3);
  const shares = sharesOf(all);
  return all.map((draft, at) => ({ ...draft, share: shares[at] ?? 0 }));
}

/** A sentence that only says that there is none is no material. */
const ADMITS_NONE =
  /^(?:none|nothing|not yet|no proof|noch keine?[nrs]?|nada|ninguna?|rien|aucune?)(?: (?:yet|so far|bisher|todavía|encore))?[.!]?$/iu;

function drafted(state: JourneyState, field: FieldId, name: string): Draft[] {
  const text = currentAnswer(state, field);
  const sentences = (field === "difference.only" ? ownRefusals(text) : sentencesOf(text))
    .filter((sentence) => !ADMITS_NONE.test(sentence));
  if (sentences.length === 0) return [];
  return [{ name, exact: false, field, opening: bestQuote(sentences.join("\n")), pieces: sentences }];
}

/** Every pillar gets at least 15%; the rest follows how much there is to say. Steps of five. */
function sharesOf(drafts: Draft[]): number[] {
  const weights = drafts.map((draft, at) => Math.min(draft.pieces.length, 6) + (at === 0 ? 2 : 1));
  const free = 20 - 3 * drafts.length;
  return apportion(free, weights).map((steps) => (steps + 3) * 5);
}
