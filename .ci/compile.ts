/**
 * Run as a program by `deno task compile`: one binary, ./holdfast, that holds everything. Arguments are handed to
 * the compiler, such as `--target x86_64-apple-darwin`. Packages that no module imports by name are left out, so
 * those that are found by createRequire, out of the compiler's sight, are named here.
 */
import { readFile } from "node:fs/promises";
import { z } from "zod";
import { ensureBuilt } from "../islands/build.ts";

const DenoJson = z.object({
  imports: z.record(z.string(), z.string()),
  tasks: z.object({ start: z.object({ command: z.string() }) }),
});
const ROOT = new URL("../", import.meta.url);

if (import.meta.main) Deno.exit(await compile(Deno.args));

/** Answers with the compiler's exit code. */
async function compile(more: string[]): Promise<number> {
  await ensureBuilt();
  const { imports, tasks } = DenoJson.parse(JSON.parse(await readFile(new URL("deno.json", ROOT), "utf8")));
  const unseen = Object.keys(imports).filter((name) => name.startsWith("@fontsource/"));
  const included = [
    "static",
    "pdf/render_worker.ts",
    "routes/thinking/worker.ts",
    "npm:date-holidays",
    "npm:eld/extrasmall",
    ...unseen.map((name) => `npm:${name}`),
  ];
  const command = new Deno.Command(Deno.execPath(), {
    args: [
      "compile",
      "--allow-all",
      "--node-modules-dir=none",
      "--exclude-unused-npm",
      // The engine is told by the binary what the task tells it.
      ...tasks.start.command.match(/--v8-flags=\S+/) ?? [],
      ...included.map((what) => `--include=${what}`),
      "--output=holdfast",
      ...more,
      "main.ts",
    ],
    cwd: ROOT,
    stdout: "inherit",
    stderr: "inherit",
  });
  return (await command.spawn().status).code;
}
