import { heroLine } from "../anchors/expression/strategic_messaging.ts";
import { buttonOnPage, pitchTable } from "../anchors/expression/pitches.ts";
import { proofs } from "../anchors/expression/proof_inventory.ts";
import { openingSaid, refusalsSaid, type Said, sentencesSaid } from "../anchors/words/answers.ts";
import { untied } from "../anchors/words/cuts.ts";
import { objectionsOf } from "../anchors/words/objections.ts";
import { namesRival } from "../anchors/words/rivals.ts";
import type { FieldId } from "../domain/fields.ts";
import type { JourneyState } from "../domain/journey.ts";
import { overlapOf, stemsIn, wordCount } from "../text/text.ts";
import { greetingOf, signOffOf } from "./greeting.ts";
import { type LetterKind, letterKindOf, matterOf, secondsIn } from "./letter_kinds.ts";
import { letterWordsOf } from "./letter_words.ts";

/** A line of a letter: the founder's words with their mark, or our own few words. */
type Line = { said: Said } | { ours: string };

export interface Letter {
  name: string;
  lines: Line[];
}

/** Words about customers, rivals or the interview: nothing that can be said to a reader's face. */
const NOT_TO_A_FACE =
  /^(?:they|their|them|people|managers|buyers|customers|clients|owners|it['’]s usually|trigger|measured|not measured|metric|none|not raising|for a sceptic|for people)\b|\b(?:lost deals|a (?:cheaper )?rival|hm+|honestly|to be honest|i think|desculpa|(?:they|no one|nobody|others?) (?:would|won['’]t|will)|would refuse)\b|[!！]/iu;
const MOST_WORDS = 40;

/** A finished draft of what was asked for, made of the founder's sentences; null where too little was said. */
export function letterFor(question: string, state: JourneyState): Letter | null {
  const { kind, name } = letterKindOf(question);
  const composed = COMPOSERS[kind]({ state, question, matter: matterOf(question) });
  const lines = composed.filter((line) => line !== null).reduce<Line[]>((kept, line) => {
    const isTold = "said" in line &&
      kept.some((each) => "said" in each && tellsTheSame(each.said, line.said));
    return isTold ? kept : [...kept, line];
  }, []);
  const own = lines.filter((line) => "said" in line);
  return lines.length === 0 || own.length < LEAST_SAID[kind] ? null : { name, lines };
}

const SAME = 0.5;

function tellsTheSame(one: Said, other: Said): boolean {
  const shared = [...stemsIn(one.quote)].filter((each) => stemsIn(other.quote).has(each)).length;
  return one.quote.includes(other.quote) || (shared > 1 && overlapOf(one.quote, other.quote) >= SAME);
}

const LEAST_SAID: Record<LetterKind, number> = {
  pitch: 0,
  homepage: 2,
  price: 1,
  decline: 1,
  apology: 0,
  quiet: 1,
  post: 1,
  letter: 2,
};

interface Composing {
  state: JourneyState;
  question: string;
  /** What it is to be about, without the words that ask for writing. */
  matter: string;
}

type Composer = (composing: Composing) => (Line | null)[];

const COMPOSERS: Record<LetterKind, Composer> = {
  pitch: ({ state, question }) => pitches(state, secondsIn(question)),
  homepage: ({ state }) => [
    spoken(heroLine(state)),
    spoken(offer(state)),
    spoken(only(state)),
    spoken(proof(state)),
    step(state),
  ],
  price: ({ state }) => {
    const said = objectionsOf(state).find(({ objection }) => PRICE.test(objection.quote));
    return [
      ...greeted(state, "price"),
      spoken(sentence(state, ["revenue.model"], "")),
      spoken(said?.answer ?? null),
      spoken(proof(state)),
      step(state),
      signed(state),
    ];
  },
  decline: ({ state, matter }) => [
    ...greeted(
      state,
      "no",
    ),
    spoken(refusal(state, matter)),
    ours(state, "instead"),
    signed(state),
  ],
  apology: ({ state, matter }) => [
    ...greeted(state, "wrote"),
    spoken(
      sentence(state, ["identity.values", "messaging.objections"], `${matter} hide bad late wrong answer`),
    ),
    ours(state, "mend"),
    signed(state),
  ],
  quiet: ({ state }) => [
    ...greeted(state, "quiet"),
    spoken(only(state)),
    spoken(proof(state)),
    spoken(moment(state)),
    ours(state, "open"),
    signed(state),
  ],
  post: ({ state, matter }) => [
    spoken(sentence(state, ["content.knowledge", "identity.why", "offering.what"], matter)),
    spoken(proof(state)),
    step(state),
  ],
  letter: ({ state, matter }) => [
    ...greeted(state, "reason"),
    spoken(
      sentence(state, ["difference.only", "offering.what", "content.knowledge"], matter) ?? offer(state),
    ),
    spoken(proof(state)),
    spoken(moment(state)),
    step(state),
    signed(state),
  ],
};

const PRICE =
  /price|expensive|dear|cost|lot\b|bucks|[€$£¥]|\d|teuer|preis|cher\b|prix|caro|dinero|argent|高/iu;

/** The pitches of the messaging, each sentence in its own quotation marks: the length asked for, or all. */
function pitches(state: JourneyState, seconds: string | null): Line[] {
  const block = pitchTable(state);
  const rows = block?.kind === "table" ? block.rows : [];
  const asked = rows.filter(({ cells }) => seconds !== null && cells[0]?.startsWith(`${seconds} `));
  return (asked.length > 0 ? asked : rows).map(({ cells }) => ({ ours: `${cells[0]}. ${cells[1]}` }));
}

/** One thing to do next: the button of the founder's page, else an offer to speak. */
function step(state: JourneyState): Line {
  const button = buttonOnPage(state);
  return button === null ? ours(state, "speak") : { said: button };
}

function spoken(said: Said | null): Line | null {
  return said === null ? null : { said };
}

function greeted(state: JourneyState, reason: OurWords): Line[] {
  return [{ ours: greetingOf(state) }, ours(state, reason)];
}

type OurWords = Exclude<keyof ReturnType<typeof letterWordsOf>, "heard">;

function ours(state: JourneyState, which: OurWords): Line {
  return { ours: letterWordsOf(state)[which] };
}

function signed(state: JourneyState): Line {
  return { ours: signOffOf(state) };
}

function sayable(state: JourneyState, said: Said): boolean {
  return !NOT_TO_A_FACE.test(said.quote) && !namesRival(state, said.quote) &&
    wordCount(said.quote) <= MOST_WORDS;
}

function offer(state: JourneyState): Said | null {
  const said = openingSaid(state, "offering.what", 30);
  return said === null || !sayable(state, said) ? null : untied(said);
}

function only(state: JourneyState): Said | null {
  const found = [...refusalsSaid(state, "difference.only"), ...sentencesSaid(state, "difference.only")]
    .find((each) =>
      sayable(state, each) && !/\b(?:do|does|won['’]t do) (?:that|this|it)\b/iu.test(each.quote)
    );
  return found === undefined ? null : untied(found);
}

function proof(state: JourneyState): Said | null {
  return proofs(state).find((each) => sayable(state, each)) ?? null;
}

/** A date alone tells a reader nothing: a short first sentence takes the next one along. */
function moment(state: JourneyState): Said | null {
  const [first, second] = sentencesSaid(state, "launch.moment");
  if (first === undefined || !sayable(state, first) || NO_MOMENT.test(first.quote)) return null;
  const from = first.whole.indexOf(first.quote);
  const to = second === undefined ? -1 : first.whole.indexOf(second.quote, from);
  if (second === undefined || from < 0 || to < 0 || wordCount(first.quote) > SHORT) return first;
  const both = first.whole.slice(from, to + second.quote.length);
  const quote = wordCount(both) <= MOST_WORDS && sayable(state, second) ? both : first.quote;
  return { ...first, quote, mark: first.mark.kind === "said" ? { ...first.mark, quote } : first.mark };
}

const SHORT = 7;
const NO_MOMENT = /^(?:none|nothing|no\b|not\b|next \p{L}+ maybe|keine?r?\b|rien|nada|ninguno)/iu;

/** What is refused and comes nearest to the matter, else the first refusal of the founder's values. */
function refusal(state: JourneyState, matter: string): Said | null {
  const all = (["identity.values", "difference.only", "revenue.model"] as const)
    .flatMap((field) => refusalsSaid(state, field)).filter((each) => sayable(state, each));
  const [nearest] = all.toSorted((a, b) => overlapOf(b.quote, matter) - overlapOf(a.quote, matter));
  return nearest === undefined ? null : untied(nearest);
}

/** The sentence of these fields that is nearest to the matter, the first of them where none is. */
function sentence(state: JourneyState, fields: FieldId[], matter: string): Said | null {
  const all = fields.flatMap((field) => sentencesSaid(state, field))
    .filter((each) => sayable(state, each) && wordCount(each.quote) > 3);
  const [nearest] = all.toSorted((a, b) => overlapOf(b.quote, matter) - overlapOf(a.quote, matter));
  return nearest === undefined ? null : untied(nearest);
}
