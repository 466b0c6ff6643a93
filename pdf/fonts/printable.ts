/** Stands for every character that no embedded font draws. */
export const NO_GLYPH = "□";

// Joiners, direction marks, skin tones, variation selectors and controls draw nothing by themselves.
const SILENT = /[\p{Emoji_Modifier}\p{Cc}\p{Cf}\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}]/gu;

// A blank that holds a sign to its word ("2 900 €", "Prix :") stays; all others are folded, of which people paste many.
const BLANKS = /(?!\u00A0[:;?!%\p{Sc}]|(?<=\d)\u00A0\d{3})[\s\u00A0\u2007\u2009\u200A\u202F]+/gu;

/** "60 000": a number that a line may not break. */
const GROUPED = /(?<![\d.,])\d{1,3}(?: \d{3})+(?!\d)/gu;

/** "Le prix : 30 %", « là » : a sign that begins no line, and a mark that ends none, however whoever wrote them set their blank. */
const BEFORE_SIGN = / (?=[:;!?%»](?:\s|$)|[€£$](?:[\s.,;:)]|$))/gu;
const BEHIND_MARK = /(?<=«) /gu;

/** A text as it will be set: composed, controls and bold markers dropped, white space folded. */
export function settle(text: string): string {
  return text.normalize("NFC").replace(/\*\*([^*]+)\*\*/g, "$1").replace(BLANKS, " ").replace(SILENT, "")
    .replace(GROUPED, (number) => number.replaceAll(" ", "\u00A0"))
    .replace(BEFORE_SIGN, "\u00A0").replace(BEHIND_MARK, "\u00A0");
}

/** Puts □ in the place of each missing character and tells how many there were. */
export function replaceMissing(text: string, missing: Set<number>): { text: string; replaced: number } {
  let replaced = 0;
  const printed = Array.from(text, (character) => {
    if (!missing.has(character.codePointAt(0) ?? 0)) return character;
    replaced += 1;
    return NO_GLYPH;
  });
  return { text: replaced === 0 ? text : printed.join(""), replaced };
}
