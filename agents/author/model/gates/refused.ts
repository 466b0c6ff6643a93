import { z } from "zod";
import { namesDiscount, refusesDiscount } from "../../../review/contradictions/refused_discount.ts";
import { languageIn } from "../../../text/language.ts";
import { isUnspaced, sentencesOf } from "../../../text/sentences.ts";
import { sharedStems, stemsOf } from "../../../text/stems.ts";
import { channelKindsIn } from "./channel_kinds.ts";
import type { Ground } from "./ground.ts";
import { type Leaf, namesOnPath, type Problem, textOf } from "./leaf.ts";
import { ownWords } from "./own_words.ts";
import { turnsAway } from "./refusing_words.ts";
import { REFUSALS } from "./words.ts";

/** Places that plan something; a place below one of the exceptions plans nothing. */
const PLANS = [
  ["strategic_synthesis", "actions"],
  ["strategic_messaging", "hero"],
  ["channel_strategy", "channels"],
  ["content_approach"],
  ["audience_connection"],
  ["launch_tactics"],
  ["growth_strategy", "loop"],
  ["growth_strategy", "order"],
  ["growth_strategy", "headline"],
  ["customer_journey", "stages", "fix"],
  ["retention_approach"],
  ["evolution_milestones", "milestones"],
  ["evolution_milestones", "stretch", "may"],
  ["evolution_milestones", "headline"],
  ["calendar"],
];
const EXCEPTIONS = new Set([
  "will_not",
  "risk",
  "risks",
  "unknowns",
  "choice",
  "reason",
  "question",
  "quiet",
  "never",
  "sign",
  "rejected",
]);
const RESTING = new Set(["refused", "rests"]);

/** Nothing that the founder refuses is planned: no channel, audience, discount, and nothing they never want to become. */
export function checkRefused(leaf: Leaf, ground: Ground): Problem[] {
  if (!isPlan(leaf) || isResting(leaf)) return [];
  // Why a channel was chosen may speak of any other: only what it is called is planned.
  const isNamed = leaf.kind === "row" || namesOnPath(leaf)[1] === "channels";
  if (!isNamed && ground.said.includes(textOf(leaf))) return [];
  const own = ownWords(textOf(leaf));
  const text = isNamed ? namesOfRow(leaf.row) : own;
  const language = languageIn(text) ?? ground.language;
  const clauses = clausesOf(text).filter((clause) => !turnsAway(clause, language));
  const against = clauses.flatMap((clause) => [
    ...refusedDiscount(clause, ground),
    ...refusedChannels(clause, ground),
    ...refusedNames(clause, ground),
    ...refusedMoney(clause, ground),
    ...refusedThings(clause, {
      ...ground,
      refused: ground.refused.filter(({ of }) => of !== "name" && (of !== "thing" || isStep(leaf))),
    }),
  ]);
  if (isNamed) against.push(...refusedFrom(own, ground));
  return [...new Set(against)].map((words) => ({
    gate: "refused" as const,
    reason: `The founder refuses this: “${words}”. Plan something else, or say plainly that it is not done.`,
  }));
}

function isPlan(leaf: Leaf): boolean {
  const names = namesOnPath(leaf);
  return PLANS.some((plan) => plan.every((name, at) => names[at] === name)) &&
    !names.some((name) => EXCEPTIONS.has(name));
}

/** What comes next and what is done: a channel may be called after a place that the founder never opens. */
const STEPS = new Set(["actions", "growth_strategy", "evolution_milestones", "launch_tactics"]);

function isStep(leaf: Leaf): boolean {
  return namesOnPath(leaf).some((name) => STEPS.has(name));
}

const Resting = z.object({ verdict: z.string() });

/** A channel that rests or is refused may say so. */
function isResting({ row }: Leaf): boolean {
  const parsed = Resting.safeParse(row);
  return parsed.success && RESTING.has(parsed.data.verdict);
}

const Named = z.object({
  name: z.string().optional().catch(undefined),
  channel: z.string().nullish().catch(null),
});

function namesOfRow(row: unknown): string {
  const parsed = Named.safeParse(row);
  return parsed.success
    ? [parsed.data.name, parsed.data.channel].filter((name) => name !== undefined && name !== null).join(". ")
    : "";
}

/** Clauses stand or fall alone: "no ads, but the directory" plans the directory. "大阪は、" and "…、という" go on. */
const CLAUSE = new RegExp(`[;:–—()]|,\\s|(?<!は)、(?!という)|\\s${REFUSALS.sourceOf("but")}\\s`, "iu");

function clausesOf(text: string): string[] {
  return sentencesOf(text).flatMap((sentence) => sentence.split(CLAUSE)).map((clause) => clause.trim())
    .filter((clause) => clause !== "");
}

function refusedDiscount(clause: string, ground: Ground): string[] {
  if (!namesDiscount(clause) && !REFUSALS.isIn(clause, "deal")) return [];
  const refusal = [...ground.said, ...ground.refused.map(({ text }) => text)].find(refusesDiscount);
  return refusal === undefined ? [] : [refusal];
}

function refusedChannels(clause: string, { refused }: Ground): string[] {
  const named = new Set(channelKindsIn(clause));
  if (named.size === 0) return [];
  return refused.filter(({ of, text }) => {
    const kinds = of === "channel" ? channelKindsIn(text) : [];
    return kinds.length > 0 && kinds.every((kind) => named.has(kind));
  }).map(({ text }) => text);
}

/** "Leaflets reach the neighbours": why a channel was chosen begins with one that is refused, and does not say so. */
function refusedFrom(text: string, ground: Ground): string[] {
  const words = (clausesOf(text)[0] ?? "").split(/\s/u);
  const isTurnedAway = turnsAway(
    words.slice(0, OPENING + MOST_LEFT).join(" "),
    languageIn(text) ?? ground.language,
  );
  const opening = words.slice(0, OPENING).join(" ");
  const used = ground.facts.channels.flatMap(({ name }) => channelKindsIn(name));
  const isUsed = channelKindsIn(opening).some((kind) => used.includes(kind));
  return isTurnedAway || isUsed ? [] : refusedChannels(opening, ground);
}

/** Words in which a sentence names what it is about, and those behind them in which it may turn that away. */
const OPENING = 3;
const MOST_LEFT = 4;

/** A stall, a fair or a place that is known only for being turned away. */
function refusedNames(clause: string, { refused }: Ground): string[] {
  const words = new Set(clause.match(/[\p{L}\p{M}\p{N}-]+/gu) ?? []);
  return refused.filter(({ name }) => name !== undefined && words.has(name)).map(({ text }) => text);
}

/** Who raises no money looks for nobody who gives it. */
function refusedMoney(clause: string, { facts: { raise } }: Ground): string[] {
  return raise !== null && !raise.raising && REFUSALS.isIn(clause, "raising") ? [raise.quote] : [];
}

/** A thing of one or two telling words is named whole, a longer one by most of its words. */
const MOST = 0.6;

function refusedThings(clause: string, { refused, facts }: Ground): string[] {
  const words = ` ${wordsIn(clause).join(" ")} `;
  const own = stemsOf(`${facts.offering?.text ?? ""} ${facts.goal?.metric ?? ""} ${facts.goal?.unit ?? ""}`);
  const planned = stemsOf(clause);
  return refused.map((refusal) => ({ ...refusal, named: withoutRefusing(refusal.text) })).filter(
    ({ named: text, of }) => {
      const all = [...stemsOf(text)].filter((each) => !PART_OF_GRAMMAR.test(each));
      const telling = all.filter((each) => sharedStems([each], own).length === 0);
      const named = sharedStems(telling, planned).length;
      if (telling.length === 0 || of === "person" && all.length === 1 && named === 0) return false;
      // "A second shop" is not any shop: what is told by one word and its number is named as it was said.
      if (telling.length <= 1 && wordsIn(text).length > 1) {
        return words.includes(` ${wordsIn(text).join(" ")} `);
      }
      if (telling.length === 1 && isUnspaced(text)) return sharesRun(text, clause, telling[0] ?? "");
      if (telling.length <= 2) {
        return named === telling.length && sharedStems(all, planned).length === all.length;
      }
      return named >= 2 && sharedStems(all, planned).length / all.length >= MOST;
    },
  ).map(({ text }) => text);
}

/** So many signs of Japanese in a row say a thing that one word of two signs would not: 明日までに空に is not any 明日. */
const RUN = 4;

function sharesRun(refused: string, planned: string, stem: string): boolean {
  const signs = Math.min(RUN, refused.length);
  const at = refused.indexOf(stem);
  const starts = Array.from({ length: signs - stem.length + 1 }, (_, back) => at - back);
  return starts.some((start) =>
    start >= 0 && start + signs <= refused.length && planned.includes(refused.slice(start, start + signs))
  );
}

/** "On a refusé une grande surface", "máquinas caseras no": what is refused, without the words that refuse it. */
function withoutRefusing(text: string): string {
  return text.replace(REFUSING, " ").replace(WANTING, " ").replace(/\s+/gu, " ").replace(
    /^[\s,.;]+|[\s,.;]+$/gu,
    "",
  );
}

const REFUSING = new RegExp(REFUSALS.patternOf("turns_away").source, "giu");
/** "Nobody who wants it once a quarter", "non vorrei diventare": wanting and becoming are no part of what is refused. */
const WANTING = new RegExp(REFUSALS.patternOf("wanting").source, "giu");
/** Two signs of Japanese of which one is grammar: "車も". */
const PART_OF_GRAMMAR = /^(?=..$).*\p{Script=Hiragana}/u;

const LEADING = new RegExp(`^${REFUSALS.sourceOf("article")}\\s+`, "iu");

function wordsIn(text: string): string[] {
  return text.toLowerCase().replace(LEADING, "").match(/[\p{L}\p{N}]+/gu) ?? [];
}
