import type { ReactNode } from "react";
import type { Foundation } from "../../agents/domain/foundation.ts";
import { geometryOf } from "../layout/geometry.ts";
import { measure } from "../layout/measure.tsx";
import { type LaidParts, PartPlace } from "../layout/parts.tsx";
import type { Theme } from "../theme.ts";
import { type Brevity, OnePage } from "./OnePage.tsx";

const LEVELS: Brevity[] = [0, 1, 2, 3];
const ONE_PAGE = "one-page";

interface Fitted {
  /** Where the page stands in the document. */
  place: ReactNode;
  parts: LaidParts;
}

/** The strategy on its one page, as briefly as it must be to fit. */
export async function fitOnePage(foundation: Foundation, theme: Theme): Promise<Fitted> {
  const { width, height: room } = geometryOf(theme.style).content;
  async function fitAt(brevity: Brevity): Promise<Fitted> {
    const page = <OnePage foundation={foundation} brevity={brevity} />;
    const { heights, parts } = await measure(new Map([[ONE_PAGE, page]]), theme, width);
    const height = heights.get(ONE_PAGE) ?? 0;
    const next = LEVELS[brevity + 1];
    if (height > room && next !== undefined) return await fitAt(next);
    return { place: <PartPlace id={ONE_PAGE} height={height} />, parts };
  }
  return await fitAt(0);
}
