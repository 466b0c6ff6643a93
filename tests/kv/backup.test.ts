import { expect } from "vitest";
import { BackupError, exportAll, importAll } from "../../kv/backup.ts";
import { restoreBackup, writeBackup } from "../../kv/backup_file.ts";
import { openStore } from "../../kv/store.ts";
import { NOON, test } from "./fixtures.ts";
import { backedUpLines, fillAccount } from "./full_account.ts";

test("a backup put into an empty store is the same store", async ({ kv }) => {
  await fillAccount(kv, "mara@tidewatch.example");
  const lines = await backedUpLines(kv);
  const copy = await openStore(":memory:");
  expect(await importAll(copy, lines)).toBe(lines.length - 1);
  expect(await backedUpLines(copy)).toEqual(lines);
  const again = importAll(copy, lines);
  await expect(again).rejects.toThrow("there are accounts here already");
  copy.close();
});

test("a backup goes through a file and comes back the same", async ({ kv }) => {
  await fillAccount(kv, "mara@tidewatch.example");
  const folder = await Deno.makeTempDir();
  const count = await writeBackup(kv, `${folder}/holdfast.backup`, NOON);
  const copy = await openStore(":memory:");
  expect(await restoreBackup(copy, `${folder}/holdfast.backup`)).toBe(count);
  expect(await backedUpLines(copy)).toEqual(await backedUpLines(kv));
  expect(Array.from(Deno.readDirSync(folder), ({ name }) => name)).toEqual(["holdfast.backup"]);
  copy.close();
  await Deno.remove(folder, { recursive: true });
});

test.for([
  ["nothing", []],
  ["another file", ["hello"]],
  ["other JSON", ["{}"]],
])("a restore refuses %s", async ([, lines], { kv }) => {
  await expect(importAll(kv, [...lines ?? []])).rejects.toBeInstanceOf(BackupError);
});

test("a restore names the line that is damaged", async ({ kv }) => {
  const lines = await Array.fromAsync(exportAll(kv, NOON));
  const restore = importAll(kv, [...lines, '{"key":["a"],"val']);
  await expect(restore).rejects.toThrow("line 2 is cut short or damaged");
});
