import { NO_GLYPH } from "../fonts/printable.ts";
import { syllablesOf } from "./syllables.ts";

const EASTERN_SCRIPTS = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}";
const EASTERN = new RegExp(`[${EASTERN_SCRIPTS}]`, "u");
const EASTERN_END = new RegExp(`[${EASTERN_SCRIPTS}ー]+$`, "u");
const HIRAGANA = /^\p{Script=Hiragana}+$/u;
/** Where a line may break inside of a word and shows a hyphen. */
export const SOFT_HYPHEN = "\u00AD";
/** Where a line may break inside of a word and shows no hyphen. */
export const BARE_BREAK = "\u200B";
// The hyphen at a line's end is drawn with the font of the letter before it, and only Latin fonts hold one.
const TAKES_HYPHEN = /[A-Za-z0-9\u00C0-\u00FF]$/;
const segmenter = new Intl.Segmenter("ja", { granularity: "word" });
// A phrase of Japanese with its endings is rarely longer, and a line of body text holds several.
const LONGEST_PHRASE = 10;

/** True where lines must break between words that no blank divides. */
export function needsSegments(text: string): boolean {
  return EASTERN.test(text);
}

/** "三日間", "350万円", "45日分": a number stays with what it counts. */
const NUMERAL_END = /[〇一二三四五六七八九十百千万億]$/u;
const COUNTED_END = /[\d〇一二三四五六七八九十百千万億]\p{Script=Han}{1,2}$/u;

function isCounted(before: string, segment: string): boolean {
  return NUMERAL_END.test(before) && /^\p{Script=Han}/u.test(segment) ||
    COUNTED_END.test(before) && /^[分間目]/u.test(segment);
}

/** Whether a line may not break between what stands before and a segment: both as they are written. */
function staysWith(before: string, segment: string, most: number): boolean {
  // Words that blanks divide break at their blanks.
  if (/\s$/.test(before) || /^\s/.test(segment)) return true;
  if (/^[\p{Pe}\p{Pf}\p{Po}ー]+$/u.test(segment) || /[\p{Ps}\p{Pi}\d]$/u.test(before)) return true;
  if (!EASTERN.test(segment) && !EASTERN_END.test(before)) return !/[、。，．]$/.test(before);
  if (isCounted(before, segment)) return true;
  // Endings and particles stay with what they belong to.
  const phrase = EASTERN_END.exec(before)?.[0].length ?? 0;
  return !/[、。，．]$/.test(before) && HIRAGANA.test(segment) && phrase + segment.length <= most;
}

/**
 * The stretches of a text between which a line may break without a blank; closing marks stay with what they close, and
 * a Japanese word with its endings. At least `least` characters stand between two breaks, because each break costs
 * time; a word and its endings are at most `most`.
 */
export function segmentsOf(text: string, least = 1, most = LONGEST_PHRASE): string[] {
  const segments: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    const last = segments.at(-1);
    const phrase = last?.slice(last.search(/\S*$/)) ?? "";
    if (last !== undefined && (phrase.length < least || staysWith(last, segment, most))) {
      segments[segments.length - 1] = last + segment;
    } else segments.push(segment);
  }
  return segments;
}

/** As few pieces of so many characters as syllables allow; where a syllable is longer, or none are known, just so many. */
function piecesOf(word: string, most: number, language: string): string[] {
  return syllablesOf(word, language).flatMap((each) => each.match(new RegExp(`.{1,${most}}`, "gu")) ?? [each])
    .reduce<string[]>((pieces, syllable) => {
      const last = pieces.at(-1);
      return last === undefined || last.length + syllable.length > most
        ? [...pieces, syllable]
        : [...pieces.slice(0, -1), last + syllable];
    }, []);
}

/**
 * Puts a break every `longest` characters, or before the syllable there, into words that are longer; all other words stay
 * whole. The box that stands for a character of no font is as wide as two.
 */
export function breakLongWords(text: string, longest: number, language = ""): string {
  return text.replace(/[^ \u00A0]+/gu, (word) => {
    const most = word.includes(NO_GLYPH) ? Math.ceil(longest / 2) : longest;
    if (word.length <= most || needsSegments(word)) return word;
    const pieces = piecesOf(word, most - 1, language);
    return pieces.reduce((before, piece) =>
      before + (TAKES_HYPHEN.test(before) ? SOFT_HYPHEN : BARE_BREAK) + piece
    );
  });
}

/** The renderer's hyphenation: never of its own accord, so that names and foreign words stay whole. */
export function hyphenate(word: string): string[] {
  return word.includes(SOFT_HYPHEN) ? word.split(SOFT_HYPHEN) : [word];
}
