import { LANGUAGES, phrasesOf, phrasesPattern } from "../../text/lexicon.ts";
import { DOUBTS } from "../words.ts";

const ME = phrasesPattern(phrasesOf(LANGUAGES, "me"));

/** "We want 1,000 by summer" is a goal. */
const WISHED = new RegExp(`${DOUBTS.sourceOf("wished")}[^,;.]*$`, "iu");

/** "Our CFO says 118", "Marta lo sabe, dice 31": up to where the number stands. */
const SAYS = new RegExp(
  `(?:(?<!\\p{L})(?!(?:${ME})\\s)\\p{L}+\\s|[,;:]\\s)${DOUBTS.sourceOf("says")}\\s[^,;.:]{0,32}$`,
  "iu",
);

/** "By the accelerator's way of figuring", "selon le cabinet"; one's own books are no somebody else. */
const ACCORDING = new RegExp(
  `${DOUBTS.sourceOf("according")}(?!\\s${DOUBTS.sourceOf("own_books")}\\s)[^\\d]*$`,
  "iu",
);
/** In Japanese: somebody as the topic, and at the end that they say so. */
const ACCORDING_UNSPACED = new RegExp(
  `^(?!.*${DOUBTS.sourceOf("own_topic")}[^、。]*は)[^、。\\d]{1,16}${DOUBTS.sourceOf("topic")}` +
    `[^、。]*\\d?[^、。]*${DOUBTS.sourceOf("said_last")}`,
  "u",
);

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
