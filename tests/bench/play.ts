/**
 * Run as a program: plays founders whole over HTTP on the real server, downloads all they are handed, and prints
 * how it compares with what they said.
 *
 *   deno run -A tests/bench/play.ts muddy-paws closewell /tmp/out
 *
 * A founder is the name of one of tests/cases, a folder with case.json, a file of JSON, or a folder of such folders;
 * whatever is none of these is the folder for the output. `quick` leaves the PDFs and the PowerPoint out.
 */
import { existsSync, readdirSync, statSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { scoreFacts } from "../helpers/fact_score.ts";
import { type HandedOut, handedOut, pagesOf, sentencesOf, sheetOf } from "../helpers/handed_out.ts";
import { type Check, scorePrinted } from "../helpers/print_score.ts";
import { allTable, type CaseScore, caseTable } from "../helpers/score_table.ts";
import { signUp, startServer } from "../helpers/server.ts";
import { serveSites } from "../helpers/site_server.ts";
import { caseFileOf, readSpokenCase, sitesOf, type SpokenCase } from "../helpers/spoken_case.ts";
import { playSpoken, repliesOf, type SpokenPlay, transcriptOf } from "../helpers/spoken_player.ts";

interface Done {
  score: CaseScore;
  files: HandedOut;
}

if (import.meta.main) Deno.exit(await run(Deno.args) ? 0 : 1);

async function run(args: string[]): Promise<boolean> {
  const places = args.filter((arg) => arg !== "quick").flatMap(casesAt);
  const out = args.filter((arg) => arg !== "quick" && casesAt(arg).length === 0).at(-1) ?? null;
  if (places.length === 0) {
    print("Name a founder of tests/cases, a folder with case.json, or a file");
    return false;
  }
  const scores: CaseScore[] = [];
  for (const place of places) {
    const { score, files } = await playCase(place, !args.includes("quick"));
    scores.push(score);
    print(caseTable(score));
    if (out !== null) await keep(join(out, score.id), files);
  }
  print(`\n${allTable(scores)}`);
  if (out !== null) print(`\nAll that was handed out is in ${out}`);
  return true;
}

/** The cases that an argument names; none where it is a folder to write to. */
function casesAt(arg: string): string[] {
  if (existsSync(caseFileOf(arg))) return [arg];
  if (!existsSync(arg) || !statSync(arg).isDirectory()) return [];
  return readdirSync(arg).sort().map((name) => join(arg, name)).filter((path) =>
    existsSync(join(path, "case.json")) || (path.endsWith(".json") && statSync(path).isFile())
  );
}

async function playCase(place: string, documents: boolean): Promise<Done> {
  const folder = sitesOf(caseFileOf(place));
  const sites = await serveSites(folder ?? undefined);
  const addresses = (name: string) => folder === null ? "none" : `${sites.origin}/${name}.html`;
  const founder = readSpokenCase(place, {
    OWN: addresses("own"),
    RIVAL1: addresses("rival1"),
    RIVAL2: addresses("rival2"),
  });
  const server = await startServer({ RESEARCH_ALLOW_HOSTS: sites.hostPort });
  try {
    const person = await signUp(server, founder.registration);
    const play = await playSpoken(person, founder);
    const files = await handedOut(person, play.sessionId, { documents });
    const score = scoreOf(founder, play, files);
    files["replies.md"] = transcriptOf(play, founder);
    files["score.md"] = caseTable(score);
    files["score.json"] = JSON.stringify(score, null, 2);
    return { score, files };
  } finally {
    await server.stop();
    await sites.close();
  }
}

function scoreOf(founder: SpokenCase, play: SpokenPlay, files: HandedOut): CaseScore {
  const consult = play.consult.map(({ consultation }) => consultation);
  const sheet = sheetOf(files);
  const checks: Check[] = scorePrinted(founder, {
    pages: pagesOf(files, consult),
    sentences: sentencesOf(files),
    replies: repliesOf(play),
    consult,
    sheet,
    sent: play.turns.map(({ reply }) => reply.text),
  });
  const facts = sheet === null || founder.truth === undefined ? [] : scoreFacts(founder.truth, sheet);
  return { id: founder.id, turns: play.turns.length, facts, checks };
}

async function keep(folder: string, files: HandedOut): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

function print(text: string): void {
  Deno.stdout.writeSync(new TextEncoder().encode(`${text}\n`));
}
