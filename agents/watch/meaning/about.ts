import type { PageBlock } from "../../domain/watch.ts";
import { plain, withoutNumbers } from "../reading/masking.ts";
import type { Figure, Statement } from "../kinds/statements.ts";
import { cutOut } from "../reading/stretches.ts";

const MOST_SIGNS = 160;
/** "Puncture: €19.95", "小さな箱: ¥3,480", "Mock test ...... £45". */
const NAMED_BEFORE = /^(.*\p{L}.*?)\s*(?:[:：–—|…-]|[.·_]{2,})\s*$/u;

/**
 * What a figure is of, in the page's own words: what names it on its line; else the line, or the name of the card or row
 * where the line begins with the figure. Undefined where `shown` says it already or the page names nothing.
 */
export function aboutFigure(
  { block, isTelling }: Statement,
  { from }: Figure,
  { shown, page }: { shown: string; page: readonly PageBlock[] },
): string | undefined {
  const name = NAMED_BEFORE.exec(block.text.slice(0, block.text.indexOf(shown)))?.[1] ??
    NAMED_BEFORE.exec(block.text.slice(0, from))?.[1];
  if (name !== undefined) return name;
  const line = isTelling ? aboutStretch(block.text, shown) : undefined;
  return /\p{L}/u.test(block.text.slice(0, from)) ? line ?? nameOf(block, page) : nameOf(block, page) ?? line;
}

/** The line that a stretch was cut out of, where it says more than the stretch does. */
export function aboutStretch(line: string, shown: string): string | undefined {
  const whole = cutOut(line, { from: 0, to: line.length });
  if (plain(whole) === plain(shown)) return undefined;
  return whole.length <= MOST_SIGNS ? whole : `${whole.slice(0, MOST_SIGNS - 1)}…`;
}

/** The label of a block as the page writes it: labels are kept without numbers and capitals. */
export function nameOf(block: PageBlock, page: readonly PageBlock[]): string | undefined {
  const at = page.findIndex(({ text, label }) => label === block.label && text.includes(block.text));
  const names = block.label.split(" · ").flatMap((part) => {
    if (!/\p{L}/u.test(part)) return [];
    const alike = page.filter(({ text }, index) => index !== at && withoutNumbers(text) === part);
    return alike.findLast((one) => page.indexOf(one) < at)?.text ?? alike[0]?.text ?? [];
  });
  return names.length === 0 ? undefined : names.join(" · ");
}
