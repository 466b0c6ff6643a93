import { defineConfig } from "vitest/config";

const EVERY_TEST = "tests/**/*.test.{ts,tsx}";
/** Tests in a browser, and those that draw documents. */
const DRAWN = [
  "tests/{e2e,pdf}/**/*.test.{ts,tsx}",
  "tests/routes/{documents,writing,writing_crash}.test.ts",
];
/**
 * Each in a process of its own: tests that wait for other processes, clocks or stalling models, and one that counts
 * the calls from one of our modules to another.
 */
const ALONE = [
  "tests/recordings/**/*.test.ts",
  "tests/routes/{backup_command,disconnects,generated,full_disk,landing,model_faults,model_journeys,no_workers,process,stopping,tell_devices_killed}.test.ts",
  "tests/routes/{document_life,document_parts,document_payloads,writing_corrected}.test.ts",
  "tests/kv/crash.test.ts",
  "tests/agents/model/journey.test.ts",
  "tests/agents/facts/reading_once.test.ts",
];

/** Files that share their workers find the program loaded, its code compiled, and a browser running. */
function sharing(name: string, files: { include: string[]; exclude: string[] }, groupOrder: number) {
  return { extends: true as const, test: { name, ...files, isolate: false, sequence: { groupOrder } } };
}

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "react", development: false } },
  test: {
    maxWorkers: 2,
    projects: [
      sharing("fast", { include: [EVERY_TEST], exclude: [...DRAWN, ...ALONE] }, 0),
      sharing("drawn", { include: DRAWN, exclude: [] }, 1),
      { extends: true, test: { name: "alone", include: ALONE, sequence: { groupOrder: 2 } } },
    ],
    pool: "forks",
    testTimeout: 60_000,
    hookTimeout: 120_000,
    env: { NODE_ENV: "production" },
  },
});
