import type { PageReading } from "../../../domain/pages.ts";
import { textsOnce } from "../../../ledger/marks.ts";
import { tokensIn } from "../../../text/tokens.ts";
import { asData } from "../../../text/as_data.ts";
import type { Block, Evidence } from "./evidence.ts";

/**
 * The pages that were read, whole, as numbered sentences inside marks that their own text cannot close. Within `tokens`
 * the founder's own pages come first, then rivals' in the order in which they were given; what was left out is said.
 */
export function pageBlock(pages: PageReading[], tokens: number): Block {
  const read = pages.map((page, at) => ({ page, number: at + 1 })).filter(({ page }) =>
    page.failure === null
  );
  const spent = new Map<number, Evidence[]>();
  let left = tokens;
  for (const { page, number } of [...read.filter(isOwn), ...read.filter((each) => !isOwn(each))]) {
    const kept: Evidence[] = [];
    for (const [at, text] of textsOnce(page).entries()) {
      const cost = tokensIn(asData(text)) + 3;
      if (cost > left) break;
      left -= cost;
      kept.push({ id: `P${number}.${at + 1}`, words: text, mark: markOf(page, text) });
    }
    spent.set(number, kept);
  }
  const shown = read.map(({ page, number }) => ({ page, kept: spent.get(number) ?? [] }));
  return {
    lines: shown.flatMap(({ page, kept }) => linesOf(page, kept)),
    evidence: shown.flatMap(({ kept }) => kept),
  };
}

function isOwn({ page }: { page: PageReading }): boolean {
  return page.role === "own";
}

function markOf(page: PageReading, quote: string): Evidence["mark"] {
  return { kind: "source", url: page.final_url, label: page.label, read_at: page.read_at, quote };
}

function linesOf(page: PageReading, kept: Evidence[]): string[] {
  const missing = textsOnce(page).length - kept.length;
  return [
    `<page of="${attribute(page.label)}" whose="${page.role}" address="${attribute(page.final_url)}">`,
    ...kept.map(({ id, words }) => `${id} ${asData(words)}`),
    "</page>",
    ...(missing === 0 ? [] : [`(${missing} more sentences of this page were left out for want of space.)`]),
  ];
}

function attribute(text: string): string {
  return asData(text).replaceAll('"', "'");
}
