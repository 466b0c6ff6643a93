import { Font } from "@react-pdf/renderer";
import type { ReactElement } from "react";
import type { Foundation } from "../agents/strategy/foundation.ts";
import { bindPdf } from "./bind.ts";
import { type Colours, makePalette } from "./colour.ts";
import { Deck } from "./deck/Deck.tsx";
import { fitPictures } from "./deck/fit.tsx";
import { deckSlides } from "./deck/deck_slides.ts";
import { registerStack } from "./fonts/register.ts";
import { trimShapes } from "./fonts/shapes.ts";
import type { FontPackage } from "./fonts/packages.ts";
import { stackFor } from "./fonts/stack.ts";
import { replaceInFoundation, settleFoundation, textOf } from "./foundation_text.ts";
import { layOut } from "./layout/engine.ts";
import { drawFirstPages } from "./picture.ts";
import { pack, type Packed } from "./layout/pack.tsx";
import { type LaidParts, placeParts } from "./layout/parts.tsx";
import { fitReview } from "./review/fit_review.tsx";
import { Review, REVIEW_PAGES } from "./review/Review.tsx";
import { composeUnits, countKinds } from "./strategy/compose.ts";
import { CutLine } from "./strategy/CutLine.tsx";
import { fitOnePage } from "./strategy/fit_one_page.tsx";
import { FRONT_PAGES, Strategy } from "./strategy/Strategy.tsx";
import { roomier, templateStyle } from "./templates.ts";
import { hyphenate } from "./text/breaks.ts";
import {
  founderLanguage,
  inLanguage,
  lettersOfWords,
  slidesIn,
  wordsFor,
} from "../agents/sections/in_language.ts";
import { calendarNames, localeOf } from "../agents/sections/dates_in.ts";
import { documentLanguage } from "../agents/strategy/language.ts";
import type { Language } from "../agents/text/lexicon.ts";
import { loadSyllables } from "./text/syllables.ts";
import type { Theme } from "./theme.ts";

export interface RenderRequest {
  document: "brand_strategy" | "pitch_deck" | "pitch_deck_pptx" | "strategy_review";
  template: string;
  /** "#RRGGBB" for each colour that was picked; the others come from the foundation's palette. */
  colours: Partial<Colours>;
  foundation: Foundation;
  /** Of our labels; the founder's own unless given. */
  language?: Language;
  /** So many of the first pages as one picture (SVG) in place of the document; all of the PDF unless given. */
  firstPages?: number;
}

export interface RenderResult {
  bytes: Uint8Array;
  pageCount: number;
  /** How many characters stand as □ because no embedded font draws them. */
  replaced: number;
}

/** Called with what is being done and how far it is, 0 to 100, never falling. */
export type OnStep = (step: string, progress: number) => void;

/** The strategy's page range, as the documents screen promises it (specification, section 2). */
const STRATEGY_PAGES = { least: 15, most: 20 };

Font.registerHyphenationCallback(hyphenate);

interface Prepared {
  foundation: Foundation;
  theme: Theme;
  replaced: number;
  /** Of the labels. */
  language: Language;
}

async function prepare(request: RenderRequest, onStep: OnStep): Promise<Prepared> {
  onStep("Gathering the foundation", 5);
  const language = request.language ?? founderLanguage(request.foundation);
  const settled = settleFoundation(inLanguage(request.foundation, language));
  const style = templateStyle(request.template);
  onStep("Setting the type", 15);
  await loadSyllables(language);
  const locale = localeOf(language);
  const text = textOf(settled) + lettersOfWords(language) + calendarNames(locale);
  // The Japanese that can be drawn has no serifs: numbers and Latin letters among it have none either.
  const inText = (own: FontPackage) => language === "ja" ? style.label : own;
  const stacks = {
    head: stackFor(text, inText(style.head)),
    text: stackFor(text, inText(style.text)),
    label: stackFor(text, style.label),
  };
  const theme: Theme = {
    style,
    say: wordsFor(request.foundation, language),
    locale,
    colours: makePalette(settled.palette, request.colours),
    fonts: {
      head: await registerStack(stacks.head.pieces),
      text: await registerStack(stacks.text.pieces),
      label: await registerStack(stacks.label.pieces),
    },
  };
  return { ...replaceInFoundation(settled, stacks.text.missing), theme, language };
}

/** How large the type is where a founder said little: the pages are to be full, not many. */
const SIZES = { usual: 1.16, largest: 1.44 };
/** How full pages can be expected to be, and from where on larger type makes them no better. */
const FULL = { aim: 0.93, enough: 0.86 };
/** Where the largest type leaves pages empty, there is more room to write by hand. */
const ROOMS = [1, 1, 1.3, 1.6];
const LEAST_STEP = 0.03;

/** In larger type where all of it has room so, else with the least left out that must be. */
async function layStrategy(foundation: Foundation, theme: Theme) {
  const large = await packStrategy(foundation, { ...theme, style: roomier(theme.style, SIZES.usual) });
  const laid = large?.isWhole
    ? await layLarger(foundation, theme, large)
    : await packStrategy(foundation, theme);
  if (laid === null) throw new Error("Could not fit the strategy into its pages");
  return laid;
}

/** Pages that would stand half empty because there are as few as there may be, in type that fills them better. */
async function layLarger(foundation: Foundation, theme: Theme, laid: Packed): Promise<Packed> {
  let [best, size] = [laid, SIZES.usual];
  for (const room of ROOMS) {
    if (best.pages.length > STRATEGY_PAGES.least - FRONT_PAGES || best.filled > FULL.enough) break;
    // Twice the size takes four times the room.
    const next = Math.min(SIZES.largest, size * Math.sqrt(FULL.aim / best.filled));
    if (room === 1 && next - size < LEAST_STEP) continue;
    const larger = await packStrategy(foundation, { ...theme, style: roomier(theme.style, next, room) });
    if (larger === null || !larger.isWhole || larger.filled < best.filled) break;
    [best, size] = [larger, next];
  }
  return best;
}

function packStrategy(foundation: Foundation, theme: Theme) {
  return pack(composeUnits(foundation, theme), {
    theme,
    least: STRATEGY_PAGES.least - FRONT_PAGES,
    most: STRATEGY_PAGES.most - FRONT_PAGES,
    cutLine: (left) => <CutLine left={left} />,
  });
}

async function drawStrategy({ foundation, theme, replaced, language: spoken }: Prepared, onStep: OnStep) {
  onStep("Drawing the pictures", 30);
  const { pages, parts } = await layStrategy(foundation, theme);
  onStep("Laying out pages", 40);
  const counts = countKinds(foundation);
  const onePage = await fitOnePage(foundation, theme);
  const language = documentLanguage(foundation, spoken);
  const element = (
    <Strategy {...{ foundation, theme, pages, counts, replaced, language, onePage: onePage.place }} />
  );
  return { element, pageCount: pages.length + FRONT_PAGES, parts: new Map([...parts, ...onePage.parts]) };
}

async function drawDeck({ foundation, theme, language: spoken }: Prepared, onStep: OnStep) {
  onStep("Drawing the pictures", 30);
  const slides = slidesIn(deckSlides(foundation), theme.say);
  onStep("Laying out pages", 50);
  const fits = await fitPictures(slides, theme);
  const language = documentLanguage(foundation, spoken);
  return {
    element: <Deck {...{ foundation, theme, slides, fits, language }} />,
    pageCount: slides.length,
    parts: new Map(),
  };
}

async function drawReview({ foundation, theme, language: spoken }: Prepared, onStep: OnStep) {
  onStep("Laying out pages", 50);
  const { review } = foundation;
  if (review === null) throw new Error("No review has been held yet");
  const language = documentLanguage(foundation, spoken);
  const pages = await fitReview(review, theme);
  return {
    element: <Review {...{ foundation, theme, language, pages }} version={review.held.version} />,
    pageCount: REVIEW_PAGES,
    parts: new Map(),
  };
}

interface Drawn {
  element: ReactElement;
  parts: LaidParts;
}

async function bind({ element, parts }: Drawn, firstPages: number | undefined): Promise<Uint8Array> {
  const document = await layOut(element);
  placeParts(document, parts);
  return firstPages === undefined ? await bindPdf(document) : drawFirstPages(document, firstPages);
}

/** Makes a document. The same request gives the same bytes: its only clock is the foundation's `asOf`. */
export async function renderDocument(request: RenderRequest, onStep: OnStep): Promise<RenderResult> {
  if (request.document === "pitch_deck_pptx") {
    const { renderPptx } = await import("./pptx/pptx.ts");
    return await renderPptx(request.foundation, request);
  }
  const prepared = await prepare(request, onStep);
  const { element, pageCount, parts } = request.document === "brand_strategy"
    ? await drawStrategy(prepared, onStep)
    : request.document === "strategy_review"
    ? await drawReview(prepared, onStep)
    : await drawDeck(prepared, onStep);
  onStep("Binding the document", 75);
  const bytes = await bind({ element, parts }, request.firstPages);
  trimShapes();
  onStep("Ready", 100);
  return { bytes, pageCount, replaced: prepared.replaced };
}
