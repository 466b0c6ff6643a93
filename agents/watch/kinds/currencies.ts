/** What one of each comes to in dollars, roughly: enough to tell another price from the same one in other money. */
const DOLLARS: Record<string, number> = {
  USD: 1,
  EUR: 1.12,
  GBP: 1.3,
  CHF: 1.18,
  CAD: 0.73,
  AUD: 0.66,
  NZD: 0.6,
  JPY: 0.0067,
  SEK: 0.1,
  NOK: 0.095,
  DKK: 0.15,
  PLN: 0.26,
  CZK: 0.045,
  HUF: 0.0028,
  BRL: 0.18,
  MXN: 0.053,
  INR: 0.012,
  ZAR: 0.055,
  SGD: 0.76,
};
/** Rates move, and some prices hold a tax that others leave out. */
const TOLERANCE = 1.25;

interface Sum {
  value: number;
  currency: string | null;
}

/** Rounding moves a price that is only shown in other money so much off the factor of all of them. */
const ROUNDING = 1.08;
const LEAST_LISTED = 3;

/**
 * Of prices that stand in other money now, those that changed too: where most of a list moved by one factor, whatever
 * the rate, a price that moved by another has become dearer or cheaper.
 */
export function movedBesides<T>(pairs: readonly T[], sumsOf: (pair: T) => [Sum, Sum]): T[] {
  if (pairs.length < LEAST_LISTED) return [];
  const factorOf = ([before, after]: [Sum, Sum]) => after.value / before.value;
  const factors = pairs.map((pair) => factorOf(sumsOf(pair))).sort((one, other) => one - other);
  const common = factors[Math.floor(factors.length / 2)] ?? 1;
  const isCommon = (pair: T) => {
    const [before, after] = sumsOf(pair);
    const off = factorOf([before, after]) / common;
    return Math.max(off, 1 / off) <= ROUNDING ||
      Number.isInteger(after.value) && Math.abs(after.value - before.value * common) < 1;
  };
  const others = pairs.filter((pair) => !isCommon(pair));
  return others.length * 2 < pairs.length ? others : [];
}

/** True where both sums may be one price, shown to each visitor in their own money: the same figure, or about its worth. */
export function isSameWorth(one: Sum, other: Sum): boolean {
  if (one.value === other.value) return true;
  const [mine, theirs] = [DOLLARS[one.currency ?? ""], DOLLARS[other.currency ?? ""]];
  if (mine === undefined || theirs === undefined) return true;
  const times = one.value * mine / (other.value * theirs);
  return times <= TOLERANCE && times >= 1 / TOLERANCE;
}
