import { expect, test } from "vitest";
import { sendGenerated } from "../helpers/send_generated.ts";
import { startServer } from "../helpers/server.ts";

/** `deno task bench` sends ten thousand. */
const REQUESTS = 3_000;

test("whatever is sent to whichever route, nothing of ours breaks", async () => {
  const failures: string[] = [];
  const server = await startServer({}, {
    log: (level, _event, fields) => {
      if (level === "error") failures.push(String(fields?.error ?? ""));
    },
  });
  expect(await sendGenerated(server.origin, REQUESTS, 20261121)).toEqual([]);
  expect(failures.filter(Boolean)).toEqual([]);
  await server.stop();
});
