import { expect, test } from "vitest";
import { deviceOf } from "../../routes/device.ts";

const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const PIXEL = "Mozilla/5.0 (Linux; Android 15; Pixel 9 Pro) AppleWebKit/537.36 (KHTML, like Gecko)";
const TABLET = "Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

test.each<[browser: string | null, system: string | null, userAgent: string | undefined]>([
  ["Chrome", "Windows", `${WINDOWS} Chrome/138.0.0.0 Safari/537.36`],
  ["Edge", "Windows", `${WINDOWS} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.3351.65`],
  ["Opera", "Windows", `${WINDOWS} Chrome/137.0.0.0 Safari/537.36 OPR/121.0.0.0`],
  ["Firefox", "Windows", "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0"],
  ["Firefox", "Linux", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"],
  ["Safari", "macOS", `${MAC} Version/18.5 Safari/605.1.15`],
  ["Safari", "iPhone", `${PHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
  ["Chrome", "iPhone", `${PHONE} CriOS/138.0.7204.53 Mobile/15E148 Safari/604.1`],
  ["Firefox", "iPhone", `${PHONE} FxiOS/140.0 Mobile/15E148 Safari/605.1.15`],
  ["Edge", "iPhone", `${PHONE} Version/18.0 EdgiOS/138.0.3351.65 Mobile/15E148 Safari/605.1.15`],
  ["Safari", "iPad", `${TABLET} Version/16.6 Mobile/15E148 Safari/604.1`],
  ["Chrome", "Android", `${PIXEL} Chrome/138.0.0.0 Mobile Safari/537.36`],
  ["Samsung Internet", "Android", `${PIXEL} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`],
  ["Firefox", "Android", "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"],
  [
    "Chrome",
    "ChromeOS",
    "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/138.0.0.0 Safari/537.36",
  ],
  [null, null, "curl/8.14.1"],
  [null, null, "<b>Firefox</b> Windowsill"],
  [null, null, ""],
  [null, null, undefined],
])("%s on %s is read of %s", (browser, system, userAgent) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
