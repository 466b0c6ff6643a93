import { arrangementOf, headlineSize } from "../deck/arrangement.ts";
import type { Slide } from "../deck/slides.ts";
import { fitSize, heightOf, WIDE } from "./fit_text.ts";
import { COLUMN_WIDTH, titlesOf } from "./masters.ts";
import { drawPicture } from "./picture.ts";
import type { Sheet } from "./sheet.ts";

const KICKER = { size: 16, height: 22 };
const BODY_SIZE = 20;
const LEAST_TITLE = 22;
const GAP = 22;
const BAND_BOTTOM = 176;

interface Place {
  company: string;
  page: number;
  of: number;
}

/** A slide as the template opens it: headline, body and picture one under the other in its column. */
export function drawClaim(sheet: Sheet, slide: Slide, place: Place): void {
  const { align, theme } = sheet;
  const { left, width, bottom } = arrangementOf(theme.style);
  const title = titlesOf(theme.style).claim;
  const room = { ...title, em: WIDE.head };
  const size = fitSize(slide.headline, room, [LEAST_TITLE, headlineSize(slide)]);
  drawKicker(sheet, slide.kicker, place.page);
  sheet.title(slide.headline, title, { size, valign: "top" });
  const isBand = theme.style.opening === "band";
  const bodyTop = isBand ? BAND_BOTTOM : title.top + heightOf(slide.headline, size, room) + 8;
  const bodyHeight = slide.body.reduce(
    (sum, line) => sum + heightOf(line, BODY_SIZE, { width, em: WIDE.text }),
    0,
  );
  if (slide.body.length > 0) {
    const area = { left, top: bodyTop, width, height: bodyHeight };
    const style = { size: BODY_SIZE, least: 18, face: "text", align, name: "Body" } as const;
    sheet.text(slide.body.join("\n"), area, style);
  }
  const top = bodyTop + bodyHeight + GAP;
  if (slide.picture) drawPicture(sheet, slide.picture, { left, top, width, height: bottom - top });
  drawFoot(sheet, place);
}

/** What the slide is about: over the headline, or in the hanging template's own column under the slide's number. */
function drawKicker(sheet: Sheet, kicker: string, page: number): void {
  const { colours, align, theme } = sheet;
  const { opening } = theme.style;
  if (opening === "hanging") {
    const inner = { left: 32, width: COLUMN_WIDTH - 40 };
    const number = { size: 40, face: "head", bold: true, colour: colours.primaryText } as const;
    sheet.text(`${page}`, { ...inner, top: 36, height: 52 }, number);
    return sheet.text(kicker, { ...inner, top: 92, height: 70 }, { size: 16, bold: true });
  }
  const { claim } = titlesOf(theme.style);
  const colour = opening === "band" ? colours.onPrimary : colours.primaryText;
  const area = { ...claim, top: claim.top - KICKER.height - 4, height: KICKER.height };
  sheet.text(kicker, area, { size: KICKER.size, bold: true, colour, align });
}

function drawFoot(sheet: Sheet, { company, page, of }: Place): void {
  const { left, width } = arrangementOf(sheet.theme.style);
  const colour = sheet.colours.muted;
  const foot = { left, top: 506, width: width * 0.84, height: 20 };
  sheet.text(company, foot, { size: 14, colour });
  const pages = { ...foot, left: left + foot.width, width: width - foot.width };
  sheet.text(`${page}/${of}`, pages, { size: 14, colour, align: "right" });
}
