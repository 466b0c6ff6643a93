import type { Foundation } from "../../agents/domain/foundation.ts";
import { geometryOf } from "../layout/geometry.ts";
import { measure } from "../layout/measure.tsx";
import type { Theme } from "../theme.ts";
import { type Brevity, OnePage } from "./OnePage.tsx";

const LEVELS: Brevity[] = [0, 1, 2, 3];

/** The least brevity at which the strategy fits on its one page. */
export async function fitOnePage(foundation: Foundation, theme: Theme): Promise<Brevity> {
  const { width, height } = geometryOf(theme.style).content;
  const parts = new Map(
    LEVELS.map((
      brevity,
    ) => [`${brevity}`, <OnePage key={brevity} foundation={foundation} brevity={brevity} />]),
  );
  const heights = await measure(parts, theme, width);
  return LEVELS.find((brevity) => (heights.get(`${brevity}`) ?? 0) <= height) ?? 3;
}
