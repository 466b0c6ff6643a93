const KANJI = "一二三四五六七八九";

/** A text of the same length with wide digits as plain ones, and "三月" as "3月". */
export function withDigits(text: string): string {
  return text.replace(/[\uff10-\uff19]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/十([一二])(?=月)/gu, (_, unit: string) => `1${KANJI.indexOf(unit) + 1}`)
    .replace(/(?<![十\p{N}])[一二三四五六七八九](?=月(?!間))/gu, (unit) => String(KANJI.indexOf(unit) + 1));
}
