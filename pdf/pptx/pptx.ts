// @ts-types="./pptxgenjs.d.ts"
import Presentation from "pptxgenjs";
import type { Foundation } from "../../agents/domain/foundation.ts";
import { type Colours, makePalette } from "../colour.ts";
import { SLIDE } from "../deck/arrangement.ts";
import { deckSlides } from "../deck/deck_slides.ts";
import type { NotedSlide, Slide } from "../../agents/domain/slides.ts";
import { settleFoundation } from "../foundation_text.ts";
import type { RenderResult } from "../render.tsx";
import { KIND_NAMES, longDate, SHAPES } from "../text/evidence.ts";
import { languageOf } from "../../agents/domain/language.ts";
import { fitSize, LEADING, linesOf, WIDE } from "./fit_text.ts";
import { drawPicture } from "./picture.ts";
import { repack } from "./repack.ts";
import { bare, FACES, inches, POINTS_AN_INCH, Sheet } from "./sheet.ts";

const WORDS = { left: 56, width: 340 };
const PICTURE = { left: 436, top: 76, width: 468, height: 380 };
const TITLE = { left: WORDS.left, top: 88, width: WORDS.width, height: 150 };
/** Where the title stands on each of the two kinds of slide. */
const TITLES = { COVER: { left: 64, top: 88, width: 832, height: 130 }, CLAIM: TITLE };

/**
 * The pitch deck as a PowerPoint file: the slides of the PDF, each text a box that can be edited, each picture
 * made of shapes, the evidence in the speaker's notes. The same foundation and colours give the same bytes.
 */
export async function renderPptx(
  given: Foundation,
  colours: Partial<Colours>,
): Promise<RenderResult> {
  const foundation = settleFoundation(given);
  const palette = makePalette(foundation.palette, colours);
  const language = languageOf(foundation);
  const deck = new Presentation();
  deck.defineLayout({
    name: "DECK",
    width: SLIDE.width / POINTS_AN_INCH,
    height: SLIDE.height / POINTS_AN_INCH,
  });
  deck.layout = "DECK";
  deck.title = `${foundation.company}: pitch deck`;
  deck.subject = `Pitch deck, ${longDate(foundation.asOf)}`;
  deck.author = foundation.founder || foundation.company;
  deck.company = foundation.company;
  deck.theme = { headFontFace: FACES.head, bodyFontFace: FACES.label };
  for (const [title, place] of Object.entries(TITLES)) {
    const options = {
      name: "title",
      type: "title",
      ...inches(place),
      color: bare(palette.ink),
      margin: 0,
    } as const;
    deck.defineSlideMaster({
      title,
      background: { color: bare(palette.paper) },
      objects: [{ placeholder: { options, text: "" } }],
    });
  }
  const slides = deckSlides(foundation);
  for (const [index, slide] of slides.entries()) {
    const isCover = slide.id === "cover";
    const page = deck.addSlide({ masterName: isCover ? "COVER" : "CLAIM" });
    const sheet = new Sheet(page, palette, language);
    if (isCover) drawCover(sheet, slide, foundation.company);
    else drawSlide(sheet, slide, `${foundation.company} · ${index + 1} of ${slides.length}`);
    page.addNotes(notesText(slide));
  }
  const written = await deck.write({ outputType: "uint8array" });
  if (!(written instanceof Uint8Array)) throw new Error("The deck's library gave back no bytes");
  return {
    bytes: await repack(written, new Date(foundation.asOf)),
    pageCount: slides.length,
    replaced: 0,
  };
}

function notesText({ kicker, headline, notes }: NotedSlide): string {
  const lines = notes.map(({ kind, text }) => `${SHAPES[kind]} ${KIND_NAMES[kind]}. ${text}`);
  const lead = lines.length > 0
    ? "What this rests on:"
    : "No evidence is on record for this slide: its words are a heading, or wait for an answer.";
  return [`${kicker}: ${headline}`, lead, ...lines].join("\n");
}

function drawCover(sheet: Sheet, slide: Slide, company: string): void {
  const { colours } = sheet;
  sheet.box({ left: 64, top: 60, width: 70, height: 4 }, colours.accent);
  sheet.title(company, TITLES.COVER, { size: 54 });
  const claim = { left: 64, top: 236, width: 640, height: 110 };
  sheet.text(slide.headline, claim, { size: 22, face: "head", name: "What it does" });
  const [proof] = slide.picture?.kind === "numbers" ? slide.picture.items : [];
  const lines = { left: 64, top: 400, width: 832, height: 34 };
  for (const [index, line] of [...proof ? [`${proof.value} ${proof.label}`] : [], ...slide.body].entries()) {
    sheet.text(line, { ...lines, top: lines.top + index * 38 }, { size: 18, colour: colours.muted });
  }
}

function drawSlide(sheet: Sheet, slide: Slide, footer: string): void {
  const { colours } = sheet;
  sheet.box({ left: WORDS.left, top: 56, width: 40, height: 3 }, colours.primary);
  const kicker = { ...WORDS, top: 64, height: 18 };
  sheet.text(slide.kicker, kicker, { size: 11, bold: true, colour: colours.primaryText });
  const wanted = slide.headline.length > 110 ? 20 : slide.headline.length > 70 ? 24 : 28;
  const room = { ...TITLE, em: WIDE.head };
  const size = fitSize(slide.headline, room, [14, wanted]);
  sheet.title(slide.headline, TITLE, { size });
  const used = Math.min(TITLE.height, linesOf(slide.headline, size, room) * size * LEADING);
  const top = TITLE.top + used + 14;
  const body = { ...WORDS, top, height: 456 - top };
  if (slide.body.length > 0) {
    sheet.text(slide.body.join("\n"), body, { size: 16, least: 9, face: "head", name: "Body" });
  }
  if (slide.picture) drawPicture(sheet, slide.picture, PICTURE);
  const line = { left: WORDS.left, top: 506, width: 848, height: 16 };
  sheet.text(footer, line, { size: 9, colour: colours.muted });
}
