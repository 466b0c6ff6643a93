// @ts-types="./pptxgenjs.d.ts"
import Presentation from "pptxgenjs";
import { founderLanguage, type Say, slidesIn, wordsFor } from "../../agents/sections/in_language.ts";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import { withQuotationMarks } from "../../agents/text/quotation_marks.ts";
import { documentLanguage } from "../../agents/strategy/language.ts";
import type { NotedSlide } from "../../agents/domain/slides.ts";
import { type Colours, makePalette } from "../colour.ts";
import { SLIDE } from "../deck/arrangement.ts";
import { deckSlides } from "../deck/deck_slides.ts";
import { plausibleName } from "../deck/signature.ts";
import { mapStrings, settleFoundation } from "../foundation_text.ts";
import type { RenderResult } from "../render.tsx";
import { templateStyle } from "../templates.ts";
import { KIND_NAMES, longDate, SHAPES } from "../text/evidence.ts";
import { drawClaim } from "./claim.ts";
import { drawCover } from "./cover.ts";
import { facesOf } from "./faces.ts";
import { mastersOf } from "./masters.ts";
import { repack } from "./repack.ts";
import { POINTS_AN_INCH, Sheet } from "./sheet.ts";

interface Look {
  template: string;
  /** "#RRGGBB" for each colour that was picked; the others come from the foundation's palette. */
  colours: Partial<Colours>;
}

/**
 * The pitch deck as a PowerPoint file: the slides of the PDF in the template's layout and the nearest office fonts,
 * each text a box that can be edited, each picture made of shapes, the evidence in the speaker's notes. The same
 * foundation, template and colours give the same bytes.
 */
export async function renderPptx(given: Foundation, look: Look): Promise<RenderResult> {
  const foundation = settleFoundation(given);
  const { company } = foundation;
  const style = templateStyle(look.template);
  const language = founderLanguage(given);
  const say = wordsFor(given, language);
  const theme = {
    say,
    style,
    colours: makePalette(foundation.palette, look.colours),
    language: documentLanguage(foundation, language),
  };
  const deck = new Presentation();
  const [width, height] = [SLIDE.width / POINTS_AN_INCH, SLIDE.height / POINTS_AN_INCH];
  deck.defineLayout({ name: "DECK", width, height });
  deck.layout = "DECK";
  deck.title = `${company}: ${say("pitch deck")}`;
  deck.subject = `${say("Pitch deck")}, ${say(longDate(foundation.asOf))}`;
  deck.author = plausibleName(foundation.founder, company) || company;
  deck.company = escapeXml(company);
  const faces = facesOf(style);
  deck.theme = { headFontFace: faces.head, bodyFontFace: faces.label };
  for (const master of mastersOf(theme)) deck.defineSlideMaster(master);
  const slides = mapStrings(
    slidesIn(deckSlides(foundation), say),
    (text) => withQuotationMarks(text, language),
  );
  const line = `${say("Pitch deck")} · v${foundation.version} · ${say(longDate(foundation.asOf))}`;
  for (const [index, slide] of slides.entries()) {
    const isCover = slide.id === "cover";
    const page = deck.addSlide({ masterName: isCover ? "COVER" : "CLAIM" });
    const sheet = new Sheet(page, theme);
    if (isCover) drawCover(sheet, slide, { company, line });
    else drawClaim(sheet, slide, { company, page: index + 1, of: slides.length });
    page.addNotes(notesText(slide, say));
  }
  const written = await deck.write({ outputType: "uint8array" });
  if (!(written instanceof Uint8Array)) throw new Error("The deck's library gave back no bytes");
  return {
    bytes: await repack(written, new Date(foundation.asOf)),
    pageCount: slides.length,
    replaced: 0,
  };
}

/** The library writes every other text escaped, and the company as it is given. */
function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function notesText({ kicker, headline, notes }: NotedSlide, say: Say): string {
  const lines = notes.map(({ kind, text }) => `${SHAPES[kind]} ${say(KIND_NAMES[kind])}. ${text}`);
  const lead = lines.length > 0
    ? "What this rests on:"
    : "No evidence is on record for this slide: its words are a heading, or wait for an answer.";
  return [`${kicker}: ${headline}`, say(lead), ...lines].join("\n");
}
