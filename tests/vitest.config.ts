import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const EVERY_TEST = "tests/**/*.test.{ts,tsx}";
/** Tests in a browser, those that draw documents, and those that wait for other processes, clocks or stalling models. */
const SLOW = [
  "tests/{e2e,pdf}/**/*.test.{ts,tsx}",
  "tests/recordings/**/*.test.ts",
  "tests/routes/{documents,document_life,document_parts,document_payloads}.test.ts",
  "tests/routes/{watch_killed,writing,writing_corrected,writing_crash}.test.ts",
  "tests/routes/{backup_command,full_disk,process,reminders_killed,stopping,tell_devices_killed}.test.ts",
  "tests/routes/{disconnects,generated,landing,model_faults,model_journeys,no_workers}.test.ts",
  "tests/kv/crash.test.ts",
  "tests/agents/model/journey.test.ts",
];
/** It puts its own in the place of one of our modules, which nobody else may meet. */
const ALONE = ["tests/agents/facts/reading_once.test.ts"];

/** Short to read and long to run: begun last they would keep one core waiting for the other. */
const LONG =
  /tests\/(?:recordings\/|pdf\/words_hold|e2e\/(?:keyboard|whole_journey)|routes\/(?:model_faults|process|tell_devices_killed|reminders_killed))/;

/** As Vitest orders files, by what they took the last time or else by size, but the long ones of a project first. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      const long = own.filter(({ moduleId }) => LONG.test(moduleId));
      return [...long, ...own.filter((file) => !long.includes(file))];
    });
  }
}

interface Chosen {
  include: string[];
  exclude?: string[];
}

/** Files that share their workers find the program loaded, its code compiled, and a browser running. */
function sharing(name: string, chosen: Chosen) {
  return { extends: true as const, test: { name, ...chosen, isolate: false } };
}

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "react", development: false } },
  test: {
    // Of one group, so that none waits for the end of the one before.
    projects: [
      { extends: true, test: { name: "alone", include: ALONE } },
      sharing("fast", { include: [EVERY_TEST], exclude: [...SLOW, ...ALONE] }),
      sharing("slow", { include: SLOW }),
    ],
    // For two cores: one of three often waits for a clock, a server, a lock or a browser.
    maxWorkers: 3,
    sequence: { sequencer: LongFirst },
    pool: "forks",
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A second, as is usual, is too little on a machine that others keep busy.
    expect: { poll: { timeout: 20_000 } },
    env: { NODE_ENV: "production" },
  },
});
