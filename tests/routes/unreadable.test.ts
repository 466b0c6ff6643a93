import { afterEach, expect, test } from "vitest";
import { keys } from "../../kv/keys.ts";
import { openStore } from "../../kv/store.ts";
import type { TurnAnswer } from "../../routes/api/contract.ts";
import { personOf, signUp, startServer } from "../helpers/server.ts";

let folder = "";
afterEach(() => Deno.remove(folder, { recursive: true }));

test("a stored record that fails its schema is a logged 500 with the request's id, on either way of answering", async () => {
  folder = await Deno.makeTempDir({ prefix: "holdfast-" });
  const KV_PATH = `${folder}/holdfast.kv`;
  const first = await startServer({ KV_PATH });
  const person = await signUp(first);
  const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  await first.stop();
  const kv = await openStore(KV_PATH);
  await kv.set(keys.journey({ userId: person.userId, journeyId: session_id }), { v: 1, name: "cut" });
  kv.close();

  const logged: { event: string; request: unknown; error: unknown }[] = [];
  const server = await startServer({ KV_PATH }, {
    log: (_level, event, fields) =>
      void logged.push({ event, request: fields?.request, error: fields?.error }),
  });
  const again = personOf({ ...person, origin: server.origin });
  const body = { session_id, message: "We mend boats." };
  const responses = [
    await again.call("POST", "/api/journey/continue", body),
    await again.call("POST", "/api/journey/continue", body, { accept: "text/event-stream" }),
    await again.call("GET", "/api/journey/sessions"),
  ];
  for (const response of responses) {
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ detail: "Server error. Please try again later." });
    const request = response.headers.get("x-request-id");
    const line = logged.find((one) => one.event === "request failed" && one.request === request);
    expect(line?.error).toContain("ZodError");
  }
  expect((await again.call("POST", "/api/journey/continue", { message: 7 })).status).toBe(422);
  await server.stop();
});
