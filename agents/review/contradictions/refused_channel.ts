import { stem } from "../../text/text.ts";
import { type Conflict, conflictOf, type Ground } from "./conflict.ts";
import { topicOf } from "./topics.ts";
import { hasWord } from "./words.ts";

/** What was tried in vain, or once, may well be refused since. */
const WITHOUT_AVAIL =
  /\b(?:nothing|nobody|not one|none|zero|tried|used to|stopped|once|gave up|fired)\b|probiert|essayé|probado|provato|tentei|geprobeerd/iu;
const PLANS = ["launch.moment", "evolution.next", "community.places", "content.knowledge"];

/** A channel that is refused, and brought customers or is planned. */
export function refusedChannel(ground: Ground): Conflict[] {
  const { refused_channels, channels } = ground.sheet.facts;
  // What refuses something itself is a reason and names no channel.
  return refused_channels.filter(({ text }) => !hasWord(text, "refuses")).flatMap((refused) => {
    const used = channels.find(({ name, count, share, quote }) =>
      (count ?? share ?? 0) > 0 && isSameChannel(refused.text, name) && !WITHOUT_AVAIL.test(quote)
    );
    if (used !== undefined && used.turn !== refused.turn) {
      return conflictOf({
        id: `channel:${used.name}`,
        a: refused,
        b: used,
        weight: 4,
        binding: "a",
        ask: "Which of the two holds from now on?",
        changes: { second: [{ fact: "refused_channels", part: null, row: refused.text, value: "" }] },
      });
    }
    const plan = ground.said.find(({ quote, field, turn }) =>
      PLANS.includes(field) && turn !== refused.turn && !hasWord(quote, "refuses") &&
      !WITHOUT_AVAIL.test(quote) &&
      namesChannel(quote, refused.text)
    );
    if (plan === undefined) return [];
    return conflictOf({
      id: `channel:${plan.field}`,
      a: refused,
      b: plan,
      weight: 4,
      binding: "a",
      ask: "Which of the two holds from now on?",
      changes: { second: [{ fact: "refused_channels", part: null, row: refused.text, value: "" }] },
    });
  });
}

/** Both name one thing: all telling words of the shorter name stand in the longer one. */
function isSameChannel(refused: string, name: string): boolean {
  const [short = new Set<string>(), long = new Set<string>()] = [topicOf(refused), topicOf(name)]
    .toSorted((one, other) => one.size - other.size);
  return short.size > 0 && [...short].every((word) => long.has(word));
}

/** The refused thing stands in the plan as it was named, word behind word. */
function namesChannel(quote: string, refused: string): boolean {
  const name = wordsIn(refused);
  return topicOf(refused).size > 0 && ` ${wordsIn(quote).join(" ")} `.includes(` ${name.join(" ")} `);
}

function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);
}
