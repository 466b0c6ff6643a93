import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import type { BrandColoursAnswer, DocumentAnswer, TemplateAnswer } from "../../routes/api/contract.ts";
import { download, order, watch } from "../helpers/documents.ts";
import { type Case, caseFolder, playCase, readCase } from "../helpers/player.ts";
import { type Person, signUp, startServer } from "../helpers/server.ts";
import { serveSites, type SiteServer } from "../helpers/site_server.ts";

let server: Holdfast;
let sites: SiteServer;
let founder: Case;
let person: Person;

beforeAll(async () => {
  sites = await serveSites(`${caseFolder("tidewatch")}/sites`);
  server = await startServer({ RESEARCH_ALLOW_HOSTS: sites.hostPort });
  founder = await readCase("tidewatch", sites.origin);
  person = await signUp(server, founder.registration);
  await playCase(person, founder);
});

afterAll(async () => {
  await server.stop();
  await sites.close();
});

test.each([
  ["brand_strategy_pdf", "brand_strategy", 15, 20],
  ["pitch_deck_pdf", "pitch_deck", 12, 15],
])("a %s is made in steps that never go back, and can be downloaded", async (asked, type, least, most) => {
  const id = await order(person, {
    document_type: asked,
    template_style: "professional",
    custom_colors: null,
  });
  const { seen, last } = await watch(person, id);
  expect(last).toMatchObject({
    status: "completed",
    progress_percentage: 100,
    document_type: type,
    error: null,
  });
  const progress = seen.map((state) => state.progress_percentage);
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));

  const { about, bytes } = await download(person, id);
  expect(about).toMatchObject({
    document_id: id,
    document_type: type,
    file_name: expect.stringMatching(/^Tidewatch .*\.pdf$/),
  });
  expect(about.page_count).toBeGreaterThanOrEqual(least);
  expect(about.page_count).toBeLessThanOrEqual(most);
  expect(about.file_size_mb).toBeCloseTo(bytes.length / 1024 / 1024, 3);
  const { totalPages, text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  expect(totalPages).toBe(about.page_count);
  expect(text).toContain("Tidewatch");
  const words = text.replace(/\s+/g, " ").toLowerCase();
  const kept = founder.expect.terms.filter((term) => words.includes(term.toLowerCase()));
  if (type === "brand_strategy") expect(kept.length, kept.join(", ")).toBeGreaterThanOrEqual(10);
  expect(founder.expect.must_not.filter((string) => words.includes(string.toLowerCase()))).toEqual([]);
});

test("the same order twice at once is one document", async () => {
  const body = {
    document_type: "pitch_deck",
    template_style: "studio",
    custom_colors: { primary: "#113355" },
  };
  const [one, other] = await Promise.all([order(person, body), order(person, body)]);
  expect(one).toBe(other);
  await watch(person, one);
  const { about } = await download(person, one);
  expect(about.brand_colors.primary).toBe("#113355");
  const documents = await person.get<DocumentAnswer[]>("/api/pdf/documents");
  expect(documents.filter(({ document_id }) => document_id === one)).toHaveLength(1);
  expect(documents[0]?.document_id).toBe(one);
});

test("a download is taken with the page cookie alone, under a name that is valid for any reader", async () => {
  const [document] = await person.get<DocumentAnswer[]>("/api/pdf/documents");
  const response = await fetch(`${server.origin}${document?.download_url}`, {
    headers: { cookie: person.cookie },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/pdf");
  expect(response.headers.get("content-disposition")).toMatch(
    /^attachment; filename="[ -~]+"; filename\*=UTF-8''[\w.%-]+$/,
  );
  await response.body?.cancel();
});

test("what is not failed cannot be tried again, and an unknown template is refused", async () => {
  const [document] = await person.get<DocumentAnswer[]>("/api/pdf/documents");
  expect((await person.call("POST", `/api/pdf/retry/${document?.document_id}`)).status).toBe(409);
  const body = { document_type: "pitch_deck", template_style: "no-such-template" };
  const refused = await person.call("POST", "/api/pdf/generate", body);
  expect(refused.status).toBe(422);
  expect((await refused.json()).detail[0].loc).toEqual(["body", "template_style"]);
});

test("templates are offered, the professional one first", async () => {
  const templates = await person.get<TemplateAnswer[]>("/api/pdf/templates");
  expect(templates[0]?.template_name).toBe("professional");
  expect(templates.length).toBeGreaterThanOrEqual(4);
  for (const template of templates) {
    expect(template).toEqual({
      template_name: expect.any(String),
      template_description: expect.any(String),
      suitable_for: expect.any(Array),
      color_customizable: true,
    });
  }
});

test("the brand colours are those of the founder's own site", async () => {
  const colours = await person.get<BrandColoursAnswer>("/api/pdf/brand-colors");
  expect(colours.colors_extracted).toBe(true);
  expect(colours.extraction_confidence).toBeGreaterThan(0.5);
  const found = Object.values(colours.brand_colors).map((hex) => hex.toUpperCase());
  expect(found.filter((hex) => founder.expect.colours.includes(hex)).length).toBeGreaterThanOrEqual(3);
});

test("the thirty days come as calendar and as spreadsheet", async () => {
  const ics = await person.call("GET", "/api/calendar.ics");
  expect(ics.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect((await ics.text()).match(/^BEGIN:VEVENT/gm)?.length).toBeGreaterThan(5);
  const csv = await person.call("GET", "/api/calendar.csv?from=2027-02-01");
  expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  const days = [...(await csv.text()).matchAll(/^"?(\d{4}-\d\d-\d\d)/gm)].map(([, day]) => day ?? "");
  expect(days.length).toBeGreaterThan(0);
  expect(days.filter((day) => day < "2027-02-01" || day > "2027-03-02")).toEqual([]);
  expect((await person.call("GET", "/api/calendar.csv?from=tomorrow")).status).toBe(422);
});

test("the consultant answers each question, says when it goes against a decision, and counts", async () => {
  const answers = [];
  for (const query of founder.consult) {
    answers.push(
      await person.post<
        { consultation: string; confidence: number; metadata: { against_decision: string | null } }
      >(
        "/api/consult",
        { query },
      ),
    );
  }
  const told = [founder.answers, founder.thin, founder.confirm, founder.choices.reasons].flatMap((typed) =>
    Object.values(typed)
  ).join("\n");
  for (const { consultation, confidence, metadata } of answers) {
    expect(consultation.trim().split(/\s+/).length).toBeGreaterThan(8);
    const quotes = [...consultation.matchAll(/“([^”]*)”/g)].map(([, quote = ""]) => quote);
    const drafted = [...consultation.matchAll(/^> (.+)$/gm)].map(([, line = ""]) => line);
    expect([...quotes, ...drafted].filter((words) => told.includes(words)).length).toBeGreaterThan(0);
    expect(quotes.filter((quote) => !told.includes(quote))).toEqual([]);
    if (metadata.against_decision !== null) expect(consultation).toContain("**Recommendation.** No");
    expect(confidence).toBeGreaterThanOrEqual(0);
    expect(confidence).toBeLessThanOrEqual(1);
  }
  expect(new Set(answers.map(({ consultation }) => consultation)).size).toBe(answers.length);
  expect(answers.some(({ metadata }) => metadata.against_decision !== null)).toBe(true);
  const limit = 10;
  for (let count = founder.consult.length; count < limit; count++) {
    await person.post("/api/consult", { query: "And now?" });
  }
  const refused = await person.call("POST", "/api/consult", { query: "One more?" });
  expect(refused.status).toBe(402);
  expect(await person.get("/api/auth/me")).toMatchObject({ consultant_queries_this_month: limit });
});

test.each([
  'Zoë\'s "Fish" & Co',
  "株式会社 港",
  "../../etc/passwd",
  "a\r\nSet-Cookie: x=1",
  "‮evil",
  "\ud800broken",
  "x".repeat(200),
])("a company called %j gets a file with a safe name", async (company_name) => {
  const other = await signUp(server, { company_name });
  await other.post("/api/journey/start", undefined, 201);
  await other.post("/api/journey/finish");
  const response = await other.call("GET", "/api/calendar.csv");
  expect(response.status).toBe(200);
  const disposition = response.headers.get("content-disposition") ?? "";
  expect(disposition).toMatch(/^attachment; filename="[ -~]+"; filename\*=UTF-8''[\w.%-]+$/);
  const name = decodeURIComponent(disposition.split("''")[1] ?? "");
  expect(name).not.toMatch(/[\p{C}/\\"]/u);
  expect([...name].length).toBeLessThan(100);
  await response.body?.cancel();
});
