/** A number in a text with what belongs to it. */
export interface Amount {
  /** With its scale: 1,200,000 for "1.2m". The low end of a range. */
  value: number;
  /** The high end of a range ("14 or 15", "5 to 40"), else null. */
  upTo: number | null;
  kind: "money" | "percent" | "number";
  /** ISO 4217; null for what is no money, or where "kr" may be three currencies. */
  currency: string | null;
  /** The exact stretch, sign and scale included: "£1.2m", "40 odd". */
  text: string;
  index: number;
  /** Right behind the stretch. */
  end: number;
  /** True for an article ("one", "eine") that may be no number at all. */
  isArticle: boolean;
  /** True for a place in an order, not a count: "day 2", "level 3". */
  isPosition: boolean;
  /** True for a fraction in words: "half", "ein Drittel". */
  isFraction: boolean;
}

/** A number that is nothing but itself, where a match stands. */
export function bareAmount({ 0: text, index }: RegExpExecArray, value: number): Amount {
  return {
    value,
    upTo: null,
    kind: "number",
    currency: null,
    text,
    index,
    end: index + text.length,
    isArticle: false,
    isPosition: false,
    isFraction: false,
  };
}
