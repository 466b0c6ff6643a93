import { SLIDE } from "../deck/arrangement.ts";
import type { Slide } from "../deck/slides.ts";
import { fitSize, WIDE } from "./fit_text.ts";
import { titlesOf } from "./masters.ts";
import type { Sheet } from "./sheet.ts";

const EDGE = 64;
const INNER = SLIDE.width - 2 * EDGE;
const NAME_SIZES: [number, number] = [30, 84];
const FOOT_TOP = 440;

/** The company as large as its name allows, what it does under it, one proof and the raise at the foot. */
export function drawCover(sheet: Sheet, slide: Slide, about: { company: string; line: string }): void {
  const { colours, align } = sheet;
  const { style } = sheet.theme;
  const isFilled = style.cover === "block" || style.cover === "split";
  const ink = isFilled ? colours.onPrimary : colours.ink;
  const line = { left: EDGE, top: 52, width: INNER, height: 24 };
  sheet.text(about.line, line, { size: 16, colour: isFilled ? ink : colours.muted, align });
  const name = titlesOf(style).cover;
  const size = fitSize(about.company, { ...name, em: WIDE.head }, NAME_SIZES);
  sheet.title(about.company, name, { size, valign: "bottom" });
  const claim = { ...name, top: name.top + name.height + 14, height: 110 };
  sheet.text(slide.headline, claim, { size: 30, face: "text", colour: ink, align, name: "What it does" });
  drawFoot(sheet, slide, style.cover === "block" ? ink : colours.ink);
}

/** One proof at the left, the raise at the right. */
function drawFoot(sheet: Sheet, slide: Slide, colour: string): void {
  const [proof] = slide.picture?.kind === "numbers" ? slide.picture.items : [];
  if (!proof && slide.body.length === 0) return;
  if (sheet.theme.style.cover !== "split") sheet.line([EDGE, FOOT_TOP], [EDGE + INNER, FOOT_TOP], colour);
  const place = { left: EDGE, top: FOOT_TOP + 12, width: INNER / 2, height: 34 };
  if (proof) sheet.text(`${proof.value} ${proof.label}`, place, { size: 24, bold: true, colour });
  const right = { ...place, left: EDGE + INNER / 2 };
  sheet.text(slide.body.join(" "), right, { size: 20, colour, align: "right" });
}
