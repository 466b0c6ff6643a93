/** Amounts and numbers as we print them, and as a language writes them. */

/** "2,900", "5.7", "£79", "GH₵10", "CHF 120", "14,000 PLN", "9%": a sign of money before it or a code behind it. */
const NUMBER =
  /(?<![#\p{L}\d.,:/-])(?:(?<sign>\p{Lu}{0,3}\p{Sc}|zł ?|(?:CHF|[A-Z]{3}) )(?=\d))?(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<part>\d+))?(?<rest>%| [A-Z]{3}(?![\p{L}\d]))?(?![\p{L}\d]|[.,:/-]\d)/gu;

/** Portugal writes its numbers as its neighbours do; "pt" alone stands for Brazil. */
export function numberLocaleOf(language: string): string {
  return language === "pt" ? "pt-PT" : language;
}

const COLOUR = /#[\da-f]{6}/giu;

/** A text that is nothing but numbers, amounts and signs between them: "70 ÷ 146 × 100 = 47.9". */
const BARE = /^[\s\d.,%()+×÷=−–·;:→*/-]*$/u;

/** True for numbers and amounts, and for the value of a colour. */
export function isNumeric(text: string): boolean {
  return /\d|#[a-f]{6}/iu.test(text) && BARE.test(text.replace(COLOUR, "").replace(NUMBER, ""));
}

/** A text of ours with each of its numbers as the locale writes them. Years and days, which have no comma, stay. */
export function numbersIn(text: string, locale: string): string {
  return text.replace(NUMBER, (...found) => {
    const { sign, whole, part, rest } = found.at(-1) as Record<string, string | undefined>;
    const digits = part?.length ?? 0;
    const value = Number(`${(whole ?? "").replaceAll(",", "")}.${part ?? "0"}`);
    const options = {
      useGrouping: whole?.includes(",") ?? false,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    };
    const money = sign?.trim() ?? (rest?.startsWith(" ") ? rest.trim() : undefined);
    if (money !== undefined) return amountIn({ value, money, options }, locale);
    const number = spaced(formatOf(locale, options).format(value));
    return rest === "%" ? `${number}${percentSpace(locale)}%` : number;
  });
}

interface Amount {
  value: number;
  /** Its sign or code as it was printed. */
  money: string;
  options: Intl.NumberFormatOptions;
}

/** The locale says on which side the sign stands; which sign it is stays ours. */
function amountIn({ value, money, options }: Amount, locale: string): string {
  const parts = formatOf(locale, { ...options, style: "currency", currency: "EUR" }).formatToParts(value);
  const printed = parts.map((part) => part.type === "currency" ? money : part.value).join("");
  const isCode = /^\p{L}+$/u.test(money);
  return spaced(isCode ? printed.replace(new RegExp(`^${money}(?=\\d)`, "u"), `${money} `) : printed);
}

function percentSpace(locale: string): string {
  return /\d\s%/u.test(formatOf(locale, { style: "percent" }).format(1)) ? NO_BREAK : "";
}

const NO_BREAK = "\u00a0";

/** Narrow spaces are missing in several of our fonts. */
function spaced(text: string): string {
  return text.replace(/[\u202f\u00a0]/gu, NO_BREAK);
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}
