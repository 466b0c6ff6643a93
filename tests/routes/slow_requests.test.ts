import { Hono } from "hono";
import { expect, test } from "vitest";
import { answerFailure } from "../../routes/errors.ts";
import type { AppEnv } from "../../routes/deps.ts";
import { readBody } from "../../routes/middleware/json_body.ts";

const HEAD = "POST / HTTP/1.1\r\nhost: x\r\n";

/** What is answered to a request sent as it stands, to the end of the answer's body. */
async function answerTo(request: string, patienceMs: number): Promise<string> {
  const app = new Hono<AppEnv>()
    .onError(answerFailure({ isApi: () => true, brokenPage: () => Promise.resolve(new Response()) }))
    .use(readBody({ patienceMs }))
    .post("/", async (c) => c.text(`read ${(await c.req.text()).length}`));
  const server = Deno.serve({ port: 0, onListen: () => {} }, app.fetch);
  const connection = await Deno.connect({ hostname: "127.0.0.1", port: server.addr.port });
  await connection.write(new TextEncoder().encode(request));
  let answer = "";
  for await (const text of connection.readable.pipeThrough(new TextDecoderStream())) {
    answer += text;
    const [head = "", body] = answer.split("\r\n\r\n");
    if (body !== undefined && body.length >= Number(head.match(/content-length: (\d+)/i)?.[1])) break;
  }
  await server.shutdown();
  return answer;
}

test.each([
  ["a length", `${HEAD}content-length: 10\r\n\r\nabc`],
  ["chunks", `${HEAD}transfer-encoding: chunked\r\n\r\n3\r\nabc\r\n`],
])(
  "a body announced by %s that never ends is answered with 408 and a sentence",
  async (_by, request) => {
    const answer = await answerTo(request, 200);
    expect(answer).toContain("HTTP/1.1 408");
    expect(answer.toLowerCase()).toContain("connection: close");
    expect(answer).toContain('{"detail":"The request took too long to arrive. Please try again"}');
  },
);

test.each([
  ["a length", `${HEAD}content-length: 300000\r\n\r\nabc`],
  ["chunks", `${HEAD}transfer-encoding: chunked\r\n\r\n${`10000\r\n${"a".repeat(65_536)}\r\n`.repeat(5)}`],
])("a body announced by %s that is too long is refused before it has come whole", async (_by, request) => {
  expect(await answerTo(request, 60_000)).toContain("HTTP/1.1 413");
});

test("a body that comes in pieces is read whole", async () => {
  const request =
    `${HEAD}connection: close\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n`;
  expect(await answerTo(request, 60_000)).toMatch(/HTTP\/1\.1 200.*read 5$/s);
});
