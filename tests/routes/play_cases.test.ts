import { load } from "cheerio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AnchorAnswer, HistoryAnswer } from "../../routes/api/contract.ts";
import type { Holdfast } from "../../main.ts";
import { type Case, caseFolder, CASES, playCase, type Played, readCase } from "../helpers/player.ts";
import { type Person, signUp, startServer } from "../helpers/server.ts";
import { serveSites, type SiteServer } from "../helpers/site_server.ts";

const MOST_TURNS = 36;

describe.each(CASES)("the case %s, played whole over HTTP", (id) => {
  let sites: SiteServer;
  let server: Holdfast;
  let founder: Case;
  let person: Person;
  let played: Played;
  let anchors: AnchorAnswer[];

  beforeAll(async () => {
    sites = await serveSites(`${caseFolder(id)}/sites`);
    server = await startServer({ RESEARCH_ALLOW_HOSTS: sites.hostPort });
    founder = await readCase(id, sites.origin);
    person = await signUp(server, founder.registration);
    played = await playCase(person, founder);
    anchors = await person.get<AnchorAnswer[]>(`/api/anchors?session_id=${played.sessionId}`);
  });

  afterAll(async () => {
    await server.stop();
    await sites.close();
  });

  test("is complete in at most 36 turns besides those that a thin answer cost", () => {
    const turns = played.turns.filter(({ thin }) => !thin);
    expect(turns.length, turns.map(({ field }) => field).join(" ")).toBeLessThanOrEqual(MOST_TURNS);
    expect(played.last.metadata).toMatchObject({ progress: 100, minutes_left: 0, question: null });
  });

  test("asks no field again that was answered in full", () => {
    const fields = played.turns.filter(({ thin, clash }) => !thin && !clash).map(({ field }) => field);
    expect(fields.filter((field, at) => fields.indexOf(field) !== at)).toEqual([]);
  });

  test("reads the pages that the founder named", () => {
    expect(sites.requests).toEqual(expect.arrayContaining(["/own.html", "/rival1.html", "/rival2.html"]));
  });

  test("comes to four complete anchors with sixteen sections, and the deck's", () => {
    const four = anchors.filter(({ anchor_type }) => anchor_type !== "pitchDeck");
    expect(four.map(({ anchor_type, status }) => [anchor_type, status])).toEqual([
      ["truth", "completed"],
      ["expression", "completed"],
      ["attention", "completed"],
      ["evolution", "completed"],
    ]);
    const sections = four.flatMap(({ content }) => Object.entries(content));
    expect(sections).toHaveLength(16);
    // A claim, and what it rests on.
    for (const [name, text] of sections) {
      expect(text.split("\n").filter((line) => line.trim() !== "").length, name).toBeGreaterThan(1);
    }
  });

  test("keeps the founder's own terms and invents none of the strings nobody said", () => {
    const text = anchors.flatMap(({ content }) => Object.values(content)).join("\n").toLowerCase();
    const kept = founder.expect.terms.filter((term) => text.includes(term.toLowerCase()));
    expect(kept.length, `kept: ${kept.join(", ")}`).toBeGreaterThanOrEqual(10);
    expect(founder.expect.must_not.filter((string) => text.includes(string.toLowerCase()))).toEqual([]);
  });

  test("prints between “ and ” only exact words of a turn or of a page", async () => {
    const history = await person.get<HistoryAnswer>(`/api/journey/sessions/${played.sessionId}/history`);
    const said = history.messages.filter(({ role }) => role === "user").map(({ content }) => content);
    const pages = await Promise.all(["own", "rival1", "rival2"].map(async (name) => {
      const html = await (await fetch(`${sites.origin}/${name}.html`)).text();
      return plainText(html);
    }));
    const known = [...said, ...pages];
    const written = anchors.flatMap(({ content, metadata }) => [
      ...Object.values(content),
      JSON.stringify(metadata),
    ]);
    const replies = history.messages.filter(({ role }) => role === "assistant").map(({ content }) => content);
    const foreign = [...written, ...replies].flatMap(quotesIn).filter((quote) => !isExactIn(quote, known));
    expect([...new Set(foreign)]).toEqual([]);
  });
});

function quotesIn(text: string): string[] {
  return [...text.matchAll(/“([^”]*)”/g)].map(([, quote]) => quote ?? "");
}

/** White space is folded on both sides: a table cell cannot hold a line break. */
function isExactIn(quote: string, known: string[]): boolean {
  const folded = fold(unescapeMarkdown(quote));
  return known.some((text) => fold(text).includes(folded) || fold(text).includes(fold(quote)));
}

function unescapeMarkdown(text: string): string {
  return text.replace(/\\([\\|*_"[\]`])/g, "$1");
}

function fold(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** All that a page says: its text, and what its head says of it. */
function plainText(html: string): string {
  const $ = load(html);
  const said = $("meta[content], [alt], [title]").toArray()
    .map((element) => `${$(element).attr("content") ?? ""} ${$(element).attr("alt") ?? ""}`);
  $("script, style").remove();
  return [$.root().text(), ...said].join("\n");
}
