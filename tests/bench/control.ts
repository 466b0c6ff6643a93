/**
 * Run as a program by the bench: the bare platform doing the same work. It is told by one JSON argument what to
 * answer, and prints its address.
 */
import { Hono } from "hono";
import { jwtVerify } from "jose";
import { openStore } from "../../kv/store.ts";

export interface ControlTask {
  kvPath: string;
  secret: string;
  landing: { body: string; headers: Record<string, string> };
}

const task: ControlTask = JSON.parse(Deno.args[0] ?? "{}");
const key = new TextEncoder().encode(task.secret);
const bytes = new TextEncoder().encode(task.landing.body);
const kv = await openStore(task.kvPath);
await kv.atomic().set(["a"], { name: "a" }).set(["b"], { name: "b" }).commit();

const app = new Hono()
  .get("/", (c) => c.body(bytes, 200, task.landing.headers))
  .get("/api/auth/me", async (c) => {
    const token = c.req.header("authorization")?.slice("Bearer ".length) ?? "";
    await jwtVerify(token, key, { algorithms: ["HS256"] });
    const [a, b] = await Promise.all([kv.get(["a"]), kv.get(["b"])]);
    return c.json({ a: a.value, b: b.value });
  });

const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, app.fetch);
console.log(`Holdfast is at http://127.0.0.1:${server.addr.port}`);
