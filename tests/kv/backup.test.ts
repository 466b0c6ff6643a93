import { DatabaseSync } from "node:sqlite";
import type { KvKey } from "@deno/kv";
import { expect } from "vitest";
import { countAttempt } from "../../kv/attempts.ts";
import { BackupError, checkBackup, exportAll, importAll } from "../../kv/backup.ts";
import { restoreBackup, writeBackup } from "../../kv/backup_file.ts";
import { keys } from "../../kv/keys.ts";
import { mayWriteLetter } from "../../kv/letters.ts";
import { keepMail, listMail } from "../../kv/outbox.ts";
import { keptFor, sweepExpired } from "../../kv/retention.ts";
import { findSession } from "../../kv/sessions.ts";
import { openStore, proveWritable } from "../../kv/store.ts";
import { createResetToken } from "../../kv/tokens.ts";
import { after, keysOf, NOON, test } from "./fixtures.ts";
import { backedUpLines, fillAccount } from "./full_account.ts";

test("a backup put into an empty store is the same store", async ({ kv }) => {
  await fillAccount(kv, "mara@tidewatch.example");
  const lines = await backedUpLines(kv);
  const copy = await openStore(":memory:");
  expect(await importAll(copy, lines, NOON)).toBe(lines.length - 2);
  expect(await backedUpLines(copy)).toEqual(lines);
  const again = importAll(copy, lines, NOON);
  await expect(again).rejects.toThrow("there are accounts here already");
  copy.close();
});

test("a backup goes through a file and comes back the same", async ({ kv }) => {
  await fillAccount(kv, "mara@tidewatch.example");
  const folder = await Deno.makeTempDir();
  const count = await writeBackup(kv, `${folder}/holdfast.backup`, NOON);
  const copy = await openStore(":memory:");
  expect(await restoreBackup(copy, `${folder}/holdfast.backup`, NOON)).toBe(count);
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
  await expect(importAll(kv, [...lines ?? []], NOON)).rejects.toBeInstanceOf(BackupError);
});

test("a restore names the line that is damaged", async ({ kv }) => {
  const lines = await Array.fromAsync(exportAll(kv, NOON));
  const restore = importAll(kv, [...lines.slice(0, 1), '{"key":["a"],"val'], NOON);
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
  await expect(restoreBackup(copy, path, NOON)).rejects.toThrow(words);
  expect(await Array.fromAsync(copy.list({ prefix: [] }))).toEqual([]);
  copy.close();
  await Deno.remove(folder, { recursive: true });
});

test("a backup of the form before, without a checksum, still comes back", async ({ kv }) => {
  const old = ['{"holdfast_backup":1,"made_at":"2026-11-01T00:00:00.000Z"}', '{"key":["a"],"value":1}'];
  expect(await checkBackup(old)).toBe(1);
  expect(await importAll(kv, old, NOON)).toBe(1);
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

test("a backup of a store that is written to meanwhile is refused, whatever was written", async ({ kv }) => {
  const { userId } = await fillAccount(kv, "mara@tidewatch.example");
  const writes: [string, () => Promise<unknown>][] = [
    ["changed before where it reads", () => kv.set(keys.user(userId), { v: 1, email: "other" })],
    ["added before", () => kv.set(keys.activity(userId, "a"), "new")],
    [
      "changed after",
      () => kv.set(keys.usage(userId, "2026-11"), { v: 1, foundations: 9, consultations: 9 }),
    ],
    ["removed", () => kv.delete(keys.user(userId))],
  ];
  for (const [what, write] of writes) {
    const lines = exportAll(kv, NOON);
    for (let line = 0; line < 8; line++) await lines.next();
    await write();
    await expect(Array.fromAsync(lines), what).rejects.toThrow("the database was written to meanwhile");
  }
});

test("a store far larger than one commit comes back whole, each entry written once", async ({ kv }) => {
  const large = new Uint8Array(60_000).map((_, index) => index % 251);
  for (let index = 0; index < 60; index++) await kv.set(["parts", index], large);
  for (let index = 0; index < 1_200; index++) await kv.set(["small", index], index);
  const lines = await Array.fromAsync(exportAll(kv, NOON));
  const copy = await openStore(":memory:");
  expect(await importAll(copy, lines, NOON)).toBe(1_260);
  const stamps = new Set<string>();
  for await (const { versionstamp } of copy.list({ prefix: ["parts"] })) stamps.add(versionstamp);
  expect(stamps.size).toBeGreaterThan(5);
  expect((await Array.fromAsync(exportAll(copy, NOON))).slice(1)).toEqual(lines.slice(1));
  copy.close();
});

test("a backup that breaks off leaves no file behind", async () => {
  const folder = await Deno.makeTempDir();
  const closed = await openStore(":memory:");
  closed.close();
  await expect(writeBackup(closed, `${folder}/holdfast.backup`, NOON)).rejects.toThrow();
  expect(Array.from(Deno.readDirSync(folder))).toEqual([]);
  await Deno.remove(folder, { recursive: true });
});

test("a backup does not mind that a server proves it can write", async ({ kv }) => {
  await fillAccount(kv, "mara@tidewatch.example");
  const lines = exportAll(kv, NOON);
  for (let line = 0; line < 8; line++) await lines.next();
  await proveWritable(kv, new Date());
  await expect(Array.fromAsync(lines)).resolves.not.toEqual([]);
});

test("what is kept for a time only ends after a restore when it would have ended", async ({ kv }) => {
  const { userId, jti } = await fillAccount(kv, "mara@tidewatch.example");
  const soon = new Date(Date.now() + 60_000);
  await keepMail(kv, { to: "mara@tidewatch.example", subject: "Old", text: "old", now: NOON });
  await keepMail(kv, { to: "mara@tidewatch.example", subject: "New", text: "new", now: soon });
  await countAttempt(kv, { account: "mara@tidewatch.example", client: "10.0.0.1" }, NOON);
  await mayWriteLetter(kv, userId, { why: "reset", now: NOON });
  await createResetToken(kv, { userId, hash: "one", expiresAt: soon, now: NOON });
  const lines = await backedUpLines(kv);
  const copy = await openStore(":memory:");
  await importAll(copy, lines, after(31 * 24 * 60 * 60_000));
  const left = await keysOf(copy);
  for (const entity of ["sessions", "attempts", "letters", "second_factors", "reset_tokens"]) {
    expect(left.filter((key) => key.startsWith(entity)), entity).toEqual([]);
  }
  expect((await listMail(copy)).map(({ subject }) => subject)).toEqual(["New"]);
  copy.close();

  const again = await openStore(":memory:");
  await importAll(again, lines, NOON);
  expect(await findSession(again, { jti, userId, now: NOON })).not.toBeNull();
  const passing: KvKey[] = [
    keys.session(userId, jti),
    keys.letters(userId, "reset"),
    keys.secondFactor(userId),
  ];
  for (const key of passing) {
    const { value } = await again.get(key);
    expect(keptFor(key, value, NOON), JSON.stringify(key)).toEqual({ expireIn: expect.any(Number) });
  }
  expect(keptFor(keys.user(userId), (await again.get(keys.user(userId))).value, NOON)).toEqual({});
  await sweepExpired(again, after(31 * 24 * 60 * 60_000));
  expect(await keysOf(again)).toEqual(left);
  again.close();
});

test("a restored file tells SQLite itself when what is kept for a time ends", async ({ kv }) => {
  await fillAccount(kv, "mara@tidewatch.example");
  const at = new Date();
  await keepMail(kv, { to: "mara@tidewatch.example", subject: "New", text: "new", now: at });
  const folder = await Deno.makeTempDir();
  await writeBackup(kv, `${folder}/holdfast.backup`, NOON);
  const copy = await openStore(`${folder}/holdfast.kv`);
  await restoreBackup(copy, `${folder}/holdfast.backup`, at);
  copy.close();
  const database = new DatabaseSync(`${folder}/holdfast.kv`, { readOnly: true });
  const row = database.prepare(
    "select max(expiration_ms) as ends, count(*) as timed from kv where expiration_ms > 0",
  )
    .get();
  database.close();
  const thirtyDays = at.getTime() + 30 * 24 * 60 * 60_000;
  expect(Number(row?.timed)).toBe(1);
  expect(Math.abs(Number(row?.ends) - thirtyDays)).toBeLessThan(60_000);
  await Deno.remove(folder, { recursive: true });
});
