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
  return refused_channels.flatMap((refused) => {
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

const MOST_WORDS = 4;

function namesChannel(quote: string, refused: string): boolean {
  const name = topicOf(refused);
  const words = topicOf(quote);
  return name.size > 0 && name.size <= MOST_WORDS && [...name].every((word) => words.has(word));
}
