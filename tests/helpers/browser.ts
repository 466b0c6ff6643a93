import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import type { Given } from "../../main.ts";
import { ensureBuilt } from "../../islands/build.ts";
import { loadAssets } from "../../routes/pages/assets.ts";
import { findBrowser } from "./find_browser.ts";
import { type Person, startServer } from "./server.ts";

const NO_BROWSER =
  "No Chromium was found. Install Chromium or Chrome, run `npx playwright install chromium`, " +
  "or set CHROMIUM_PATH to one.";

/** Somebody at a screen, and all that went wrong in front of them. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Console errors, uncaught errors, failed requests and answers of 400 and above that were not expected. */
  problems: string[];
  /** Opens a page and waits until all its islands are at work. */
  visit(path: string): Promise<void>;
  ready(): Promise<void>;
}

export interface Screen {
  width?: number;
  height?: number;
  dark?: boolean;
  script?: boolean;
}

/** The real program with its built pages, on a free port. */
export async function startSite(environment: Record<string, string> = {}, given: Given = {}) {
  await ensureBuilt();
  return await startServer(environment, { assets: await loadAssets(), ...given });
}

let running: Promise<Browser> | null = null;

/** The Chromium of all files of this process, which ends it. Throws a sentence that says how to get one. */
export async function sharedBrowser(): Promise<Browser> {
  const hasEnded = running !== null && !(await running).isConnected();
  if (running === null || hasEnded) running = launchBrowser();
  return await running;
}

/** Each new window has a process that draws its address bar's suggestions, and one more for a page to come. */
const UNSEEN = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "SpareRendererForSitePerProcess"];
/** Playwright 1.65 switches these off; of two such switches Chromium obeys the last alone. */
const OFF_IN_PLAYWRIGHT = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

async function launchBrowser(): Promise<Browser> {
  const executablePath = await findBrowser();
  if (executablePath === null) throw new Error(NO_BROWSER);
  const off = [...OFF_IN_PLAYWRIGHT, ...UNSEEN].join(",");
  return await chromium.launch({ executablePath, args: ["--no-sandbox", `--disable-features=${off}`] });
}

/** A browser profile of its own, as of a person who has never been here. */
export async function newVisitor(browser: Browser, origin: string, screen: Screen = {}): Promise<Visitor> {
  const { width = 1280, height = 900, dark = false, script = true } = screen;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    colorScheme: dark ? "dark" : "light",
    javaScriptEnabled: script,
  });
  const page = await context.newPage();
  const problems = watch(page);

  async function ready(): Promise<void> {
    await page.waitForFunction(() =>
      [...document.querySelectorAll("[data-island]")].every((island) => island.hasAttribute("data-ready"))
    );
  }

  async function visit(path: string): Promise<void> {
    await page.goto(path);
    if (script) await ready();
  }

  return { page, context, problems, visit, ready };
}

function watch(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    const isRepeated = message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !isRepeated) problems.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.on("requestfailed", (request) => {
    // A page that is left takes its open requests with it.
    const isLeft = request.failure()?.errorText === "net::ERR_ABORTED";
    if (!isLeft) problems.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** Gives the visitor what a sign-in leaves behind: the page cookie and the token. */
export async function signInVisitor({ context, page }: Visitor, person: Person): Promise<void> {
  const [name = "", ...value] = person.cookie.split("=");
  await context.addCookies([{ name, value: value.join("="), url: person.origin }]);
  await page.goto("/robots.txt");
  await page.evaluate((token) => localStorage.setItem("token", token), person.token);
}
