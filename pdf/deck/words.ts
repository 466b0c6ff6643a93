/** How many words a text has, as a reader counts them; Japanese and Chinese by three characters a word. */
export function countWords(text: string): number {
  const eastern = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const rest = text.replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, " ");
  return Math.ceil(eastern / 3) + (rest.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0);
}

/** The sentences of a text, each an exact stretch of it. */
export function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?。！？]+(?:[.!?。！？]+(?=\s|$|[^\s\d])['’”)]*|$)/gu) ?? [text])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** An exact stretch from the start of a text, at most so many words; “ ” around it and … after a cut. */
export function quoteStart(text: string, words: number): string {
  let taken = "";
  let end = 0;
  for (const sentence of sentencesOf(text)) {
    const at = text.indexOf(sentence, end);
    const whole = text.slice(
      text.indexOf(taken === "" ? sentence : taken.slice(0, 12)),
      at + sentence.length,
    );
    if (countWords(whole) > words) break;
    taken = whole;
    end = at + sentence.length;
  }
  if (taken !== "") return `“${taken}”`;
  const first = sentencesOf(text)[0] ?? text;
  let cut = first;
  while (countWords(cut) > words && cut !== "") {
    const shorter = cut.replace(/[\s,;:–]+[^\s]*$/u, "");
    cut = shorter === cut ? cut.slice(0, -4) : shorter;
  }
  return `“${cut}” …`;
}
