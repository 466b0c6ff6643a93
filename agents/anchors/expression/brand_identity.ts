import type { Block, Choice, Row, Section } from "../../domain/anchors.ts";
import type { Claim, Mark } from "../../domain/claims.ts";
import type { JourneyState } from "../../domain/journey.ts";
import {
  assumption,
  inference,
  partsOf,
  quoteWorth,
  refusalsIn,
  scoreSentence,
  source,
  wordCount,
} from "../../text/text.ts";
import {
  bestSaid,
  doingSaid,
  inTheAnswer,
  neverBecome,
  openingSaid,
  put,
  refusalsSaid,
  type Said,
  sentencesSaid,
} from "../words/answers.ts";
import { wantedOf } from "../evolution/money_goal.ts";
import { briefCell, untied } from "../words/cuts.ts";
import { longDate } from "../../domain/days.ts";
import { missingAnswers } from "../plain.ts";
import { buildSection, cell, claim, paragraph, quoted, row, table } from "../section.ts";
import { readArchetype } from "../truth/archetypes.ts";
import { type Opposite, oppositeOf } from "../truth/contraries.ts";

const STORY_WORDS = 150;

/** Purpose, falsifiable vision, mission, values as behaviour with their price, personality and the story. */
export function brandIdentity(state: JourneyState, now: Date): Section {
  const values = sentencesSaid(state, "identity.values");
  const blocks: (Block | null)[] = [
    purpose(state, now),
    valuesTable(state, values),
    story(state),
    missingAnswers(state, ["identity.why", "identity.values", "identity.contrast"]),
  ];
  return buildSection({
    id: "brand_identity",
    headline: headline(state),
    blocks: blocks.filter((block) => block !== null),
    choice: choice(state),
    deductions: values.length > 0 && !values.some((each) => PAID.test(each.quote))
      ? ["what a value has cost is not said"]
      : [],
    raisedBy: "Raised by one customer's name beside the story, with consent.",
    openQuestions: [
      ...(values.length < 3 ? ["Which third thing do you do that costs you money?"] : []),
      "Which of these values would a new colleague break first?",
    ],
  });
}

function headline(state: JourneyState): Claim {
  const why = openingSaid(state, "identity.why", 13) ?? bestSaid(state, "identity.why", 13);
  const value = shortValue(state);
  const isPurpose = why !== null && purposeWords(state)?.quote.includes(why.quote) === true;
  if (isPurpose && value !== null) return put(leadTo(value), value);
  if (why !== null && wordCount(why.quote) <= 13) return put("It begins here", why);
  if (value !== null) return put(leadTo(value), value);
  return claim(
    "Why this company exists is still to be told.",
    inference("identity.why", "no short answer was given"),
  );
}

function leadTo({ quote }: Said): string {
  return refusalsIn(quote).length > 0 ? "You are what you refuse" : "You are what you do";
}

/** A value short enough for a headline, a refusal first, and not the one that heads the message already. */
function shortValue(state: JourneyState): Said | null {
  const picked = state.readBacks.expression?.sentence?.text ?? "";
  const fits = ({ quote }: Said) => wordCount(quote) <= 13 && !picked.includes(quote.replace(/[.。]$/u, ""));
  const best = bestSaid(state, "identity.values", 12);
  return refusalsSaid(state, "identity.values").find(fits) ?? (best !== null && fits(best) ? best : null);
}

/** A sentence that tells why: "because", "so that", "weil". */
const REASON =
  /\b(because|so that|should|thought|hated|wanted|had to|never again|for him|for her|for them|that is why)\b|porque|weil|parce que/iu;

function purpose(state: JourneyState, now: Date): Block | null {
  const claims: Claim[] = [];
  const why = purposeWords(state);
  if (why !== null) claims.push(put("Purpose, in your words", why));
  const goal = wantedOf(state, now);
  const aim = sentencesSaid(state, "goal.twelve_months").find((each) =>
    goal !== null && each.quote.includes(goal.words)
  );
  if (goal !== null && aim !== undefined) {
    claims.push(put("Vision, falsifiable", aim));
    const until = goal.date === null ? "on the day you name" : `on ${longDate(goal.date)}`;
    claims.push(
      claim(`Anything less ${until} makes it false.`, inference("goal.twelve_months")),
    );
  }
  const added = sentencesSaid(state, "goal.twelve_months").find((each) =>
    each !== aim && each.quote !== aim?.quote && scoreSentence(each.quote) >= STRONG
  );
  if (aim !== undefined && added !== undefined) claims.push(put("You added", added));
  const mission = doingSaid(state) ?? bestSaid(state, "difference.only", 30);
  if (mission !== null) claims.push(put("Mission, as it looks on a working day", mission));
  const contrast = neverBecome(state);
  if (contrast !== null) claims.push(put("Where you part from what you admire", contrast));
  const reading = readArchetype(state);
  if (reading !== null) {
    claims.push(claim(
      `Personality: the ${reading.primary.name} first, the ${reading.secondary.name} second; it forbids ${reading.primary.forbids}.`,
      inference("consumer_insights"),
    ));
  }
  return claims.length === 0 ? null : paragraph(claims);
}

/** A name and more, or a number and more. */
const STRONG = 5;
const PURPOSE_WORDS = { least: 8, most: 40 };

/** The fullest sentence that tells why, else the one that tells the most: "I wanted to sell the shop" is no purpose. */
function purposeWords(state: JourneyState): Said | null {
  const full = sentencesSaid(state, "identity.why").filter(({ quote }) =>
    wordCount(quote) >= PURPOSE_WORDS.least && wordCount(quote) <= PURPOSE_WORDS.most
  );
  const worth = (each: Said) => quoteWorth(each.quote, each.whole) + (REASON.test(each.quote) ? 2 : 0);
  return full.toSorted((one, other) => worth(other) - worth(one))[0] ?? bestSaid(state, "identity.why", 30);
}

/** Where a sentence says what a value has cost. */
const PAID =
  /\b(I said no|we said no|offered [€$£]?\d|cost us|cost me|costs us|lost|refused an?|turned down|would have|was [€$£]|gave up)\b|gekostet|verloren|custou|perdemos|coûté|perdu|costó|perdimos|kostede|gekost|失/iu;
const MOST_VALUES = 5;
/** "On the outside." only ends the sentence before it. */
const LEAST_VALUE_WORDS = 4;

function valuesTable(state: JourneyState, values: Said[]): Block | null {
  const used = new Set<string>();
  const full = values.filter(({ quote }) => wordCount(quote) >= LEAST_VALUE_WORDS);
  const lines = (full.length > 1 ? full : values).slice(0, MOST_VALUES).map((value) => {
    const opposite = oppositeOf(state, value, used);
    if (opposite !== null) used.add(opposite.sentence);
    return { value, price: priceOf(value), opposite };
  });
  const hasOpposites = lines.some(({ opposite }) => opposite !== null);
  const rows = lines.map(({ value, price, opposite }): Row => {
    const marks: Mark[] = [value.mark];
    if (price === null) marks.push(assumption("remember the last sale this value cost, 5 minutes"));
    if (opposite !== null) marks.push(source(opposite.page, opposite.sentence));
    const other = opposite === null ? "seen on no page yet" : `${opposite.page.label}: ${theirs(opposite)}`;
    return row([
      briefCell(untied(withoutPrice(value, price)), 30),
      costOf(value, price),
      ...(hasOpposites ? [other] : []),
    ], ...marks);
  });
  const columns = ["value, in your words", "what it costs"];
  return rows.length === 0 ? null : table(
    hasOpposites ? [...columns, "who does the opposite"] : columns,
    rows,
    "Values as behaviour",
  );
}

function theirs({ page, sentence }: Opposite): string {
  return briefCell({ quote: sentence, mark: source(page, sentence), whole: sentence }, 20);
}

/** The part of a value's own sentence that says what it costs, to the end of the sentence. */
function priceOf(value: Said): Said | null {
  const first = partsOf(value.quote).find((part) => PAID.test(part));
  if (first === undefined) return null;
  return { ...value, quote: value.quote.slice(value.quote.indexOf(first)) };
}

function costOf(value: Said, price: Said | null): string {
  if (price === null) return "not said yet";
  return withoutPrice(value, price) === value ? "named in the value" : cell(price.quote, price.whole);
}

/** What a value says before it comes to its price, where that can stand alone: the price has a column of its own. */
function withoutPrice(value: Said, price: Said | null): Said {
  const quote = price === null
    ? value.quote
    : value.quote.slice(0, value.quote.length - price.quote.length).replace(/[\s,;:–—-]+$/u, "");
  return wordCount(quote) < LEAST_VALUE_WORDS ? value : { ...value, quote };
}

/** The founder's own sentences in the order in which a story is told, within 150 words. */
function story(state: JourneyState): Block | null {
  const parts = [
    ...sentencesSaid(state, "identity.why"),
    ...[doingSaid(state)].filter((each) => each !== null),
    ...inTheAnswer(state, "proof.best").filter(({ quote }) => wordCount(quote) > 4).slice(0, 2),
    ...refusalsSaid(state, "difference.only").slice(0, 1),
  ];
  let words = 0;
  const kept = parts.filter((each) => {
    const room = words + wordCount(each.quote) <= STORY_WORDS;
    if (room) words += wordCount(each.quote);
    return room;
  });
  return kept.length < 2 ? null : paragraph(
    kept.map((each) => claim(quoted(each.quote, each.whole), each.mark)),
    "The story, in your own sentences",
  );
}

function choice(state: JourneyState): Choice | null {
  const why = openingSaid(state, "identity.why", 22) ?? bestSaid(state, "identity.why", 22);
  const never = neverBecome(state);
  if (why === null || never === null) return null;
  return {
    chosen: "the story you lived",
    rejected: "a likeness with what you admire",
    why: "nobody else can tell it, and it can be checked",
    gives_up: "the neutral tone that large buyers expect",
    marks: [why.mark, never.mark, inference(["identity.why", "identity.contrast"])],
  };
}
