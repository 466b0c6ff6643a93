import type { Facts, RaiseFact } from "../../domain/facts.ts";
import type { Amount } from "../../text/amounts.ts";
import { amountsIn } from "../../text/amounts.ts";
import { LANGUAGES } from "../../text/lexicon.ts";
import { clausesOf } from "../numbers/tightened.ts";
import { statedNumbers, stemList } from "../numbers/stated_numbers.ts";

/** A use of the money with another sum than it was told with. */
interface UsePutRight {
  use: RaiseFact["use"][number];
  /** The old sum as it was told, and the right one. */
  from: string;
  amount: Amount;
}

/** A sum seldom moves by more than this share of it. */
const MOST_MOVED = 0.5;

/** "Because the boat is $40,000 with the cabin": the only use of the money that a clause names, with another sum. */
export function usePutRight(clause: string, raise: RaiseFact | null): UsePutRight | null {
  const [number, another] = amountsIn(clause, { languages: LANGUAGES, home: raise?.currency ?? null })
    .filter(({ isArticle }) => !isArticle);
  if (raise === null || number?.kind !== "money" || another !== undefined) return null;
  const words = stemList(clause);
  const named = raise.use.filter((use) => stemList(use.for).some((stem) => words.includes(stem)));
  const [use] = named;
  if (use === undefined || named.length > 1 || use.amount === null) return null;
  const moved = Math.abs(number.value - use.amount);
  if (moved === 0 || moved > MOST_MOVED * Math.max(number.value, use.amount)) return null;
  if ((number.currency ?? raise.currency) !== raise.currency) return null;
  const told = statedNumbers(`${raise.quote} ${raise.beside?.quote ?? ""}`);
  const from = told.find(({ amount }) => amount.value === use.amount)?.amount.text ?? String(use.amount);
  return { use, from, amount: number };
}

/** True where what each use takes comes to the whole sum. */
export function usesAddUp({ use, amount }: Pick<RaiseFact, "use" | "amount">): boolean {
  return use.every((each) => each.amount !== null) &&
    use.reduce((sum, each) => sum + (each.amount ?? 0), 0) === amount;
}

/** The facts with the use that the words which put the whole sum right gave as their reason, where all then adds up. */
export function withUsePutRight(facts: Facts, quote: string): Facts {
  const { raise } = facts;
  if (raise === null || usesAddUp(raise)) return facts;
  for (const { from, to } of clausesOf(quote)) {
    const right = usePutRight(quote.slice(from, to), raise);
    if (right === null) continue;
    const use = raise.use.map((each) => each === right.use ? { ...each, amount: right.amount.value } : each);
    if (usesAddUp({ use, amount: raise.amount })) return { ...facts, raise: { ...raise, use } };
  }
  return facts;
}
