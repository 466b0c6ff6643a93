import type { Mark } from "../../domain/claims.ts";
import type { FactChange } from "../../domain/facts.ts";
import type { JourneyState } from "../../domain/journey.ts";
import type { LaterWord, MarkPlaces, PagePlace } from "../../domain/places.ts";
import { textsOnce } from "../../ledger/marks.ts";
import { isPartedFact } from "../changes/cell_values.ts";
import { FIELDS_OF_FACT } from "../fields_of_fact.ts";
import { turnOrder } from "./said_turns.ts";
import { labelOf } from "../worksheet.ts";

type Said = Extract<Mark, { kind: "said" }>;

/** Where these marks lead within Holdfast, and which of them quote what was changed since. */
export function markPlaces(state: JourneyState, marks: Mark[]): MarkPlaces {
  const order = turnOrder(state);
  const said = marks.filter((mark): mark is Said => mark.kind === "said" && order.includes(mark.turn));
  const later = laterChanges(state, order);
  return {
    turns: [...new Set(said.map(({ turn }) => turn))].map((turn) => {
      const number = order.indexOf(turn) + 1;
      const quotes = new Map(said.filter((mark) => mark.turn === turn).map((mark) => [mark.quote, mark]));
      const stale = [...quotes.values()].flatMap((mark) => {
        const by = later.findLast((word) => word.number > number && word.isAbout(mark));
        return by === undefined ? [] : [{ quote: mark.quote, by: withoutTest(by) }];
      });
      return { turn, number, stale };
    }),
    pages: pagePlaces(state, marks),
  };
}

interface Changed extends LaterWord {
  isAbout: (mark: Said) => boolean;
}

function withoutTest({ about, now, turn, number }: Changed): LaterWord {
  return { about, now, turn, number };
}

/** What the founder corrected in words and changed on the worksheet, oldest first. */
function laterChanges({ corrections, factChanges = [] }: JourneyState, order: string[]): Changed[] {
  const numberOf = (turn: string) => order.indexOf(turn) + 1;
  const answers = corrections.filter(({ from }) => from.trim() !== "").map((each): Changed => ({
    about: each.from,
    now: each.to,
    turn: each.turn,
    number: numberOf(each.turn),
    isAbout: (mark) => saysWords(mark, each.from, [each.field]),
  }));
  const facts = factChanges.map((each): Changed => ({
    about: each.was ?? amountOf(each) ?? replacedValue(each) ?? labelOf(each.fact, each.part),
    now: each.value,
    turn: each.turn,
    number: numberOf(each.turn),
    isAbout: (mark) => isOfChange(mark, each),
  }));
  return [...answers, ...facts].sort((one, other) => one.number - other.number);
}

/** A number or price that gave way is looked for in all that was said, a row's name in its own answer alone. */
function isOfChange(mark: Said, change: FactChange): boolean {
  const fields = FIELDS_OF_FACT[change.fact];
  const amount = change.was ?? amountOf(change);
  if (amount !== null) return saysWords(mark, amount, fields);
  if (change.over !== mark.turn || !fields.some((each) => each === mark.field)) return false;
  const words = replacedValue(change);
  return words === null || hasWords(mark.quote, words);
}

/** What a price is known by wherever it is quoted. */
function amountOf({ fact, row }: FactChange): string | null {
  return fact === "prices" && row !== null ? row.split(" ")[0] ?? null : null;
}

/** The words that a change took the place of; null where it was a whole text, or a part with a name of its own. */
function replacedValue({ fact, part, row }: FactChange): string | null {
  return isPartedFact(fact) ? null : part ?? row;
}

function saysWords({ field, quote }: Said, words: string, fields: string[]): boolean {
  return (isTelling(words) || fields.includes(field)) && hasWords(quote, words);
}

/** True of words that mean the same wherever they stand: an amount of money, a share, a name, a long number. */
function isTelling(words: string): boolean {
  return /[\p{Sc}%\p{L}]|\d{3}/u.test(words);
}

/** True where the words stand there whole: "12" does not stand in "120". */
function hasWords(text: string, words: string): boolean {
  const escaped = RegExp.escape(words.trim());
  return new RegExp(`(?<![\\p{L}\\d]|\\d[.,])${escaped}(?![\\p{L}\\d]|[.,]\\d)`, "iu").test(text);
}

function pagePlaces({ pages }: JourneyState, marks: Mark[]): PagePlace[] {
  const cited = marks.flatMap((mark) => mark.kind === "source" ? [mark] : []);
  return pages.flatMap((page, at) => {
    const quotes = cited.filter(({ url, read_at }) => url === page.final_url && read_at === page.read_at)
      .map(({ quote }) => quote);
    if (quotes.length === 0) return [];
    const once = textsOnce(page);
    const texts = [...new Set(quotes)].flatMap((quote) => {
      const number = once.findIndex((text) => text.includes(quote)) + 1;
      return number === 0 ? [] : [{ quote, number }];
    });
    return [{ number: at + 1, url: page.final_url, read_at: page.read_at, texts }];
  });
}
