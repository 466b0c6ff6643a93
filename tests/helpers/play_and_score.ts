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
  /** Settings of the server beside those of every test. */
  environment?: Record<string, string>;
  /** Done after the interview and before anything is downloaded. */
  afterwards?: (person: Person, sessionId: string) => Promise<void>;
}

/**
 * Plays one founder over HTTP on the real server, downloads what they are handed, and judges it. `place` is the name
 * of a founder of tests/cases, a folder or a file.
 */
export async function playAndScore(
  place: string,
  { documents, environment = {}, afterwards = async () => {} }: PlayOptions,
): Promise<ScoredPlay> {
  const folder = sitesOf(caseFileOf(place));
  const sites = await serveSites(folder ?? undefined);
  const addresses = (name: string) => folder === null ? "none" : `${sites.origin}/${name}.html`;
  const founder = readSpokenCase(place, {
    OWN: addresses("own"),
    RIVAL1: addresses("rival1"),
    RIVAL2: addresses("rival2"),
  });
  const server = await startServer({ RESEARCH_ALLOW_HOSTS: sites.hostPort, ...environment });
  try {
    const person = await signUp(server, founder.registration);
    const play = await playSpoken(person, founder);
    await afterwards(person, play.sessionId);
    const files = await handedOut(person, play.sessionId, { documents });
    const score = scoreOf(founder, play, files);
    files["replies.md"] = transcriptOf(play, founder);
    files["score.md"] = caseTable(score);
    files["score.json"] = JSON.stringify(score, null, 2);
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
