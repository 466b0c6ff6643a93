import type { Foundation } from "../../agents/domain/foundation.ts";
import { geometryOf } from "../layout/geometry.ts";
import type { LaidParts } from "../layout/lines.ts";
import { measure } from "../layout/measure.tsx";
import type { Theme } from "../theme.ts";
import { type Brevity, OnePage } from "./OnePage.tsx";

const LEVELS: Brevity[] = [0, 1, 2, 3];

/** The part of the document that this page is. */
export const ONE_PAGE = "one-page";

/** The least brevity at which the strategy fits on its one page, and the page as it was laid out. */
export async function fitOnePage(
  foundation: Foundation,
  theme: Theme,
): Promise<{ brevity: Brevity; parts: LaidParts }> {
  const { width, height } = geometryOf(theme.style).content;
  let parts: LaidParts = new Map();
  for (const brevity of LEVELS) {
    const page = <OnePage foundation={foundation} brevity={brevity} />;
    const measured = await measure(new Map([[ONE_PAGE, page]]), theme, width);
    parts = measured.parts;
    if ((measured.heights.get(ONE_PAGE) ?? 0) <= height) return { brevity, parts };
  }
  return { brevity: 3, parts };
}
