import type { Facts, ObjectionFact } from "../domain/facts.ts";
import { LANGUAGES, withoutCues } from "../text/lexicon.ts";
import { sharedStems, stemsOf } from "../text/stems.ts";
import { wordCount } from "../text/text.ts";
import { isTooDear } from "./topics.ts";
import { QUOTED } from "./words.ts";

/** The objection that a question speaks of: by most of its telling words, or both say that it is too dear. */
export function objectionIn(query: string, { objections }: Facts): ObjectionFact | null {
  const asked = stemsOf(query);
  const ranked = objections.filter(({ answer }) => answer !== null && answer.trim() !== "").map(
    (objection) => {
      const says = stemsOf(objection.says);
      const share = says.size === 0 ? 0 : sharedStems(says, asked).length / says.size;
      const isQuoted = isSaidIn(objection.says, query) || isToldIn(objection.says, query) ||
        (says.size === 0 && isSaidOver(objection.says, query));
      const isPrice = isTooDear(query) &&
        (isTooDear(objection.says) || /\p{Sc}|\bquid\b/u.test(objection.says));
      return { objection, share: share + (isPrice ? 1 : 0) + (isQuoted ? 1 : 0) };
    },
  ).toSorted((one, other) => other.share - one.share);
  const [best] = ranked;
  return best !== undefined && best.share > 0.5 ? best.objection : null;
}

const IN_QUOTES = /["'“‘«](.+?)["'”’»](?!\p{L})/u;
/** Of an objection's words, small ones too, so many stand in what the question quotes. */
const SAME = 0.75;

function isSaidIn(says: string, query: string): boolean {
  const words = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const quoted = new Set(words(IN_QUOTES.exec(query)?.[1] ?? ""));
  const own = words(says);
  return own.length > 3 && own.filter((word) => quoted.has(word)).length / own.length >= SAME;
}

/** "I'm too old for this", told over as "who say they're too old": all its words that are not of mere grammar. */
function isSaidOver(says: string, query: string): boolean {
  const words = (text: string): string[] =>
    withoutCues(text.toLowerCase(), LANGUAGES, "pronouns", "auxiliaries", "prepositions", "demonstratives")
      .match(/\p{L}{2,}/gu) ?? [];
  const [own, asked] = [words(says), words(query)];
  return own.length > 1 && own.every((word) => asked.includes(word));
}

const SPEAKS_OF_SELF = new RegExp(`^${QUOTED.sourceOf("speaks_of_self")}\\s`, "iu");

/** "She says she is too old" tells "I'm too old". */
function isToldIn(says: string, query: string): boolean {
  const told = says.toLowerCase().replace(SPEAKS_OF_SELF, "").replace(/[\s.?!]+$/u, "");
  return wordCount(told) > 1 && query.toLowerCase().includes(told);
}
