import { FACT_NAMES, type FactName } from "../../domain/facts.ts";
import { isFieldId } from "../../domain/fields.ts";
import { FIELDS_OF_FACT } from "../fields_of_fact.ts";
import { CALLED } from "../words.ts";

/** A fact, and the part of it, that a founder means. */
export interface Target {
  fact: FactName;
  part: string | null;
}

/** Facts whose numbers are their own: a price is no count of customers. */
export const STRUCTURED: FactName[] = ["prices", "capacity", "goal", "raise", "bet", "channels"];

/** What founders call by other words than the fact's own name, in the order in which it is looked for. */
const TARGETS = {
  raise: { fact: "raise", part: "amount" },
  deadline: { fact: "goal", part: "by" },
  goal: { fact: "goal", part: null },
  hours: { fact: "capacity", part: "hours_a_week" },
  budget: { fact: "capacity", part: "money_a_month" },
  channels: { fact: "channels", part: null },
  prices: { fact: "prices", part: null },
  moment: { fact: "moment", part: "text" },
  rivals: { fact: "rivals", part: null },
  obstacle: { fact: "obstacle", part: null },
  team: { fact: "team", part: null },
  bet: { fact: "bet", part: null },
} as const satisfies Record<string, Target>;

/** True for words by which a founder calls a fact: "goal", "our prices". */
export function namesFact(words: string): boolean {
  return targetOf(words) !== null;
}

/** The fact that a field, a fact's name or a founder's words for it stand for; null where they stand for none. */
export function targetOf(about: string): Target | null {
  const [name = "", part] = about.trim().split(".");
  const fact = FACT_NAMES.find((each) => each === name);
  if (fact !== undefined) return { fact, part: part ?? null };
  if (isFieldId(about)) {
    const own = FACT_NAMES.filter((each) => FIELDS_OF_FACT[each][0] === about);
    return own.length === 1 && own[0] !== undefined ? { fact: own[0], part: null } : null;
  }
  const called = (Object.keys(TARGETS) as (keyof typeof TARGETS)[]).find((kind) => CALLED.isIn(about, kind));
  return called === undefined ? null : TARGETS[called];
}
