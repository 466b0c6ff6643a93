import {
  ANCHOR_LABELS,
  anchorOfSection,
  FOUNDATION_ANCHORS,
  type FoundationAnchor,
} from "../domain/anchors.ts";
import { FACT_NAMES, type FactChange, type FactName } from "../domain/facts.ts";
import { FIELD_IDS, type FieldId, FIELDS } from "../domain/fields.ts";
import type { JourneyState } from "../domain/journey.ts";
import type { ReviewChange } from "../domain/reviews.ts";
import { TRADEOFF_IDS, TRADEOFFS } from "../domain/tradeoffs.ts";
import type { VersionChange } from "../domain/versions.ts";
import { applyChanges, UNCLEAR_PART } from "../facts/apply_changes.ts";
import { isPartedFact } from "../facts/cell_values.ts";
import { touchedBy } from "../facts/changes.ts";
import { factsOfField, FIELDS_OF_FACT } from "../facts/fields_of_fact.ts";
import { readFacts } from "../facts/read_facts.ts";
import { rowChanges } from "../facts/row_changes.ts";
import { toldOnce } from "../facts/told_once.ts";
import { labelOf, LABELS } from "../facts/worksheet.ts";
import { sentencesOf } from "../text/sentences.ts";

/** A change and the turn that brought it. */
export interface TurnChange extends Omit<VersionChange, "said"> {
  turn: string;
}

/** What the founder changed on the worksheet and corrected in words, each with how it stood before. */
export function correctedIn(state: JourneyState, now: Date): TurnChange[] {
  const { factChanges = [], corrections } = state;
  const inWords = corrections.map(({ turn, field, from, to }) => ({
    turn,
    label: FIELDS[field].label,
    before: from.trim() === "" ? null : from,
    after: to,
    anchors: anchorsOfField(field),
  }));
  if (factChanges.length === 0) return inWords;
  let sheet = readFacts({ ...state, id: `${state.id} unchanged`, factChanges: [], corrections: [] }, now);
  const ofFacts = factChanges.flatMap((change) => {
    const after = applyChanges(sheet, [change]);
    const rows = rowChanges(sheet, after, [change.fact]);
    sheet = after;
    const told = rows.length > 0 ? rows : asSaid(change);
    return told.map((row) => ({ turn: change.turn, anchors: anchorsTaking([change.fact]), ...row }));
  });
  const once = toldOnce(ofFacts, ({ before, after }) => [before ?? "", after]);
  return [...inWords, ...once.map(withoutShared)];
}

/** Of two long texts the sentences in which they differ: "Stavoren, 118 berths." and "Stavoren, 116 berths." */
function withoutShared(change: TurnChange): TurnChange {
  const [old, now] = [sentencesOf(change.before ?? ""), sentencesOf(change.after)];
  const before = old.filter((sentence) => !now.includes(sentence)).join(" ");
  const after = now.filter((sentence) => !old.includes(sentence)).join(" ");
  return before === "" || after === "" ? change : { ...change, before, after };
}

/** A change that shows in no row any more, since a later answer took its place: what was said of it. */
function asSaid(
  { fact, part, row, was, value }: FactChange,
): Pick<TurnChange, "label" | "before" | "after">[] {
  const words = part === UNCLEAR_PART ? row : isPartedFact(fact) ? null : part ?? row;
  const before = was ?? words;
  return before === value ? [] : [{ label: labelOf(fact, part), before, after: value }];
}

/**
 * What was answered, chosen and read back by each turn; told only of turns after the interview. Where an answer took the
 * place of another, the journey no longer holds the old one.
 */
export function saidIn(state: JourneyState): TurnChange[] {
  const asked = FIELD_IDS.filter((field) => field !== "choices.tradeoffs");
  const answers = asked.flatMap((field) => {
    const full = state.fields[field].answers.filter(({ thin }) => !thin);
    const turns = [...new Set(full.map(({ turn }) => turn))];
    const texts = turns.map((turn) =>
      [...new Set(full.filter((each) => each.turn === turn).map(({ text }) => text))].join(" ")
    );
    return turns.filter((turn) => !isCorrected(state, { turn, field })).map((turn): TurnChange => {
      const at = turns.indexOf(turn);
      return {
        turn,
        label: FIELDS[field].label,
        before: texts[at - 1] ?? null,
        after: texts[at] ?? "",
        anchors: anchorsOfField(field),
      };
    });
  });
  const sides = TRADEOFF_IDS.flatMap((id): TurnChange[] => {
    const decision = state.decisions[id];
    if (decision === undefined) return [];
    const { turn, side } = decision;
    const { a, b } = TRADEOFFS[id];
    return [{ turn, label: `${a} or ${b}`, before: null, after: side === "a" ? a : b, anchors: ["truth"] }];
  });
  const sentences = FOUNDATION_ANCHORS.flatMap((type): TurnChange[] => {
    const { accepted = false, sentence = null, words } = state.readBacks[type] ?? {};
    if (!accepted || sentence === null || words === undefined) return [];
    const label = `${ANCHOR_LABELS[type]}, its sentence`;
    return [{ turn: words.turn, label, before: null, after: sentence.text, anchors: [type] }];
  });
  return [...answers, ...sides, ...sentences];
}

/** True where a turn's words to a field were taken as a change of one of its facts: that tells more. */
function isCorrected(
  { factChanges = [], corrections }: JourneyState,
  { turn, field }: { turn: string; field: FieldId },
): boolean {
  return corrections.some((each) => each.turn === turn && each.field === field) ||
    factChanges.some((each) => each.turn === turn && FIELDS_OF_FACT[each.fact].includes(field));
}

/** What a review changed, which has kept it by the names of rows alone. */
export function changedIn(reviewed: ReviewChange[]): TurnChange[] {
  return reviewed.map(({ turn, label, before, after }) => {
    const facts = FACT_NAMES.filter((fact) => isLabelOf(fact, label));
    return { turn, label, before, after, anchors: anchorsTaking(facts) };
  });
}

/** "Goal: by when" is a part of "Goal". */
function isLabelOf(fact: FactName, label: string): boolean {
  return LABELS[fact] === label || label.startsWith(`${LABELS[fact]}:`);
}

function anchorsOfField(field: FieldId): FoundationAnchor[] {
  return anchorsTaking(factsOfField(field));
}

function anchorsTaking(facts: FactName[]): FoundationAnchor[] {
  const touched = new Set(touchedBy(facts.map((fact) => ({ fact }))).map(anchorOfSection));
  return FOUNDATION_ANCHORS.filter((anchor) => touched.has(anchor));
}
