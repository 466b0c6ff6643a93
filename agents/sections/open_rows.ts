import { type FieldId, FIELDS, isFieldId } from "../domain/fields.ts";
import { Repetition } from "../text/repetition.ts";
import type { Foundation } from "../strategy/foundation.ts";

/** A question that stands open, as one line of the page that collects them. */
export interface OpenRow {
  question: string;
  /** What it could be, in the founder's own words, or "". */
  options: string;
  /** The cheapest way to find out, or "" where the founder can simply say. */
  test: string;
}

/** Fields whose answer changes most of what stands on the other pages, the heaviest first. */
const HEAVIEST: FieldId[] = [
  "market.obstacle",
  "difference.only",
  "goal.twelve_months",
  "customer.trigger_barrier",
  "revenue.model",
  "channels.current",
  "evolution.bet",
  "choices.tradeoffs",
  "proof.best",
];

/** What stands open and can be asked, each once: what contradicts itself, then what changes most. */
export function openRows({ unknowns, conflicts }: Pick<Foundation, "unknowns" | "conflicts">): OpenRow[] {
  const open = conflicts.filter(({ settled }) => settled === null || settled.kept === "unknown");
  // A long quotation that several contradictions share stands whole in the first.
  const repetition = new Repetition(1);
  const sides = open.map(({ a, b, question, weight }) => ({
    row: {
      question: repetition.print(question),
      options: repetition.print(`“${a.quote}” · “${b.quote}”`),
      test: "",
    },
    rank: -1 - weight,
  }));
  const asked = new Set(open.map(({ question }) => question));
  // What no answer of the founder's could settle is printed where it bears, and is not asked.
  const isAsked = ({ what, field }: (typeof unknowns)[number]) => field !== null || /[?？]/u.test(what);
  const isOfConflict = ({ options }: (typeof unknowns)[number]) =>
    options.length > 1 &&
    open.some(({ a, b }) => options.every(({ text }) => isOneOf(text, [a.quote, b.quote])));
  const isOpen = (each: (typeof unknowns)[number]) =>
    isAsked(each) && !asked.has(each.what) && !isOfConflict(each);
  const missing = unknowns.filter(isOpen).map((
    { what, options, test, field },
  ) => ({
    row: { question: what, options: options.map(({ text }) => text).join(" · "), test },
    rank: rankOf(field),
  }));
  return [...sides, ...missing].toSorted((one, other) => one.rank - other.rank).map(({ row }) => row);
}

/** True where an option is one side of a contradiction, as it was said or up to where that goes on. */
function isOneOf(option: string, quotes: readonly string[]): boolean {
  const bare = (text: string) => text.replace(/[“”".…]/gu, "").trim();
  return quotes.some((quote) => bare(quote).startsWith(bare(option)) || bare(option).startsWith(bare(quote)));
}

function rankOf(field: string | null): number {
  const at = HEAVIEST.findIndex((each) => each === field);
  if (at >= 0) return at;
  if (field === null || !isFieldId(field)) return HEAVIEST.length + 2;
  return HEAVIEST.length + (FIELDS[field].needed ? 0 : 1);
}
