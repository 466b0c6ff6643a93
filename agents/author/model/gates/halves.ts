import type { Amount } from "../../../text/amount.ts";
import { NUMBERS } from "./words.ts";

/** "A half-million", "un demi-million", "medio millón": what stands before the word of a scale. */
const BEFORE_SCALE = new RegExp(`${NUMBERS.sourceOf("half")}[\\s-]$`, "iu");
const LEAST_SCALE = 1_000;
/** "… and a half", behind the number or behind what it counts: "three and a half years", "un an et demi", "1年半". */
const BEHIND = new RegExp(
  `^(?<counted>[\\s\\u00a0]?\\p{L}+)?\\s${NUMBERS.sourceOf("and_a_half")}|^(?<unit>${
    NUMBERS.sourceOf("half_behind")
  })`,
  "iu",
);
/** "Hora y media" is one and a half of them, though no number stands there. */
const ONE_AND_A_HALF = new RegExp(NUMBERS.sourceOf("one_and_a_half"), "giu");

/** Numbers with the halves that words add to them or take of them; a half that was used is no share any more. */
export function withHalves(text: string, amounts: readonly Amount[]): Amount[] {
  const scaled = amounts.map((amount) => ofScale(text, amount));
  const free = scaled.filter((amount) =>
    !scaled.some((other) => other !== amount && amount.index >= other.index && amount.end <= other.end)
  );
  const used: [from: number, to: number][] = [];
  const whole = free.map((amount) => {
    const half = amount.isFraction || amount.kind === "percent" ? null : BEHIND.exec(text.slice(amount.end));
    if (half === null) return amount;
    const end = amount.end + half[0].length;
    used.push([amount.end, end]);
    const isDirect = half.groups?.counted === undefined && half.groups?.unit === undefined;
    const place = isDirect ? { end, text: text.slice(amount.index, end) } : {};
    return { ...amount, ...place, value: amount.value + 1 / 2 };
  });
  const alone = [...text.matchAll(ONE_AND_A_HALF)].filter(({ index }) =>
    !whole.some(({ isFraction, index: at, end }) => !isFraction && (at === index || end + 1 === index))
  ).map(({ 0: words, index }): Amount => {
    used.push([index, index + words.length]);
    const end = index + (/^an?\s/iu.exec(words)?.[0].length ?? 0);
    return { ...EMPTY, value: 3 / 2, text: text.slice(index, end), index, end };
  });
  return [
    ...whole.filter(({ isFraction, index }) =>
      !isFraction || !used.some(([from, to]) => index >= from && index < to)
    ),
    ...alone,
  ];
}

const EMPTY = {
  upTo: null,
  kind: "number",
  currency: null,
  isArticle: false,
  isPosition: false,
  isFraction: false,
} as const;

function ofScale(text: string, amount: Amount): Amount {
  if (/\d/.test(amount.text) || amount.value < LEAST_SCALE) return amount;
  const before = BEFORE_SCALE.exec(text.slice(0, amount.index))?.[0];
  if (before === undefined) return amount;
  const index = amount.index - before.length;
  return { ...amount, value: amount.value / 2, text: text.slice(index, amount.end), index };
}
