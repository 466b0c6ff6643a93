const COUNTS = [
  "one|an?|einen|un|une|uno|um|een|1",
  "two|zwei|deux|dos|due|duas|dois|twee|2",
  "three|drei|trois|tres|tre|três|drie|3",
  "four|vier|quatre|cuatro|quattro|quatro|4",
  "five|fünf|cinq|cinco|cinque|vijf|5",
];
/** A number of sentences or lines that a request asks for. */
export const SENTENCES = new RegExp(
  `(?<!\\p{L})(?:${
    COUNTS.map((words) => `(${words})`).join("|")
  })[\\s-](?:(?:short|kurze|courtes|kleine|korte)\\s)?(?:sentences?|lines?|sätze|satz|zeilen|phrases?|lignes?|frases?|líneas?|frasi|righe|linhas?|zinnen|regels)(?!\\p{L})|([1-5１-５一二三四五])(?:文|行)`,
  "iu",
);

/** How many sentences a request asks for; Infinity where it says nothing of it. */
export function sentencesAsked(query: string): number {
  const found = SENTENCES.exec(query);
  if (found === null) return Infinity;
  const at = found.slice(1, COUNTS.length + 1).findIndex((word) => word !== undefined);
  return at >= 0
    ? at + 1
    : "一二三四五".indexOf(found.at(-1) ?? "") + 1 || Number((found.at(-1) ?? "").normalize("NFKC"));
}
