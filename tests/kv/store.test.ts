import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore, StoreError } from "../../kv/store.ts";

let folder: string;
beforeEach(async () => {
  folder = await Deno.makeTempDir();
});
afterEach(() => Deno.remove(folder, { recursive: true }));

test("the folder of a data file is made, and what is written stays", async () => {
  const path = `${folder}/data/deep/holdfast.kv`;
  const first = await openStore(path);
  await first.set(["kept"], "yes");
  first.close();
  const second = await openStore(path);
  expect((await second.get(["kept"])).value).toBe("yes");
  second.close();
});

test("a data file that cannot be written stops the start with a sentence that names it", async () => {
  await Deno.mkdir(`${folder}/holdfast.kv`);
  const opening = openStore(`${folder}/holdfast.kv`);
  await expect(opening).rejects.toBeInstanceOf(StoreError);
  await expect(opening).rejects.toThrow(/Cannot use the data file ".*holdfast\.kv": it cannot be written/);
});

test("a folder that is a file stops the start with a sentence", async () => {
  await Deno.writeTextFile(`${folder}/data`, "");
  await expect(openStore(`${folder}/data/holdfast.kv`)).rejects.toThrow("Cannot use the data file");
});

test("a damaged data file stops the start with a sentence", async () => {
  await Deno.writeTextFile(`${folder}/holdfast.kv`, "not a database ".repeat(1_000));
  await expect(openStore(`${folder}/holdfast.kv`)).rejects.toThrow(
    /Cannot use the data file .*not a database/,
  );
});

test("a data file in use is refused with a sentence", async () => {
  const first = await openStore(`${folder}/holdfast.kv`);
  await expect(openStore(`${folder}/holdfast.kv`)).rejects.toThrow("another Holdfast is using it");
  first.close();
}, 15_000);

test("stores in memory are apart from each other", async () => {
  const [first, second] = [await openStore(":memory:"), await openStore(":memory:")];
  await first.set(["mine"], 1);
  expect((await second.get(["mine"])).value).toBeNull();
  first.close();
  second.close();
});

test("a data file and the log beside it are for their owner alone", async () => {
  const store = await openStore(`${folder}/holdfast.kv`);
  for (const name of ["holdfast.kv", "holdfast.kv-wal"]) {
    expect(((await Deno.stat(`${folder}/${name}`)).mode ?? 0) & 0o777, name).toBe(0o600);
  }
  store.close();
});

test("a data file that others could read is closed to them when it is opened", async () => {
  (await openStore(`${folder}/holdfast.kv`)).close();
  await Deno.chmod(`${folder}/holdfast.kv`, 0o644);
  const store = await openStore(`${folder}/holdfast.kv`);
  expect(((await Deno.stat(`${folder}/holdfast.kv`)).mode ?? 0) & 0o777).toBe(0o600);
  store.close();
});
