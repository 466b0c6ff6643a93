import type { PageBlock } from "../../domain/watch.ts";
import { carriesPrice } from "../../research/snippets.ts";
import { withoutNumbers } from "../reading/masking.ts";
import type { RawBlock } from "../reading/page_blocks.ts";

type Element = RawBlock["around"][number];

const LONGEST_LABEL = 90;
/** A card is small: what names something further off does not name this. */
const LARGEST_CARD = 40;
const LARGEST_PRICED_CARD = 16;
const MOST_ANCESTORS = 6;
/** A paragraph in an item of a list is that item. */
const ITEM_DEPTH = 2;

/** Blocks with the name of the card, row or column that each belongs to, and whether a price stands there. */
export function labelled(raw: RawBlock[]): PageBlock[] {
  const within = blocksWithin(raw);
  const priced = raw.map(({ text }) => carriesPrice(text));
  const columns = new Map<Element, string[]>();

  function cardOf(index: number): { label: string; priced: boolean } {
    const block = raw[index] as RawBlock;
    const cell = block.around.findIndex(({ name }) => name === "td" || name === "th");
    if (cell !== -1 && cell < 3) return inTable(index, cell);
    const card = onCard(index);
    const term = card.priced ? termOf(index) : "";
    return term === "" || card.label === term ? card : { ...card, label: `${card.label} · ${term}` };
  }

  /** "Projects" of `<dt>Projects</dt><dd>10</dd>`: the term that a description stands under. */
  function termOf(index: number): string {
    if (raw[index]?.around[0]?.name !== "dd") return "";
    const before = raw.slice(Math.max(0, index - MOST_ANCESTORS), index);
    return withoutNumbers(before.findLast(({ around }) => around[0]?.name === "dt")?.text ?? "");
  }

  function onCard(index: number): { label: string; priced: boolean } {
    const block = raw[index] as RawBlock;
    for (const element of block.around.slice(0, MOST_ANCESTORS)) {
      const inside = within.get(element) ?? [];
      if (inside.length > LARGEST_CARD) break;
      const others = inside.filter((other) => other !== index);
      const names = others.filter((other) => canName(other) && !isInTable(other));
      const heading = names.find((other) => raw[other]!.level > 0);
      const prices = others.filter((other) => priced[other]);
      if (names.length === 0 || (heading === undefined && prices.length === 0 && !priced[index])) continue;
      const before = names.filter((other) => other < index).at(-1);
      const name = prices.length > (priced[index] ? 0 : 1) ? before : heading ?? names[0];
      return {
        label: nameOf(name ?? heading ?? names[0]),
        priced: priced[index] === true || prices.length > 0 && isCard(inside),
      };
    }
    return { label: headingBefore(index), priced: priced[index] === true };
  }

  /** A cell names its row and column, and no line beside its table. */
  function isInTable(index: number): boolean {
    return raw[index]?.around.slice(0, 3).some(({ name }) => name === "td" || name === "th") ?? false;
  }

  /** One thing with its price, not a page that has prices too. */
  function isCard(inside: number[]): boolean {
    const levels = inside.map((other) => raw[other]!.level).filter((level) => level > 0);
    return inside.length <= LARGEST_PRICED_CARD && levels.length <= 2 && !levels.includes(1);
  }

  function inTable(index: number, cell: number): { label: string; priced: boolean } {
    const { around } = raw[index] as RawBlock;
    const [self, row] = [around[cell], around.slice(cell).find(({ name }) => name === "tr")];
    const table = around.find(({ name }) => name === "table");
    if (self === undefined || row === undefined || table === undefined) {
      return { label: "", priced: priced[index] === true };
    }
    const cells = cellsOf(row);
    const heads = columns.get(table) ?? headsOf(table);
    columns.set(table, heads);
    const first = within.get(cells[0] ?? row)?.[0];
    const label = [
      first === undefined || first === index ? "" : nameOf(first),
      heads[cells.indexOf(self)] ?? "",
    ];
    const inRow = (within.get(row) ?? []).some((other) => priced[other]);
    const inTable = (within.get(table) ?? []).some((other) => priced[other]);
    return {
      label: label.filter((part) => part !== "").join(" · "),
      priced: inRow || heads.length > 0 && inTable,
    };
  }

  /** The texts of a table's first row, where that row heads columns. */
  function headsOf(table: Element): string[] {
    const first = rowsOf(table)[0];
    if (first === undefined || !cellsOf(first).some(({ name }) => name === "th")) return [];
    return cellsOf(first).map((cell) => (within.get(cell) ?? []).map(nameOf).join(" "));
  }

  function canName(index: number): boolean {
    const { text, struck } = raw[index] as RawBlock;
    return !struck && text.length <= LONGEST_LABEL && /\p{L}{2}/u.test(withoutNumbers(text)) &&
      !priced[index];
  }

  function nameOf(index: number | undefined): string {
    return index === undefined ? "" : withoutNumbers(raw[index]?.text ?? "");
  }

  function headingBefore(index: number): string {
    for (let at = index - 1; at >= Math.max(0, index - LARGEST_CARD); at--) {
      if (raw[at]!.level > 0) return nameOf(at);
    }
    return "";
  }

  return raw.map(({ text, level, place, struck, dated, around }, index) => ({
    text,
    level,
    place,
    struck,
    ...(dated === "" ? {} : { dated }),
    ...(around.slice(0, ITEM_DEPTH).some(({ name }) => name === "li") ? { item: true } : {}),
    ...cardOf(index),
  }));
}

/** For each element the blocks it holds, as their numbers; of what holds too many only the first are kept. */
export function blocksWithin(raw: RawBlock[]): Map<Element, number[]> {
  const within = new Map<Element, number[]>();
  raw.forEach(({ around }, index) => {
    for (const element of around) {
      const inside = within.get(element);
      if (inside === undefined) within.set(element, [index]);
      else if (inside.length <= LARGEST_CARD * 10) inside.push(index);
    }
  });
  return within;
}

function rowsOf(table: Element): Element[] {
  return table.children.flatMap((child) =>
    child.type !== "tag"
      ? []
      : child.name === "tr"
      ? [child]
      : /^t(head|body|foot)$/.test(child.name)
      ? rowsOf(child)
      : []
  );
}

function cellsOf(row: Element): Element[] {
  return row.children.flatMap((child) => child.type === "tag" && /^t[dh]$/.test(child.name) ? [child] : []);
}
