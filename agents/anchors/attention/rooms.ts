import { sentencesOf, wordCount } from "../../text/text.ts";
import { type JourneyState } from "../../domain/journey.ts";
import { NUMBER, numberOf } from "../../text/quantities.ts";
import { currentAnswer } from "../words/current_answer.ts";

/** A place where the audience already gathers. */
export interface Room {
  /** Exact words. */
  name: string;
  sentence: string;
  /** How many people are there, where said. */
  size: number | null;
}

const SIZE = new RegExp(
  `(?<n>${NUMBER}k?)\\s(?:of them|ppl|men|women|people|persons|members|students|subscribers|seats|guests|Leute|personnes|pessoas|mensen)`,
  "iu",
);
/** What is told of a room behind its name: "where …", "die …", an aside in brackets. */
const RELATIVE =
  /(?:^|\s+)(?:that|which|who|where|when|wo|wohin|où|donde|dónde|onde|waar|hvor)\b.*$|\s+\(.*$/iu;
/** Small words before the name of a room: "mostly at the". */
const LEAD =
  /^(?:(?:and|und|et|y|e|en|og|also|there['’]s|there is|there are|maybe|mostly|in|at|on|we meet them at|they meet at)\s+)+/iu;
/** When a room meets, or how the founder feels about it, is no room. */
const NO_ROOM =
  /^(?:honestly|mostly|maybe|sometimes|obviously|of course|quarterly|monthly|weekly|daily)$|^(?:last|first|every|each|the (?:first|last)) \p{L}+(?: of \p{L}+)?$|^\p{Lu}\p{L}+ in \p{Lu}\p{L}+(?: and \p{Lu}\p{L}+)?$/u;
const SENTENCE_WORDS = /(?<!\p{L})(?:i|we|they|it|he|she|have|has|don['’]t|know)(?!\p{L})/iu;

/** The rooms of `community.places`, in the founder's order. */
export function roomsOf(state: JourneyState): Room[] {
  const text = currentAnswer(state, "community.places");
  return sentencesOf(text).flatMap((sentence) => {
    const bare = sentence.replace(/[.!?。]+$/u, "");
    const parts = bare.split(/\s*[,;、，](?![^(]*\))\s*/u);
    return parts.flatMap((part, at) => {
      const name = part.replace(LEAD, "").replace(RELATIVE, "").replace(/\s*[:：].*$/u, "").replace(
        /\s+(?:too|as well)$/i,
        "",
      ).trim();
      if (
        name === "" || wordCount(name) > 12 || SENTENCE_WORDS.test(name) ||
        /^(?:about|abt|around|one (?:for|of))\s|^[~\d]/i.test(name) || NO_ROOM.test(name)
      ) {
        return [];
      }
      const near = SIZE.exec(part) ?? SIZE.exec(aside(parts[at + 1]));
      return [{ name, sentence, size: near ? numberOf(near.groups?.["n"] ?? "") : null }];
    });
  }).slice(0, 6);
}

/** "…, about 20 people" tells the size of the room before it. */
function aside(part: string | undefined): string {
  return part !== undefined && /^(?:about|abt|around|some|roughly|~|\d)/i.test(part) ? part : "";
}
