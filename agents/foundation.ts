import { stringsIn } from "./text/strings_in.ts";
import {
  type Anchor,
  ANCHOR_TYPES,
  type AnchorType,
  FOUNDATION_ANCHORS,
  type Section,
  type SectionId,
  sectionTitle,
} from "./domain/anchors.ts";
import type { CalendarEntry } from "./domain/calendar.ts";
import type { Mark } from "./domain/claims.ts";
import { longDate } from "./domain/days.ts";
import type { JourneyState } from "./domain/journey.ts";
import { leavesOf } from "./author/model/parts/draft_leaves.ts";
import { layOver, standingOf } from "./author/model/lay_over.ts";
import { writeStrategy } from "./author/rules/write_strategy.ts";
import { anchorsOf } from "./sections/anchors.ts";
import { markPlaces } from "./facts/statements/mark_places.ts";
import { marksOf } from "./ledger/texts.ts";
import { materialOf } from "./interview/strategy_material.ts";
import { calendarFrom } from "./plan/build_calendar.ts";
import { entryOf } from "./plan/entry.ts";
import { firstDay } from "./plan/refused_time.ts";
import { trendsOf } from "./research/trends.ts";
import { check } from "./review/checks.ts";
import { factsRead } from "./sections/facts_read.ts";
import { inShort, textsOf } from "./sections/in_short.ts";
import { insightTexts } from "./sections/insights.ts";
import { limitRepetition, wholeTexts } from "./sections/limit_repetition.ts";
import { type OpenRow, openRows } from "./sections/open_rows.ts";
import { placeLabel } from "./sections/markdown.ts";
import { sectionsByModel, toldOfModel } from "./sections/written_by.ts";
import type { Defect, Foundation, QuoteLine, SourceLine } from "./strategy/foundation.ts";
import type { InShort } from "./strategy/in_short.ts";
import type { UnknownPart } from "./strategy/leaves.ts";
import type { Strategy } from "./strategy/strategy.ts";
import { NOTHING_WRITTEN, type WrittenStrategy } from "./strategy/written.ts";
import { openingOf, Repetition, stretchesOf } from "./text/repetition.ts";

interface FoundationParts {
  state: JourneyState;
  /** Anchors as they were stored with their turns: they tell when they were written. */
  anchors: Partial<Record<AnchorType, Anchor>>;
  /** What a model has written, laid over what the rules write; nothing unless given. */
  written?: WrittenStrategy;
  now: Date;
  version: number;
  /** "Built-in strategist" or the model's name. */
  mind: string;
  /** Told of each part that could not be made; the part is left out. */
  onDefect?: (defect: Defect) => void;
}

/** How often a stretch of eight words may stand in the whole document (quality: three times). */
const MOST_IN_DOCUMENT = 3;

/** The whole strategy as one value, from which documents, calendar and consultant draw. */
export function buildFoundation(parts: FoundationParts): Foundation {
  const { state, now, version, mind, onDefect, written = NOTHING_WRITTEN } = parts;
  const material = materialOf(state, now);
  const { strategy: rules, defects } = writeStrategy(material);
  const standing = standingOf(state, material.sheet);
  const strategy = layOver(rules, written, { standing, material });
  const unread = (material.sheet.defects ?? []).map(({ fact, error }) => ({ part: `fact ${fact}`, error }));
  for (const defect of [...unread, ...defects]) onDefect?.(defect);
  const byModel = sectionsByModel(rules, strategy);
  const anchors = asWritten(anchorsOf(state, strategy, now), { byModel, written, stored: parts.anchors });
  const short = inShort(strategy, material.sheet.facts);
  const calendar = strategy.calendar.map(entryOf);
  const unknowns = unknownsOf(strategy);
  const open = openRows({ unknowns, conflicts: material.conflicts });
  const printed = limited(anchors, {
    thought: strategy.insights.flatMap(insightTexts),
    short,
    calendar,
    open,
    ...ownIn(written, strategy, state),
  });
  const foundation: Omit<Foundation, "rubric"> = {
    journeyId: state.id,
    company: state.company,
    founder: state.founder,
    asOf: now.toISOString(),
    version,
    strategy,
    sheet: material.sheet,
    decisions: state.decisions,
    conflicts: material.conflicts,
    anchors: printed.anchors,
    calendar,
    inShort: short,
    cover: printed.cover,
    worksheet: factsRead(material.sheet, { calendar, ...printed }),
    unknowns,
    palette: strategy.visual_direction.palette,
    sources: [...state.pages.map(sourceLine), ...feedLines(state, now)],
    quotes: quoteLines(Object.values(printed.anchors)),
    review: reviewOf(state),
    places: markPlaces(state, [
      ...Object.values(printed.anchors).flatMap(marksOfAnchor),
      ...strategy.insights.flatMap(({ claim }) => claim.marks),
    ]),
    mind,
  };
  return { ...foundation, rubric: check({ ...foundation, rubric: [] }, state) };
}

interface CalendarChoice {
  /** The first of the thirty days, an ISO date: the next Monday unless given, or the one behind a refused time. */
  from?: string;
  /** What a model has written, its drafts among it. */
  written?: WrittenStrategy;
}

/** The thirty days from a day of one's own choice, or from the next Monday, in the words of the whole foundation. */
export function calendarOf(
  state: JourneyState,
  now: Date,
  { from, written = NOTHING_WRITTEN }: CalendarChoice = {},
): CalendarEntry[] {
  const material = materialOf(state, now);
  const { strategy: rules } = writeStrategy(material);
  const standing = standingOf(state, material.sheet);
  const { channel_strategy, content_approach } = layOver(rules, written, { standing, material });
  const ground = {
    channels: channel_strategy.channels,
    pillars: content_approach.pillars,
    from: from ?? firstDay(material),
  };
  const calendar = calendarFrom(material, ground);
  return layOver({ ...rules, calendar }, { ...written, parts: onlyCalendar(written) }, { standing })
    .calendar.map(entryOf);
}

function onlyCalendar({ parts: { calendar } }: WrittenStrategy): WrittenStrategy["parts"] {
  return calendar === undefined ? {} : { calendar };
}

/** Each section with the mind that wrote most of it and what of a model's did not pass, and each anchor with the time at which it was first written. */
function asWritten(
  fresh: Record<AnchorType, Anchor>,
  { byModel, written, stored }: {
    byModel: Set<SectionId>;
    written: WrittenStrategy;
    stored: FoundationParts["anchors"];
  },
): Record<AnchorType, Anchor> {
  const joined = ANCHOR_TYPES.map((type): [AnchorType, Anchor] => {
    const sections = fresh[type].sections.map((section): Section => ({
      ...section,
      written_by: byModel.has(section.id) ? "model" : "builtin",
      ...toldOfModel(section.id, written),
      ...othersOf(section.id, written),
    }));
    return [type, {
      ...fresh[type],
      sections,
      written_at: stored[type]?.written_at ?? fresh[type].written_at,
    }];
  });
  return Object.fromEntries(joined) as Record<AnchorType, Anchor>;
}

/** The sentences of a section that stand and that another model than the section's has written once more. */
function othersOf(section: SectionId, { parts }: WrittenStrategy): Pick<Section, "others"> {
  const part = Object.values(parts).find(({ id }) => id === section);
  const leaves = part === undefined ? [] : leavesOf(part).filter(({ fate }) => fate.fate !== "refused");
  const by = Map.groupBy(leaves, ({ fate }) => fate.by ?? "");
  by.delete("");
  if (by.size === 0) return {};
  return { others: [...by].map(([model, own]) => ({ model, sentences: own.map(({ text }) => text) })) };
}

/**
 * The sixteen sections without quotes that return too often, and the count of what the document has printed with them.
 * Counted before all others is what stands whole wherever it stands: the one page, insights, headlines, what is read
 * aloud, and texts of the thirty days, which are there to be used, and the open questions. The cover says its sentence where that
 * may stand once more. The pitch is a document of its own.
 */
function limited(
  anchors: Record<AnchorType, Anchor>,
  { thought, short, calendar, open, free, own }: {
    thought: string[];
    short: InShort;
    calendar: CalendarEntry[];
    open: OpenRow[];
    free: ReadonlySet<string>;
    own: ReadonlySet<string>;
  },
) {
  const all = FOUNDATION_ANCHORS.flatMap((type) => anchors[type].sections);
  const repetition = new Repetition(MOST_IN_DOCUMENT, free);
  const page = textsOf(short);
  const sentences = FOUNDATION_ANCHORS.map((type) => anchors[type].sentence?.text ?? "")
    .filter((sentence) => !page.some((text) => text.toLowerCase() === sentence.toLowerCase()));
  const whole: [place: string, texts: string[]][] = [
    ...all.map((section): [string, string[]] => [sectionTitle(section.id), wholeTexts(section)]),
    ["What you had not put together", thought],
    ["The strategy on one page", [...sentences, ...page]],
    ["The 30 days", calendar.map(({ draft }) => draft)],
    ["What we do not know", open.map(({ question, options }) => `${question} ${options}`)],
    // The contents print these a second time.
    ["Contents", all.map(({ headline }) => headline.text).filter((text) => !text.includes("“"))],
  ];
  for (const [place, texts] of whole) texts.forEach((text) => repetition.count(text, place));
  const wanted = anchors.expression.sentence === null ? anchors.truth.sentence : short.message;
  const cover = wanted === null || repetition.stands(wanted.text) ? "" : wanted.text;
  repetition.count(cover);
  const sections = limitRepetition(all, repetition, own);
  const of = (type: AnchorType): Section[] =>
    type === "pitchDeck" ? anchors[type].sections : sections.filter(({ anchor }) => anchor === type);
  const entries = ANCHOR_TYPES.map((type) => [type, { ...anchors[type], sections: of(type) }]);
  return { anchors: Object.fromEntries(entries) as Record<AnchorType, Anchor>, cover, repetition };
}

/** What a model wrote, and what of it stands in its own words: only the founder's may not return too often. */
function ownIn(
  { parts }: WrittenStrategy,
  { insights }: Strategy,
  { fields }: JourneyState,
): { own: ReadonlySet<string>; free: ReadonlySet<string> } {
  const said = new Set(
    Object.values(fields).flatMap(({ answers }) => answers.flatMap(({ text }) => stretchesOf(text))),
  );
  const texts = [
    ...insights.flatMap(insightTexts),
    ...Object.values(parts).flatMap(({ leaves }) => stringsIn(leaves)),
  ];
  const written = texts.flatMap(stretchesOf);
  return { own: new Set(texts), free: new Set(written.filter((stretch) => !said.has(stretch))) };
}

function reviewOf({ reviews, reviewPlan }: JourneyState): Foundation["review"] {
  const held = reviews?.at(-1);
  return held === undefined || reviewPlan === undefined ? null : { held, next: reviewPlan };
}

/** What nobody knows yet, each once, in the order of the sections. */
function unknownsOf(strategy: Strategy): UnknownPart[] {
  const parts = Object.values(strategy).flatMap((part) =>
    typeof part === "object" && part !== null && "unknowns" in part ? part.unknowns : []
  );
  return [...new Map(parts.map((unknown) => [unknown.what, unknown])).values()];
}

function sourceLine({ label, final_url, url, read_at, failure }: JourneyState["pages"][number]): SourceLine {
  return { label, url: final_url || url, read_at, failure };
}

/** The items that trends rest on, and the feeds that could not be read. */
function feedLines(state: JourneyState, now: Date): SourceLine[] {
  const cited = trendsOf(state, now).flatMap(({ sources }) =>
    sources.map(({ item, read_at }) => ({
      label: `${item.outlet}, ${longDate(item.published_at)}`,
      url: item.link,
      read_at,
      failure: null,
    }))
  );
  const failed = (state.feeds ?? []).filter(({ failure }) => failure !== null)
    .map(({ label, url, read_at, failure }) => ({ label, url, read_at, failure }));
  return [...cited, ...failed];
}

function marksOfAnchor({ sentence, sections }: Anchor): Mark[] {
  return [...sentence?.marks ?? [], ...sections.flatMap(marksOf)];
}

/** Every quote that the anchors rest on, once, by its first words and in the order of the anchors. */
function quoteLines(anchors: Anchor[]): QuoteLine[] {
  const marks = anchors.flatMap(({ sections }) => sections.flatMap(marksOf));
  const said = marks.filter((mark): mark is Extract<Mark, { kind: "said" }> => mark.kind === "said");
  const lines = new Map(said.map((mark) => [`${mark.turn} ${mark.quote}`, mark]));
  return [...lines.values()].map(({ turn, field, quote }) => ({
    turn,
    field,
    label: placeLabel(field),
    quote: openingOf(quote),
  }));
}
