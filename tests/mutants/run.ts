/**
 * Run as a program by `deno task mutants [area or file]`: puts one wrong change after another into a copy of the program, and
 * looks whether a test notices. Prints what no test noticed.
 */
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import { type Mutant, MUTANTS } from "./mutants.ts";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** What is not in git, and is needed all the same. */
const BESIDE = ["node_modules", "static/build"];
/** A change that makes a test wait for ever is noticed too. */
const LONGEST_MS = 600_000;

const isAsked = (name: string) => Deno.args.length === 0 || Deno.args.includes(name);
const areas = Object.entries(MUTANTS)
  .map(([area, mutants]) => [area, mutants.filter(({ file }) => isAsked(area) || isAsked(file))] as const)
  .filter(([, mutants]) => mutants.length > 0);
const copy = await Deno.makeTempDir({ prefix: "holdfast-mutants-" });
const survived: string[] = [];
const table: string[] = [];

try {
  await copyProgram();
  const unchanged = [...new Set(areas.flatMap(([, mutants]) => mutants.flatMap(({ tests }) => tests)))];
  if (await fails(unchanged)) throw new Error("The tests fail without any change");
  for (const [area, mutants] of areas) {
    let killed = 0;
    for (const mutant of mutants) if (await isNoticed(area, mutant)) killed++;
    table.push(`  ${area.padEnd(14)} ${killed} of ${mutants.length}`);
  }
} finally {
  await Deno.remove(copy, { recursive: true });
}
console.log(`noticed\n${table.join("\n")}`);
for (const line of survived) console.log(`not noticed: ${line}`);
Deno.exit(survived.length === 0 ? 0 : 1);

async function copyProgram(): Promise<void> {
  const list = await run("git", ["ls-files", "--cached", "--others", "--exclude-standard"], ROOT);
  for (const file of list.out.split("\n").filter((line) => line !== "")) {
    const folder = join(copy, file, "..");
    await Deno.mkdir(folder, { recursive: true });
    await Deno.copyFile(join(ROOT, file), join(copy, file)).catch(passGone);
  }
  for (const folder of BESIDE) await Deno.symlink(join(ROOT, folder), join(copy, folder)).catch(passGone);
}

function passGone(error: unknown): void {
  if (!(error instanceof Deno.errors.NotFound)) throw error;
}

async function isNoticed(area: string, { file, from, to, tests }: Mutant): Promise<boolean> {
  const path = join(copy, file);
  const text = await Deno.readTextFile(path);
  if (text.split(from).length !== 2) throw new Error(`"${from}" does not stand once in ${file}`);
  const since = performance.now();
  await Deno.writeTextFile(path, text.replace(from, () => to));
  const isKilled = await fails(tests);
  await Deno.writeTextFile(path, text);
  const seconds = ((performance.now() - since) / 1000).toFixed(0);
  const line = `${file}: ${from.trim()} -> ${to.trim() || "nothing"}`.replaceAll("\n", " ");
  console.log(`${isKilled ? "noticed    " : "NOT noticed"} ${area}, ${seconds} s, ${line}`);
  if (!isKilled) survived.push(line);
  return isKilled;
}

async function fails(tests: string[]): Promise<boolean> {
  const program = ["run", "-A", "npm:vitest", "run", "--config=tests/vitest.config.ts", "--bail=1", ...tests];
  return (await run(Deno.execPath(), program, copy)).code !== 0;
}

async function run(program: string, args: string[], cwd: string): Promise<{ code: number; out: string }> {
  const signal = AbortSignal.timeout(LONGEST_MS);
  const { code, stdout } = await new Deno.Command(program, { args, cwd, signal, stderr: "null" }).output();
  return { code, out: new TextDecoder().decode(stdout) };
}
