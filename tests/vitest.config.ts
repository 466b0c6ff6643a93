import { defineConfig } from "vitest/config";

const EVERY_TEST = "tests/**/*.test.{ts,tsx}";
/**
 * Each in a process of its own: tests in a browser, those that draw documents, those that wait for other processes,
 * clocks or stalling models, and one that counts the calls from one of our modules to another.
 */
const ALONE = [
  "tests/{e2e,pdf,recordings}/**/*.test.ts",
  "tests/routes/{backup_command,disconnects,generated,full_disk,landing,model_faults,model_journeys,no_workers,process,stopping}.test.ts",
  "tests/routes/{document,writing}*.test.ts",
  "tests/kv/crash.test.ts",
  "tests/agents/model/journey.test.ts",
  "tests/agents/facts/reading_once.test.ts",
];

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "react", development: false } },
  test: {
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: "together", include: [EVERY_TEST], exclude: ALONE, isolate: false } },
      { extends: true, test: { name: "alone", include: ALONE } },
    ],
    pool: "forks",
    testTimeout: 60_000,
    hookTimeout: 120_000,
    env: { NODE_ENV: "production" },
  },
});
