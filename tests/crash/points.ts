/** When a process is killed: at once after something that happened, or at any moment of the first seconds. */
export interface KillPoint {
  name: string;
  /** The thing that it waits for, or null for chance alone. */
  after: Happening | null;
  /** Whether documents are ordered meanwhile: one that was under way has to be drawn to its end after the kill. */
  hasOrders: boolean;
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

const OF_ORDERS: Happening[] = [
  "an order is acknowledged",
  "a document is being drawn",
  "a document is nearly done",
  "a document is done",
];

/** Of the kills at random. */
const WITH_ORDERS_EVERY = 4;

/** Every second one at random, the others at each named point in turn. */
export function pointOf(kill: number): KillPoint {
  const turn = Math.floor(kill / 2);
  const named = HAPPENINGS[turn % HAPPENINGS.length];
  if (kill % 2 === 1 || named === undefined) {
    const hasOrders = turn % WITH_ORDERS_EVERY === 0;
    return { name: randomName(hasOrders), after: null, hasOrders };
  }
  return { name: `when ${named}`, after: named, hasOrders: OF_ORDERS.includes(named) };
}

export function randomName(hasOrders: boolean): string {
  return hasOrders ? "at random, documents ordered" : "at random";
}
