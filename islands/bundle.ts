/** Run as a program: bundles islands and styles into static/build. With `--watch` it goes on doing so. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build, type Plugin } from "vite";
import { BUILD_DIRECTORY, DEVELOPMENT_FILE, fingerprint, STAMP_FILE } from "./build.ts";

const COMPRESSIBLE = /\.(?:js|css|svg)$/;
const watching = Deno.args.includes("--watch");

process.env.NODE_ENV = "production";
await build({ logLevel: "error", plugins: [finish()], build: { watch: watching ? {} : null } });

/** The stamp goes in last: a build that was cut short counts as none. */
function finish(): Plugin {
  return {
    name: "holdfast-finish",
    async closeBundle() {
      const directory = join(BUILD_DIRECTORY, "assets");
      const files = (await readdir(directory)).filter((file) => COMPRESSIBLE.test(file));
      await Promise.all(files.map((file) => compress(join(directory, file))));
      if (watching) await writeFile(DEVELOPMENT_FILE, String(process.pid));
      await writeFile(STAMP_FILE, await fingerprint());
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: watching ? 4 : 11 } };
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, quality));
}
