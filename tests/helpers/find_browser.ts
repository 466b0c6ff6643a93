import { existsSync } from "node:fs";
import process from "node:process";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** A Chromium of this machine: the one CHROMIUM_PATH names, an installed one, or Playwright's; null for none. */
export async function findBrowser(): Promise<string | null> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const installed = INSTALLED.find((path) => existsSync(path));
  if (installed) return installed;
  const { chromium } = await import("playwright");
  const downloaded = chromium.executablePath();
  return existsSync(downloaded) ? downloaded : null;
}
