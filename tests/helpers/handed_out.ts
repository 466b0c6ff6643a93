import JSZip from "jszip";
import { extractText, getDocumentProxy } from "unpdf";
import { z } from "zod";
import type { AnchorAnswer } from "../../routes/api/contract.ts";
import { download, order, watch } from "./documents.ts";
import type { SheetAnswer } from "./fact_score.ts";
import type { Person } from "./server.ts";

/** Files of a played journey by name, as text; what the server does not have is left out. */
export type HandedOut = Record<string, string>;

const TEXT_PAGES = {
  "strategy.md": "/api/strategy.md",
  "strategy.json": "/api/strategy.json",
  "calendar.csv": "/api/calendar.csv",
  "facts.json": "/api/facts",
} as const;

/** How long a document may take on a loaded machine. */
const DOCUMENT_MS = 180_000;

/** Downloads all that a journey hands out. Documents take seconds each: they can be left out. */
export async function handedOut(
  person: Person,
  sessionId: string,
  { documents }: { documents: boolean },
): Promise<HandedOut> {
  const files: HandedOut = {};
  const where = `session_id=${sessionId}`;
  const anchors = await person.get<AnchorAnswer[]>(`/api/anchors?${where}`);
  files["anchors.json"] = JSON.stringify(anchors, null, 2);
  for (const [name, path] of Object.entries(TEXT_PAGES)) {
    const response = await person.call("GET", `${path}?${where}`);
    const text = await response.text();
    if (response.ok) files[name] = text;
    else if (response.status !== 404) throw new Error(`${path} answered ${response.status}: ${text}`);
  }
  if (!documents) return files;
  for (
    const [name, document_type] of [["strategy_pdf.txt", "brand_strategy"], [
      "deck_pdf.txt",
      "pitch_deck",
    ]] as const
  ) {
    const { last } = await watch(
      person,
      await order(person, { document_type, session_id: sessionId }),
      DOCUMENT_MS,
    );
    if (last.status !== "completed") throw new Error(`${document_type} failed: ${last.error}`);
    files[name] = await textOfPdf((await download(person, last.generation_id)).bytes);
  }
  const slides = await person.call("GET", `/api/deck.pptx?${where}`);
  if (slides.ok) files["deck_pptx.txt"] = await textOfPptx(new Uint8Array(await slides.arrayBuffer()));
  return files;
}

/** The text of a PDF, a form feed between pages. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: false });
  return text.join("\n\f\n");
}

/** The text of all slides and speaker's notes of a PowerPoint file. */
async function textOfPptx(bytes: Uint8Array): Promise<string> {
  const zip = await JSZip.loadAsync(bytes);
  const names = Object.keys(zip.files).filter((name) => /^ppt\/(slides|notesSlides)\/\w+\.xml$/.test(name));
  const texts = await Promise.all(
    names.sort().map(async (name) => {
      const xml = await zip.file(name)?.async("string") ?? "";
      const paragraphs = xml.split("</a:p>").map((part) =>
        [...part.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, words]) => words).join("")
      );
      return `${name}\n${paragraphs.filter((line) => line !== "").join("\n")}`;
    }),
  );
  return texts.join("\n\n").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'").replaceAll("&amp;", "&");
}

/** What is printed, by the names that scores use: no facts, no evidence of our own, and no chat. */
export function pagesOf(files: HandedOut, consult: string[]): Record<string, string> {
  const anchors: AnchorAnswer[] = JSON.parse(files["anchors.json"] ?? "[]");
  const pages: Record<string, string | undefined> = {
    anchors: [...anchors.flatMap(({ content }) => Object.values(content)), ...stringsOf(anchors)].join("\n"),
    markdown: files["strategy.md"],
    strategy_json: files["strategy.json"] && stringsOf(JSON.parse(files["strategy.json"])).join("\n"),
    strategy_pdf: files["strategy_pdf.txt"],
    deck_pdf: files["deck_pdf.txt"],
    deck_pptx: files["deck_pptx.txt"],
    calendar: files["calendar.csv"],
    consultant: consult.join("\n\n"),
  };
  return Object.fromEntries(
    Object.entries(pages).flatMap(([name, text]) => text === undefined ? [] : [[name, text]]),
  );
}

/** The sheet of facts, or null where the server has none. */
export function sheetOf(files: HandedOut): SheetAnswer | null {
  return files["facts.json"] === undefined ? null : JSON.parse(files["facts.json"]);
}

/** The sentence that heads each anchor. */
export function sentencesOf(files: HandedOut): Record<string, string | null> {
  const anchors: AnchorAnswer[] = JSON.parse(files["anchors.json"] ?? "[]");
  return Object.fromEntries(anchors.map(({ anchor_type, metadata }) => [anchor_type, metadata.sentence]));
}

const TradeOffs = z.object({
  strategic_synthesis: z.object({
    tradeoffs: z.array(z.object({ id: z.string(), side: z.string().nullable() })),
  }),
});
/** The strategy itself, or one level below its session. */
const WithTradeOffs = z.union([
  TradeOffs,
  z.object({ strategy: TradeOffs }).transform(({ strategy }) => strategy),
]);

/** The side taken of each trade-off as the strategy has it, or null where there is none to read. */
export function sidesOf(files: HandedOut): Record<string, string | null> | null {
  if (files["strategy.json"] === undefined) return null;
  const { tradeoffs } = WithTradeOffs.parse(JSON.parse(files["strategy.json"])).strategic_synthesis;
  return Object.fromEntries(tradeoffs.map(({ id, side }) => [id, side]));
}

function stringsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  return Object.values(value).flatMap(stringsOf);
}
