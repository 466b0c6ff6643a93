import { isOutdated, sentencesSaid } from "./anchors/words/answers.ts";
import { buildFacts } from "./anchors/facts.ts";
import { buildPalette } from "./anchors/colour/palette.ts";
import { buildUnknowns } from "./anchors/unknowns.ts";
import { writeAnchor } from "./anchors/write.ts";
import { buildCalendar } from "./plan/calendar.ts";
import { type Anchor, ANCHOR_TYPES, type AnchorType } from "./domain/anchors.ts";
import type { Contradiction, Mark } from "./domain/claims.ts";
import { FIELD_IDS, FIELDS } from "./domain/fields.ts";
import type { Foundation, QuoteLine, SourceLine } from "./strategy/foundation.ts";
import { type JourneyState, standingAnswer } from "./domain/journey.ts";
import { conflictsOf, contradictionsOf } from "./interview/contradictions/conflicts.ts";
import { crossChecks } from "./review/cross_checks.ts";
import { judge } from "./review/rubric.ts";
import { marksOf } from "./anchors/section.ts";
import { longDate } from "./domain/days.ts";
import { placeLabel } from "./sections/markdown.ts";
import { trendsOf } from "./research/trends.ts";

interface FoundationParts {
  state: JourneyState;
  /** Anchors already written; those missing are written by the built-in strategist. */
  anchors: Partial<Record<AnchorType, Anchor>>;
  now: Date;
  version: number;
  /** "Built-in strategist" or the model's name. */
  mind: string;
}

/** The whole strategy as one value, from which documents, calendar and consultant draw. */
export function buildFoundation({ state, anchors, now, version, mind }: FoundationParts): Foundation {
  const written = Object.fromEntries(
    ANCHOR_TYPES.map((type) => [type, anchors[type] ?? writeAnchor(type, state, now)]),
  ) as Record<AnchorType, Anchor>;
  const foundation: Foundation = {
    journeyId: state.id,
    company: state.company,
    founder: state.founder,
    asOf: now.toISOString(),
    version,
    anchors: written,
    facts: buildFacts(state),
    contradictions: contradictionsIn(state, now),
    unknowns: buildUnknowns(state, now),
    decisions: state.decisions,
    palette: buildPalette(state),
    calendar: buildCalendar(state, now),
    sources: [...state.pages.map(sourceLine), ...feedLines(state, now)],
    quotes: quoteLines(Object.values(written)),
    answers: answersOf(state),
    mind,
  };
  return { ...foundation, rubric: judge(foundation, state) };
}

/** What the rules find, and what two answers say together; a pair that both find stands once. */
function contradictionsIn(state: JourneyState, now: Date): Contradiction[] {
  const found = contradictionsOf(conflictsOf(state, now));
  return [...found, ...crossChecks(state, now).filter(({ id }) => !found.some((each) => each.id === id))];
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

/** Every quote that the anchors rest on, once, in the order of the anchors. */
function quoteLines(anchors: Anchor[]): QuoteLine[] {
  const marks = anchors.flatMap((anchor) => anchor.sections.flatMap(marksOf));
  const said = marks.filter((mark): mark is Extract<Mark, { kind: "said" }> => mark.kind === "said");
  const lines = new Map(said.map((mark) => [`${mark.turn} ${mark.quote}`, mark]));
  return [...lines.values()].map(({ turn, field, quote }) => ({
    turn,
    field,
    label: placeLabel(field),
    quote,
  }));
}

function answersOf(state: JourneyState): Foundation["answers"] {
  return Object.fromEntries(FIELD_IDS.flatMap((field) => {
    const answer = standingAnswer(state, field);
    if (answer === null) return [];
    const text = isOutdated(state, field, answer.text)
      ? sentencesSaid(state, field).map((each) => each.quote).join("\n")
      : answer.text;
    return [[field, { turn: answer.turn, label: FIELDS[field].label, text }]];
  }));
}
