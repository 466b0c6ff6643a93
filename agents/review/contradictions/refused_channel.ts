import type { Evidence, TextFact } from "../../domain/facts.ts";
import { stem, wordCount } from "../../text/text.ts";
import { alikeWords, tellingWords } from "./alike.ts";
import { type Conflict, type Ground, isQuotable } from "./conflict.ts";
import { isOfFamily, isOfOthers } from "./planned.ts";
import { refusalConflict } from "./refusal_conflict.ts";
import { topicOf } from "./topics.ts";
import { WORDS } from "./words.ts";

/** What was tried in vain, or once, may well be refused since. */
const isInVain = (quote: string) => WORDS.isIn(quote, "in_vain");
/** Where somebody else may be told of; places and subjects are only named. */
const TOLD = ["launch.moment", "evolution.next"];
const PLANS = [...TOLD, "community.places", "content.knowledge"];

/** A channel that is refused, and brought customers or is planned. */
export function refusedChannel(ground: Ground): Conflict[] {
  const { refused_channels, channels } = ground.sheet.facts;
  // What refuses something itself is a reason and names no channel.
  return refused_channels.filter(({ text }) => !WORDS.isIn(text, "refuses")).flatMap((refused) => {
    const used = channels.find(({ name, count, share, quote }) =>
      (count ?? share ?? 0) > 0 && isSameChannel(refused.text, name) && !isInVain(quote)
    );
    if (used !== undefined && used.turn !== refused.turn) {
      return refusalConflict({ id: `channel:${used.name}`, fact: "refused_channels", refused, plan: used });
    }
    const plan = ground.said.find(({ quote, field, turn }) =>
      PLANS.includes(field) && turn !== refused.turn && !WORDS.isIn(quote, "refuses") &&
      !isInVain(quote) &&
      (namesChannel(quote, refused.text) || isAlikePlan(quote, refused.text)) &&
      !(TOLD.includes(field)
        ? isOfOthers(quote, (opening) => alikeWords(refused.text, opening).length > 0)
        : isOfFamily(quote))
    );
    if (plan === undefined) return [];
    const shown = inItsSentence(ground, refused);
    return refusalConflict({
      id: `channel:${plan.field}`,
      fact: "refused_channels",
      refused,
      shown,
      plan,
    });
  });
}

const MOST_WORDS = 24;

/** A short refusal is shown in the sentence it stands in. */
function inItsSentence({ said }: Ground, refused: TextFact): Evidence {
  const { quote, turn, field } = refused;
  const whole = said.find((each) => each.turn === turn && each.field === field && each.quote.includes(quote));
  return whole === undefined || !isQuotable(whole.quote) || wordCount(whole.quote) > MOST_WORDS
    ? refused
    : whole;
}

/** At least two telling words of the refused thing, and nearly all it has, stand in the plan in some form. */
function isAlikePlan(quote: string, refused: string): boolean {
  const alike = alikeWords(refused, quote).length;
  return alike >= 2 && alike >= NEARLY_ALL * tellingWords(refused);
}

const NEARLY_ALL = 0.66;

/** The channel is what is refused; where only some of it is refused, such as its ads, the rest may stand. */
function isSameChannel(refused: string, name: string): boolean {
  return namesChannel(name, refused);
}

/** A thing stands in a text as it was named, word behind word. */
function namesChannel(quote: string, refused: string): boolean {
  const name = wordsIn(refused);
  return topicOf(refused).size > 0 && ` ${wordsIn(quote).join(" ")} `.includes(` ${name.join(" ")} `);
}

function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);
}
