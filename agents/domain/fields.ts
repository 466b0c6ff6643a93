import type { Phase } from "./phases.ts";

type AskedPhase = Exclude<Phase, "complete">;

interface FieldDefinition {
  phase: AskedPhase;
  /** A needed field must be confirmed or openly assumed before its anchor is done. */
  needed: boolean;
  /** What the field is called on screens. */
  label: string;
}

/** What the interview must learn, in the order in which it is asked (craft, section 1). */
export const FIELDS = {
  "offering.what": { phase: "conversation_initiation", needed: true, label: "What you do" },
  "customer.last_three": {
    phase: "conversation_initiation",
    needed: true,
    label: "Your last three customers",
  },
  "company.links": { phase: "conversation_initiation", needed: false, label: "Websites to read" },
  "company.stage_region": { phase: "conversation_initiation", needed: true, label: "Where you stand" },
  "goal.twelve_months": { phase: "conversation_initiation", needed: true, label: "A good year" },

  "market.alternative": { phase: "truth_anchor_analysis", needed: true, label: "If you vanished" },
  "market.rivals": { phase: "truth_anchor_analysis", needed: true, label: "Rivals and the status quo" },
  "market.obstacle": { phase: "truth_anchor_analysis", needed: true, label: "The one obstacle" },
  "customer.trigger_barrier": { phase: "truth_anchor_analysis", needed: true, label: "Trigger and barrier" },
  "customer.belief": { phase: "truth_anchor_analysis", needed: true, label: "Belief now, belief needed" },
  "customer.not_for": { phase: "truth_anchor_analysis", needed: true, label: "Who you turn away" },
  "difference.only": { phase: "truth_anchor_analysis", needed: true, label: "What a rival would refuse" },
  "proof.best": { phase: "truth_anchor_analysis", needed: true, label: "Your best proof" },
  "choices.tradeoffs": { phase: "truth_anchor_analysis", needed: true, label: "The seven trade-offs" },

  "identity.why": { phase: "expression_anchor_analysis", needed: true, label: "Why you do this" },
  "identity.values": { phase: "expression_anchor_analysis", needed: true, label: "Values as behaviour" },
  "identity.contrast": { phase: "expression_anchor_analysis", needed: true, label: "Admired, never become" },
  "voice.sample": { phase: "expression_anchor_analysis", needed: true, label: "Words you really sent" },
  "visual.colours": { phase: "expression_anchor_analysis", needed: false, label: "Colours" },
  "messaging.objections": {
    phase: "expression_anchor_analysis",
    needed: true,
    label: "Objections and answers",
  },

  "channels.current": {
    phase: "attention_anchor_analysis",
    needed: true,
    label: "Where customers came from",
  },
  "channels.capacity": { phase: "attention_anchor_analysis", needed: true, label: "Hours and money" },
  "channels.refused": { phase: "attention_anchor_analysis", needed: true, label: "Channels you refuse" },
  "content.knowledge": { phase: "attention_anchor_analysis", needed: true, label: "What only you know" },
  "community.places": { phase: "attention_anchor_analysis", needed: false, label: "Where they gather" },
  "launch.moment": { phase: "attention_anchor_analysis", needed: false, label: "The moment" },

  "revenue.model": { phase: "evolution_anchor_analysis", needed: true, label: "Price and how it is charged" },
  "journey.quiet": { phase: "evolution_anchor_analysis", needed: true, label: "Where they go quiet" },
  "growth.numbers": { phase: "evolution_anchor_analysis", needed: false, label: "What is measured" },
  "evolution.next": { phase: "evolution_anchor_analysis", needed: true, label: "What comes next" },
  "evolution.bet": { phase: "evolution_anchor_analysis", needed: true, label: "The bet" },

  "pitch.raise": { phase: "pitch_deck_creation", needed: false, label: "Raising or not" },
  "pitch.team": { phase: "pitch_deck_creation", needed: true, label: "Team" },
  "pitch.traction": { phase: "pitch_deck_creation", needed: false, label: "Traction" },
} as const satisfies Record<string, FieldDefinition>;

export type FieldId = keyof typeof FIELDS;
export const FIELD_IDS = Object.keys(FIELDS) as FieldId[];

/** True if a text is the id of a field. */
export function isFieldId(text: string): text is FieldId {
  return Object.hasOwn(FIELDS, text);
}

/** The fields a phase asks for, in the order of the questions. */
export function fieldsOfPhase(phase: Phase): FieldId[] {
  return FIELD_IDS.filter((id) => FIELDS[id].phase === phase);
}

type FieldStatus =
  | "empty"
  | "heard"
  | "probed"
  | "confirmed"
  | "assumed"
  | "skipped"
  | "contradicted";

/** What a founder said in one turn about one field: always a whole, exact stretch of that turn. */
export interface Answer {
  /** The id of the founder's message. */
  turn: string;
  text: string;
  /** True for an answer that was probed as thin; kept as the "off" half of voice pairs. */
  thin: boolean;
}

export interface FieldState {
  status: FieldStatus;
  /** Locked words are never paraphrased and never asked again. */
  locked: boolean;
  probes: number;
  /** Oldest first. The standing answer is the last one that is not thin, else the last. */
  answers: Answer[];
  /** What was said beside "I don't know", oldest first: it is compared with other answers, never read or printed. */
  beside?: Answer[];
  /** Set when the field is assumed: the statement and its cheapest test. */
  assumption: { text: string; test: string } | null;
}

/** A field nobody has been asked about. */
export function emptyField(): FieldState {
  return { status: "empty", locked: false, probes: 0, answers: [], assumption: null };
}
