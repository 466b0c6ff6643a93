import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
export const BUILD_DIRECTORY = join(ROOT, "static/build");
/** Holds the fingerprint of the sources that the build was made from. */
export const STAMP_FILE = join(BUILD_DIRECTORY, "stamp.txt");
/** Stands in a build that is being watched, and holds the watcher's process id. */
export const DEVELOPMENT_FILE = join(BUILD_DIRECTORY, "development.txt");
const SOURCES = ["islands", "static/styles", "static/fonts", "vite.config.ts", "deno.lock"];

/**
 * Builds the browser's files unless those in static/build were made from these very sources. The bundler runs
 * in a process of its own, so that the server never carries it. Throws with the bundler's words when it fails.
 */
export async function ensureBuilt(): Promise<void> {
  if (Deno.build.standalone) return;
  const isLeftOver = existsSync(DEVELOPMENT_FILE) && !isWatched();
  if (!isLeftOver && await readText(STAMP_FILE) === await fingerprint()) return;
  const bundler = new Deno.Command(Deno.execPath(), {
    args: ["run", "--allow-all", join(ROOT, "islands/bundle.ts")],
    cwd: ROOT,
    stdout: "piped",
    stderr: "piped",
  });
  const { success, stderr } = await bundler.output();
  if (!success) throw new Error(`Build of the islands failed:\n${new TextDecoder().decode(stderr)}`);
}

/** A hash over names and bytes of everything the build is made from. */
export async function fingerprint(): Promise<string> {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    for (const file of await filesUnder(join(ROOT, source))) {
      hash.update(file.slice(ROOT.length)).update(await readFile(file));
    }
  }
  return hash.digest("hex");
}

async function filesUnder(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)).sort();
}

/** True while a watcher keeps the build up to date: development, in which pages load themselves again. */
export function isWatched(): boolean {
  try {
    return process.kill(Number(readFileSync(DEVELOPMENT_FILE, "utf8")), 0);
  } catch {
    return false;
  }
}

async function readText(path: string): Promise<string | null> {
  try {
    return await readFile(path, "utf8");
  } catch {
    return null;
  }
}
