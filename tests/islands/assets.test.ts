import { beforeAll, expect, test } from "vitest";
import { ensureBuilt, fingerprint, STAMP_FILE } from "../../islands/build.ts";
import { assetRoutes, type Assets, loadAssets } from "../../routes/pages/assets.ts";
import { readFile, stat } from "node:fs/promises";

let assets: Assets;

beforeAll(async () => {
  await ensureBuilt();
  assets = await loadAssets();
});

test("a built file is kept for ever, in the smallest form that the browser takes", async () => {
  const address = assets.named("main-");
  const routes = assetRoutes(assets);
  const plain = await routes.request(address);
  const brotli = await routes.request(address, { headers: { "accept-encoding": "gzip, br" } });
  const gzip = await routes.request(address, { headers: { "accept-encoding": "gzip" } });
  expect(plain.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(brotli.headers.get("content-encoding")).toBe("br");
  expect(gzip.headers.get("content-encoding")).toBe("gzip");
  expect((await brotli.arrayBuffer()).byteLength).toBeLessThan((await plain.arrayBuffer()).byteLength);
});

test("a file that the browser has already is answered with 304 and no body", async () => {
  const address = assets.named("main-");
  const routes = assetRoutes(assets);
  const etag = (await routes.request(address)).headers.get("etag") ?? "";
  const again = await routes.request(address, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
});

test("a second look at an unchanged build builds nothing", async () => {
  const before = await stat(STAMP_FILE);
  await ensureBuilt();
  expect((await stat(STAMP_FILE)).mtimeMs).toBe(before.mtimeMs);
  expect(await readFile(STAMP_FILE, "utf8")).toBe(await fingerprint());
});
