import { daysIn } from "../../../text/due_days.ts";
import { LANGUAGES } from "../../../text/lexicon.ts";
import { numberFrom } from "../../../text/amounts.ts";
import type { Figure, Quantity } from "./figure.ts";
import { scaleOf } from "./scales.ts";
import { figuresIn } from "./figures.ts";
import type { Approximation } from "./rounding.ts";
import { NUMBERS, PARTS } from "./words.ts";

/** One piece of arithmetic in a text, with its place. */
export type Token =
  & { index: number; end: number }
  & (
    | {
      kind: "quantity";
      quantity: Quantity;
      approximation: Approximation | null;
      /** What its word is worth: "12 centimes" is 12 of 0.01, "230 millones" 230 of a million. */
      scale?: number;
      /** "1,875" as one and a part, where the mark may set decimals apart as well as thousands. */
      asDecimal?: number;
    }
    /** "×", "÷", "+", "−", "(", ")", "=", "of" */
    | { kind: "sign"; sign: string }
    | { kind: "word"; text: string }
    /** Anything that ends a sum: a full stop, a comma. */
    | { kind: "break" }
  );

interface TokenSetting {
  home: string | null;
  today: string;
  /** True for a formula, false for prose, where "10-15" is a range and x a letter. */
  isFormula: boolean;
}

const SIGNS: Record<string, string> = {
  "*": "×",
  "×": "×",
  "·": "×",
  "⋅": "×",
  "÷": "÷",
  "/": "÷",
  "+": "+",
  "−": "−",
  "–": "−",
  "-": "−",
  "(": "(",
  ")": ")",
  "[": "(",
  "]": ")",
  "=": "=",
  "≈": "=",
};
/** Signs in words, between two numbers: "62 plus 38", "640 divided by 62", "71 mal 12". */
const IN_WORDS: ReadonlyMap<string, string> = new Map([
  ...NUMBERS.phrasesOf("plus").map((word): [string, string] => [word, "+"]),
  ...NUMBERS.phrasesOf("minus").map((word): [string, string] => [word, "−"]),
  ...NUMBERS.phrasesOf("multiplied_by").map((word): [string, string] => [word, "×"]),
]);
const DIVIDED = new RegExp(
  `(?<=[\\d\\p{L}%]\\s)${NUMBERS.sourceOf("divided_by")}(?=\\s\\S)`,
  "giu",
);
const PIECE = /[\p{L}\p{M}’'_-]+|\d[\d.,]*|\S/gu;
const OF = new RegExp(`^${PARTS.sourceOf("of", "out_of", "of_the", "of_one_thing")}$`, "iu");
/** Arithmetic and what stands around it, piece by piece, in the order of the text. */
export function tokensOf(text: string, setting: TokenSetting): Token[] {
  const plain = withSigns(text, setting.isFormula);
  const days = daysIn(plain, { languages: LANGUAGES, now: new Date(`${setting.today}T00:00:00Z`) })
    .filter(({ kind }) => kind === "day");
  const figures = figuresIn(plain, { language: null, home: setting.home }).filter(({ index }) =>
    !days.some((day) => index >= day.index && index < day.end)
  );
  const found: Token[] = [
    ...days.map(({ iso, index, end }): Token => ({
      kind: "quantity",
      quantity: { kind: "day", iso },
      approximation: null,
      index,
      end,
    })),
    ...figures.filter(({ upTo, isFraction }) => upTo === null && !isFraction).map(quantityOf),
  ];
  // "600万円のうち": where words are not set apart, what stands behind a number is a piece of its own.
  const between = found.reduce(
    (left, { index, end }) => left.slice(0, index) + " ".repeat(end - index) + left.slice(end),
    plain,
  );
  const rest = [...between.matchAll(PIECE)].map((piece): Token => {
    const place = { index: piece.index, end: piece.index + piece[0].length };
    const sign = SIGNS[piece[0]];
    if (sign !== undefined) return { kind: "sign", sign, ...place };
    if (OF.test(piece[0])) return { kind: "sign", sign: "of", ...place };
    if (/^\d/.test(piece[0])) return numberOf(piece[0], place);
    return /^[\p{L}%'’_]/u.test(piece[0])
      ? { kind: "word", text: piece[0], ...place }
      : { kind: "break", ...place };
  });
  const all = [...found, ...rest].toSorted((one, other) => one.index - other.index);
  return all.map((token, at) => {
    const { index, end } = token;
    if (isSign(token, "of") && !joinsNumbers(all, at)) return { kind: "word", text: "of", index, end };
    const sign = token.kind === "word" ? IN_WORDS.get(token.text.toLowerCase()) : undefined;
    const isBetween = all[at - 1]?.kind === "quantity" && all[at + 1]?.kind === "quantity";
    return sign !== undefined && isBetween ? { kind: "sign", sign, index, end } : token;
  });
}

/** True for one sign of arithmetic. */
export function isSign(token: Token | undefined, sign: string): boolean {
  return token?.kind === "sign" && token.sign === sign;
}

/** "19 jobs of 50": so many words may stand between the number and the sign. */
const MOST_BEFORE_OF = 2;

/** "19 of the last 50" divides; "37 clinics of ours" does not. */
function joinsNumbers(tokens: Token[], at: number): boolean {
  const behind = tokens.slice(at + 1).findIndex(({ kind }) => kind !== "word");
  const before = tokens.slice(Math.max(0, at - MOST_BEFORE_OF - 1), at).findLast(({ kind }) =>
    kind !== "word"
  );
  return before?.kind === "quantity" && behind >= 0 && behind <= 3 &&
    tokens[at + 1 + behind]?.kind === "quantity";
}

/** Signs of arithmetic that a reader of amounts would take for something else; every sign keeps its place. */
function withSigns(text: string, isFormula: boolean): string {
  const inSigns = text.replace(DIVIDED, (words) => "÷".padEnd(words.length));
  const divided = inSigns.replace(/(?<=\d\s?)\/(?=\s?[\d(£€$])/gu, "÷").replace(
    /(?<=\d\s?|[)%]\s?)[xX*](?=\s?[\d(£€$¥])/gu,
    "×",
  )
    .replace(/(?<=[\d\p{L})%€£$円]\s)[-–—](?=\s[\d(£€$¥])/gu, "−");
  return isFormula
    ? divided.replace(/(?<![\d-]|\d[-–])(\d[\d.,]*)[-–](?=\d[\d.,]*(?![\d-]))/gu, "$1−")
    : divided;
}

function quantityOf({ value, unit, index, end, approximation, text }: Figure): Token {
  const scale = scaleOf(text, value);
  const quantity = { kind: "number" as const, value, unit };
  const decimal = EITHER_MARK.test(text.trim()) ? { asDecimal: Number(text.trim().replace(",", ".")) } : {};
  return { kind: "quantity", quantity, approximation, scale, ...decimal, index, end };
}

/** Digits whose mark sets thousands apart in one language and decimals in another. */
const EITHER_MARK = /^[1-9]\d{0,2}[.,]\d{3}$/u;

/** What a reader of amounts leaves out, such as a number that looks like a year. */
function numberOf(digits: string, place: { index: number; end: number }): Token {
  const value = numberFrom(digits.replace(/[.,]+$/, ""));
  return Number.isNaN(value) ? { kind: "break", ...place } : {
    kind: "quantity",
    quantity: { kind: "number", value, unit: { kind: "plain" } },
    approximation: null,
    ...place,
  };
}
