import { type FieldId, FIELDS } from "../../domain/fields.ts";
import {
  contentWords,
  isUnspaced,
  lacksSubstance,
  namesIn,
  vagueWordsIn,
  wordCount,
} from "../../text/text.ts";
import { asksForOthersWords } from "../acts/act.ts";
import { languagesOf } from "../../text/language.ts";
import { isGenericClaim } from "../../text/generic_claims.ts";
import { countsInWords } from "../quoting/counts_in_words.ts";
import { NOTHING_WORDS, THIN_WORDS } from "./heard_words.ts";

export { isUnknown } from "../acts/unknown.ts";

const NONE = new RegExp(
  `^(?:${NOTHING_WORDS.sourceOf("before")} )?(?:[-–]|${NOTHING_WORDS.sourceOf("alone")}|${
    NOTHING_WORDS.sourceOf("not_any")
  } ${NOTHING_WORDS.sourceOf("places")})(?: ${NOTHING_WORDS.sourceOf("after")})*$`,
  "iu",
);

/** Fields for which a flat no is a whole answer: there may be nothing yet. */
const NONE_IS_FULL: ReadonlySet<FieldId> = new Set<FieldId>([
  "company.links",
  "customer.last_three",
  "channels.current",
]);

/** True if an answer says that there is none of what was asked for. */
export function isNone(text: string): boolean {
  return NONE.test(text.trim().replace(/[.!,。]+/g, "").replace(/\s+/g, " ").trim());
}

/** True for an answer that says nothing whatever anybody reads in it: a flat no, or words that everybody could say. */
export function isHollow(field: FieldId, text: string): boolean {
  return (isNone(text) && !NONE_IS_FULL.has(field)) || isOnlyPraise(text) || isGenericClaim(text);
}

/** True for an answer that must be probed: no name, number, example or reason, or only hollow words. */
export function needsProbe(field: FieldId, text: string): boolean {
  if (!FIELDS[field].needed) return false;
  if (isNone(text)) return !NONE_IS_FULL.has(field);
  // A question asks back sooner than it is what was sent to a customer; what others say is often a question.
  if (isOneQuestion(text) && (field === "voice.sample" || !asksForOthersWords({ field }))) return true;
  if (NEEDS_NUMBER.has(field) && !/\d/.test(text) && !countsInWords(text, languagesOf(text))) return true;
  if (isUnspaced(text)) return wordCount(text) < 4 || isGenericClaim(text) && !isEnoughFor(field, text);
  if (isOnlyPraise(text)) return true;
  const thin = isGenericClaim(text) || (lacksSubstance(text) && !isConcrete(text));
  return thin && !isEnoughFor(field, text);
}

/** A goal is how much of something: without a number it is asked for once more. */
const NEEDS_NUMBER: ReadonlySet<FieldId> = new Set<FieldId>(["goal.twelve_months"]);

/** "Twelve months from now, or the calendar year?": whatever it names, nothing is settled. */
function isOneQuestion(text: string): boolean {
  return /^[^.!?。！？\n]+[?？]$/u.test(text.trim());
}

const EVERYBODYS_WORD = new RegExp(`^${THIN_WORDS.sourceOf("everybodys")}$`, "iu");

/** "Qualität und Ehrlichkeit": nothing but the words on everybody's wall, whose capitals are no names in German. */
function isOnlyPraise(text: string): boolean {
  const words = contentWords(text);
  return words.length > 0 && words.every((word) => EVERYBODYS_WORD.test(word));
}

const LIST = new RegExp(`[,;.\\n]| ${THIN_WORDS.sourceOf("sets_apart")} `, "iu");

/** Numbers in words, and lists of things that are not all hollow. */
function isConcrete(text: string): boolean {
  if (countsInWords(text, languagesOf(text)) || THIN_WORDS.isIn(text, "rates")) {
    return true;
  }
  const items = text.split(LIST).map((item) => item.trim()).filter((item) => item !== "");
  const solid = items.filter((item) => contentWords(item).length > 0 && vagueWordsIn(item).length === 0);
  const isHollow = vagueWordsIn(text).length > 0 || THIN_WORDS.isIn(text, "abstract");
  return !isHollow && solid.length >= 3 && contentWords(text).length >= 5;
}

/** "Any dev team really" names nobody; "anyone who wants it by Friday" does. */
const EVERY_KIND = new RegExp(
  `${THIN_WORDS.sourceOf("every_kind")}(?! ${THIN_WORDS.sourceOf("narrowing")})`,
  "iu",
);

/** What counts as full for a field although it carries neither number nor reason. */
function isEnoughFor(field: FieldId, text: string): boolean {
  if (vagueWordsIn(text).length > 0) return false;
  switch (field) {
    case "identity.contrast":
      return namesIn(`It is ${text}`).length > 0;
    case "voice.sample":
      return wordCount(text) >= 6;
    case "customer.not_for":
    case "channels.refused":
      return contentWords(text).length >= 2 &&
        !EVERY_KIND.test(text);
    case "pitch.team":
      return THIN_WORDS.isIn(text, "founder") || contentWords(text).length >= 2;
    case "market.alternative":
      return contentWords(text).length >= 3;
    case "customer.belief":
      return contentWords(text).length >= 2 &&
        THIN_WORDS.isIn(text, "against_doubt");
    case "journey.quiet":
      return THIN_WORDS.isIn(text, "point_in_time");
    default:
      return false;
  }
}
