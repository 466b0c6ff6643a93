import type { Page } from "playwright";

/** Begins to write down what every live region of a page says, now and later; `read` gives it back in order. */
export async function listenToRegions(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { saidByRegions: said });
    new MutationObserver((changes) => {
      const regions = new Set(
        changes.flatMap(({ target }) => {
          const element = target instanceof Element ? target : target.parentElement;
          const region = element?.closest("[aria-live]:not([aria-live=off]), [role=status], [role=alert]");
          return region ? [region] : [];
        }),
      );
      for (const region of regions) {
        const words = region.textContent?.replace(/\s+/g, " ").trim() ?? "";
        if (words !== "") said.push(words);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, "saidByRegions"));
}
