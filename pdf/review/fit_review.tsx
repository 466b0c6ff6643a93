import type { ReactElement } from "react";
import type { HeldReview, ReviewPlan } from "../../agents/domain/reviews.ts";
import { geometryOf } from "../layout/geometry.ts";
import { measure } from "../layout/measure.tsx";
import type { Theme } from "../theme.ts";
import { FollowsPage } from "./FollowsPage.tsx";
import { MeasuredPage } from "./MeasuredPage.tsx";

/** How many words a text of a review may have: the first number with which its page holds all of them. */
const FEWEST = 7;
export const REVIEW_WORDS = [22, 16, 12, 9, FEWEST];
const PAGE = "page";

/** A review's pages, with as many words a text as each of them holds. */
export interface ReviewPages {
  measured: ReactElement;
  follows: ReactElement;
}

/** Makes the two pages of a review, whatever was said in it. */
export async function fitReview(
  { held, next }: { held: HeldReview; next: ReviewPlan },
  theme: Theme,
): Promise<ReviewPages> {
  const { width, height } = geometryOf(theme.style).content;
  async function fit(page: (words: number) => ReactElement): Promise<ReactElement> {
    for (const words of REVIEW_WORDS) {
      const { heights } = await measure(new Map([[PAGE, page(words)]]), theme, width);
      if ((heights.get(PAGE) ?? 0) <= height) return page(words);
    }
    return page(FEWEST);
  }
  return {
    measured: await fit((words) => <MeasuredPage held={held} words={words} />),
    follows: await fit((words) => <FollowsPage held={held} next={next} words={words} />),
  };
}
