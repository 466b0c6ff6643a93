import { afterEach, expect, test } from "vitest";
import type { RecordedServer } from "./recorded_server.ts";
import { serveRecorded } from "./recorded_server.ts";

const AT_ONCE_MS = 5_000;
const servers: RecordedServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((each) => each.close()));
});

async function serve(answered: string[] = []): Promise<RecordedServer> {
  const answers = answered.map((name) => ({ name, asked: "", after: 0, answer: "{}" }));
  const server = await serveRecorded({ began: "2026-11-22T11:23:18.545Z", answers, corrected: [] });
  servers.push(server);
  return server;
}

async function ask({ baseURL }: RecordedServer, name: string): Promise<number> {
  const response = await fetch(`${baseURL}/chat/completions`, {
    method: "POST",
    body: JSON.stringify({
      stream: true,
      messages: [{ role: "user", content: "Write: pitch deck." }],
      response_format: { json_schema: { name } },
    }),
  });
  await response.text();
  return response.status;
}

test.each(["turn", "part_deck"])("says at once which call was not recorded: %s", async (name) => {
  const server = await serve();
  expect(() => server.check()).not.toThrow();
  expect(await ask(server, name)).toBe(401);
  const sentence = `No answer is recorded to "${name}", asked after 0 messages. It ends: Write: pitch deck.`;
  expect(() => server.check()).toThrow(sentence);
  await expect(server.settle(() => Promise.resolve(false))).rejects.toThrow(sentence);
}, AT_ONCE_MS);

test(
  "tells a call that is not recorded after the correction as well, and none that is asked while it is silent",
  async () => {
    const server = await serve(["revise"]);
    server.fallSilent();
    expect(await ask(server, "revise")).toBe(503);
    expect(() => server.check()).not.toThrow();
    server.correct();
    server.release();
    expect(await ask(server, "revise")).toBe(200);
    expect(await ask(server, "critic_revised")).toBe(401);
    expect(() => server.check()).toThrow('No answer is recorded to "critic_revised"');
  },
  AT_ONCE_MS,
);
