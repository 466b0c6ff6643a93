import { createServer } from "node:net";
import { afterEach, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import { createPasswords, type Passwords } from "../../routes/api/passwords.ts";
import { REGISTRATION, send, signUp, startServer } from "../helpers/server.ts";

const KNOWN = "known@example.com";
const UNKNOWN = "unknown@example.com";

const servers: Holdfast[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

/** Passwords that note each hash they compute. */
function countedPasswords(): { passwords: Passwords; work: string[] } {
  const real = createPasswords(4);
  const work: string[] = [];
  return {
    work,
    passwords: {
      async hash(password, client) {
        work.push("hash");
        return await real.hash(password, client);
      },
      async verify(password, stored, client) {
        work.push("verify");
        return await real.verify(password, stored, client);
      },
    },
  };
}

async function serve(...asked: Parameters<typeof startServer>): Promise<Holdfast> {
  const server = await startServer(...asked);
  servers.push(server);
  await signUp(server, { email: KNOWN });
  return server;
}

test.each([
  ["POST /api/auth/login", { password: "not-the-password" }, ["verify"], [401, 401]],
  ["POST /api/auth/register", REGISTRATION, ["hash"], [409, 201]],
  ["POST /api/auth/forgot-password", {}, [], [202, 202]],
])(
  "%s does the same costly work for a known and an unknown address",
  async (route, body, expected, statuses) => {
    const { passwords, work } = countedPasswords();
    const { origin } = await serve({}, { passwords });
    for (const [at, email] of [KNOWN, UNKNOWN].entries()) {
      work.length = 0;
      const response = await send(origin, route, { ...body, email });
      expect(response.status).toBe(statuses[at]);
      await response.body?.cancel();
      expect(work).toEqual(expected);
    }
  },
);

test("a forgotten password is answered before its letter is taken, also by a mail server that never answers", async () => {
  const called = Promise.withResolvers<void>();
  const silent = createServer(() => called.resolve());
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const address = silent.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const { origin } = await serve({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  const answers = await Promise.all([KNOWN, UNKNOWN].map(async (email) => {
    const response = await send(origin, "POST /api/auth/forgot-password", { email });
    return { status: response.status, body: await response.text() };
  }));
  expect(answers[0]).toEqual(answers[1]);
  await called.promise;
  silent.close();
});
