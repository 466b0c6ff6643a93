/**
 * What a founder has said, as typed facts (strategy, section 2). A fact is read once, by one reader, from the
 * founder's answers; everything after that takes facts and never raw answers.
 */

/** Where a fact comes from: an exact stretch of one turn, and how sure the founder is of our reading. */
export interface Evidence {
  /** An exact stretch of the turn. */
  quote: string;
  /** The id of the founder's message. */
  turn: string;
  /** The field, or the read-back such as `confirm.truth`, that stood open in that turn. */
  field: string;
  state: "read" | "confirmed" | "corrected";
  /** True where every rival could say the same words: such a fact never leads, proves or heads anything. */
  thin?: boolean;
  /** Of a fact in parts of which one was corrected: what was said of the others, an exact stretch of its own turn. */
  beside?: Pick<Evidence, "quote" | "turn">;
}

/** The founder's words. After a correction `text` has the new value and is no longer an exact stretch of the turn. */
export interface TextFact extends Evidence {
  text: string;
  /** True for the one customer of several whom the founder would have more of. */
  wanted?: boolean;
}

/** An amount in whole or broken units of a currency (ISO 4217). */
export interface Money {
  amount: number;
  currency: string | null;
}

/** `by` is an ISO date; whatever was not said is null. */
export interface GoalFact extends Evidence {
  metric: string | null;
  target: number | null;
  unit: string | null;
  by: string | null;
  baseline: number | null;
}

export interface RivalFact extends Evidence {
  name: string;
  kind: "company" | "status_quo";
  url: string | null;
  /** Of so many deals that were lost, how many went there; absent where nobody counted. */
  lost?: { count: number; of: number };
  /** What the founder says of it alone, in exact words; absent where they only name it. */
  said?: Pick<Evidence, "quote" | "turn" | "field">;
}

export interface ObjectionFact extends Evidence {
  says: string;
  answer: string | null;
}

export interface ColourFact extends Evidence {
  /** "#RRGGBB", or null where only a name was said. */
  hex: string | null;
  name: string | null;
  /** False for a colour that the founder refuses. */
  wanted: boolean;
}

export interface ChannelFact extends Evidence {
  /** A noun phrase as the founder typed it: "Xero advisor directory". */
  name: string;
  /** Customers it brought. */
  count: number | null;
  /** Its share of all customers in percent, where that was said instead. */
  share: number | null;
}

export interface CapacityFact extends Evidence {
  hours_a_week: number | null;
  money_a_month: Money | null;
}

/** `on` is an ISO date; `season` what was said instead or beside it: "march", "third week of January". */
export interface MomentFact extends Evidence {
  on: string | null;
  season: string | null;
  text: string;
  /** The months and seasons that they refuse, each with the sentence that says so; absent where there are none. */
  not?: RefusedTime[];
}

/** A stretch in which a founder does not want to be out: "Not December". */
export interface RefusedTime extends Pick<Evidence, "quote" | "turn" | "field"> {
  /** ISO dates: its first and last day, the next time that it comes round. */
  from: string;
  to: string;
}

export interface PriceFact extends Evidence {
  amount: number;
  currency: string | null;
  /** "month", "one-off", "visit"; null where it was not said. */
  per: string | null;
  /** What is paid for: "site", "small dog". */
  for: string | null;
}

export interface MeasureFact extends Evidence {
  name: string;
  value: number;
  unit: string | null;
}

export interface BetFact extends Evidence {
  metric: string | null;
  target: number | null;
  by: string | null;
  /** What the founder does if the bet is lost. */
  reverses: TextFact | null;
}

export interface RaiseFact extends Evidence {
  raising: boolean;
  amount: number | null;
  currency: string | null;
  already: Money | null;
  /** Shares in percent. */
  use: { for: string; share: number | null; amount: number | null }[];
}

export interface TeamFact extends Evidence {
  who: string;
  past: string | null;
}

/** All facts of a journey; null or an empty list where nothing was said. */
export interface Facts {
  offering: TextFact | null;
  region: TextFact | null;
  alternative: TextFact | null;
  obstacle: TextFact | null;
  trigger: TextFact | null;
  barrier: TextFact | null;
  belief_now: TextFact | null;
  belief_needed: TextFact | null;
  only_we: TextFact | null;
  proof: TextFact | null;
  why: TextFact | null;
  never_become: TextFact | null;
  voice_sample: TextFact | null;
  quiet: TextFact | null;
  customers: TextFact[];
  not_for: TextFact[];
  values: TextFact[];
  refused_channels: TextFact[];
  knowledge: TextFact[];
  places: TextFact[];
  next: TextFact[];
  goal: GoalFact | null;
  rivals: RivalFact[];
  objections: ObjectionFact[];
  colours: ColourFact[];
  channels: ChannelFact[];
  capacity: CapacityFact | null;
  moment: MomentFact | null;
  prices: PriceFact[];
  measured: MeasureFact[];
  traction: MeasureFact[];
  bet: BetFact | null;
  raise: RaiseFact | null;
  team: TeamFact[];
}

export type FactName = keyof Facts;

export const TEXT_FACTS = [
  "offering",
  "region",
  "alternative",
  "obstacle",
  "trigger",
  "barrier",
  "belief_now",
  "belief_needed",
  "only_we",
  "proof",
  "why",
  "never_become",
  "voice_sample",
  "quiet",
] as const satisfies FactName[];

export type TextFactName = typeof TEXT_FACTS[number];

export const TEXT_LIST_FACTS = [
  "customers",
  "not_for",
  "values",
  "refused_channels",
  "knowledge",
  "places",
  "next",
] as const satisfies FactName[];

export type TextListFactName = typeof TEXT_LIST_FACTS[number];

export const FACT_NAMES = [
  ...TEXT_FACTS,
  ...TEXT_LIST_FACTS,
  "goal",
  "rivals",
  "objections",
  "colours",
  "channels",
  "capacity",
  "moment",
  "prices",
  "measured",
  "traction",
  "bet",
  "raise",
  "team",
] as const satisfies FactName[];

/** Something that was said but cannot be read for certain: it fills nothing until the founder has answered. */
export interface UnclearFact {
  fact: FactName;
  /** An exact stretch of the turn. */
  quote: string;
  turn: string;
  field: string;
  /** The part that it would fill ("money_a_month"), where only that part is unclear. */
  part?: string;
  /** What would settle it, asked of the founder. */
  question: string;
  /** What was read of it, as the founder would write it into its row: they need only keep it. Absent where nothing was. */
  proposed?: string;
}

export interface FactSheet {
  facts: Facts;
  unclear: UnclearFact[];
  /** True where traction was not asked for: its rows are counts of what is measured, and follow those. */
  isTractionMeasured?: boolean;
  /** The rows and parts that the founder has locked; absent where none is. */
  locked?: LockedCell[];
  /** Facts whose reader threw: they are empty, and whoever asked for the sheet logs why. */
  defects?: { fact: FactName; error: unknown }[];
}

/**
 * A founder's change of one row or cell of the worksheet. Changes are kept beside the answers and laid over what is
 * read from them, oldest first.
 */
export interface FactChange {
  fact: FactName;
  /**
   * The part of a fact with parts ("by" of the goal), the words of a text that give way ("61"), or null for a whole
   * row or text.
   */
  part: string | null;
  /**
   * What the row was called when it was changed, by which it is found again after a new reading; null for a new row.
   * For the answer to something unclear it is the unclear words.
   */
  row: string | null;
  /** The turn of the fact as it stood: what is said anew in a later turn is not overlaid. Absent for a new row. */
  over?: string;
  /** The new value as the founder typed it; "" strikes the row or the part out. */
  value: string;
  /** The founder's message and its exact words; a cell changed on the screen is its own turn and quote. */
  turn: string;
  quote: string;
  /** The number that gave way as the founder typed it, where words corrected one: what states it stands no longer. */
  was?: string;
}

/**
 * A row, part or text that the founder has locked: it stays as it stood, whatever is read from later answers. Only their
 * own changes made after it go first.
 */
export interface FactLock {
  fact: FactName;
  /** The part of a fact with parts, else null. */
  part: string | null;
  /** The place of the row in a list, else 0. */
  at: number;
  /** The whole fact as it stood, with its evidence. */
  kept: Partial<Facts>;
  /** How many changes had been made by then. */
  after: number;
}

/** Where something locked stands now. */
export interface LockedCell {
  fact: FactName;
  part: string | null;
  /** What the row is called now, which a change of the founder's may have altered; null where it is no row. */
  row: string | null;
  /** The place of its lock among those of the journey. */
  lock: number;
}
