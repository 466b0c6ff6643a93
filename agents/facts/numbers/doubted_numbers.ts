import { DOUBTS } from "../words.ts";

/** "We want 1,000 by summer" is a goal. */
const WISHED = new RegExp(`${DOUBTS.sourceOf("wished")}[^,;.]*$`, "iu");

/** "Our CFO says 118", "Marta lo sabe, dice 31": up to where the number stands. */
const SAYS = new RegExp(
  `(?:(?<!\\p{L})(?!i\\s)\\p{L}+\\s|[,;:]\\s)${DOUBTS.sourceOf("says")}\\s[^,;.:]{0,32}$`,
  "iu",
);

/** "By the accelerator's way of figuring", "selon le cabinet"; one's own books are no somebody else. */
const ACCORDING = new RegExp(
  `(?:(?<!\\p{L})by the \\p{L}+['’]s (?:way|count|reckoning|figuring|maths?)|${
    DOUBTS.sourceOf("according")
  })` +
    `(?!\\s${DOUBTS.sourceOf("own_books")}\\s)[^\\d]*$`,
  "iu",
);
const ACCORDING_UNSPACED =
  /^(?!.*(?:私|うち|僕|お客|帳簿|ノート)[^、。]*は)[^、。\d]{1,14}(?:さん|氏|夫|妻|母|父|姉|兄|弟|妹|会社|事務所)?(?:は|によると|によれば|いわく)[^、。]*\d?[^、。]*(?:と言|って言|そうです|らしい)/u;

/** True where the words before a number say that it is hoped for. */
export function isWished(before: string): boolean {
  return WISHED.test(before);
}

/** "I could guess 600": whatever follows is no measure. */
export function isGuessed(before: string): boolean {
  return DOUBTS.isIn(before, "guessed");
}

/** True where somebody else says the number that follows. */
export function isSaidByAnother(before: string): boolean {
  return SAYS.test(before);
}

/** True where the words before a number say whose figure it is. */
export function isAccordingToAnother(before: string): boolean {
  return ACCORDING.test(before) || ACCORDING_UNSPACED.test(before);
}

/** "I think it's around 1.2m", "don't quote me": nobody would stand by it. */
export function isOnlyThought(sentence: string): boolean {
  return DOUBTS.isIn(sentence, "thought");
}
