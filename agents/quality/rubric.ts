import { marksOf } from "../anchors/section.ts";
import { headSentences } from "../anchors/truth/swap_tables.ts";
import { holdsValue, rivalPages } from "../anchors/answers.ts";
import { ownTerms } from "../anchors/expression/own_terms.ts";
import { FOUNDATION_ANCHORS, SECTIONS } from "../domain/anchors.ts";
import { FIELD_IDS, FIELDS } from "../domain/fields.ts";
import type { Foundation } from "../domain/foundation.ts";
import type { JourneyState } from "../domain/journey.ts";
import { TRADEOFF_IDS } from "../domain/tradeoffs.ts";
import { numbersIn, sentencesOf, vagueWordsIn } from "../evidence/evidence.ts";
import { faultsIn } from "./gates.ts";
import { type RubricCase, type Verdict, verdict } from "./rubric_case.ts";
import { dated } from "./rubric_sources.ts";
import { density, hollow, unknowns } from "./rubric_texts.ts";
import { judgeOurs } from "./swap.ts";
import { printedIn, quotesIn } from "./texts.ts";

/** One line of the rubric, judged. `item` is its number in the craft's list. */
export interface RubricResult {
  item: number;
  name: string;
  passed: boolean;
  /** Why, in plain words. */
  words: string;
}

const ITEMS: { item: number; name: string; judge: (each: RubricCase) => Verdict }[] = [
  { item: 1, name: "Complete", judge: complete },
  { item: 2, name: "Every sentence typed", judge: typed },
  { item: 3, name: "Quotes exact", judge: exact },
  { item: 4, name: "Nothing invented", judge: invented },
  { item: 5, name: "Numbers agree", judge: agreeing },
  { item: 6, name: "Sources dated", judge: dated },
  { item: 7, name: "Rival swap", judge: swapped },
  { item: 8, name: "Seven trade-offs", judge: tradeoffs },
  { item: 9, name: "Refusals", judge: refusals },
  { item: 10, name: "One obstacle", judge: obstacle },
  { item: 11, name: "Values with an opposite", judge: values },
  { item: 13, name: "Hollow words", judge: hollow },
  { item: 14, name: "Names, numbers and quotes", judge: density },
  { item: 15, name: "The founder's own terms", judge: terms },
  { item: 16, name: "A voice a stranger can use", judge: voice },
  { item: 18, name: "Within the hours said", judge: feasible },
  { item: 19, name: "Unknowns, no placeholders", judge: unknowns },
];

/** Judges a foundation by what of the rubric code can judge (craft, section 8), in the order of the list. */
export function judge(foundation: Foundation, state: JourneyState): RubricResult[] {
  const sections = FOUNDATION_ANCHORS.flatMap((type) => foundation.anchors[type].sections);
  return ITEMS.map(({ item, name, judge }) => ({ item, name, ...judge({ foundation, state, sections }) }));
}

function complete({ state, sections }: RubricCase): Verdict {
  const wanted = FOUNDATION_ANCHORS.flatMap((type) => [...SECTIONS[type]]);
  const missing = wanted.filter((id) =>
    !sections.some((section) => section.id === id && section.blocks.length > 0)
  );
  const open = FIELD_IDS.filter((id) =>
    FIELDS[id].needed && !["confirmed", "assumed"].includes(state.fields[id].status)
  );
  if (missing.length > 0) return verdict(false, `Sections without content: ${missing.join(", ")}`);
  return verdict(
    open.length === 0,
    open.length === 0
      ? `${wanted.length} sections; every needed answer is confirmed or openly assumed`
      : `Answers still open: ${open.map((id) => FIELDS[id].label).join(", ")}`,
  );
}

const MOST_ASSUMED = 0.3;

function typed({ state, sections }: RubricCase): Verdict {
  const bare = sections.flatMap((section) => faultsIn(section, state)).filter((fault) =>
    fault.gate === "marks"
  );
  if (bare.length > 0) return verdict(false, `${bare.length} sentences rest on nothing: ${bare[0]?.text}`);
  const marks = sections.flatMap(marksOf);
  const share = marks.filter((mark) => mark.kind === "assumption").length / Math.max(marks.length, 1);
  const isFull = FIELD_IDS.every((id) => !FIELDS[id].needed || state.fields[id].status === "confirmed");
  return verdict(
    !isFull || share <= MOST_ASSUMED,
    `${Math.round(share * 100)}% of ${marks.length} marks are assumptions`,
  );
}

function exact({ state, sections }: RubricCase): Verdict {
  const faults = sections.flatMap((section) => faultsIn(section, state)).filter((fault) =>
    fault.gate === "quotes"
  );
  const quotes = sections.flatMap(printedIn).flatMap((each) => quotesIn(each.text)).length;
  return verdict(faults.length === 0, faults[0]?.text ?? `${quotes} quotes, each found in its turn or page`);
}

function invented({ state, sections }: RubricCase): Verdict {
  const faults = sections.flatMap((section) => faultsIn(section, state))
    .filter((fault) => fault.gate === "names" || fault.gate === "numbers");
  return verdict(
    faults.length === 0,
    faults[0]?.text ?? "Every name and number stands in a turn, on a page or is reckoned",
  );
}

function agreeing({ state, foundation, sections }: RubricCase): Verdict {
  const texts = [
    ...sections.flatMap(printedIn).map((each) => each.text),
    ...foundation.facts.map((fact) => fact.text),
  ];
  const old = state.corrections.find(({ from, field }) =>
    stillPrinted(texts, from, foundation.answers[field]?.text ?? "")
  );
  const twice = foundation.facts.find((fact) =>
    fact.noun !== null &&
    foundation.facts.some((other) => other.text === fact.text && other.value !== fact.value)
  );
  if (old !== undefined) return verdict(false, `${old.from} was corrected to ${old.to} and is still printed`);
  return verdict(
    twice === undefined,
    twice === undefined ? `${foundation.facts.length} facts, one table` : `Two values for ${twice.text}`,
  );
}

/** The old value together with a word that stood beside it in the old answer. */
function stillPrinted(texts: string[], from: string, answer: string): boolean {
  const sentence = sentencesOf(answer).find((each) => holdsValue(each, from));
  return sentence !== undefined && texts.some((text) => text.includes(sentence) && holdsValue(text, from));
}

function swapped({ state, foundation }: RubricCase): Verdict {
  if (rivalPages(state).length === 0) {
    return verdict(true, "No rival's page was read, so nothing could be swapped");
  }
  const heads = [
    ...FOUNDATION_ANCHORS.flatMap((type) => foundation.anchors[type].sentence ?? []),
    ...headSentences(state),
  ].slice(0, 5);
  const specific = heads.filter((each) =>
    judgeOurs(state, each.text).every((one) => one.verdict === "specific")
  );
  return verdict(
    specific.length >= heads.length * 0.8,
    `${specific.length} of ${heads.length} sentences could be nobody else's`,
  );
}

function tradeoffs({ foundation }: RubricCase): Verdict {
  const open = TRADEOFF_IDS.filter((id) => foundation.decisions[id] === undefined);
  return verdict(
    open.length === 0,
    open.length === 0
      ? "All seven are chosen, each with what it gives up"
      : `${open.length} trade-offs are still open`,
  );
}

function refusals({ foundation }: RubricCase): Verdict {
  const count = (field: string) => {
    const text = foundation.answers[field]?.text ?? "";
    return Math.max(sentencesOf(text).length, text.split(/,|;| and /).length);
  };
  const counts = {
    audiences: count("customer.not_for"),
    channels: Math.max(count("channels.refused"), 0),
    behaviours: count("identity.values"),
  };
  const short = Object.entries(counts).filter(([, number]) => number < 2).map(([name]) => name);
  return verdict(
    short.length === 0,
    short.length === 0
      ? "At least two audiences, channels and behaviours are refused"
      : `Fewer than two refused: ${short.join(", ")}`,
  );
}

function obstacle({ foundation, state }: RubricCase): Verdict {
  const synthesis = foundation.anchors.truth.sections.find((section) => section.id === "strategic_synthesis");
  const isNamed = state.fields["market.obstacle"].answers.length > 0;
  const isCarried = synthesis !== undefined &&
    marksOf(synthesis).some((mark) => mark.kind === "said" && mark.field === "market.obstacle");
  if (!isNamed) return verdict(state.fields["market.obstacle"].status === "assumed", "No obstacle was named");
  return verdict(
    isCarried,
    isCarried ? "One obstacle, and the synthesis rests on it" : "The synthesis does not rest on the obstacle",
  );
}

function values({ foundation }: RubricCase): Verdict {
  const sentences = sentencesOf(foundation.answers["identity.values"]?.text ?? "");
  const empty = sentences.filter((each) =>
    vagueWordsIn(each).length > 0 && numbersIn(each).length === 0 &&
    !/\b(refuse|never|no|not|won['’]t)\b/iu.test(each)
  );
  return verdict(
    empty.length === 0,
    empty.length === 0
      ? `${sentences.length} values that a sane company could reverse`
      : `Nobody would choose the opposite of: ${empty[0]}`,
  );
}

const LEAST_TERMS = 8;

function terms({ foundation, state }: RubricCase): Verdict {
  const messaging = foundation.anchors.expression.sections.find((section) =>
    section.id === "strategic_messaging"
  );
  const text = messaging === undefined
    ? ""
    : printedIn(messaging).map((each) => each.text).join("\n").toLowerCase();
  const own = ownTerms(state, 40);
  const found = own.filter((term) => text.includes(term.toLowerCase()));
  return verdict(
    found.length >= Math.min(LEAST_TERMS, own.length),
    `${found.length} of the founder's own terms stand in the messaging`,
  );
}

const LEAST_PAIRS = 6;

function voice({ foundation, state }: RubricCase): Verdict {
  const section = foundation.anchors.expression.sections.find((each) => each.id === "voice_guidelines");
  const pairs = section?.blocks.find((block) => block.kind === "table" && block.columns[0] === "off");
  const count = pairs?.kind === "table" ? pairs.rows.length : 0;
  const isSilent = state.fields["voice.sample"].answers.length === 0;
  return verdict(
    isSilent || count >= LEAST_PAIRS,
    isSilent ? "No sample was given, and none is made up" : `${count} pairs of off and on`,
  );
}

const DAYS = 30;

function feasible({ foundation, state }: RubricCase): Verdict {
  const hours = numbersIn(foundation.answers["channels.capacity"]?.text ?? "").find((number) =>
    number.noun === "hours"
  );
  const minutes = foundation.calendar.reduce((sum, entry) => sum + entry.minutes, 0);
  if (hours === undefined || state.fields["channels.capacity"].answers.length === 0) {
    return verdict(
      true,
      `${Math.round(minutes / 60)} hours in thirty days; the hours were given in words or not at all`,
    );
  }
  const most = (Number(hours.value) * DAYS) / 7;
  return verdict(minutes / 60 <= most + 0.01, `${Math.round(minutes / 60)} of ${Math.round(most)} hours`);
}
