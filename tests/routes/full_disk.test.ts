import { expect, test } from "vitest";
import type { HistoryAnswer, UserAnswer } from "../../routes/api/contract.ts";
import { failureOf } from "../../routes/errors.ts";
import { refusedStart } from "../helpers/process.ts";
import { processesOfEachTest } from "../helpers/processes.ts";
import { personOf, signUp } from "../helpers/server.ts";

/** 2 to 4 MB, as the shell counts. */
const MOST_BLOCKS = 4_000;

const processes = processesOfEachTest();

test(
  "a full disk is told in a sentence, what was saved is read on, and more room makes all well again",
  async () => {
    const full = await processes.start({}, { mostBlocks: MOST_BLOCKS });
    const person = await signUp(full);
    const { session_id } = await person.post<{ session_id: string }>("/api/journey/start", undefined, 201);
    const kept: string[] = [];
    let refused: Response | null = null;
    for (let count = 0; count < 60 && refused === null; count++) {
      const message = `We mend boat number ${count}. ${"The hull is oak. ".repeat(8_000)}End.`;
      const response = await person.call("POST", "/api/journey/continue", { session_id, message });
      if (response.status === 200) kept.push(message);
      else refused = response;
      if (refused === null) await response.body?.cancel();
    }
    expect(kept.length).toBeGreaterThan(0);
    expect(refused?.status).toBe(503);
    expect(refused?.headers.get("retry-after")).toBe("60");
    expect((await refused?.json()).detail).toMatch(/^Nothing can be saved at this moment: .* is safe\. /);
    expect((await person.get<UserAnswer>("/api/auth/me")).id).toBe(person.userId);
    expect(await full.end("SIGTERM")).toMatchObject({ code: 0 });

    const roomy = await processes.start();
    const again = personOf({ ...person, origin: roomy.origin });
    const { messages } = await again.get<HistoryAnswer>(`/api/journey/history?limit=500`);
    const said = messages.map(({ content }) => content);
    for (const message of kept) expect(said.includes(message)).toBe(true);
    const message = "We mend one boat more.";
    await again.post("/api/journey/continue", { session_id, message });
  },
  120_000,
);

test("a damaged data file stops the start with what to do about it", async () => {
  const path = `${processes.folder}/holdfast.kv`;
  await Deno.writeTextFile(path, "not a database ".repeat(1_000));
  const { code, stderr } = await refusedStart({ KV_PATH: path, PORT: "0" });
  expect(code).toBe(1);
  expect(stderr.trim()).toMatch(
    /^Cannot use the data file ".*": it is damaged \(.*\)\. .*deno task restore holdfast\.backup$/,
  );
});

test.each([
  ["database disk image is malformed", "The server's data file is damaged"],
  ["database or disk is full", "the server's disk is full or failing"],
  ["disk I/O error", "the server's disk is full or failing"],
  ["attempt to write a readonly database", "the server may not write its data"],
])("%j of the store is a sentence for people", (message, words) => {
  expect(failureOf(new TypeError(message))).toMatchObject({
    status: 503,
    body: { detail: expect.stringContaining(words) },
  });
});

test("what only sounds like it keeps its message to itself", () => {
  expect(failureOf(new Error("disk is full of secrets"))).toMatchObject({
    status: 500,
    body: { detail: "Server error. Please try again later." },
  });
});
