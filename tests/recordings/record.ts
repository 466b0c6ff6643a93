/**
 * deno run -A tests/recordings/record.ts FOUNDER MODEL_ADDRESS OUT
 *
 * Plays a founder's whole journey over HTTP with the model at MODEL_ADDRESS, waits until it has written all it will, and
 * puts what the founder is handed into the folder OUT. The model may take its time: it is often a person.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { playWithModel } from "../helpers/play_with_model.ts";

const [founder = "", address = "", out = ""] = argv.slice(2);
if (out === "") {
  throw new Error("Say which founder, at which address the model answers, and where the result goes");
}

const seconds = { turn: 600, writing: 7_200 };
const { files } = await playWithModel(founder, { address, seconds, documents: true });
mkdirSync(out, { recursive: true });
for (const [name, text] of Object.entries(files)) writeFileSync(join(out, name), text);
console.log(`${Object.keys(files).length} files in ${out}`);
