import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { ensureBuilt } from "../../islands/build.ts";
import { type Assets, loadAssets } from "../../routes/pages/assets.ts";

const KB = 1024;
/** What a page's islands may weigh as gzip, in kB (quality: People like using it). */
const BUDGETS: [page: string, islands: string[], budget: number][] = [
  ["/login", ["Header", "SignIn"], 80],
  ["/register", ["Header", "SignUp"], 80],
  ["/dashboard", ["Header", "JourneyTile"], 95],
  ["/anchors", ["Header", "Anchors"], 95],
  ["/documents", ["Header", "Documents"], 95],
  ["/journey", ["Header", "Journey"], 125],
  ["/consultant", ["Header", "Consultant"], 85],
  ["/settings", ["Header", "Settings"], 95],
  ["/advisor", ["Header", "Advisor"], 95],
];
const LAZY_BUDGET = 40;

let assets: Assets;

beforeAll(async () => {
  await ensureBuilt();
  assets = await loadAssets();
});

describe.each(BUDGETS)("%s", (_page, islands, budget) => {
  test(`ships at most ${budget} kB of script`, () => {
    const sources = ["islands/hydrate.ts", ...islands.map((name) => `islands/${name}.tsx`)];
    const files = new Set(sources.flatMap((source) => assets.chunksOf(source)));
    expect(weigh([...files])).toBeLessThanOrEqual(budget * KB);
  });
});

test("the reader of markdown comes later and weighs at most 40 kB", () => {
  const first = new Set(
    ["islands/hydrate.ts", "islands/Consultant.tsx"].flatMap((source) => assets.chunksOf(source)),
  );
  const lazy = assets.chunksOf("islands/consultant/SafeMarkdown.tsx").filter((file) => !first.has(file));
  expect(lazy.length).toBeGreaterThan(0);
  expect(weigh(lazy)).toBeLessThanOrEqual(LAZY_BUDGET * KB);
});

test("the styles weigh at most 15 kB, the fonts of a page at most 60 kB", () => {
  expect(weigh([assets.named("main-")])).toBeLessThanOrEqual(15 * KB);
  const fonts = [assets.named("source_serif-"), assets.named("instrument_sans-")];
  const bytes = fonts.reduce((sum, font) => sum + (assets.files.get(font)?.bytes.length ?? Infinity), 0);
  expect(bytes).toBeLessThanOrEqual(60_000);
});

function weigh(files: string[]): number {
  return files.reduce((sum, file) => sum + gzipSync(assets.files.get(file)?.bytes ?? "").length, 0);
}
