import { refusalsIn, sentencesOf, wordCount } from "../../evidence/evidence.ts";
import type { FieldId } from "../../domain/fields.ts";
import { numberOf } from "./quantities.ts";
import { type JourneyState } from "../../domain/journey.ts";
import { answerTo } from "./said.ts";

/** A channel the founder will not use. */
export interface RefusedChannel {
  /** Exact words: "paid search". */
  name: string;
  field: FieldId;
  /** The exact sentence that refuses it. */
  sentence: string;
}

const REASON =
  /[,;:]?\s+(?:because|since|as they|weil|porque|parce que|omdat|fordi)\b.*$|\s+[-–—]\s.*$|[,;:]\s+(?:I|we|they|it|he|she|tried|my|that|nothing|not)\b.*$/iu;
const OPENING =
  /^(?:(?:and|also|but|no|not|never|nor|neither|or|either|I|we|won['’]t|will|would|don['’]t|do|refuse|use|what|is|are|to|also|any|the|a|nie|kein\w*|pas de|nunca|não|nem|geen|ingen)\s+)+/iu;
const SENTENCE_WORDS =
  /(?<!\p{L})(?:i|we|they|it|he|she|you|have|has|had|did|do|does|is|are|was|were|get|got|tried|takes?|ich|wir|ist|sind|hat|je|nous|est|eu|nós|são|é)(?!\p{L})/iu;

/** The refused channels of a journey, from `channels.refused`, else from refusals in `channels.capacity`. */
export function refusedChannels(state: JourneyState): RefusedChannel[] {
  const own = answerTo(state, "channels.refused");
  const listed = own === "" ? [] : sentencesOf(own).flatMap((each) => itemsOf(each, "channels.refused"));
  if (listed.length > 1) return distinct(listed);
  const capacity = answerTo(state, "channels.capacity");
  return distinct([...listed, ...refusalsIn(capacity).flatMap((each) => itemsOf(each, "channels.capacity"))]);
}

function itemsOf(sentence: string, field: FieldId): RefusedChannel[] {
  const bare = sentence.replace(/[.!?。]+$/u, "").replace(REASON, "");
  return bare.split(/\s*[,;、，]\s*|\s+(?:and|or|nor|und|oder|et|ou|e|y|o|en|of|og|eller)\s+/iu)
    .map((item) => item.replace(OPENING, "").replace(/\s+(?:too|either|as well|please|at all)$/iu, "").trim())
    .filter((name) =>
      name !== "" && wordCount(name) <= 4 && !SENTENCE_WORDS.test(name) && !/\d/.test(name) &&
      numberOf(name.split(" ")[0] ?? "") === null
    )
    .filter((name) => sentence.includes(name))
    .map((name) => ({ name, field, sentence }));
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
