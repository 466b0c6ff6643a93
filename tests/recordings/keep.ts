/**
 * deno run -A tests/recordings/keep.ts FOLDER FOUNDER
 *
 * Keeps as tests/recordings/FOUNDER.json what a strong model answered: FOLDER/requests/NNN.KEY.json in their order, each
 * with its answer in FOLDER/answers/KEY.txt or KEY.json. Requests without an answer are left out.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { type RecordedAnswer, recordingFile, tailOf } from "../helpers/recording.ts";

const [folder = "", founder = ""] = argv.slice(2);
if (folder === "" || founder === "") throw new Error("Say where the answers are and whose they are");

const answers = readdirSync(join(folder, "requests")).sort().flatMap((file): RecordedAnswer[] => {
  const key = file.replace(/^\d+\./, "").replace(/\.json$/, "");
  const written = [`${key}.txt`, `${key}.json`].map((name) => join(folder, "answers", name)).find(existsSync);
  if (written === undefined) return [];
  const { messages } = JSON.parse(readFileSync(join(folder, "requests", file), "utf8"));
  const answer = readFileSync(written, "utf8").trim();
  return [{ name: key.replace(/\.[^.]+$/, ""), asked: tailOf(messages), answer }];
});
writeFileSync(recordingFile(founder), `${JSON.stringify(answers, null, 1)}\n`);
console.log(`${answers.length} answers kept of ${founder}`);
