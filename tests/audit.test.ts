import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const ADVISORY = {
  id: 1,
  url: "https://advisories.example/1",
  title: "Everything can be read",
  severity: "high",
  vulnerable_versions: ">=4.0.0",
  cwe: [],
  cvss: { score: 9, vectorString: "" },
};

/** Runs the task against a registry that answers like this. */
async function audit(answer: () => Response): Promise<{ code: number; out: string; err: string }> {
  const asked: string[] = [];
  const registry = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, async (request) => {
    asked.push(await request.text());
    return answer();
  });
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", ".ci/audit.ts"],
    cwd: ROOT,
    env: { NPM_CONFIG_REGISTRY: `http://127.0.0.1:${registry.addr.port}/`, NO_COLOR: "1" },
  }).output();
  await registry.shutdown();
  expect(asked.join()).toContain('"hono"');
  return { code, out: new TextDecoder().decode(stdout), err: new TextDecoder().decode(stderr) };
}

test("packages without a known weakness pass", async () => {
  const { code, out } = await audit(() => Response.json({}));
  expect(out).toContain("No known vulnerabilities");
  expect(code).toBe(0);
});

test("a package with one is named, and the task fails", async () => {
  const { code, out } = await audit(() => Response.json({ hono: [ADVISORY] }));
  expect(out).toContain("Everything can be read");
  expect(out).toContain("hono");
  expect(code).toBe(1);
});

test("a registry that does not answer is told in a sentence, and nothing counts as checked", async () => {
  const { code, out, err } = await audit(() => new Response("no", { status: 404 }));
  expect(code).toBe(2);
  expect(out).toBe("");
  expect(err.trim().split("\n")).toHaveLength(1);
  expect(err).toContain("nothing was checked (Failed to deserialize");
});
