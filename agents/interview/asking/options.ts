import { type FieldId } from "../../domain/fields.ts";
import { type JourneyState, standingAnswer } from "../../domain/journey.ts";
import { headingIn } from "../quoting/headings.ts";
import { isNone, isUnknown } from "../hearing/thinness.ts";
import { PICK_WORDS } from "../hearing/heard_words.ts";

/** A reading of the founder's own answers: our clause, and the answer that speaks for it. */
type Reading = [clause: string, from: FieldId];

/** Three readings that cannot all be true, for whoever does not know. */
const READINGS: Partial<Record<FieldId, [Reading, Reading, Reading]>> = {
  "market.alternative": [
    ["They would go on as before", "customer.last_three"],
    ["They would do it themselves", "offering.what"],
    ["They would go to a rival", "company.links"],
  ],
  "market.rivals": [
    ["Most are lost to habit", "market.alternative"],
    ["Most are lost to a rival", "company.links"],
    ["Most are lost because they never hear of it", "company.stage_region"],
  ],
  "market.obstacle": [
    ["They never look", "market.alternative"],
    ["They look and never decide", "customer.last_three"],
    ["They decide for something cheaper", "market.rivals"],
  ],
  "customer.trigger_barrier": [
    ["Something in their own life changed", "customer.last_three"],
    ["Somebody they trust told them", "company.stage_region"],
    ["What they had stopped working", "market.alternative"],
  ],
  "customer.belief": [
    ["They think what they have is enough", "market.alternative"],
    ["They think it is not made for people like them", "market.obstacle"],
    ["They think it costs more than it gives", "market.rivals"],
  ],
  "customer.not_for": [
    ["Not for those who only compare prices", "market.rivals"],
    ["Not for those who want something else from it", "customer.last_three"],
    ["Not for those too large or too far away", "company.stage_region"],
  ],
  "difference.only": [
    ["The way it is made", "offering.what"],
    ["Whom it turns away", "customer.not_for"],
    ["Time given that no rival would give", "customer.last_three"],
  ],
  "proof.best": [
    ["How many stay", "company.stage_region"],
    ["What one customer said or did", "customer.last_three"],
    ["What can be counted before and after", "offering.what"],
  ],
  "identity.why": [
    ["Something seen at close hand", "customer.last_three"],
    ["Something the trade does badly", "market.obstacle"],
    ["Something you needed yourself", "offering.what"],
  ],
  "identity.values": [
    ["Customers turned away", "customer.not_for"],
    ["What a rival would refuse to do", "difference.only"],
    ["Money left on the table", "proof.best"],
  ],
  "channels.current": [
    ["Mostly from one customer to the next", "customer.last_three"],
    ["Mostly by finding it themselves", "company.stage_region"],
    ["Mostly because you went to them", "customer.trigger_barrier"],
  ],
  "content.knowledge": [
    ["What goes wrong without it", "market.alternative"],
    ["What people believe wrongly", "customer.belief"],
    ["How the work is really done", "difference.only"],
  ],
  "journey.quiet": [
    ["Right after the first payment", "revenue.model"],
    ["When the first use is harder than expected", "customer.trigger_barrier"],
    ["When the reason they came for has passed", "market.obstacle"],
  ],
  "evolution.next": [
    ["More of the same people", "customer.last_three"],
    ["The next place", "company.stage_region"],
    ["More for those already here", "offering.what"],
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
  ["It is as with your last customers", "customer.last_three"],
  ["It is as with what you offer", "offering.what"],
  ["It is as with your goal", "goal.twelve_months"],
];

/** Three contrasted answers drawn from what was said; each is a whole answer that can be sent as it stands. */
export function optionsFor(state: JourneyState, field: FieldId): string[] {
  const plain = PLAIN[field];
  if (plain !== undefined) return plain.map((each) => `${each}.`);
  const used = new Set<string>();
  return (READINGS[field] ?? GENERAL).map(([clause, from]) => {
    const answer = standingAnswer(state, from);
    const isUseful = answer !== null && from !== field && !UNQUOTED.has(field) && !TOO_GENERAL.has(from) &&
      !isNone(answer.text) &&
      !isUnknown(answer.text);
    const quote = isUseful ? headingIn(from, answer.text, LONGEST_QUOTE) ?? "" : "";
    if (quote === "" || used.has(quote)) return `${clause}.`;
    used.add(quote);
    return `${clause}: “${quote}”`;
  });
}

const LONGEST_QUOTE = 14;
/** Fields on which earlier answers bear too loosely to be quoted. */
const UNQUOTED: ReadonlySet<FieldId> = new Set<FieldId>([
  "journey.quiet",
  "evolution.next",
  "channels.current",
  "identity.why",
  "customer.trigger_barrier",
]);
/** Answers that speak for no reading by themselves: a rule cannot tell which one they bear out. */
const TOO_GENERAL: ReadonlySet<FieldId> = new Set<FieldId>([
  "offering.what",
  "customer.last_three",
  "company.links",
  "company.stage_region",
]);

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
