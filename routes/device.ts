import type { Device } from "../kv/sessions.ts";

type Names = readonly (readonly [pattern: RegExp, name: string])[];

/** In this order, because nearly every browser also claims to be Chrome or Safari. */
const BROWSERS: Names = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\b(?:OPR|OPT|OPiOS)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|HeadlessChrome|Chromium|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

/** In this order, because an iPhone claims to be like a Mac, and Android is a Linux. */
const SYSTEMS: Names = [
  [/\b(?:iPhone|iPod)\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\b(?:Macintosh|Mac OS X)\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** The names of a browser and its system, without versions or models: all that is kept of a User-Agent header. */
export function deviceOf(userAgent = ""): Device {
  return { browser: nameIn(userAgent, BROWSERS), system: nameIn(userAgent, SYSTEMS) };
}

function nameIn(userAgent: string, names: Names): string | null {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}
