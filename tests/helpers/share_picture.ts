/**
 * Run as a program: draws the picture that other sites show beside a link to Holdfast, in the product's own type and
 * colours, and keeps it in static/pictures.
 *
 *   deno run -A tests/helpers/share_picture.ts
 */
import { fileURLToPath } from "node:url";
import { newVisitor, sharedBrowser, startSite } from "./browser.ts";

const KEPT = fileURLToPath(new URL("../../static/pictures/share.png", import.meta.url));
/** What the large networks ask for. */
const SIZE = { width: 1200, height: 630 };

if (import.meta.main) {
  const site = await startSite();
  const browser = await sharedBrowser();
  const { page } = await newVisitor(browser, site.origin, SIZE);
  await page.goto("/");
  await page.evaluate(draw);
  await page.locator("img").evaluate((mark: HTMLImageElement) => mark.decode());
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: KEPT });
  await browser.close();
  await site.stop();
}

/** In the browser: the landing page's own claim and mark, alone on the page. */
function draw(): void {
  const claim = document.querySelector("h1")?.textContent ?? "";
  document.body.innerHTML =
    '<main><img src="/favicon.svg" width="88" height="88"><h1></h1><p>Holdfast</p></main>';
  const [main, heading, name] = ["main", "h1", "p"].map((tag) => document.querySelector<HTMLElement>(tag));
  if (!main || !heading || !name) throw new Error("The picture has no place for its words");
  heading.textContent = claim;
  Object.assign(main.style, {
    alignContent: "space-between",
    boxSizing: "border-box",
    display: "grid",
    height: "630px",
    padding: "72px 96px",
  });
  Object.assign(heading.style, { font: "400 68px/1.15 var(--serif)", margin: "0", maxWidth: "960px" });
  Object.assign(name.style, { color: "var(--accent)", font: "600 30px/1 var(--sans)", margin: "0" });
}
