import { refusalsIn, sentencesOf, wordCount } from "../../text/text.ts";
import type { FieldId } from "../../domain/fields.ts";
import { namedChannels } from "./channel_names.ts";
import { numberOf } from "../../text/quantities.ts";
import { type JourneyState } from "../../domain/journey.ts";
import { currentAnswer } from "../words/current_answer.ts";

/** A channel the founder will not use. */
export interface RefusedChannel {
  /** Exact words: "paid search". */
  name: string;
  field: FieldId;
  /** The exact sentence that refuses it. */
  sentence: string;
}

/** Where the reason for a refusal begins: "because", "weil", a dash, or a comma before a new clause. */
const REASON =
  /[,;:]?\s+(?:because|since|as they|who|weil|porque|parce que|omdat|fordi)(?!\p{L}).*$|\s+[-–—]\s.*$|[,;:]\s+(?:I|we|they|it|he|she|tried|my|that|nothing|not)(?![\p{L}'’]).*$/iu;
/** "No cold calling either, harbour masters hang up": the reason ends with the sentence or at the next no. */
const AFTER_CLOSING =
  /(?<=\s(?:either|too|as well|at all))[,;].*?(?=$|(?:[,;]|\s+and)\s+(?:and\s+)?(?:no|never)\s)/iu;
/** What stands before the name of a refused channel: "I won't do any", "kein", "pas de". */
const OPENING =
  /^(?:no more |keine? |(?:pas |plus )d['’]|(?:(?:I|we)['’](?:m|re)|and|also|but|no|not|never|nor|neither|or|either|I|we|won['’]t|ain['’]t|will|would|don['’]t|do|doing|paying|running|refuse|use|what|is|are|to|also|any|the|a|nie|kein\w*|pas de|nunca|ni|não|nem|geen|ingen)[\s:]+)+/iu;
/** What stands behind it: "either", "mehr", "はやりません". */
const CLOSING =
  /\s+(?:too|either|as well|please|at all|any ?more|mehr|a penny|a cent)$|(?:は|を)?(?:やりません|しません|使いません|お断り.*)$|と$/iu;
/** Pronouns and verbs by which a clause is told from a name. */
const SENTENCE_WORDS =
  /(?<!\p{L})(?:i|we|they|it|he|she|you|have|has|had|did|do|does|is|are|was|were|get|got|tried|takes?|none|well|ich|wir|ist|sind|hat|je|nous|est|eu|nós|são|é|\p{L}+(?:amos|emos|imos))(?!\p{L})|(?<!\p{L})(?:hours?|money|budget|hay)(?!\p{L})|^more$/iu;
/** "en" joins in Dutch and Danish, and means "in" in Spanish and French. */
const JOINED = /\s*[,;、，]\s*|\s+(?:and|or|nor|und|oder|et|ou|e|y|o|ni|of|og|eller)\s+/iu;
const DUTCH_EN = /(?<=(?:^|\s)(?:geen|niet|nooit)\s[^.]*)\s+en\s+/iu;
/** A part that says no itself: "never", "keine", "não". */
const NO =
  /^(?:and |but )?(?:(?:I|we|ich|wir|je) ?(?:['’](?:m|re) )?)?(?:no|not|never|won['’]t|ain['’]t|don['’]t|refuse|kein\w*|nie|pas|ni|nunca|não|geen)(?!\p{L})/iu;

/** The refused channels of a journey, from `channels.refused`, else from refusals in `channels.capacity`. */
export function refusedChannels(state: JourneyState): RefusedChannel[] {
  const own = currentAnswer(state, "channels.refused");
  const listed = own === "" ? [] : sentencesOf(own).flatMap((each) => itemsOf(each, "channels.refused"));
  if (listed.length > 1) return distinct(listed);
  const capacity = currentAnswer(state, "channels.capacity");
  return distinct([...listed, ...refusalsIn(capacity).flatMap((each) => itemsOf(each, "channels.capacity"))]);
}

function itemsOf(sentence: string, field: FieldId): RefusedChannel[] {
  const bare = sentence.replace(/[.!?。]+$/u, "").replace(AFTER_CLOSING, "").replace(REASON, "");
  const parts = bare.split(JOINED).flatMap((part) => part.split(DUTCH_EN))
    .filter((part) => field === "channels.refused" || NO.test(part.trim()));
  return parts.flatMap((part) => {
    const name = part.trim().replace(OPENING, "").replace(CLOSING, "").trim();
    if (isName(name)) return [name];
    return namedChannels(part).map((each) => each.name);
  }).filter((name) => sentence.includes(name)).map((name) => ({ name, field, sentence }));
}

function isName(name: string): boolean {
  return name !== "" && !NO.test(name) && (wordCount(name) <= 6 || name.length <= 16) &&
    !SENTENCE_WORDS.test(name) &&
    !/\d/.test(name) &&
    numberOf(name.split(" ")[0] ?? "") === null;
}

function distinct(channels: RefusedChannel[]): RefusedChannel[] {
  const seen = new Set<string>();
  return channels.filter(({ name }) => {
    const key = name.toLowerCase();
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** True where a channel's name and a refused one name the same thing. */
export function isRefused(name: string, refused: RefusedChannel[]): boolean {
  const lower = name.toLowerCase();
  return refused.some((each) =>
    lower.includes(each.name.toLowerCase()) || each.name.toLowerCase().includes(lower)
  );
}
