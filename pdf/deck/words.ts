/** How many words a text has, as a reader counts them; Japanese and Chinese by three characters a word. */
export function countWords(text: string): number {
  const eastern = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const rest = text.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, " ");
  return Math.ceil(eastern / 3) + (rest.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0);
}

/** The sentences of a text, each an exact stretch of one of its lines. */
export function sentencesOf(text: string): string[] {
  return text.split("\n").flatMap(sentencesOfLine);
}

function sentencesOfLine(text: string): string[] {
  return (text.match(/(?:[^.!?。！？]|[.](?=\d))+(?:[.!?。！？]+(?=\s|$|[^\s\d])['’”)]*|$)/gu) ?? [text])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

function cutTo(sentence: string, words: number): string {
  let cut = sentence;
  while (countWords(cut) > words && cut !== "") {
    const shorter = cut.replace(/[\s,;:–]+[^\s]*$/u, "");
    cut = shorter === cut ? cut.slice(0, -4) : shorter;
  }
  const clause = cut.slice(0, Math.max(cut.lastIndexOf(","), cut.lastIndexOf(";"), cut.lastIndexOf(":")));
  return countWords(clause) >= Math.min(5, words / 2) ? clause : cut;
}

/**
 * An exact stretch of one line of a text, at most so many words, from its first sentence that may be said; “ ” around
 * it and … after a cut. "" where no sentence may be said.
 */
export function quoteStart(
  text: string,
  words: number,
  maySay: (sentence: string) => boolean = () => true,
): string {
  const sentences = sentencesOf(text);
  const first = sentences.findIndex(maySay);
  const opening = sentences[first];
  if (opening === undefined) return "";
  const start = text.indexOf(opening);
  let end = -1;
  for (const sentence of sentences.slice(first)) {
    const next = text.indexOf(sentence, Math.max(start, end)) + sentence.length;
    const stretch = text.slice(start, next);
    if (!maySay(sentence) || stretch.includes("\n") || countWords(stretch) > words) break;
    end = next;
  }
  return end === -1 ? `“${cutTo(opening, words)}” …` : `“${text.slice(start, end)}”`;
}

/** A sentence of ours for an outside reader: one that speaks to the founder gives way to the quote in it, or to null. */
export function forOutsiders(text: string): string | null {
  const ours = text.replace(/“[^”]*”/g, "");
  if (!/\byou(rs?)?\b|\bnothing here\b/i.test(ours)) return text;
  const quote = /“[^”]*”/.exec(text)?.[0] ?? "";
  return countWords(quote) >= 5 ? quote : null;
}
