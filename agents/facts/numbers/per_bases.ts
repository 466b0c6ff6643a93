import type { Amount } from "../../text/amounts.ts";

/** What a share is counted on, behind its number: "0.8 per thousand tickets", "3 auf 1000 Stück", "2 por mil". */
const BASE =
  /^\s?(?:‰|(?:per|pro|par|je|auf|pour|por(?: cada)?|per ogni|ogni|su|sur|op|em cada|out of|in|in every)\s(?:an?\s)?(?:1[.,]?0{2,4}|hundred|thousand|hundert|tausend|cent|mille|cien|mil|cento|cem|honderd|duizend)(?!\p{L}|\d|[.,]\d)(?:\s\p{L}+)?)/iu;

const PER = /(?<!\p{L})(?:per|pro|por cada|em cada|ogni)\s(?:an?\s)?$/iu;

/** The "per thousand tickets" of "disputes per thousand tickets". */
export const BASE_AT_END = new RegExp(`${BASE.source.slice(1).replace("\\s?", "\\s")}$`, "iu");

/** How many characters a base takes behind a number. */
export function baseLength(text: string, end: number): number {
  return BASE.exec(text.slice(end, end + 60))?.[0].length ?? 0;
}

/** "Per thousand tickets" behind a number, as it was said; null where none stands there. */
export function baseBehind(text: string, end: number): string | null {
  return BASE.exec(text.slice(end, end + 60))?.[0].trim() ?? null;
}

/** True for the thousand of "disputes per thousand tickets": it counts nothing by itself. */
export function isBase(text: string, { kind, value, index, end }: Amount): boolean {
  if (kind !== "number" || ![100, 1_000, 10_000].includes(value)) return false;
  const before = text.slice(Math.max(0, index - 16), index);
  return PER.test(before) || /\d\s?(?:auf|pour|por|su|sur|op)\s$/iu.test(before) ||
    /^(?:件|個|人|台|回|本)?(?:あたり|につき|中)/u.test(text.slice(end));
}
