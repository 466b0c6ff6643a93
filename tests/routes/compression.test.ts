import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import { type Person, signUp, startServer } from "../helpers/server.ts";

let server: Holdfast;
let person: Person;

beforeAll(async () => {
  server = await startServer();
  person = await signUp(server);
  await person.post("/api/journey/start", undefined, 201);
});

afterAll(() => server.stop());

/** The head of an answer as it went over the wire: fetch takes the encoding off. */
async function headOf(path: string, accept = "application/json"): Promise<string> {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  const method = accept === "text/event-stream" ? "POST" : "GET";
  const body = method === "POST" ? JSON.stringify({ message: "We mend wooden boats." }) : "";
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `host: ${hostname}`,
    `authorization: Bearer ${person.token}`,
    `cookie: ${person.cookie}`,
    `accept: ${accept}`,
    "accept-encoding: gzip",
    "content-type: application/json",
    `content-length: ${body.length}`,
    "connection: close",
  ];
  socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`);
  let text = "";
  for await (const chunk of socket) text += String(chunk);
  return text.split("\r\n\r\n")[0]?.toLowerCase() ?? "";
}

test.each(["/", "/terms", "/dashboard", "/journey", "/api/journey/history", "/api/anchors"])(
  "%s is sent compressed to whoever takes it",
  async (path) => {
    const head = await headOf(path);
    expect(head).toContain("200 ok");
    expect(head).toContain("content-encoding: gzip");
    expect(head).toMatch(/vary: .*accept-encoding/);
  },
);

test("a stream of events is never compressed", async () => {
  const head = await headOf("/api/journey/continue", "text/event-stream");
  expect(head).toContain("200 ok");
  expect(head).toContain("text/event-stream");
  expect(head).not.toContain("content-encoding");
});
