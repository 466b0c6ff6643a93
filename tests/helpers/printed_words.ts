/** An id that the server makes up: a number looked for stands in one by chance. */
const ID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/giu;

/** Markdown's own signs and ids are no words; a blank at the end of a string that is looked for counts. */
export function readable(text: string): string {
  return text.replace(ID, "").replace(/\\([\\|*_"[\]`<>#~])/g, "$1").replace(/\*\*/g, "").replace(
    /[‘’]/g,
    "'",
  )
    .replace(/\s+/g, " ").toLowerCase();
}

const STRETCH = 8;
const MOST_TIMES = 3;

export interface Repeated {
  words: string;
  times: number;
}

/** Eight words in a row that were said and stand more than three times in a document, the most frequent first. */
export function repeatedStretches(document: string, said: string[]): Repeated[] {
  const stretches = new Set(said.flatMap((text) => runsOf(spacedWordsOf(text), STRETCH)));
  const counts = countsOf(runsOf(spacedWordsOf(document), STRETCH).filter((run) => stretches.has(run)));
  return [...counts].filter(([, times]) => times > MOST_TIMES).map(([words, times]) => ({ words, times }))
    .sort((a, b) => b.times - a.times);
}

/** Our words are those that stand in a row of three which nearly every founder's document has too. */
const FRAME = 3;
const NEARLY_ALL = 0.8;

/**
 * For each founder's document the share of its words that stand outside quotation marks and are the same in nearly
 * all the others: 0 to 1. Needs the documents of several founders in several trades.
 */
export function frameShares(documents: Map<string, string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of documents.values()) {
    for (const run of new Set(framesIn(text))) counts.set(run, (counts.get(run) ?? 0) + 1);
  }
  const least = Math.ceil(documents.size * NEARLY_ALL);
  return new Map([...documents].map(([name, text]) => {
    const total = wordsOf(text).length;
    const ours = outsideQuotes(text).reduce(
      (sum, part) => sum + framedWords(wordsOf(part), counts, least),
      0,
    );
    return [name, total === 0 ? 0 : ours / total];
  }));
}

function framesIn(text: string): string[] {
  return outsideQuotes(text).flatMap((part) => runsOf(wordsOf(part), FRAME));
}

function framedWords(words: string[], counts: Map<string, number>, least: number): number {
  const framed = new Set<number>();
  for (const [at, run] of runsOf(words, FRAME).entries()) {
    if ((counts.get(run) ?? 0) < least) continue;
    for (let step = 0; step < FRAME; step += 1) framed.add(at + step);
  }
  return framed.size;
}

function outsideQuotes(text: string): string[] {
  return text.split(/“[^”]*”|«[^»]*»|„[^“]*“|「[^」]*」/);
}

const PHRASE = 4;

/** The phrases of four words that nearly all documents have outside quotes, with how often one document has them. */
export function sharedPhrases(documents: Map<string, string>): Repeated[] {
  const counts = new Map<string, { founders: number; times: number }>();
  for (const text of documents.values()) {
    const runs = outsideQuotes(text).flatMap((part) => runsOf(wordsOf(part), PHRASE));
    for (const [words, times] of countsOf(runs)) {
      const before = counts.get(words) ?? { founders: 0, times: 0 };
      counts.set(words, { founders: before.founders + 1, times: before.times + times });
    }
  }
  return [...counts].filter(([, { founders }]) => founders >= documents.size * NEARLY_ALL)
    .map(([words, { times }]) => ({ words, times: times / documents.size }))
    .sort((a, b) => b.times - a.times);
}

function countsOf(runs: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const run of runs) counts.set(run, (counts.get(run) ?? 0) + 1);
  return counts;
}

/** The words of a text, without Markdown's signs and punctuation; scripts without blanks are told apart by a dictionary. */
function wordsOf(text: string): string[] {
  return spacedWordsOf(text).flatMap((word) => UNSPACED.test(word) ? segmentsOf(word) : [word]);
}

/** The same as blanks set them apart. */
function spacedWordsOf(text: string): string[] {
  return readable(text).split(/[^\p{L}\p{N}£$€%'.]+/u).map((word) => word.replace(/^[.']+|[.']+$/g, ""))
    .filter((word) => word !== "");
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const SEGMENTER = new Intl.Segmenter("ja", { granularity: "word" });

function segmentsOf(text: string): string[] {
  return [...SEGMENTER.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}

/** Every run of so many words in a row. */
function runsOf(words: string[], length: number): string[] {
  const starts = Math.max(0, words.length - length + 1);
  return Array.from({ length: starts }, (_, at) => words.slice(at, at + length).join(" "));
}
