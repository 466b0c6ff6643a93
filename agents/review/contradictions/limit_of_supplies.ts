import { plainNumber } from "../../ledger/sums.ts";
import { numbersIn, valueOf } from "../../text/text.ts";
import { type Conflict, conflictOf, type Ground, type Said } from "./conflict.ts";
import { isLimit } from "./limits.ts";
import { isSameNoun } from "./topics.ts";
import { WORDS } from "./words.ts";

const LIMITED_IN = ["company.stage_region", "channels.capacity", "offering.what", "goal.twelve_months"];

/** What is used in a year by today's buyers, scaled to the goal's, above the most there can be of it in a year. */
export function goalAgainstSupplies(ground: Ground): Conflict[] {
  const { goal, measured, traction } = ground.sheet.facts;
  if (goal === null || goal.target === null) return [];
  const rows = [...measured, ...traction];
  const buyers = rows.find(({ name, unit }) => isCounted(goal.metric ?? "", unit ?? name))?.value ??
    goal.baseline;
  if (buyers === null || buyers <= 0 || buyers >= goal.target) return [];
  for (
    const said of ground.said.filter(({ quote, field }) =>
      LIMITED_IN.includes(field) && isLimit(quote) && WORDS.isIn(quote, "in_a_year")
    )
  ) {
    const limit = numbersIn(said.quote).filter(({ noun }) => noun !== null);
    const [most] = limit;
    if (most === undefined || limit.length > 1) continue;
    const used = rows.find(({ name, unit, quote }) =>
      isSameNoun(unit ?? "", most.noun ?? "") &&
      (WORDS.isIn(name, "in_a_year") || WORDS.isIn(quote, "in_a_year"))
    );
    const needed = used === undefined ? 0 : used.value * goal.target / buyers;
    if (used === undefined || used.value > valueOf(most.value) || needed <= valueOf(most.value)) continue;
    return put(ground, said, {
      noun: most.noun ?? "",
      used: used.value,
      buyers,
      needed: Math.round(needed * 10) / 10,
    });
  }
  return [];
}

interface Supplies {
  noun: string;
  used: number;
  buyers: number;
  needed: number;
}

function put({ sheet: { facts: { goal } } }: Ground, said: Said, supplies: Supplies): Conflict[] {
  if (goal === null || goal.target === null) return [];
  const { noun, used, buyers, needed } = supplies;
  return conflictOf({
    id: "goal:supplies",
    a: said,
    b: goal,
    weight: 4,
    binding: "a",
    sum: `${plainNumber(used)} ÷ ${plainNumber(buyers)} × ${plainNumber(goal.target)} is ${
      plainNumber(needed)
    } ${noun}.`,
    ask: "Which of the two gives way?",
  });
}

function isCounted(metric: string, noun: string): boolean {
  return metric.split(/\s+/u).some((word) => isSameNoun(word, noun));
}
