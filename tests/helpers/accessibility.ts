import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright";

interface Violation {
  id: string;
  nodes: { target: string[] }[];
}

const source = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Resolves once nothing moves that ever comes to rest: a toast that still fades in has too little contrast. */
const AT_REST = `Promise.allSettled(document.getAnimations()
  .filter((each) => Number.isFinite(each.effect.getComputedTiming().endTime))
  .map(({ finished }) => finished))`;

/** What axe finds on the page once it has come to rest: `rule: selector, selector`. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  // Through the debugger, because the page's own policy lets no foreign script in.
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", { expression: source });
  const { result } = await session.send("Runtime.evaluate", {
    expression: `${AT_REST}.then(() => axe.run()).then(({ violations }) => JSON.stringify(violations))`,
    awaitPromise: true,
    returnByValue: true,
  });
  const violations: Violation[] = JSON.parse(result.value);
  return violations.map(({ id, nodes }) =>
    `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`
  );
}
