/** What pagination needs to know of a part. Heights in points. */
export interface Item {
  height: number;
  gap: number;
  keep: boolean;
  /** Opens a unit; `forced` ones must open a page too. */
  opens: "no" | "unit" | "page";
  /** Its height when it opens a page: a large headline, or a continued one with the table's head. */
  topHeight: number;
}

const IMPOSSIBLE = Number.POSITIVE_INFINITY;
/** What a page costs by being there: sections move together before one more of them stands half empty. */
const ONE_MORE_PAGE = 14;
/** What a page costs by what of it is empty, from a share on: a few lines alone on a page look forgotten. */
const EMPTY_COSTS = [{ from: 0.4, cost: 20 }, { from: 0.6, cost: 40 }, { from: 0.8, cost: 80 }];

/** What it costs that a part goes on overleaf: rows under a small line of their own look forgotten. */
const GOES_ON = 45;

interface Page {
  from: number;
  to: number;
}

/** How badly items `from` to `to` make a page: emptiness, headlines low on the page, units that go on overleaf. */
function pageCost(items: Item[], { from, to }: Page, capacity: number): number {
  const first = items[from];
  const last = items[to - 1];
  if (!first || !last) return IMPOSSIBLE;
  if (last.keep && to < items.length) return IMPOSSIBLE;
  let height = first.topHeight;
  let cost = first.opens === "no" ? GOES_ON : 0;
  for (const item of items.slice(from + 1, to)) {
    if (item.opens === "page") return IMPOSSIBLE;
    if (item.opens === "unit") cost += height / capacity > 0.72 ? 30 : 9;
    height += item.gap + item.height;
  }
  if (height > capacity) return IMPOSSIBLE;
  const empty = 1 - height / capacity;
  const closes = to === items.length || items[to]?.opens === "page";
  const steps = EMPTY_COSTS.filter(({ from }) => empty > from).reduce((sum, each) => sum + each.cost, 0);
  return ONE_MORE_PAGE + cost + (160 * empty ** 2 + steps) * (closes ? 0.6 : 1);
}

/**
 * The cheapest way of breaking items into pages, with `least` to `most` pages; null where they do not fit.
 * Each page is given as the index of its first item and the one after its last.
 */
export function paginate(
  items: Item[],
  capacity: number,
  range: { least: number; most: number },
): Page[] | null {
  const count = items.length;
  const best: number[][] = [new Array(count + 1).fill(IMPOSSIBLE)];
  const back: number[][] = [[]];
  (best[0] ?? [])[0] = 0;
  for (let pages = 1; pages <= range.most; pages += 1) {
    const costs: number[] = new Array(count + 1).fill(IMPOSSIBLE);
    const from: number[] = [];
    for (let start = 0; start < count; start += 1) {
      const before = best[pages - 1]?.[start] ?? IMPOSSIBLE;
      if (before === IMPOSSIBLE) continue;
      let height = items[start]?.topHeight ?? 0;
      for (let end = start + 1; end <= count && height <= capacity; end += 1) {
        const cost = before + pageCost(items, { from: start, to: end }, capacity);
        if (cost < (costs[end] ?? IMPOSSIBLE)) {
          costs[end] = cost;
          from[end] = start;
        }
        height += (items[end]?.gap ?? 0) + (items[end]?.height ?? 0);
      }
    }
    best.push(costs);
    back.push(from);
  }
  let chosen = 0;
  for (let pages = range.least; pages <= range.most; pages += 1) {
    const cost = best[pages]?.[count] ?? IMPOSSIBLE;
    if (cost < (chosen === 0 ? IMPOSSIBLE : best[chosen]?.[count] ?? IMPOSSIBLE)) chosen = pages;
  }
  if (chosen === 0) return null;
  const pages: Page[] = [];
  for (let page = chosen, to = count; page > 0; page -= 1) {
    const start = back[page]?.[to] ?? 0;
    pages.unshift({ from: start, to });
    to = start;
  }
  return pages;
}

/** The fewest pages that items need when each page is filled as far as it goes. */
export function leastPages(items: Item[], capacity: number): number {
  let pages = 0;
  let start = 0;
  while (start < items.length) {
    let end = start + 1;
    let height = items[start]?.topHeight ?? 0;
    for (; end < items.length && items[end]?.opens !== "page"; end += 1) {
      height += (items[end]?.gap ?? 0) + (items[end]?.height ?? 0);
      if (height > capacity) break;
    }
    while (end < items.length && end > start + 1 && items[end - 1]?.keep && items[end]?.opens !== "page") {
      end -= 1;
    }
    start = end;
    pages += 1;
  }
  return pages;
}
