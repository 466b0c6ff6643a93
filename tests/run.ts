/**
 * Run as a program by `deno task test`: builds, finds a browser, runs every test, and ends with the line
 * `N passed, N failed`. Arguments are handed to vitest: a path runs only the tests below it. With `fast` as the
 * first of them nothing runs that needs a browser or waits for finished documents.
 */
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { ensureBuilt } from "../islands/build.ts";
import { findBrowser } from "./helpers/find_browser.ts";

const NO_BROWSER = "No Chromium was found, and none could be installed. Install Chromium or Chrome, or set " +
  "CHROMIUM_PATH to one, and run the tests again.";

const FAST = "fast";
/** The project of tests/vitest.config.ts of files that need neither a browser nor documents. */
const FASTER = ["--project", "fast"];

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

if (import.meta.main) Deno.exit(await runTests() ? 0 : 1);

async function runTests(): Promise<boolean> {
  await ensureBuilt();
  const isFast = Deno.args[0] === FAST;
  const browser = isFast ? "" : await findBrowser() ?? await installBrowser();
  if (browser === null) return conclude({ passed: 0, failed: 1, why: NO_BROWSER });
  const chosen = isFast ? [...FASTER, ...Deno.args.slice(1)] : Deno.args;
  const folder = await Deno.makeTempDir({ prefix: "holdfast-tests-" });
  const reportFile = join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`];
  const { success } = await deno([
    "run",
    "-A",
    "--node-modules-dir=manual",
    "npm:vitest",
    "run",
    "--config=tests/vitest.config.ts",
    ...reporters,
    ...chosen,
  ], {
    ...isFast ? {} : { CHROMIUM_PATH: browser },
  });
  const report = await readReport(reportFile);
  await rm(folder, { recursive: true });
  if (report === null) return conclude({ passed: 0, failed: 1, why: "The tests ended without a report." });
  return conclude(countOf(report, success));
}

interface Count {
  passed: number;
  failed: number;
  why?: string;
}

/** What did not run counts as failed: a skipped test, a file that does not load, an error between the tests. */
function countOf(report: Report, success: boolean): Count {
  const passed = report.numPassedTests;
  const notLoaded =
    report.testResults.filter(({ status, assertionResults }) =>
      status === "failed" && assertionResults.length === 0
    ).length;
  const failed = report.numFailedTests + report.numPendingTests + report.numTodoTests + notLoaded;
  if (!success && failed === 0) return { passed, failed: 1, why: "An error happened outside of any test." };
  if (passed === 0 && failed === 0) return { passed, failed: 1, why: "No test was found." };
  return { passed, failed };
}

function conclude({ passed, failed, why }: Count): boolean {
  if (why !== undefined) print(why);
  print(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

async function installBrowser(): Promise<string | null> {
  print("No Chromium on this machine: Playwright fetches one.");
  await deno(["run", "-A", "npm:playwright", "install", "chromium"]);
  return await findBrowser();
}

function deno(args: string[], env: Record<string, string> = {}): Promise<Deno.CommandStatus> {
  const command = new Deno.Command(Deno.execPath(), { args, env, stdout: "inherit", stderr: "inherit" });
  return command.spawn().status;
}

async function readReport(path: string): Promise<Report | null> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch {
    return null;
  }
}

function print(line: string): void {
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`));
}
