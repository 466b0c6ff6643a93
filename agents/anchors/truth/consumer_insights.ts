import type { Block, Choice, Row, Section } from "../../domain/anchors.ts";
import type { Claim } from "../../domain/claims.ts";
import type { FieldId } from "../../domain/fields.ts";
import { type JourneyState, typedAnswer } from "../../domain/journey.ts";
import { assumption, inference, phrasesIn, scoreSentence, wordCount } from "../../text/text.ts";
import { bestSaid, put, type Said, sayFrom, sentencesSaid } from "../words/answers.ts";
import { afterLabel, brief, briefCell } from "../words/cuts.ts";
import { objectionsOf } from "../words/objections.ts";
import { missingAnswers } from "../plain.ts";
import { buildSection, cell, claim, figure, list, needsNumber, paragraph, row, table } from "../section.ts";
import { readArchetype } from "./archetypes.ts";
import { beliefPair } from "./belief.ts";

/** A customer the founder would take again: "clone", "gerne wieder", "また来て". */
const CLONE =
  /\b(clone|again|best one|ideal|more like|repeat|give me (?:ten|twenty|fifty|a hundred))\b|klonen|gern(?:e)? wieder|clonar|clonaria|repetir|また来て|もう一度/iu;
/** Words of the moment at which people start. */
const TRIGGER =
  /\b(trigger|start|starts|when|moment|makes them|because of|after)\b|auslös|wenn|quando|cuando|quand|きっかけ|来ます|直後/iu;
/** Words of what holds people back: fear, price, a stop. */
const BARRIER =
  /\b(barrier|stops?|fear|afraid|hesitat\w*|scared|worr\w*|smells|expensive|but)\b|angst|medo|miedo|peur|不安/iu;

/** Sentences that call themselves the one or the other. */
const NAMED_TRIGGER =
  /^(?:the )?trigger\b|(?<!\p{L})sets? \p{L}+ off(?!\p{L})|^what (?:makes|brings|starts)|^(?:auslöser|was sie|déclencheur|ce qui les|gatilho|o que os|disparador|lo que les)/iu;
const NAMED_BARRIER = /^(?:and )?(?:the )?barrier|^what (?:stops|holds)|^(?:hürde|frein|barreira|barrera)/iu;

/** Who buys, when and why not; the bridge between two beliefs; who is turned away; the archetype as a lens. */
export function consumerInsights(state: JourneyState): Section {
  const { trigger, barrier } = triggerAndBarrier(state);
  const clone = wantedAgain(state);
  const blocks: (Block | null)[] = [
    situation({ trigger, barrier }),
    lastThree(state),
    bridge(state),
    theirWords(state),
    notFor(state),
    archetype(state),
    missingAnswers(state, [
      "customer.last_three",
      "customer.trigger_barrier",
      "customer.belief",
      "customer.not_for",
    ]),
  ];
  return buildSection({
    id: "consumer_insights",
    headline: headline(state, trigger, clone),
    blocks: blocks.filter((block) => block !== null),
    choice: choice(state, clone, trigger),
    deductions: [
      "no customer was asked directly",
      ...(clone === null ? ["which customer you want more of"] : []),
    ],
    raisedBy: "Raised by asking three customers what happened on the day before they came.",
    openQuestions: [
      ...(clone === null ? ["Which of your last three customers would you clone?"] : []),
      "What did the last one who said no do instead, three months later?",
    ],
  });
}

/** What makes people start, and what stops them, each in the sentence that says so. */
export function triggerAndBarrier(state: JourneyState): { trigger: Said | null; barrier: Said | null } {
  const sentences = sentencesSaid(state, "customer.trigger_barrier");
  const trigger = sentences.find((each) => NAMED_TRIGGER.test(each.quote)) ??
    sentences.find((each) => TRIGGER.test(each.quote) && !NAMED_BARRIER.test(each.quote)) ??
    sentences.find((each) => !NAMED_BARRIER.test(each.quote)) ??
    bestSaid(state, "customer.trigger_barrier", 24);
  const others = sentences.filter((each) => each.quote !== trigger?.quote);
  const barrier = others.find((each) => NAMED_BARRIER.test(each.quote)) ??
    others.find((each) => BARRIER.test(each.quote)) ?? null;
  return { trigger, barrier };
}

/** The customer the founder would want again, in the sentence that says so. */
export function wantedAgain(state: JourneyState): Said | null {
  return sentencesSaid(state, "customer.last_three").find((each) =>
    CLONE.test(each.quote) && !/\bnot\b/iu.test(each.quote)
  ) ?? null;
}

function headline(state: JourneyState, trigger: Said | null, clone: Said | null): Claim {
  const short = (words: Said | null, room: number) => words !== null && wordCount(words.quote) <= room;
  const cut = trigger === null ? null : bestSaid(state, "customer.trigger_barrier", 12);
  const opening = trigger === null ? null : brief(afterLabel(trigger), 12);
  if (opening !== null && short(opening, 12)) return put("They come when this has happened", opening);
  if (clone !== null && short(clone, 11)) return put("The customer to find again", clone);
  if (cut !== null && short(cut, 12)) return put("What moves or stops them", cut);
  return claim(
    "Whom you serve stands here as you told it, and no further.",
    inference("customer.last_three"),
  );
}

function situation({ trigger, barrier }: { trigger: Said | null; barrier: Said | null }): Block | null {
  const claims: Claim[] = [];
  if (trigger !== null) claims.push(put("What makes them start, in your words", afterLabel(trigger)));
  if (barrier !== null) claims.push(put("What stops them", afterLabel(barrier)));
  return claims.length === 0 ? null : paragraph(claims, "Situation");
}

/** "By the metre!" tells of nobody; "Wilson, 9 gates." does. */
function tellsOfSomebody(sentence: string): boolean {
  return wordCount(sentence) > 3 || scoreSentence(sentence) > 2;
}

/** Turns the founder's own last customers into rows; sentences that judge them go into the last column. */
function lastThree(state: JourneyState): Block | null {
  const sentences = sentencesSaid(state, "customer.last_three");
  const judged = sentences.filter((each) =>
    CLONE.test(each.quote) || /\b(sent away|turned)\b/iu.test(each.quote)
  );
  const rows: Row[] = [
    ...sentences.filter((each) => !judged.includes(each) && tellsOfSomebody(each.quote)).slice(0, 4)
      .map((each) => row(["came", briefCell(each, 30)], each.mark)),
    ...judged.map((each) => row(["your verdict", briefCell(each, 30)], each.mark)),
  ];
  return rows.length === 0 ? null : table(["", "your last customers"], rows, "Real customers");
}

function bridge(state: JourneyState): Block | null {
  const { now, needed } = beliefPair(state);
  if (now === null || needed === null) return null;
  const planks = objectionsOf(state).flatMap(({ answer }) =>
    answer === null || wordCount(answer.quote) > 24 ? [] : [answer]
  ).slice(0, 3);
  return figure(
    "Belief bridge",
    {
      kind: "bridge",
      now: cell(now.quote, now.whole),
      planks: planks.map((each) => cell(each.quote)),
      needed: cell(needed.quote, needed.whole),
    },
    now.mark,
    ...planks.map((each) => each.mark),
    needed.mark,
  );
}

const HEARD: FieldId[] = [
  "offering.what",
  "market.obstacle",
  "customer.trigger_barrier",
  "messaging.objections",
  "customer.belief",
];

function theirWords(state: JourneyState): Block | null {
  const phrases = HEARD.flatMap((field) =>
    phrasesIn(typedAnswer(state, field)).map((phrase) => sayFrom(state, field, phrase))
  );
  const items = phrases.slice(0, 7).map((each) => claim(cell(each.quote), each.mark));
  return items.length === 0 ? null : list(items, "Their words, as you heard them");
}

function notFor(state: JourneyState): Block | null {
  const sentences = sentencesSaid(state, "customer.not_for");
  if (sentences.length === 0) return null;
  const rows = sentences.slice(0, 6).map((each) => row([cell(each.quote)], each.mark));
  if (rows.length === 1) {
    rows.push(
      row(
        [needsNumber("which second kind of customer do you turn away?")],
        assumption("name the last paying customer you wished away, 5 minutes"),
      ),
    );
  }
  return table(["turned away, in your words"], rows, "Not for");
}

function archetype(state: JourneyState): Block | null {
  const reading = readArchetype(state);
  if (reading === null) return null;
  const [first, second] = reading.counts;
  return list([
    claim(
      `Primary: the ${reading.primary.name}. The drive behind it: ${reading.primary.drive}. Secondary: the ${reading.secondary.name}.`,
      inference(
        ["identity.why", "identity.values", "difference.only", "voice.sample"],
        [first, second].map((each) => `${each?.name} by ${each?.words.join(", ")}`).join("; "),
      ),
    ),
    ...reading.evidence.map((each) => put("It shows here", each)),
    claim(
      `Its shadow: ${reading.primary.shadow}. It forbids: ${reading.primary.forbids}.`,
      inference("identity.values"),
    ),
  ], "Archetype, a lens and not an answer");
}

function choice(state: JourneyState, clone: Said | null, trigger: Said | null): Choice | null {
  const away = sentencesSaid(state, "customer.not_for")[0] ?? null;
  const first = clone ?? trigger;
  if (first === null || away === null) return null;
  return {
    chosen: clone === null
      ? "those for whom the moment has come"
      : "more of the customer you would take again",
    rejected: "paying work from those you turn away",
    why: trigger === null || trigger === first
      ? "you named it yourself"
      : "you know what happens right before they come",
    gives_up: "their money, this year and later",
    marks: [
      first.mark,
      away.mark,
      ...(trigger === null || trigger === first ? [] : [trigger.mark]),
    ],
  };
}
