import { GRAMMAR } from "../../text/grammar_words.ts";
import { UPDATES } from "../../facts/words.ts";
import { wordPattern } from "../../text/amount_words.ts";
import { LANGUAGES, lexiconsOf, phrasesPattern } from "../../text/lexicon.ts";
import { CALENDAR_NAME } from "../../text/months.ts";
import { CORRECTION_WORDS, TALK_WORDS } from "../hearing/heard_words.ts";
import { FILL_SIGN } from "./masked_numbers.ts";

const AND = GRAMMAR.sourceOf("and");
const JOINERS = `(?:(?:${CORRECTION_WORDS.sourceOf("joins")}|${AND}|${TALK_WORDS.sourceOf("but")}),?\\s+)*`;
/** Words that say that something was wrong: some wherever they stand, some only at the beginning of a clause. */
export const CUE = new RegExp(
  `${CORRECTION_WORDS.sourceOf("anywhere")}|` +
    `(?:^|[.!?,;:。、]\\s*)${JOINERS}${CORRECTION_WORDS.sourceOf("at_start")}`,
  "iu",
);
/** "… is €175, I had the old price in my head": said behind the new value. */
export const OLD_ONE = CORRECTION_WORDS.patternOf("old_one");
export const SHOULD_BE = new RegExp(
  `${CORRECTION_WORDS.sourceOf("make_it", "should_be")}\\s[€$£]?\\d`,
  "iu",
);

const SIGN = "(?:(?:NZ|AU|US|CA|HK|SG|MX|A|C|R)?\\$|[€£¥])?\\s?";
const UNIT =
  "(?:\\s?(?:%|k|m|mio|bn|million|thousand|grand|€)(?![\\p{L}\\p{N}])|\\s?(?:万(?:\\d+千?)?円?|円))?";
/** The source of a pattern for a number in digits, sign and scale included. */
export const NUMBER = `${SIGN}\\d(?:[\\d.,:${FILL_SIGN}]*[\\d${FILL_SIGN}])?${UNIT}`;
const WORDS = "[\\p{L}][\\p{L}\\p{N}'’&-]*(?: [\\p{L}][\\p{L}\\p{N}'’&-]*){0,3}";
export const NOT = UPDATES.sourceOf("not_that");
const BUT = CORRECTION_WORDS.sourceOf("but");
const GAP = "[^.!?\\d]{0,60}?";

/** A way of setting two values side by side, and which group is which. */
export interface Pair {
  pattern: RegExp;
  from: number;
  to: number;
}

function pair(source: string, from: number, to: number): Pair {
  return { pattern: new RegExp(source, "giu"), from, to };
}

/** "88, not 90": the plainest way, whatever stands around it. */
const NEW_NOT_OLD = pair(
  `(${NUMBER})${GAP},? (?:${AND} )?${NOT} (?:${CORRECTION_WORDS.sourceOf("of")} )?(${NUMBER})`,
  2,
  1,
);
/** "45 of the 52, not 44": the first of a ratio is put right, though the other one stands nearer. */
const OUT_OF = `\\s${CORRECTION_WORDS.sourceOf("out_of")}\\s(?:[^\\s\\d]+\\s)?${NUMBER}`;
const PART_NOT_OLD = pair(`(${NUMBER})${OUT_OF}${GAP},? (?:${AND} )?${NOT} (${NUMBER})`, 2, 1);
export const DENYING_PAIRS: Pair[] = [PART_NOT_OLD, NEW_NOT_OLD];
/** How a founder says what is so: "it's 40", "es sind 40", "on est à 40". */
const BEING = CORRECTION_WORDS.sourceOf("being");
/** "It's no longer 26 shops, it's 28": what was so until now, and what is. */
const NO_LONGER = `${
  CORRECTION_WORDS.sourceOf("is_no_longer")
}\\s(${NUMBER})${GAP}[,;.]? ?(?:${BUT}|${BEING})\\s(?:[^\\s\\d]+\\s)?(${NUMBER})`;
/** "30. September 2027", "June 30th, 2027", "30 de junio", "March". */
const CALENDAR_DAY = `(?:\\d{1,2}(?:\\.|st|nd|rd|th|er|º)?\\s(?:(?:of|de)\\s)?)?${CALENDAR_NAME}` +
  "(?:\\s\\d{1,2}(?:st|nd|rd|th)?(?!\\d))?(?:,?(?:\\sde)?\\s(?:19|20)\\d{2})?";
/** "It comes in April, not in March", "it is the 30th of September, not the 30th of June". */
export const CALENDAR_PAIRS: Pair[] = [
  pair(
    `(${CALENDAR_DAY})[^.!?;\\d]{0,40}?,? (?:${AND} )?${NOT} (?:\\p{L}+ ){0,2}?(${CALENDAR_DAY})`,
    2,
    1,
  ),
];

const ORDINAL = phrasesPattern(lexiconsOf(LANGUAGES).flatMap(({ ordinals }) => [...ordinals.keys()]));
/** "On the last Thursday of the month, not on the first": the old one is of the same thing, whose name may be left out. */
export const ORDINAL_PAIR = new RegExp(
  `(?<fresh>${ORDINAL}) (?<of>\\p{L}+)[^.!?;\\d]{0,40}?,? (?:${AND} )?${NOT} (?:\\p{L}+ ){0,2}?(?<old>${ORDINAL})(?!\\p{L})(?: \\k<of>)?`,
  "iu",
);

const IS = CORRECTION_WORDS.sourceOf("went_to", "is");
/** "The obstacle is the treasurer": what is named before is no part of the value. */
const NAMED_BEFORE = `(?!\\S+(?: \\S+)? ${IS} )`;

/** Ways of setting a new value beside the old one, from the plainest to the loosest. */
export const PAIRS: Pair[] = [
  pair(`(${NUMBER})${GAP} ${CORRECTION_WORDS.sourceOf("should_be")} (${NUMBER})`, 1, 2),
  pair(
    `${wordPattern("range_from", LANGUAGES).source} (${NUMBER}) ${
      CORRECTION_WORDS.sourceOf("change_to")
    } (${NUMBER})`,
    1,
    2,
  ),
  pair(
    `${CORRECTION_WORDS.sourceOf("swap")} (${NUMBER}|${WORDS}?) ${
      CORRECTION_WORDS.sourceOf("change_to")
    } (${NUMBER}|${WORDS})`,
    1,
    2,
  ),
  PART_NOT_OLD,
  NEW_NOT_OLD,
  pair(NO_LONGER, 1, 2),
  pair(
    `${CORRECTION_WORDS.sourceOf("denies")} (${NUMBER})${GAP}[,;]? ?${BUT} (?:it['’]?s |the )?(${NUMBER})`,
    1,
    2,
  ),
  pair(`(${NUMBER})[^。\\d]{0,12}(?:ではなく|じゃなく|じゃなくて|でなく)て?、?(${NUMBER})`, 1, 2),
  pair(
    `(?:${CORRECTION_WORDS.sourceOf("called")} |: )(?:the )?${NAMED_BEFORE}(${WORDS}),? (?:and )?${
      CORRECTION_WORDS.sourceOf("not_but")
    } (?:the )?(${WORDS})`,
    2,
    1,
  ),
];

const OPPOSES = CORRECTION_WORDS.sourceOf("contradicts");
const OWNED = CORRECTION_WORDS.sourceOf("owned");
/** "The obstacle is", "our goal was". */
export const NAMES_FACT = new RegExp(`^${OWNED} (?<about>\\p{L}+(?: \\p{L}+)?) ${IS} `, "iu");
/** "No, the raise is 750k", "actually our goal should be 40". */
export const NAMED = new RegExp(
  `^(?:${OPPOSES})?[\\s,:–-]*${OWNED} (?<about>\\p{L}+(?: \\p{L}+)?) ${IS} (?:${
    CORRECTION_WORDS.sourceOf("really")
  } )?(?<to>[^.!?,;]*\\d[^.!?;]*)$`,
  "iu",
);
/** "Sorry, 400 queens by July was my goal". */
export const NAMED_BEHIND = new RegExp(
  `^(?:${OPPOSES}[\\s,:–-]+)*(?:the )?(?<to>[^.!?,;]{0,60}?\\d[^.!?;]{0,60}?) ${IS} ${OWNED} (?<about>\\p{L}+)(?:,? not (?:the |my )?\\p{L}+)?$`,
  "iu",
);
/** "Change the goal to 52 marinas". */
export const CHANGED = new RegExp(
  `^${CORRECTION_WORDS.sourceOf("swap")} ${OWNED} (?<about>\\p{L}+(?: \\p{L}+)?) ` +
    `${CORRECTION_WORDS.sourceOf("change_to")} (?<to>[^.!?,;]*\\d[^.!?;]*)$`,
  "iu",
);
/** "We moved to Harlingen": where one works. */
export const MOVED = new RegExp(
  `^${CORRECTION_WORDS.sourceOf("moved_to")} (?<to>(?-i:\\p{Lu})[\\p{L}\\p{M}'’ -]*)`,
  "iu",
);
/** "Channels: Xero 19, auditors 16". */
export const LABELLED = /^(?<about>\p{L}+(?: \p{L}+)?)\s?[:：]\s*(?<to>\S.*)$/u;

export const IS_NO_LONGER = new RegExp(NO_LONGER, "iu");

/** Words that the number of today stands behind. */
const TODAY = wordPattern("now", LANGUAGES).source;
export const NOW = new RegExp(`(?<!\\p{L})(?:${TODAY})(?!\\p{L})`, "iu");

/** The same of a thing that is named: "the fairs were 34", "die Feste waren 34", "la radio ha portato 60". */
const OF_THING = CORRECTION_WORDS.sourceOf("being_named");

/**
 * "It's 88 a week, not 90", "es sind 88 Kunden, nicht 90", "88 clients last year, not 90": no word says that something was wrong, and still nobody would
 * deny a number that was never told. The old one must stand on the sheet.
 */
export const DENIED = new RegExp(
  `(?:^|[.!?,;:。、–—-]\\s*|\\s)(?:(?:${BEING}|${OF_THING}|${TODAY})\\s(?:[^\\s\\d]+\\s){0,3}?${NUMBER}(?:${OUT_OF})?${GAP}[,;]? ?(?:${AND} )?${NOT} (?:[^\\s\\d]+\\s)?${NUMBER}` +
    `|${NO_LONGER}|${BEING}\\s${NOT} ${NUMBER}${GAP}[,;]? ?${BUT} ${NUMBER}` +
    `|${NUMBER} \\p{L}[^.!?,;:\\d]{1,40}, (?:${AND} )?${NOT} ${NUMBER}(?![\\p{L}\\d]| \\p{L}))|${NUMBER}(?:じゃ|では)なく`,
  "iu",
);

/** A founder who says what they said before: "I told you 40", "vorhin habe ich 40 gesagt", "falei 40". */
export const SAID = new RegExp(
  [
    CORRECTION_WORDS.sourceOf("said"),
    `${CORRECTION_WORDS.sourceOf("i_have")} (?:${CORRECTION_WORDS.sourceOf("earlier")} )?${
      CORRECTION_WORDS.sourceOf("have_said")
    }`,
    // German and Dutch put the verb last.
    `${CORRECTION_WORDS.sourceOf("i_have_verb_last")} (?:\\S+ ){0,6}?${
      CORRECTION_WORDS.sourceOf("verb_last")
    }`,
  ].join("|"),
  "iu",
);
/** "I told you 40, it's 41": the old value stands first, the new one behind a word for what is so. */
export const SAID_PAIRS: Pair[] = [
  pair(
    `(${NUMBER})[^!?\\d]{0,60}?[\\s,;:.–—(]+(?:${BEING}|${
      CORRECTION_WORDS.sourceOf("now")
    })\\s(?:[^\\s\\d]+\\s){0,4}?(${NUMBER})`,
    1,
    2,
  ),
  pair(`(${NUMBER})[^。\\d]{0,24}(?:が|けど|けれど)[、,]?[^。\\d]{0,14}(${NUMBER})`, 1, 2),
];

const LEAD = `(?:${CORRECTION_WORDS.sourceOf("lead")}|hm+)`;
/** The cue in front of a correction, to the end of what stood before it. */
export const CUE_BEFORE = new RegExp(
  `(?:^|(?<=[.!?。\\n]\\s*)|[\\s,;]*)(?:${LEAD}[\\s,:、–-]*)+$`,
  "iu",
);
/** The same at the beginning of the words that correct: "no, " of "no, the goal is 45". */
export const CUE_IN_FRONT = new RegExp(`^(?:${LEAD}(?!\\p{L})[\\s,:、–-]*)+`, "iu");
