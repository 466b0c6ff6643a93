/** How a language sets off what somebody said; the other languages set it as our code does, between “ and ”. */
const MARKS: Record<string, [open: string, close: string]> = {
  de: ["„", "“"],
  fr: ["«\u00a0", "\u00a0»"],
  ja: ["「", "」"],
};
const OURS: [open: string, close: string] = ["“", "”"];
/** What founders set off inside of a quotation stands between the second kind of marks. */
const WITHIN: Record<string, [open: string, close: string]> = {
  de: ["‚", "‘"],
  fr: ["“", "”"],
  ja: ["『", "』"],
};
const OTHERS_WITHIN: [open: string, close: string] = ["‘", "’"];
/** Pairs that founders type, and signs that no text holds, which stand for them until our own pairs are found. */
const THEIRS = [
  { pair: /„([^„“”]*)“/gu, open: "„", close: "“", held: ["\uE000", "\uE001"] },
  { pair: /«([^«»“”]*)»/gu, open: "«", close: "»", held: ["\uE002", "\uE003"] },
  { pair: /「([^「」“”]*)」/gu, open: "「", close: "」", held: ["\uE004", "\uE005"] },
] as const;
const HELD_PAIR = /[\uE000\uE002\uE004]([^\uE000-\uE005]*)[\uE001\uE003\uE005]/gu;
const PAIR = /“([^“”]*)”/gu;

/**
 * A text of ours with its quotations between the marks of a language, and what founders set off inside of one between
 * its second kind; what stands open stays as it is.
 */
export function withQuotationMarks(text: string, language: string): string {
  if (!text.includes("“")) return text;
  const [open, close] = MARKS[language] ?? OURS;
  const [openWithin, closeWithin] = WITHIN[language] ?? OTHERS_WITHIN;
  const held = THEIRS.reduce(
    (said, { pair, held: [from, to] }) => said.replace(pair, (_, words: string) => `${from}${words}${to}`),
    text,
  );
  const marked = held.replace(PAIR, (_, words: string) => {
    const inner = words.replace(
      HELD_PAIR,
      (_pair, said: string) => `${openWithin}${said.trim()}${closeWithin}`,
    );
    return `${open}${inner}${close}`;
  });
  return THEIRS.reduce(
    (said, { open: first, close: last, held: [from, to] }) =>
      said.replaceAll(from, first).replaceAll(to, last),
    marked,
  );
}

/** The marks of a language, for whoever has to know which letters are needed. */
export function quotationMarksOf(language: string): string {
  return [...MARKS[language] ?? [], ...WITHIN[language] ?? OTHERS_WITHIN].join("");
}
