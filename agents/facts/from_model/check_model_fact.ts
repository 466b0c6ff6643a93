import { languagesOf } from "../../text/language.ts";
import { longDate } from "../../domain/days.ts";
import { emptyFacts } from "../../domain/empty_facts.ts";
import {
  FACT_NAMES,
  type FactName,
  type Facts,
  type FactSheet,
  TEXT_FACTS,
  TEXT_LIST_FACTS,
} from "../../domain/facts.ts";
import type { ModelFact } from "../../domain/model_facts.ts";
import type { FieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { cuesIn } from "../../text/lexicon.ts";
import { wordCount } from "../../text/sentences.ts";
import { homeCurrency } from "../changes/apply_changes.ts";
import { readDayCell } from "../changes/cell_readers.ts";
import { readPriceCell } from "../changes/price_cell.ts";
import {
  isListFact,
  isPartedFact,
  type ListFactName,
  type PartedFactName,
  rowsOf,
} from "../changes/cell_values.ts";
import { FIELDS_OF_FACT } from "../fields_of_fact.ts";
import { standsIn } from "../changes/grounded_cell.ts";
import { withPart } from "./model_facts.ts";
import { partNames } from "../changes/part_changes.ts";
import { readFacts } from "../read_facts.ts";
import { ROW_READERS } from "../changes/row_kinds.ts";
import { standingWords } from "../statements/standing_words.ts";

/** A fact as a model proposes it. */
export interface FactProposal {
  /** "offering", "channels" or "goal.by". */
  id: string;
  /** As it would be typed into the cell. */
  value: string;
  /** The words that say it. */
  quote: string;
}

/** A message that facts may be read from. */
export interface ReadableMessage {
  turn: string;
  text: string;
  /** The field that it answered. */
  field: FieldId;
}

export interface FactGround {
  /** Messages that facts may be quoted from, the one just said first. */
  messages: ReadableMessage[];
  /** The sheet as the rules read it, these messages included. */
  sheet: FactSheet;
  /** The journey before the message that was just said: what the founder had confirmed by then is theirs. */
  state: JourneyState;
  now: Date;
}

/** Parts that a model may fill; a goal's unit comes with its target. */
function askedParts(fact: PartedFactName): string[] {
  return partNames(fact).filter((part) => part !== "unit");
}

/** The ids under which a model may propose a fact. */
export const FACT_IDS: string[] = FACT_NAMES.flatMap((name) =>
  isPartedFact(name) ? askedParts(name).map((part) => `${name}.${part}`) : [name]
);

/**
 * A proposed fact once code has checked it: its quote stands in a message, in words that are meant as said, the value can
 * be read and stands in the quote, and the founder has not confirmed or corrected that fact. Null where one of these fails.
 */
export function checkModelFact(proposal: FactProposal, ground: FactGround): ModelFact | null {
  const [name, part = null] = proposal.id.split(".");
  const fact = FACT_NAMES.find((each) => each === name);
  if (fact === undefined || !FACT_IDS.includes(proposal.id)) return null;
  const quote = proposal.quote.trim();
  const message = quote === "" ? undefined : ground.messages.find(({ text }) => text.includes(quote));
  if (message === undefined) return null;
  const words = standingWords({ ...message, quote, mayBePast: MAY_BE_PAST.has(fact) });
  const value = words === null ? null : readableValue({ fact, part, value: proposal.value.trim() }, ground);
  if (words === null || value === null) return null;
  if (
    isLocked({ fact, value, turn: message.turn }, ground) || isElsewhere(fact, value, { message, ground })
  ) {
    return null;
  }
  if (ONLY_STATED.has(fact) && isRefusal(value)) return null;
  const isOwnWords = isTextual(fact) || part === "text";
  const meant = isOwnWords ? meantPart(value, words) : value;
  if (meant === null) return null;
  const stands = isOwnWords ? quote.includes(value) : standsIn(value, {
    quote,
    words,
    isDay: isDay(part),
    home: homeCurrency(ground.sheet.facts),
    now: ground.now,
  });
  if (!stands) return null;
  const field = FIELDS_OF_FACT[fact].includes(message.field) ? message.field : FIELDS_OF_FACT[fact][0];
  return { fact, part, value: meant, quote, turn: message.turn, field };
}

/** A value, or its beginning where what follows is not meant as said: "a couple from Tokyo, who could not decide". */
function meantPart(value: string, words: string): string | null {
  if (words.includes(value)) return value;
  const ends = [...value.matchAll(/[,;、；](?!\d)/gu)].map(({ index }) => index).reverse();
  const end = ends.find((each) => words.includes(value.slice(0, each)));
  const begun = end === undefined ? "" : value.slice(0, end).replace(/(?<=\p{sc=Han})で$/u, "");
  return wordCount(begun) >= LEAST_MEANT ? begun : null;
}

const LEAST_MEANT = 2;

/** What somebody did, kept to, sold, lost or measured before may be what is asked for. */
const MAY_BE_PAST: ReadonlySet<FactName> = new Set<FactName>([
  "team",
  "why",
  "proof",
  "customers",
  "values",
  "quiet",
]);

function isTextual(fact: FactName): boolean {
  return [...TEXT_FACTS, ...TEXT_LIST_FACTS].some((each) => each === fact);
}

function isDay(part: string | null): boolean {
  return part === "by" || part === "on";
}

/** Steps, ways and places that are not taken are none; what is refused has facts of its own. */
const ONLY_STATED: ReadonlySet<FactName> = new Set<FactName>(["next", "channels", "places"]);

/** "Not a shop", "keine Messen". */
function isRefusal(value: string): boolean {
  return cuesIn(value, languagesOf(value), "negation", "no").some(({ index }) => index === 0);
}

/**
 * A number that was said of something else belongs to what it was said of: measures are read from the answers that ask for
 * them, and elsewhere only where they bring a known one up to date; a price elsewhere says what it is for.
 */
function isElsewhere(
  fact: FactName,
  value: string,
  { message, ground }: { message: ReadableMessage; ground: FactGround },
): boolean {
  if (FIELDS_OF_FACT[fact].includes(message.field)) return false;
  if (fact === "prices") {
    const price = readPriceCell(value, { home: null, now: ground.now });
    return "why" in price || price.value.for === null && price.value.per === null;
  }
  if (fact !== "measured" && fact !== "traction") return false;
  const key = keyOf(fact, value, ground);
  return !rowsOf(ground.sheet.facts, fact).some((row) => row.key.toLowerCase() === key);
}

/** What a row would be called, in small letters; "" where it cannot be read. */
function keyOf(fact: ListFactName, value: string, { sheet: { facts } }: FactGround): string {
  const read = ROW_READERS[fact](value, { home: homeCurrency(facts), now: new Date(0) }, TRIED);
  if ("why" in read) return "";
  return rowsOf({ ...emptyFacts(), [fact]: [read.value] }, fact)[0]?.key.toLowerCase() ?? "";
}

interface Proposed {
  fact: FactName;
  value: string;
  turn: string;
}

/**
 * Confirmed and corrected facts are the founder's, and so are fields whose words they have locked. Of a list it is the row
 * that is theirs, and all that was read of a message that they have confirmed since.
 */
function isLocked({ fact, value, turn }: Proposed, ground: FactGround): boolean {
  const { state, now } = ground;
  if (state.fields[FIELDS_OF_FACT[fact][0]].locked) return true;
  const changes = (state.factChanges ?? []).filter((change) => change.fact === fact);
  const { facts } = readFacts(state, now);
  if (!isListFact(fact)) return changes.length > 0 || (facts[fact]?.state ?? "read") !== "read";
  const key = keyOf(fact, value, ground);
  const names = rowsOf(facts, fact);
  return changes.some(({ row }) => row?.toLowerCase() === key) ||
    facts[fact].some((row, at) =>
      row.state !== "read" && (row.turn === turn || names[at]?.key.toLowerCase() === key)
    );
}

interface Cell {
  fact: FactName;
  part: string | null;
  value: string;
}

/** The cell as it is kept, a day with its year; null where nothing can be read from it. */
function readableValue({ fact, part, value }: Cell, { sheet: { facts }, now }: FactGround): string | null {
  if (value === "") return null;
  const setting = { home: homeCurrency(facts), now };
  if (isListFact(fact)) {
    const tried = ROW_READERS[fact](value, setting, TRIED);
    return "why" in tried ? null : value;
  }
  if (!isPartedFact(fact)) return value;
  const day = isDay(part) ? readDayCell(value, setting) : null;
  if (day !== null && "why" in day) return null;
  const kept = day === null ? value : longDate(day.value);
  return canRead(facts, fact, { part, value: kept }) ? kept : null;
}

/** Any evidence will do where a cell is only tried. */
const TRIED = { quote: "", turn: "", field: "", state: "read" } as const;

function canRead(
  facts: Facts,
  fact: PartedFactName,
  { part, value }: { part: string | null; value: string },
): boolean {
  const read = { ...TRIED, fact, part, value };
  return withPart(facts, fact, { read, setting: { home: homeCurrency(facts), now: new Date(0) } }) !== null;
}
