const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const SOFT_HYPHEN = "\u00AD";
/** Where a line may break inside of a word and shows no hyphen. */
export const BARE_BREAK = "\u200B";
// The hyphen at a line's end is drawn with the font of the letter before it, and only Latin fonts hold one.
const TAKES_HYPHEN = /[A-Za-z0-9\u00C0-\u00FF]$/;
const segmenter = new Intl.Segmenter("ja", { granularity: "word" });

/** True where lines must break between words that no blank divides. */
export function needsSegments(text: string): boolean {
  return EASTERN.test(text);
}

/**
 * The stretches of a text between which a line may break; closing marks stay with what they
 * close. `least` characters stand between two breaks, because each break costs time.
 */
export function segmentsOf(text: string, least = 1): string[] {
  const segments: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = segments.at(-1);
    if (
      last !== undefined &&
      (last.length < least || /^[\p{Pe}\p{Pf}\p{Po}ー]+$/u.test(segment) || /[\p{Ps}\p{Pi}]$/u.test(last))
    ) {
      segments[segments.length - 1] = last + segment;
    } else segments.push(segment);
  }
  return segments;
}

/** Puts a break every `longest` characters into words that are longer; all other words stay whole. */
export function breakLongWords(text: string, longest: number): string {
  return text.split(" ").map((word) => {
    if (word.length <= longest || needsSegments(word)) return word;
    const pieces = word.match(new RegExp(`.{1,${longest - 1}}`, "gu")) ?? [word];
    return pieces.reduce((before, piece) =>
      before + (TAKES_HYPHEN.test(before) ? SOFT_HYPHEN : BARE_BREAK) + piece
    );
  }).join(" ");
}

/** The renderer's hyphenation: never of its own accord, so that names and foreign words stay whole. */
export function hyphenate(word: string): string[] {
  return word.includes(SOFT_HYPHEN) ? word.split(SOFT_HYPHEN) : [word];
}
