import { UPDATES } from "../../facts/words.ts";
import { isUnspaced, sentencesOf, wordCount } from "../../text/text.ts";
import { isPhrase } from "../acts/phrase_patterns.ts";
import { isPlainRefusal } from "../acts/talk_form.ts";
import { AGREEMENT_WORDS, PICK_WORDS } from "../hearing/heard_words.ts";

/** The words of a kind as alternatives; what may stand around them is said where they are used. */
function anyOf(kind: Parameters<typeof PICK_WORDS.phrasesOf>[0]): string {
  return PICK_WORDS.phrasesOf(kind).join("|").replaceAll("'", "['’]");
}

/** What founders call each of three sentences. */
const ORDINALS = [`${anyOf("first")}|1`, `${anyOf("second")}|2`, `${anyOf("third")}|3`];
const LAST = anyOf("last");

/** In scripts without spaces, and where endings change, the stem alone decides. */
const STEMS = (["stem_first", "stem_second", "stem_third"] as const).map((kind) =>
  PICK_WORDS.patternOf(kind)
);
const LAST_STEM = PICK_WORDS.patternOf("stem_last");

const ARTICLE = anyOf("article");

/** From the plainest way of picking to the loosest. */
const PICKS: ((ordinal: string) => RegExp)[] = [
  (o) =>
    new RegExp(
      `(?<!\\p{L})(?:${anyOf("take")})(?!\\p{L})(?: (?:${
        PICK_WORDS.sourceOf("number")
      }\\.?|${ARTICLE}))*\\s*(?:${o})(?![\\p{L}\\p{N}])`,
      "iu",
    ),
  (o) =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${anyOf("called")}|no\\.|nr\\.?|nº|n°|#)\\s*(?:${o})(?![\\p{L}\\p{N}])`,
      "iu",
    ),
  (o) =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${o}) ${PICK_WORDS.sourceOf("the_one")}(?![\\p{L}\\p{N}])`,
      "iu",
    ),
  (o) =>
    new RegExp(
      `(?:^|[.!;:,]\\s*|${PICK_WORDS.sourceOf("yes")}\\s+)(?:(?:${ARTICLE})\\s*)?(?:${o})(?=[\\s.,;:!)]|$)`,
      "iu",
    ),
  (o) => new RegExp(`(?<![\\p{L}\\p{N}])(?:the )?(?:${o})(?![\\p{L}\\p{N}:.]\\d|[\\p{L}\\p{N}])`, "iu"),
];

const NOT_THAT_ONE = new RegExp(
  `${UPDATES.sourceOf("not_that")} (?:(?:${ARTICLE}) ?)?(?:number )?(?:${
    [...ORDINALS, LAST].join("|")
  })(?![\\p{L}\\p{N}])`,
  "giu",
);

const LETTERS = "abc";

/** Which of `count` sentences a message picks; null where it names none or more than one. */
export function pickIn(message: string, count: number): number | null {
  const letter = /^\s*([abc])[^\p{L}\p{N}]*$/iu.exec(message)?.[1];
  if (letter !== undefined) return LETTERS.indexOf(letter.toLowerCase());
  const text = message.replace(NOT_THAT_ONE, " ");
  const ordinals = ORDINALS.slice(0, count).map((ordinal, at) =>
    at === count - 1 ? `${ordinal}|${LAST}` : ordinal
  );
  for (const pick of PICKS) {
    const hits = ordinals.map((ordinal) => pick(ordinal).test(text));
    if (hits.filter(Boolean).length === 1) return hits.indexOf(true);
  }
  const stems = STEMS.slice(0, count).map((stem, at) =>
    stem.test(text) || (at === count - 1 && LAST_STEM.test(text))
  );
  return stems.filter(Boolean).length === 1 ? stems.indexOf(true) : null;
}

const BARE_PICK = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:${AGREEMENT_WORDS.sourceOf("anywhere")}[,.]? +)?(?:(?:${ARTICLE}) *)?(?:${
    [...ORDINALS, LAST].join("|")
  })(?: (?:one|${anyOf("called")}))?(?:,? (?:${anyOf("fits")})(?: [\\p{L}'’]+){0,2})?[^\\p{L}\\p{N}]*$`,
  "iu",
);
const LONGEST_BARE = 12;

/** "The second one is grand", "Der erste passt.", "二番でいいです": nothing but which of them it is; null otherwise. */
export function barePickIn(message: string, count: number): number | null {
  const isBare = BARE_PICK.test(message) || (isUnspaced(message) && message.trim().length <= LONGEST_BARE);
  return isBare ? pickIn(message, count) : null;
}

/** "None of these" in its first sentence or clause; "no, the second one" is none. */
export function isRejection(text: string): boolean {
  const [first = text] = sentencesOf(text);
  const clause = first.split(/[,;:–—]/u)[0] ?? first;
  const names = NONE.test(clause) || isBareRefusal(text) || isPhrase("reject", first) ||
    isPlainRefusal(first);
  return names && !(isBareNo(clause) && pickIn(text.slice(clause.length), 3) !== null);
}

/** "No. Sounds like a bank."; "no. 2" and "no, the second one" are none. */
function isBareRefusal(text: string): boolean {
  const rest = BARE_NO.exec(text)?.groups?.["rest"];
  if (rest === undefined) return BARE_NO.test(text);
  return !/^\d/.test(rest) && pickIn(rest, 3) === null;
}

const BARE_NO = new RegExp(
  `^\\s*${PICK_WORDS.sourceOf("bare_no")}(?:\\s*$|[.!。]\\s*(?<rest>[\\s\\S]*)$)`,
  "iu",
);
const NONE = new RegExp(
  `^(?:${PICK_WORDS.sourceOf("bare_no")}\\W+)?${PICK_WORDS.sourceOf("none_of_them")}(?!\\p{L})`,
  "iu",
);

function isBareNo(clause: string): boolean {
  return wordCount(clause) <= 1;
}
