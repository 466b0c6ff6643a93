import type { Amount } from "./amount.ts";
import { GRAMMAR } from "./grammar_words.ts";

/** "1億2000万円", "1万5千円": one number in two parts without anything between them. */
function isSameNumber(last: Amount, next: Amount): boolean {
  return last.end === next.index && /[万億千]$/u.test(last.text) && next.value < last.value &&
    last.kind === "number";
}

/** In the order of the text; what overlaps something longer is left out. */
export function merged(all: Amount[]): Amount[] {
  const sorted = all.sort((one, other) => one.index - other.index || other.end - one.end);
  return sorted.reduce<Amount[]>((kept, next) => {
    const last = kept.at(-1);
    if (last !== undefined && next.index < last.end) return kept;
    if (last !== undefined && isSameNumber(last, next)) {
      kept[kept.length - 1] = {
        ...next,
        value: last.value + next.value,
        text: last.text + next.text,
        index: last.index,
      };
      return kept;
    }
    kept.push(next);
    return kept;
  }, []);
}

/** How the cents of a sum are joined to it in words, and what may follow them. */
export interface CentsGrammar {
  joins: RegExp;
  ends: RegExp;
}

/** "Six euros cinquante", "twelve pounds fifty", "sei euro e venti": a sum, and its cents behind the name of its money. */
export function withCents(text: string, all: Amount[], { joins, ends }: CentsGrammar): Amount[] {
  return all.reduce<Amount[]>((found, next) => {
    const last = found.at(-1);
    const isSum = last?.kind === "money" && last.upTo === null && Number.isInteger(last.value) &&
      last.value < LARGEST_WITH_CENTS && /\p{L}$/u.test(last.text);
    const isCents = next.kind === "number" && !next.isArticle && next.upTo === null &&
      Number.isInteger(next.value) && next.value > 0 && next.value < 100;
    const isJoined = isSum && isCents && joins.test(text.slice(last.end, next.index)) &&
      ends.test(text.slice(next.end));
    if (!isJoined) return [...found, next];
    const value = last.value + next.value / 100;
    return [...found.slice(0, -1), { ...last, value, text: text.slice(last.index, next.end), end: next.end }];
  }, []);
}

/** Larger sums are told without cents: "a thousand euros, fifty of them in cash". */
const LARGEST_WITH_CENTS = 1_000;

const ONLY_AND = new RegExp(`\\s${GRAMMAR.sourceOf("and")}\\s`, "iu");

/** "14 or 15", "5 to 40", "900–1,200 €": two amounts of one kind with a joining word alone between them. */
export function withRanges(text: string, all: Amount[], range: RegExp): Amount[] {
  const found: Amount[] = [];
  for (const next of all) {
    const last = found.at(-1);
    const joins = last !== undefined && last.upTo === null && next.value > last.value &&
      range.test(text.slice(last.end, next.index)) && (last.kind === next.kind || last.kind === "number") &&
      !last.isArticle && !(last.isFraction || next.isFraction);
    if (last === undefined || !joins || ONLY_AND.test(text.slice(last.end, next.index))) {
      found.push(next);
      continue;
    }
    found[found.length - 1] = {
      ...next,
      value: last.value,
      upTo: next.value,
      text: text.slice(last.index, next.end),
      index: last.index,
      isPosition: last.isPosition,
      isArticle: false,
    };
  }
  return found;
}
