import type { PartOfMonth } from "./calendar_days.ts";
import type { DayGrammar } from "./day_grammar.ts";

/** What the named groups of a match hold: each may stand in several places of the pattern under several names. */
export type Groups = Record<string, string | undefined>;

export function yearOf(groups: Groups): number | null {
  for (const suffix of "abcdefgh") {
    const long = groups[`y${suffix}`];
    if (long !== undefined) return Number(long);
    const short = groups[`s${suffix}`];
    if (short !== undefined) return 2000 + Number(short);
  }
  return groups.jyear === undefined ? null : Number(groups.jyear);
}

export function relativeYear({ jnext }: Groups, now: Date): number | null {
  return jnext === undefined ? null : now.getUTCFullYear() + (jnext === "来年" ? 1 : 0);
}

export function monthOf(groups: Groups, { months }: DayGrammar): number | null {
  const digits = groups.jmonth ?? groups.gmonth;
  if (digits !== undefined) return Number(digits);
  const name = groups.month1 ?? groups.month2 ?? groups.month4 ?? groups.month3;
  return name === undefined ? null : months.get(name.toLowerCase()) ?? null;
}

export function partOfMonth({ edge, jend, jmid }: Groups, { endOf, mid, startOf }: DayGrammar): PartOfMonth {
  if (jend !== undefined) return "end";
  if (jmid !== undefined) return "mid";
  if (edge === undefined) return "all";
  return endOf.test(edge) ? "end" : mid.test(edge) ? "mid" : startOf.test(edge) ? "start" : "all";
}

export function quarterOf(groups: Groups, { quarters }: DayGrammar): number | null {
  const digit = groups.q1 ?? groups.q2 ?? groups.jq ?? groups.jq2;
  if (digit !== undefined) return Number(digit);
  if (groups.qword === undefined) return null;
  const number = quarters.get(groups.qword.toLowerCase());
  return number === undefined ? null : number === -1 ? 4 : number <= 4 ? number : null;
}
