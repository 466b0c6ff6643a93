import { expect, test } from "vitest";
import { adminOf } from "../helpers/admin.ts";
import { sendGenerated } from "../helpers/send_generated.ts";
import { startServer } from "../helpers/server.ts";

/** How many requests are sent: `GENERATED=10000 deno task test tests/routes/generated.test.ts` for a long run. */
const REQUESTS = Number(Deno.env.get("GENERATED") ?? 1_200);
const SEED = Number(Deno.env.get("SEED") ?? 20261122);
const ADMIN = "admin@example.com";

test(
  "whatever is sent to whichever route, nothing of ours breaks and every answer is as described",
  async () => {
    const failures: string[] = [];
    const server = await startServer({ ADMIN_EMAIL: ADMIN }, {
      localServers: [],
      log: (level, _event, fields) => {
        if (level === "error") failures.push(String(fields?.error ?? ""));
      },
    });
    const admin = await adminOf(server, ADMIN);
    const sending = { origin: server.origin, count: REQUESTS, seed: SEED, admin };
    expect(await sendGenerated(sending)).toEqual([]);
    expect(failures.filter(Boolean)).toEqual([]);
    await server.stop();
  },
  60_000 + REQUESTS * 60,
);
