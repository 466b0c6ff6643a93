/** How a language sets off what somebody said; the other languages set it as our code does, between “ and ”. */
const MARKS: Record<string, [open: string, close: string]> = {
  de: ["„", "“"],
  fr: ["«\u00a0", "\u00a0»"],
  ja: ["「", "」"],
};
/** Marks of the founder's own inside of a quotation give way to the second kind. */
const WITHIN: Record<string, [string, string][]> = {
  de: [["„", "‚"], ["“", "‘"]],
  fr: [],
  ja: [["「", "『"], ["」", "』"]],
};
const PAIR = /“([^“”]*)”/gu;

/** A text of ours with its quotations between the marks of a language; what stands open stays as it is. */
export function withQuotationMarks(text: string, language: string): string {
  const [open, close] = MARKS[language] ?? [];
  if (open === undefined || close === undefined) return text;
  return text.replace(PAIR, (_, words: string) => {
    const second = WITHIN[language] ?? [];
    const isPaired = second.every(([mark]) =>
      words.split(mark).length === words.split(second[0]?.[0] ?? "").length
    );
    const inner = isPaired ? second.reduce((said, [from, to]) => said.replaceAll(from, to), words) : words;
    return `${open}${inner}${close}`;
  });
}

/** The marks of a language, for whoever has to know which letters are needed. */
export function quotationMarksOf(language: string): string {
  return [...MARKS[language] ?? [], ...(WITHIN[language] ?? []).flat()].join("");
}
