import { scoreFacts } from "./fact_score.ts";
import { type HandedOut, handedOut, pagesOf, sentencesOf, sheetOf, sidesOf } from "./handed_out.ts";
import { scorePrinted } from "./print_score.ts";
import { type CaseScore, caseTable } from "./score_table.ts";
import { type Person, signUp, startServer } from "./server.ts";
import { serveSites } from "./site_server.ts";
import { caseFileOf, readSpokenCase, sitesOf, type SpokenCase } from "./spoken_case.ts";
import { playSpoken, repliesOf, type SpokenPlay, transcriptOf } from "./spoken_player.ts";

export interface ScoredPlay {
  founder: SpokenCase;
  play: SpokenPlay;
  score: CaseScore;
  files: HandedOut;
}

interface PlayOptions {
  /** Without them the PDFs and the PowerPoint are left out. */
  documents: boolean;
  /** Without them the consultant is asked nothing. */
  consults?: boolean;
  /** Settings of the server beside those of every test. */
  environment?: Record<string, string>;
  /** What the server takes for now. */
  now?: () => Date;
  /** Done before each message to Holdfast. */
  between?: (person: Person, sessionId: string) => Promise<void>;
  /** Done after the interview and before anything is downloaded. */
  afterwards?: (person: Person, sessionId: string) => Promise<void>;
  /** Done once all was downloaded and while the server still runs. */
  inTheEnd?: (person: Person, sessionId: string) => Promise<void>;
}

async function nothing(): Promise<void> {}

/**
 * Plays one founder over HTTP on the real server, downloads what they are handed, and judges it. `place` is the name
 * of a founder of tests/cases, a folder or a file.
 */
export async function playAndScore(
  place: string,
  { consults = true, environment = {}, afterwards = nothing, inTheEnd = nothing, ...options }: PlayOptions,
): Promise<ScoredPlay> {
  const folder = sitesOf(caseFileOf(place));
  const sites = await serveSites(folder ?? undefined);
  const addresses = (name: string) => folder === null ? "none" : `${sites.origin}/${name}.html`;
  const read = readSpokenCase(place, {
    OWN: addresses("own"),
    RIVAL1: addresses("rival1"),
    RIVAL2: addresses("rival2"),
  });
  const founder = consults ? read : { ...read, consult: [] };
  const server = await startServer({ RESEARCH_ALLOW_HOSTS: sites.hostPort, ...environment }, {
    now: options.now,
  });
  try {
    const person = await signUp(server, founder.registration);
    const play = await playSpoken(person, founder, options.between);
    await afterwards(person, play.sessionId);
    const files = await handedOut(person, play.sessionId, options);
    const score = scoreOf(founder, play, files);
    files["replies.md"] = transcriptOf(play, founder);
    files["score.md"] = caseTable(score);
    files["score.json"] = JSON.stringify(score, null, 2);
    await inTheEnd(person, play.sessionId);
    return { founder, play, score, files };
  } finally {
    await server.stop();
    await sites.close();
  }
}

function scoreOf(founder: SpokenCase, play: SpokenPlay, files: HandedOut): CaseScore {
  const consult = play.consult.map(({ consultation }) => consultation);
  const sheet = sheetOf(files);
  const checks = scorePrinted(founder, {
    pages: pagesOf(files, consult),
    sentences: sentencesOf(files),
    replies: repliesOf(play),
    consult,
    sheet,
    before: play.beforeCorrections,
    sent: play.turns.map(({ reply }) => reply.text),
    sides: sidesOf(files),
  });
  const facts = sheet === null || founder.truth === undefined ? [] : scoreFacts(founder.truth, sheet);
  return { id: founder.id, turns: play.turns.length, facts, checks };
}
