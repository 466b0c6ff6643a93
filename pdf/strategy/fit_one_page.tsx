import type { ReactNode } from "react";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import { geometryOf } from "../layout/geometry.ts";
import { measure } from "../layout/measure.tsx";
import { type LaidParts, PartPlace } from "../layout/parts.tsx";
import type { Theme } from "../theme.ts";
import { OnePage, type Setting } from "./OnePage.tsx";
import { charactersOf } from "./in_short.ts";

const USUAL: Setting = { brevity: 0, scale: 1 };
const SHORTER: Setting[] = [
  { brevity: 1, scale: 1 },
  { brevity: 1, scale: 0.94 },
  { brevity: 2, scale: 1 },
  { brevity: 3, scale: 1 },
];
// Larger type for those who said little: the most characters for which it is worth a try on the page's full width.
const LARGER: [most: number, Setting][] = [
  [1100, { brevity: 0, scale: 1.24 }],
  [1660, { brevity: 0, scale: 1.12 }],
];
const ONE_PAGE = "one-page";
// Of a point: the layout engine's sums differ by less.
const ROUNDING = 0.5;

interface Fitted {
  /** Where the page stands in the document. */
  place: ReactNode;
  parts: LaidParts;
}

/** The settings to try, the largest first that these characters may leave room for. */
function settingsFor(characters: number): [Setting, ...Setting[]] {
  const larger = LARGER.flatMap(([most, setting]) => characters <= most ? [setting] : []);
  const [first = USUAL, ...rest] = [...larger, USUAL, ...SHORTER];
  return [first, ...rest];
}

/** The strategy on its one page, as large as it fills it or as briefly as it must be to fit. */
export async function fitOnePage(foundation: Foundation, theme: Theme): Promise<Fitted> {
  const { content, column } = geometryOf(theme.style);
  const { width, height: room } = content;
  const short = foundation.inShort;
  async function fitAt([setting, ...smaller]: [Setting, ...Setting[]]): Promise<Fitted> {
    const page = <OnePage short={short} height={room} {...setting} />;
    const { heights, parts } = await measure(new Map([[ONE_PAGE, page]]), theme, width);
    const height = heights.get(ONE_PAGE) ?? 0;
    const [next, ...rest] = smaller;
    if (height > room + ROUNDING && next !== undefined) return await fitAt([next, ...rest]);
    return { place: <PartPlace id={ONE_PAGE} height={height} />, parts };
  }
  const share = theme.style.opening === "hanging" ? column.width / content.width : 1;
  return await fitAt(settingsFor(charactersOf(short) / share));
}
