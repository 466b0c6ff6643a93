/**
 * deno run -A tests/recordings/keep.ts FOLDER FOUNDER
 *
 * Keeps as tests/recordings/FOUNDER.json what a strong model answered: FOLDER/requests/NNN.KEY.json in their order, each
 * with its answer in FOLDER/answers/KEY.txt or KEY.json. Requests without an answer are left out.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { argv } from "node:process";
import { isOfWriting, type RecordedAnswer, recordingFile, tailOf } from "../helpers/recording.ts";

const [folder = "", founder = ""] = argv.slice(2);
if (folder === "" || founder === "") throw new Error("Say where the answers are and whose they are");

const asked = readdirSync(join(folder, "requests")).sort().map((file) => {
  const key = file.replace(/^\d+\./, "").replace(/\.json$/, "");
  const answer = [`${key}.txt`, `${key}.json`].map((name) => join(folder, "answers", name)).find(existsSync);
  return { question: join(folder, "requests", file), name: key.replace(/\.[^.]+$/, ""), answer };
});
/** When each message of the founder's was answered. */
const spoken = asked.flatMap(({ name, answer }) =>
  answer === undefined || isOfWriting(name) ? [] : [statSync(answer).mtimeMs]
);
const answers = asked.flatMap(({ question, name, answer: file }): RecordedAnswer[] => {
  if (file === undefined) return [];
  const { messages } = JSON.parse(readFileSync(question, "utf8"));
  const written = statSync(file).mtimeMs;
  const after = spoken.filter((at) => at < written).length;
  return [{ name, asked: tailOf(messages), after, answer: readFileSync(file, "utf8").trim() }];
});
const began = statSync(asked[0]?.question ?? folder).mtime.toISOString();
writeFileSync(recordingFile(founder), `${JSON.stringify({ began, answers, corrected: [] }, null, 1)}\n`);
console.log(`${answers.length} of ${asked.length} answers kept of ${founder}`);
