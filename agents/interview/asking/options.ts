import { type FieldId } from "../../domain/fields.ts";
import { type JourneyState, standingAnswer } from "../../domain/journey.ts";
import { headingIn } from "../quoting/headings.ts";
import { isNone, isUnknown } from "../hearing/thinness.ts";
import { PICK_WORDS } from "../hearing/heard_words.ts";

/** A reading of the founder's own answers: our clause, and the answer that is the very thing it names, where there is one. */
type Reading = [clause: string, from?: FieldId];

/** Three readings that cannot all be true, for whoever does not know. */
const READINGS: Partial<Record<FieldId, [Reading, Reading, Reading]>> = {
  "market.alternative": [
    ["They would go on as before"],
    ["They would do it themselves"],
    ["They would go to a rival"],
  ],
  "market.rivals": [
    ["Most are lost to habit"],
    ["Most are lost to a rival"],
    ["Most are lost because they never hear of it"],
  ],
  "market.obstacle": [
    ["They never look"],
    ["They look and never decide"],
    ["They decide for something cheaper"],
  ],
  "customer.trigger_barrier": [
    ["Something in their own life changed"],
    ["Somebody they trust told them"],
    ["What they had stopped working"],
  ],
  "customer.belief": [
    ["They think what they have is enough"],
    ["They think it is not made for people like them"],
    ["They think it costs more than it gives"],
  ],
  "customer.not_for": [
    ["Not for those who only compare prices"],
    ["Not for those who want something else from it"],
    ["Not for those too large or too far away"],
  ],
  "difference.only": [
    ["The way it is made"],
    ["Whom it turns away", "customer.not_for"],
    ["Time given that no rival would give"],
  ],
  "proof.best": [
    ["How many stay"],
    ["What one customer said or did"],
    ["What can be counted before and after"],
  ],
  "identity.why": [
    ["Something seen at close hand"],
    ["Something the trade does badly"],
    ["Something you needed yourself"],
  ],
  "identity.values": [
    ["Customers turned away", "customer.not_for"],
    ["What a rival would refuse to do", "difference.only"],
    ["Money left on the table"],
  ],
  "channels.current": [
    ["Mostly from one customer to the next"],
    ["Mostly by finding it themselves"],
    ["Mostly because you went to them"],
  ],
  "content.knowledge": [
    ["What goes wrong without it"],
    ["What people believe wrongly", "customer.belief"],
    ["How the work is really done", "difference.only"],
  ],
  "journey.quiet": [
    ["Right after the first payment"],
    ["When the first use is harder than expected"],
    ["When the reason they came for has passed"],
  ],
  "evolution.next": [
    ["More of the same people"],
    ["The next place"],
    ["More for those already here"],
  ],
  "evolution.bet": [
    ["A bet on the year's goal", "goal.twelve_months"],
    ["A bet on fewer going quiet", "journey.quiet"],
    ["A bet on the best channel", "channels.current"],
  ],
};

/** Fields whose readings rest on nothing said yet: each is a whole answer by itself. */
const PLAIN: Partial<Record<FieldId, [string, string, string]>> = {
  "offering.what": [
    "Something they take home",
    "Work that is done for them",
    "Something they learn or look up",
  ],
  "customer.last_three": [
    "All three much alike, and welcome again",
    "One to take again at once, two rather not",
    "Nobody has paid yet",
  ],
  "company.stage_region": [
    "Just begun, in one place, nobody paying yet",
    "A handful of paying customers, all in one place",
    "More than we can serve well, in several places",
  ],
  "goal.twelve_months": [
    "More customers of the same kind",
    "The same customers, each paying more",
    "The same money for fewer hours",
  ],
  "identity.contrast": [
    "A large chain, admired for its order",
    "A cheap seller, admired for its reach",
    "A luxury name, admired for its care",
  ],
  "voice.sample": ["Short and plain", "Warm, with a story in it", "Exact and formal"],
  "messaging.objections": ["It costs too much", "Not now, perhaps later", "Who says that it works"],
  "channels.capacity": [
    "An hour or two a week, no money",
    "Half a day a week, a little money",
    "A day a week, a real budget",
  ],
  "channels.refused": [
    "No paid adverts, no discounts",
    "No social networks, no influencers",
    "No cold calls, no mass mail",
  ],
  "revenue.model": ["Once, when they buy", "Every month or every year", "By the hour or by the job"],
  "pitch.team": ["One person, alone", "Two or three people", "A larger team with set roles"],
};

const GENERAL: [Reading, Reading, Reading] = [
  ["It is as with your last customers"],
  ["It is as with what you offer"],
  ["It is as with your goal"],
];

/** Three contrasted answers drawn from what was said; each is a whole answer that can be sent as it stands. */
export function optionsFor(state: JourneyState, field: FieldId): string[] {
  const plain = PLAIN[field];
  if (plain !== undefined) return plain.map((each) => `${each}.`);
  const used = new Set<string>();
  return (READINGS[field] ?? GENERAL).map(([clause, from]) => {
    const answer = from === undefined ? null : standingAnswer(state, from);
    const isUseful = from !== undefined && answer !== null && !isNone(answer.text) && !isUnknown(answer.text);
    const quote = isUseful ? headingIn(from, answer.text, LONGEST_QUOTE) ?? "" : "";
    if (quote === "" || used.has(quote)) return `${clause}.`;
    used.add(quote);
    return `${clause}: “${quote}”`;
  });
}

const LONGEST_QUOTE = 14;
const BEFORE_ORDINAL = `(?:${PICK_WORDS.sourceOf("before_letter", "article")}\\.?\\s*)*`;
/** "一番目です", "Bが近いです": nothing but which it is stands around it, as "一番安い店" is an answer. */
const BEHIND_ORDINAL = `(?: ${PICK_WORDS.sourceOf("behind_letter")}|${
  PICK_WORDS.sourceOf("chooses_behind")
})?`;
const ORDINALS = ([["a", 1, "first"], ["b", 2, "second"], ["c", 3, "third"]] as const).map(
  ([letter, number, name]) => {
    const names = PICK_WORDS.sourceOf(
      name,
      `stem_${name}`,
      ...(name === "third" ? ["last", "stem_last"] as const : []),
    );
    return new RegExp(
      `^[^\\p{L}\\p{N}]*${BEFORE_ORDINAL}(?:${letter}|${number}|${names})${BEHIND_ORDINAL}[^\\p{L}\\p{N}]*$`,
      "iu",
    );
  },
);

/** The position of the option a message picks, by its words or by its letter; -1 for none. */
export function pickedOption(options: string[], text: string): number {
  const plain = (each: string) => each.replace(/[“”"'.。\s]+/g, " ").trim().toLowerCase();
  const byWords = options.findIndex((option) => plain(option) === plain(text));
  if (byWords >= 0) return byWords;
  return ORDINALS.findIndex((ordinal, at) =>
    at < options.length && ordinal.test(text.normalize("NFKC").trim())
  );
}
