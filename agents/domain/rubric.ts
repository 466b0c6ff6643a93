/** One line of the rubric, judged (craft, section 8). */
export interface RubricLine {
  /** Its number in the craft's list. */
  item: number;
  title: string;
  passed: boolean;
  /** Why, in plain words. */
  says: string;
  /** What would mend it; null where it passed. */
  mend: string | null;
}

/** A finished document, as far as the rubric judges it. */
export interface MeasuredDocument {
  kind: "brand_strategy" | "pitch_deck";
  pages: number;
}
