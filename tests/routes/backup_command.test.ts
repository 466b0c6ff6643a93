import { expect, test } from "vitest";
import type { HistoryAnswer, UserAnswer } from "../../routes/api/contract.ts";
import { runToEnd } from "../helpers/process.ts";
import { processesOfEachTest } from "../helpers/processes.ts";
import { personOf, signUp } from "../helpers/server.ts";

const processes = processesOfEachTest();

test("a backup restored into a new data file opens with the same sign-in and the same words", async () => {
  const { folder } = processes;
  const first = await processes.start({ KV_PATH: `${folder}/first.kv` });
  const person = await signUp(first);
  await person.post("/api/journey/start", undefined, 201);
  await person.post("/api/journey/continue", { message: "We mend wooden boats for 12 clubs." });
  const history = await person.get<HistoryAnswer>("/api/journey/history");
  const file = `${folder}/holdfast.backup`;

  const early = await runToEnd(["backup", file], { KV_PATH: `${folder}/first.kv` });
  expect(early.code).toBe(1);
  expect(early.stderr.trim()).toBe(
    `Cannot use the data file "${folder}/first.kv": another Holdfast is using it. Stop that one first`,
  );

  await first.end("SIGTERM");
  const backup = await runToEnd(["backup", file], { KV_PATH: `${folder}/first.kv` });
  expect(backup).toMatchObject({ code: 0, stderr: "" });
  expect(backup.stdout).toMatch(/^Wrote \d+ entries of /);
  const restore = await runToEnd(["restore", file], { KV_PATH: `${folder}/second.kv` });
  expect(restore).toMatchObject({ code: 0, stderr: "" });

  const second = await processes.start({ KV_PATH: `${folder}/second.kv` });
  const again = personOf({ ...person, origin: second.origin });
  expect((await again.get<UserAnswer>("/api/auth/me")).id).toBe(person.userId);
  expect(await again.get<HistoryAnswer>("/api/journey/history")).toEqual(history);
  await second.end("SIGTERM");

  const over = await runToEnd(["restore", file], { KV_PATH: `${folder}/second.kv` });
  expect(over.code).toBe(1);
  expect(over.stderr).toContain("there are accounts here already");
});

test.each([
  [["backup"], "Name one file"],
  [["restore", "a", "b"], "Name one file"],
  [["backup", "out.backup"], "There is no file"],
  [["restore", "none.backup"], "There is no file"],
])("%j is refused with a sentence and makes no file", async (args, words) => {
  const { folder } = processes;
  const { code, stderr } = await runToEnd(args, { KV_PATH: `${folder}/none.kv` });
  expect(code).toBe(1);
  expect(stderr).toContain(words);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  expect(Array.from(Deno.readDirSync(folder))).toEqual([]);
});
