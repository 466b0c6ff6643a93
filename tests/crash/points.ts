/** When a process is killed: at once after something that happened, or at any moment of the first seconds. */
export interface KillPoint {
  name: string;
  /** The thing that it waits for, or null for chance alone. */
  after: Happening | null;
}

/** What the load tells while it goes on; the mind's server tells what it is asked. */
export type Happening =
  | "a turn asks its model"
  | "a turn is acknowledged"
  | "a consultation asks its model"
  | "a consultation is acknowledged"
  | "an order is acknowledged"
  | "a document is being drawn"
  | "a document is nearly done"
  | "a document is done"
  | "a part asks its model"
  | "the writing is acknowledged";

const HAPPENINGS: Happening[] = [
  "a turn asks its model",
  "a turn is acknowledged",
  "a consultation asks its model",
  "a consultation is acknowledged",
  "an order is acknowledged",
  "a document is being drawn",
  "a document is nearly done",
  "a document is done",
  "a part asks its model",
  "the writing is acknowledged",
];

const AT_RANDOM: KillPoint = { name: "at random", after: null };

/** Every second one at random, the others at each named point in turn. */
export function pointOf(kill: number): KillPoint {
  const named = HAPPENINGS[Math.floor(kill / 2) % HAPPENINGS.length];
  return kill % 2 === 1 || named === undefined ? AT_RANDOM : { name: `when ${named}`, after: named };
}
