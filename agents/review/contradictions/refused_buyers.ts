import type { Evidence, TextFact } from "../../domain/facts.ts";
import { isSameWord } from "../../text/stems.ts";
import { stem, wordCount } from "../../text/text.ts";
import { type Conflict, type Ground, isQuotable } from "./conflict.ts";
import { isForBuyers, namesBuyers, refusedBuyers, refusedPart } from "./kinds.ts";
import { isRefusing, PLANNED_IN, rowsToDelete } from "./planned.ts";
import { refusalConflict } from "./refusal_conflict.ts";
import { topicOf } from "./topics.ts";
import { PEOPLE, WORDS } from "./words.ts";

/** A kind of buyer that is turned away whole, in one of its names, and something that is planned for them. */
export function refusedBuyersPlanned(ground: Ground): Conflict[] {
  const { not_for, offering } = ground.sheet.facts;
  return not_for.flatMap((refused) => {
    const isTheirs = buyersTest(refused, offering?.quote ?? "");
    const plan = isTheirs === null
      ? undefined
      : ground.said.find((said) =>
        PLANNED_IN.includes(said.field) && said.turn !== refused.turn && isTheirs(said.quote) &&
        !isRefusing(said.quote)
      );
    if (plan === undefined) return [];
    return refusalConflict({
      id: `audience:${plan.field}`,
      fact: "not_for",
      refused,
      shown: inItsSentence(ground, refused),
      plan,
      ifRefused: rowsToDelete(ground, plan, refused),
    });
  });
}

const FOR = new RegExp(
  `${WORDS.sourceOf("for")}\\s(?:\\p{L}{1,4}\\s)?(\\p{L}{4,})(?!\\p{L})`,
  "giu",
);

/** What tells a text about the refused; null where the offering itself is for some of them, or no one noun names them. */
function buyersTest({ text }: TextFact, offering: string): ((quote: string) => boolean) | null {
  // A refusal with an exception is none of all of them.
  if (WORDS.isIn(text, "except")) return null;
  const kind = refusedBuyers(text);
  if (kind !== null) return namesBuyers(offering, kind) ? null : (quote) => isForBuyers(quote, kind);
  const part = refusedPart(text);
  const [noun, ...more] = topicOf(part);
  if (
    noun === undefined || more.length > 0 || wordCount(part) > 2 || /\d/.test(part) ||
    PEOPLE.isIn(part, "anybody")
  ) {
    return null;
  }
  if ([...topicOf(offering)].some((word) => isSameWord(word, noun))) return null;
  return (quote) =>
    [...quote.matchAll(FOR)].some(([, word = ""]) => isSameWord(stem(word.toLowerCase()), noun));
}

const MOST_WORDS = 20;

/** A refusal of one or two words is shown in the sentence it stands in, also where only its beginning stands as said. */
function inItsSentence({ said }: Ground, refused: TextFact): Evidence {
  const own = said.filter(({ turn, field }) => turn === refused.turn && field === refused.field);
  const sentences = own.flatMap(({ quote, withNext }) => [quote, withNext?.slice(quote.length).trim() ?? ""]);
  const whole = sentences.toSorted((one, other) => other.length - one.length).find((sentence) =>
    sentence.includes(refused.quote) && wordCount(sentence) <= MOST_WORDS && isQuotable(sentence)
  );
  return whole === undefined ? refused : { ...refused, quote: whole };
}
