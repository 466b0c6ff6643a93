import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import { REGISTRATION, send, startServer } from "../helpers/server.ts";

const logged: string[] = [];
let server: Holdfast;
beforeAll(async () => {
  server = await startServer({}, { log: (level, event) => void logged.push(`${level} ${event}`) });
});
beforeEach(() => void logged.splice(0));
afterAll(() => server.stop());

const FORMS = ["/try", "/return", "/confirm-email", "/register", "/end-letters"];
const BROKEN: [how: string, type: string, body: string][] = [
  ["parts without a boundary", "multipart/form-data", "answer=Boats"],
  ["a part that never ends", "multipart/form-data; boundary=x", "--x\r\nContent-Disp"],
  ["a file in the place of words", "multipart/form-data; boundary=x", part("token") + part("answer")],
  ["JSON", "application/json", '{"answer":'],
];

function part(name: string): string {
  return `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.txt"\r\n\r\nBoats\r\n--x--\r\n`;
}

test.each(BROKEN)(
  "a form with %s is one in which nothing was sent, and no failure of ours",
  async (_how, type, body) => {
    for (const path of FORMS) {
      const answer = await fetch(server.origin + path, {
        method: "POST",
        headers: { "content-type": type },
        body,
      });
      expect(answer.status, path).toBe(200);
      expect(await answer.text(), path).toContain("<h1");
    }
    expect(logged.filter((line) => line.startsWith("error"))).toEqual([]);
  },
);

test("three answers as long as the front page takes them come along, in any script", async () => {
  let token = "";
  for (const letter of ["餅", "船", "網"]) {
    const form = new URLSearchParams({ taste: token, answer: letter.repeat(2_000) });
    const page = await (await fetch(`${server.origin}/try`, { method: "POST", body: form })).text();
    token = page.match(/name="taste" value="([^"]+)"/)?.[1] ?? "";
  }
  const registered = await send(server.origin, "POST /api/auth/register", REGISTRATION);
  const { access_token } = await registered.json();
  const started = await send(server.origin, "POST /api/journey/start", { taste: token }, {
    authorization: `Bearer ${access_token}`,
  });
  expect(started.status, await started.clone().text()).toBe(201);
});
