/** Run as a program: cuts the two typefaces down to what pages in Latin script need, 55 kB together. */
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const PACKAGES = new URL("../../node_modules/@fontsource-variable/", import.meta.url);
const ACCENTED = "£§©«°±·»¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖ×ØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõö÷øùúûüýÿ";
const PUNCTUATION = "\u00a0–—‘’“”„…€→←−";
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join("");
const TEXT = ASCII + ACCENTED + PUNCTUATION;

await subset("source-serif-4/files/source-serif-4-latin-opsz-normal.woff2", "source_serif.woff2", {
  variationAxes: { wght: 400, opsz: { min: 14, max: 32, default: 14 } },
  noLayoutClosure: true,
});
await subset("instrument-sans/files/instrument-sans-latin-wght-normal.woff2", "instrument_sans.woff2", {
  variationAxes: { wght: { min: 400, max: 600, default: 400 } },
});

async function subset(from: string, to: string, options: Parameters<typeof subsetFont>[2]): Promise<void> {
  const font = await subsetFont(await readFile(new URL(from, PACKAGES)), TEXT, {
    targetFormat: "woff2",
    ...options,
  });
  await writeFile(new URL(to, import.meta.url), font);
}
