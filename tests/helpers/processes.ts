import { afterEach, beforeAll, beforeEach } from "vitest";
import { ensureBuilt } from "../../islands/build.ts";
import { type HoldfastProcess, startProcess } from "./process.ts";

type Limits = Parameters<typeof startProcess>[2];

/** A folder for each test of a file, in which any number of Holdfasts can run. */
export interface Processes {
  readonly folder: string;
  /** Starts one on the data file holdfast.kv of the folder, unless KV_PATH names another. */
  start(environment?: Record<string, string>, limits?: Limits): Promise<HoldfastProcess>;
}

/** To be called where a file's tests are declared: what a test leaves running or written is gone after it. */
export function processesOfEachTest(): Processes {
  let folder = "";
  let running: HoldfastProcess[] = [];

  beforeAll(ensureBuilt);

  beforeEach(async () => {
    folder = await Deno.makeTempDir({ prefix: "holdfast-" });
    running = [];
  });

  afterEach(async () => {
    for (const holdfast of running) await holdfast.end("SIGKILL").catch(() => {});
    await Deno.remove(folder, { recursive: true });
  });

  return {
    get folder() {
      return folder;
    },
    async start(environment = {}, limits = {}) {
      const holdfast = await startProcess(
        { KV_PATH: `${folder}/holdfast.kv`, ...environment },
        undefined,
        limits,
      );
      running.push(holdfast);
      return holdfast;
    },
  };
}
