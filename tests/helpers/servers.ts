import { afterEach } from "vitest";
import type { Holdfast } from "../../main.ts";
import { startServer } from "./server.ts";

/** Holdfasts of one test in this process, and a data file that outlives each of them. */
export interface Servers {
  start(...asked: Parameters<typeof startServer>): Promise<Holdfast>;
  /** The path of a data file of the test's own. */
  dataFile(): Promise<string>;
}

/** To be called where a file's tests are declared: what a test leaves running or written is gone after it. */
export function serversOfEachTest(): Servers {
  const running: Holdfast[] = [];
  const folders: string[] = [];

  afterEach(async () => {
    for (const server of running.splice(0)) await server.stop();
    for (const folder of folders.splice(0)) await Deno.remove(folder, { recursive: true });
  });

  return {
    async start(...asked) {
      const server = await startServer(...asked);
      running.push(server);
      return server;
    },
    async dataFile() {
      const folder = await Deno.makeTempDir({ prefix: "holdfast-" });
      folders.push(folder);
      return `${folder}/holdfast.kv`;
    },
  };
}
