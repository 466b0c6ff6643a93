import type { Amount } from "./amount.ts";

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

/** "14 or 15", "5 to 40", "900–1,200 €": two amounts of one kind with a joining word alone between them. */
export function withRanges(text: string, all: Amount[], range: RegExp): Amount[] {
  const found: Amount[] = [];
  for (const next of all) {
    const last = found.at(-1);
    const joins = last !== undefined && last.upTo === null && next.value > last.value &&
      range.test(text.slice(last.end, next.index)) && (last.kind === next.kind || last.kind === "number") &&
      !last.isArticle && !(last.isFraction || next.isFraction);
    if (last === undefined || !joins || /\s(?:and|und|et|y|e|en)\s/i.test(text.slice(last.end, next.index))) {
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
