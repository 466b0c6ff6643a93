import type { AnchorType } from "../domain/anchors.ts";
import type { Evidence, FactName, FactSheet, UnclearFact } from "../domain/facts.ts";
import type { WorksheetRow } from "../domain/worksheet.ts";
import {
  isListFact,
  isPartedFact,
  type ListFactName,
  type PartedFactName,
  partsOf,
  rowsOf,
} from "./changes/cell_values.ts";
import { factsOfAnchor } from "./fields_of_fact.ts";
import { lockedAt, type Place } from "./changes/locked_at.ts";
import { statedNumbers } from "./numbers/stated_numbers.ts";

export { factsOfAnchor, factsOfField } from "./fields_of_fact.ts";

/** What each fact is called on the worksheet; for a list, one row of it. */
export const LABELS: Record<FactName, string> = {
  offering: "What you do",
  customers: "Customer",
  region: "Where you work",
  goal: "Goal",
  alternative: "If you vanished",
  rivals: "Rival",
  obstacle: "The one obstacle",
  trigger: "What makes them buy",
  barrier: "What holds them back",
  belief_now: "What they believe now",
  belief_needed: "What they must believe",
  not_for: "Not for",
  only_we: "Only you",
  proof: "Best proof",
  why: "Why you do this",
  values: "Value",
  never_become: "Never become",
  voice_sample: "Words you sent",
  colours: "Colour",
  objections: "Objection and answer",
  channels: "Channel",
  capacity: "Hours and money",
  refused_channels: "Channel you refuse",
  knowledge: "What you know",
  places: "Where they gather",
  moment: "The moment",
  prices: "Price",
  quiet: "Where they go quiet",
  measured: "Measured",
  next: "Next step",
  bet: "The bet",
  raise: "Raising",
  team: "Person",
  traction: "Traction",
};

const PART_LABELS: Record<PartedFactName, Record<string, string>> = {
  goal: { metric: "Goal: what you count", target: "Goal", by: "Goal: by when", baseline: "Goal: today" },
  capacity: { hours_a_week: "Hours a week", money_a_month: "Money a month" },
  moment: { on: "The moment: day", season: "The moment: season", text: "The moment" },
  bet: {
    metric: "The bet: what you count",
    target: "The bet",
    by: "The bet: by when",
    reverses: "If the bet is lost",
  },
  raise: {
    raising: "Raising money",
    amount: "Amount to raise",
    already: "Money that is in",
    use: "What the money is for",
  },
};

/** What a fact or one part of it is called for the founder: "Goal: by when". */
export function labelOf(fact: FactName, part: string | null = null): string {
  return isPartedFact(fact) && part !== null ? PART_LABELS[fact][part] ?? LABELS[fact] : LABELS[fact];
}

/**
 * The rows that a founder can edit for an anchor, or for some facts: unclear ones first, each with its question, then
 * what was read. Parts nobody spoke of have no row.
 */
export function worksheetOf(sheet: FactSheet, of: AnchorType | FactName[]): WorksheetRow[] {
  const names = typeof of === "string" ? factsOfAnchor(of) : of;
  const open = unclearIds(sheet).filter(({ unclear: { fact } }) => names.includes(fact));
  return [
    ...open.map(({ id, unclear: { fact, part, quote, question, proposed } }): WorksheetRow => ({
      id,
      label: labelOf(fact, part),
      value: "",
      quote,
      state: "unclear",
      question,
      ...(proposed === undefined ? {} : { proposed }),
    })),
    ...names.flatMap((fact) => rowsOfFact(sheet, fact)),
  ];
}

/**
 * Ids of the unclear rows: "capacity.money_a_month" and "goal"; "prices.new", "prices.new.1" for rows of a list, and
 * "offering.new" where the fact itself was read.
 */
export function unclearIds({ facts, unclear }: FactSheet): { id: string; unclear: UnclearFact }[] {
  const seen = new Map<string, number>();
  return unclear.map((each) => {
    const base = unclearId(facts, each);
    const count = seen.get(base) ?? 0;
    seen.set(base, count + 1);
    return { id: count === 0 ? base : `${base}.${count}`, unclear: each };
  });
}

function unclearId(facts: FactSheet["facts"], { fact, part }: UnclearFact): string {
  if (isListFact(fact)) return `${fact}.new`;
  const id = part === undefined ? fact : `${fact}.${part}`;
  const isFilled = isPartedFact(fact)
    ? (part === undefined ? facts[fact] !== null : (partsOf(facts, fact)?.[part] ?? "") !== "")
    : facts[fact] !== null;
  return isFilled ? `${id}.new` : id;
}

function rowsOfFact(sheet: FactSheet, fact: FactName): WorksheetRow[] {
  const { facts } = sheet;
  if (isListFact(fact)) return rowsOfList(sheet, fact);
  if (isPartedFact(fact)) return rowsOfParts(sheet, fact);
  const read = facts[fact];
  return read === null
    ? []
    : [{ id: fact, label: LABELS[fact], value: read.text, ...evidenceOf(read), ...lockOf(sheet, { fact }) }];
}

function rowsOfList(sheet: FactSheet, fact: ListFactName): WorksheetRow[] {
  return rowsOf(sheet.facts, fact).flatMap(({ value, key }, at) => {
    const read = sheet.facts[fact][at];
    if (read === undefined) return [];
    const locked = lockOf(sheet, { fact, row: key });
    return [{ id: `${fact}.${at}`, label: LABELS[fact], value, ...evidenceOf(read), ...locked }];
  });
}

function rowsOfParts(sheet: FactSheet, fact: PartedFactName): WorksheetRow[] {
  const read = sheet.facts[fact];
  const parts = partsOf(sheet.facts, fact);
  if (read === null || parts === null) return [];
  return Object.entries(parts).filter(([, value]) => value !== "").map(([part, value]) => ({
    id: `${fact}.${part}`,
    label: labelOf(fact, part),
    value,
    ...evidenceOf(isSaidBeside(read, value) ? { ...read, ...read.beside } : read),
    ...lockOf(sheet, { fact, part }),
  }));
}

/** True for a part that the words which corrected another one do not state. */
function isSaidBeside({ quote, beside }: Evidence, value: string): boolean {
  if (beside === undefined) return false;
  const stated = statedNumbers(quote).map(({ amount }) => amount.value);
  return !statedNumbers(value).some(({ amount }) => stated.includes(amount.value));
}

function evidenceOf({ quote, turn, state }: Evidence): Pick<WorksheetRow, "quote" | "turn" | "state"> {
  return { quote, turn, state };
}

function lockOf(sheet: FactSheet, place: Place): Pick<WorksheetRow, "locked"> {
  return lockedAt(sheet, place) === undefined ? {} : { locked: true };
}
