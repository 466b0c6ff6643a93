/** A font package and how it is cut: which weights it ships, and whether its ideographs come as one file. */
export interface FontPackage {
  name: string;
  weights: readonly number[];
  italics: boolean;
  /** The subset that holds nearly all of a large script in one file, tried before the small pieces. */
  whole?: string;
}

export const SERIF: FontPackage = { name: "source-serif-4", weights: [400, 600], italics: true };
export const SANS: FontPackage = { name: "instrument-sans", weights: [400, 600], italics: true };
export const NEWS: FontPackage = { name: "newsreader", weights: [400, 600], italics: true };
export const SLAB: FontPackage = { name: "bitter", weights: [400, 600], italics: true };
export const PLEX: FontPackage = { name: "ibm-plex-sans", weights: [400, 600], italics: true };

const JAPANESE: FontPackage = { name: "kosugi", weights: [400], italics: false, whole: "japanese" };
const KOREAN: FontPackage = { name: "gowun-dodum", weights: [400], italics: false, whole: "korean" };
const CHINESE: FontPackage = {
  name: "zcool-xiaowei",
  weights: [400],
  italics: false,
  whole: "chinese-simplified",
};
const HEBREW: FontPackage = { name: "noto-sans-hebrew", weights: [400, 600], italics: false };

/**
 * What follows a template's own fonts, in the order in which a character is looked for. Han characters are
 * shared by three languages: kana or hangul in the text say whose shapes are wanted. Arabic is left out: the
 * layout engine drops dots of joined letters, and a wrong letter is worse than a visible □.
 */
export function fallbackPackages(text: string): FontPackage[] {
  const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);
  const korean = /\p{Script=Hangul}/u.test(text);
  const han = /\p{Script=Han}/u.test(text);
  const eastern = han && !japanese && !korean
    ? [CHINESE, JAPANESE, KOREAN]
    : korean && !japanese
    ? [KOREAN, JAPANESE, CHINESE]
    : [JAPANESE, CHINESE, KOREAN];
  return [SERIF, PLEX, ...eastern, HEBREW];
}
