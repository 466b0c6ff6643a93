import process from "node:process";
import { defineConfig } from "vitest/config";

// The engine makes a pattern into machine code at its second use, after it was made into code of another kind for the
// first. There are thousands, and nearly all are used again: one making instead of two. The program starts with it too.
process.env.DENO_V8_FLAGS = "--no-regexp-tier-up";

const EVERY_TEST = "tests/**/*.test.{ts,tsx}";
/** Tests in a browser, and those that draw documents. */
const DRAWN = [
  "tests/{e2e,pdf}/**/*.test.{ts,tsx}",
  "tests/routes/{documents,writing,writing_crash}.test.ts",
];
/**
 * Each in a process of its own: tests that wait for other processes, clocks or stalling models, and one that counts
 * the calls from one of our modules to another. Among the others some of them keep a worker from ending.
 */
const ALONE = [
  "tests/recordings/**/*.test.ts",
  "tests/routes/{backup_command,disconnects,generated,full_disk,landing,long_answers,model_faults,model_journeys,no_workers,process,reminders_killed,stopping,tell_devices_killed,watch_killed}.test.ts",
  "tests/routes/{document_life,document_parts,document_payloads,writing_corrected}.test.ts",
  "tests/kv/crash.test.ts",
  "tests/agents/facts/reading_once.test.ts",
];

interface Chosen {
  include: string[];
  exclude: string[];
  maxWorkers: number;
}

/** Files that share their workers find the program loaded, its code compiled, and a browser running. */
function sharing(name: string, chosen: Chosen, groupOrder: number) {
  return { extends: true as const, test: { name, ...chosen, isolate: false, sequence: { groupOrder } } };
}

/**
 * Workers for two cores. What is drawn keeps both busy; of the others one often waits for a clock, a server or a lock.
 */
const BUSY = 2;
const OFTEN_WAITING = 3;

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "react", development: false } },
  test: {
    projects: [
      sharing("fast", { include: [EVERY_TEST], exclude: [...DRAWN, ...ALONE], maxWorkers: OFTEN_WAITING }, 0),
      sharing("drawn", { include: DRAWN, exclude: [], maxWorkers: BUSY }, 1),
      {
        extends: true,
        test: { name: "alone", include: ALONE, maxWorkers: OFTEN_WAITING, sequence: { groupOrder: 2 } },
      },
    ],
    pool: "forks",
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A second, as is usual, is too little on a machine that others keep busy.
    expect: { poll: { timeout: 20_000 } },
    env: { NODE_ENV: "production" },
  },
});
