import { expect } from "vitest";
import { BackupError, checkBackup, exportAll, importAll } from "../../kv/backup.ts";
import { restoreBackup, writeBackup } from "../../kv/backup_file.ts";
import { openStore } from "../../kv/store.ts";
import { NOON, test } from "./fixtures.ts";
import { backedUpLines, fillAccount } from "./full_account.ts";

test("a backup put into an empty store is the same store", async ({ kv }) => {
  await fillAccount(kv, "mara@tidewatch.example");
  const lines = await backedUpLines(kv);
  const copy = await openStore(":memory:");
  expect(await importAll(copy, lines)).toBe(lines.length - 2);
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
  const restore = importAll(kv, [...lines.slice(0, 1), '{"key":["a"],"val']);
  await expect(restore).rejects.toThrow("line 2 is cut short or damaged");
});

test.for<[string, (lines: string[]) => string[], string]>([
  ["cut after a line", (lines) => lines.slice(0, -3), "is cut short, its last line is missing"],
  ["without its end", (lines) => lines.slice(0, -1), "is cut short, its last line is missing"],
  ["short of a line", (lines) => lines.toSpliced(5, 1), "entries of"],
  [
    "with a line changed",
    (lines) => lines.with(5, '{"key":["a"],"value":1}'),
    "was changed after it was made",
  ],
  [
    "with two lines exchanged",
    (lines) => lines.with(5, lines[6] ?? "").with(6, lines[5] ?? ""),
    "was changed",
  ],
  [
    "with a line after its end",
    (lines) => [...lines, '{"key":["a"],"value":1}'],
    "after the end of the backup",
  ],
])("a backup %s is refused by name, and nothing of it is put back", async ([, change, words], { kv }) => {
  await fillAccount(kv, "mara@tidewatch.example");
  const folder = await Deno.makeTempDir();
  const path = `${folder}/holdfast.backup`;
  await writeBackup(kv, path, NOON);
  const lines = (await Deno.readTextFile(path)).trimEnd().split("\n");
  await Deno.writeTextFile(path, change(lines).join("\n"));
  const copy = await openStore(":memory:");
  await expect(restoreBackup(copy, path)).rejects.toThrow(words);
  expect(await Array.fromAsync(copy.list({ prefix: [] }))).toEqual([]);
  copy.close();
  await Deno.remove(folder, { recursive: true });
});

test("a backup of the form before, without a checksum, still comes back", async ({ kv }) => {
  const old = ['{"holdfast_backup":1,"made_at":"2026-11-01T00:00:00.000Z"}', '{"key":["a"],"value":1}'];
  expect(await checkBackup(old)).toBe(1);
  expect(await importAll(kv, old)).toBe(1);
});

test("a backup is for its owner alone, and takes the place of a file only", async ({ kv }) => {
  const folder = await Deno.makeTempDir();
  const path = `${folder}/holdfast.backup`;
  await writeBackup(kv, path, NOON);
  await writeBackup(kv, path, NOON);
  expect(((await Deno.stat(path)).mode ?? 0) & 0o777).toBe(0o600);
  await Deno.symlink(path, `${folder}/link`);
  await Deno.mkdir(`${folder}/folder`);
  for (const other of [`${folder}/link`, `${folder}/folder`, "/dev/null"]) {
    await expect(writeBackup(kv, other, NOON)).rejects.toThrow("it is there already and is not a file");
  }
  const names = Array.from(Deno.readDirSync(folder), ({ name }) => name).sort();
  expect(names).toEqual(["folder", "holdfast.backup", "link"]);
  await Deno.remove(folder, { recursive: true });
});
