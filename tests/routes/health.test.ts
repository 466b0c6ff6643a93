import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { startServer } from "../helpers/server.ts";

test("health says 503 while nothing can be written, although all can be read, and 200 again after", async () => {
  const folder = await Deno.makeTempDir({ prefix: "holdfast-" });
  const server = await startServer({ KV_PATH: `${folder}/holdfast.kv` });
  const health = async () => {
    const response = await fetch(`${server.origin}/health`);
    const { status, kv } = await response.json();
    return [response.status, status, kv];
  };
  expect(await health()).toEqual([200, "ok", "ok"]);
  const other = new DatabaseSync(`${folder}/holdfast.kv`, { timeout: 20_000 });
  other.exec("BEGIN IMMEDIATE");
  await expect.poll(health, { timeout: 20_000 }).toEqual([503, "degraded", "failing"]);
  other.exec("ROLLBACK");
  other.close();
  await expect.poll(health, { timeout: 20_000 }).toEqual([200, "ok", "ok"]);
  await server.stop();
  await Deno.remove(folder, { recursive: true });
});
