import type { Span } from "./sentences.ts";

/** An opening mark stands after a boundary, a closing one before a boundary: an apostrophe does neither. 「 opens wherever it stands. */
const QUOTED = /(?<![\p{L}\p{N}])(?:(['‘“"„])(?=\S)|(«))|([「『])/gu;
const CLOSING: Record<string, string> = {
  "'": "'",
  "‘": "’",
  "“": "”",
  '"': '"',
  "«": "»",
  "「": "」",
  "『": "』",
};

/** Phrases a founder put in quotation marks, without the marks: what customers say. Apostrophes open none. */
export function phrasesIn(text: string): string[] {
  return quotedSpans(text).map(({ from, to }) => text.slice(from, to).trim());
}

/** Where the words stand that a founder put in quotation marks, the marks left out. */
export function quotedSpans(text: string): Span[] {
  const spans: Span[] = [];
  let after = 0;
  let unclosed = 0;
  for (const match of text.matchAll(QUOTED)) {
    const from = match.index + 1;
    if (from <= after) continue;
    if (unclosed > MOST_UNCLOSED) break;
    const to = closedAt(text, from, match[1] ?? match[2] ?? match[3] ?? "");
    if (to === null) {
      unclosed += 1;
      continue;
    }
    spans.push({ from, to });
    after = to + 1;
  }
  return spans;
}

/** „ is closed by “ in German and by ” in Polish: by whichever comes first. */
function closedAt(text: string, start: number, opening: string): number | null {
  if (opening !== "„") return closingOf(text, start, CLOSING[opening] ?? "");
  const ends = ["“", "”"].flatMap((mark) => closingOf(text, start, mark) ?? []);
  return ends.length === 0 ? null : Math.min(...ends);
}

/** After this many marks that nothing closes, the rest of a text is taken to hold no quotes. */
const MOST_UNCLOSED = 20;
/** Quoted words are a remark or a letter; further off no closing mark is looked for. */
const LONGEST_QUOTE = 3_000;

function closingOf(whole: string, start: number, mark: string): number | null {
  const text = whole.length > start + LONGEST_QUOTE ? whole.slice(0, start + LONGEST_QUOTE) : whole;
  for (let at = text.indexOf(mark, start); at !== -1; at = text.indexOf(mark, at + 1)) {
    const next = text[at + 1] ?? " ";
    const isApostrophe = /[\p{L}\p{N}]/u.test(next) ||
      (/['’]/.test(mark) && /s/.test(text[at - 1] ?? "") && / \p{Ll}/u.test(text.slice(at + 1, at + 3)) &&
        text.indexOf(mark, at + 1) !== -1);
    if (!isApostrophe || /[」』»”]/.test(mark)) return at;
  }
  return null;
}
