import JSZip from "jszip";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import type { DocumentAnswer, GenerationStatusAnswer } from "../../routes/api/contract.ts";
import { download, order, watch } from "../helpers/documents.ts";
import { type Person, signUp, startServer } from "../helpers/server.ts";

const DECK = { document_type: "pitch_deck", template_style: "studio", custom_colors: null };

let server: Holdfast;
let person: Person;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

beforeEach(async () => {
  person = await signUp(server, { company_name: "Zoë & Sons" });
  await person.post("/api/journey/start", undefined, 201);
  await person.post("/api/journey/finish");
});

async function make(body: Record<string, unknown>): Promise<string> {
  const id = await order(person, body);
  expect((await watch(person, id)).last.status).toBe("completed");
  return id;
}

async function documents(): Promise<DocumentAnswer[]> {
  return await person.get<DocumentAnswer[]>("/api/pdf/documents");
}

describe("a document under way", () => {
  test("can be stopped, shows as cancelled, and can be made after all", async () => {
    const id = await order(person, DECK);
    const stopped = await person.post<GenerationStatusAnswer>(`/api/pdf/cancel/${id}`);
    expect(stopped).toMatchObject({
      status: "failed",
      cancelled: true,
      error: "Cancelled",
      estimated_seconds: null,
    });
    expect(await person.get(`/api/pdf/status/${id}`)).toEqual(stopped);
    expect((await person.call("GET", `/api/pdf/download/${id}`)).status).toBe(409);
    const again = await person.post<GenerationStatusAnswer>(`/api/pdf/retry/${id}`);
    expect(again).toMatchObject({ status: "queued", error: null, progress_percentage: 0 });
    expect(again).not.toHaveProperty("cancelled");
    expect((await watch(person, id)).last.status).toBe("completed");
    expect(await documents()).toHaveLength(1);
  });

  test("tells about how long it still takes, and nothing once it has ended", async () => {
    const id = await order(person, DECK);
    const { seen, last } = await watch(person, id);
    for (const { status, estimated_seconds } of seen.filter((state) => state !== last)) {
      expect(status).toMatch(/queued|processing/);
      expect(estimated_seconds).toBeGreaterThanOrEqual(1);
      expect(estimated_seconds).toBeLessThan(120);
    }
    expect(last.estimated_seconds).toBeNull();
  });

  test("stays as it is when it is stopped too late", async () => {
    const id = await make(DECK);
    const late = await person.post<GenerationStatusAnswer>(`/api/pdf/cancel/${id}`);
    expect(late.status).toBe("completed");
    expect(await documents()).toHaveLength(1);
  });

  test("is nobody else's to stop", async () => {
    const id = await order(person, DECK);
    const stranger = await signUp(server);
    expect((await stranger.call("POST", `/api/pdf/cancel/${id}`)).status).toBe(404);
    const cookieOnly = await fetch(`${server.origin}/api/pdf/cancel/${id}`, {
      method: "POST",
      headers: { cookie: person.cookie },
    });
    expect(cookieOnly.status).toBe(401);
    expect((await watch(person, id)).last.status).toBe("completed");
  });
});

describe("a finished document", () => {
  test("can be deleted by its owner alone, and its file goes with it", async () => {
    const id = await make(DECK);
    const stranger = await signUp(server);
    expect((await stranger.call("DELETE", `/api/pdf/documents/${id}`)).status).toBe(404);
    expect((await person.call("DELETE", `/api/pdf/documents/${id}`)).status).toBe(200);
    expect(await documents()).toEqual([]);
    for (const path of [`/api/pdf/file/${id}`, `/api/pdf/download/${id}`]) {
      expect((await person.call("GET", path)).status).toBe(404);
    }
    expect((await person.call("DELETE", `/api/pdf/documents/${id}`)).status).toBe(404);
  });

  test("counts its versions and names what changed since the one before", async () => {
    await make(DECK);
    await make(DECK);
    await make({ ...DECK, template_style: "bold", custom_colors: { primary: "#113355" } });
    const list = await documents();
    expect(list.map(({ version }) => version)).toEqual([3, 2, 1]);
    expect(list.map(({ changes }) => changes)).toEqual([["Colours", "Template style"], [], undefined]);
  });

  test("prints the version that it is listed with, even where two are made at once", async () => {
    const [one, other] = await Promise.all([
      order(person, DECK),
      order(person, { ...DECK, template_style: "bold" }),
    ]);
    await Promise.all([watch(person, one), watch(person, other)]);
    const printed = await Promise.all([one, other].map(async (id) => {
      const { about, bytes } = await download(person, id);
      const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
      return { listed: about.version, said: Number(/· v(\d+)/.exec(text)?.[1]) };
    }));
    expect(printed.map(({ said }) => said)).toEqual(printed.map(({ listed }) => listed));
    expect(printed.map(({ said }) => said).toSorted()).toEqual([1, 2]);
  });
});

test.each([
  ["/api/strategy.md", "text/markdown; charset=utf-8", "Zoë & Sons Brand Strategy.md"],
  [
    "/api/deck.pptx",
    "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    "Zoë & Sons Pitch Deck.pptx",
  ],
])("%s is taken with the page cookie, under the brand's own name", async (path, type, name) => {
  const response = await fetch(`${server.origin}${path}`, { headers: { cookie: person.cookie } });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe(type);
  const disposition = response.headers.get("content-disposition") ?? "";
  expect(disposition).toMatch(/^attachment; filename="[ -~]+"; filename\*=UTF-8''[\w.%-]+$/);
  expect(decodeURIComponent(disposition.split("''")[1] ?? "")).toBe(name);
  await response.body?.cancel();
  expect((await fetch(`${server.origin}${path}`)).status).toBe(401);
  const newcomer = await signUp(server);
  await newcomer.post("/api/journey/start", undefined, 201);
  expect((await newcomer.call("GET", path)).status).toBe(409);
  const { session_id } = await person.get<{ session_id: string }>("/api/journey/status");
  expect((await newcomer.call("GET", `${path}?session_id=${session_id}`)).status).toBe(404);
});

test("the deck for PowerPoint takes the colours of the deck that was made last", async () => {
  await make({ ...DECK, custom_colors: { primary: "#113355" } });
  const response = await person.call("GET", "/api/deck.pptx");
  const file = await JSZip.loadAsync(await response.arrayBuffer());
  const slide = await file.file("ppt/slides/slide2.xml")?.async("string");
  expect(slide).toContain('<a:srgbClr val="113355"/>');
});
