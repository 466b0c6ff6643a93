import {
  ANCHOR_LABELS,
  anchorOfSection,
  FOUNDATION_ANCHORS,
  type FoundationAnchor,
} from "../domain/anchors.ts";
import { FACT_NAMES, type FactChange, type FactName } from "../domain/facts.ts";
import { type FieldId, FIELDS, isFieldId } from "../domain/fields.ts";
import type { JourneyState, StoodBefore } from "../domain/journey.ts";
import type { ReviewChange } from "../domain/reviews.ts";
import { TRADEOFF_IDS, TRADEOFFS } from "../domain/tradeoffs.ts";
import type { VersionChange } from "../domain/versions.ts";
import { applyChanges, UNCLEAR_PART } from "../facts/changes/apply_changes.ts";
import { isPartedFact } from "../facts/changes/cell_values.ts";
import { touchedBy } from "../facts/changes/changes.ts";
import { factsOfField, FIELDS_OF_FACT } from "../facts/fields_of_fact.ts";
import { readFacts } from "../facts/read_facts.ts";
import { rowChanges } from "../facts/changes/row_changes.ts";
import { toldOnce } from "../facts/changes/deduplicated.ts";
import { labelOf, LABELS } from "../facts/worksheet.ts";
import { sentencesOf } from "../text/sentences.ts";
import { type Replaceable, TOLD_FIELDS } from "./standing.ts";

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

/** Something said that may stand in another's place; `before` is null where that does not stand beside it. */
type Told = Pick<TurnChange, "turn" | "before" | "after"> & { of: Replaceable };

/**
 * What was answered, chosen and read back by each turn, and what it took the place of; told only of turns after the
 * interview, since when that is kept.
 */
export function saidIn(state: JourneyState, order: string[]): TurnChange[] {
  const standing = [...answersIn(state), ...sidesIn(state), ...sentencesIn(state)];
  const stood = Map.groupBy(state.stoodBefore ?? [], ({ of }) => of);
  const told = standing.map((each): Told => ({
    ...each,
    before: each.before ?? stoodUntil(each.turn, { stood: stood.get(each.of) ?? [], order }),
  }));
  const replaced = [...stood].flatMap(([of, all]) =>
    replacedIn(of, all, standing.some((each) => each.of === of))
  );
  const isGone = new Set(state.replaced ?? []);
  return [...told, ...replaced.filter(({ turn }) => !isGone.has(turn))]
    .map(({ of, ...change }) => withoutShared({ ...change, ...nameOf(of) }));
}

/** What stood until a turn; "" for nothing, null where it was not kept. */
function stoodUntil(
  turn: string,
  { stood, order }: { stood: StoodBefore[]; order: string[] },
): string | null {
  const by = stood.filter((each) => order.indexOf(each.turn) <= order.indexOf(turn));
  return by.findLast(({ text }) => text !== "")?.text ?? by.at(-1)?.text ?? null;
}

/** The changes whose words stand no more: others have taken their place since, or nothing has. */
function replacedIn(of: Replaceable, stood: StoodBefore[], stands: boolean): Told[] {
  const words = stood.filter(({ text }) => text !== "");
  return words.flatMap(({ turn, text }, at) => {
    const next = words[at + 1];
    if (next === undefined && (stands || !isFieldId(of))) return [];
    return next?.text === text ? [] : [{ of, turn, before: text, after: next?.text ?? "" }];
  });
}

function nameOf(of: Replaceable): Pick<TurnChange, "label" | "anchors"> {
  if (isFieldId(of)) return { label: FIELDS[of].label, anchors: anchorsOfField(of) };
  const tradeoff = TRADEOFF_IDS.find((id) => id === of);
  if (tradeoff !== undefined) {
    const { a, b } = TRADEOFFS[tradeoff];
    return { label: `${a} or ${b}`, anchors: ["truth"] };
  }
  const anchors = FOUNDATION_ANCHORS.filter((anchor) => of === `confirm.${anchor}`);
  return { label: `${anchors.map((type) => ANCHOR_LABELS[type]).join()}, its sentence`, anchors };
}

function answersIn(state: JourneyState): Told[] {
  return TOLD_FIELDS.flatMap((of) => {
    const full = state.fields[of].answers.filter(({ thin }) => !thin);
    const turns = [...new Set(full.map(({ turn }) => turn))];
    const texts = turns.map((turn) =>
      [...new Set(full.filter((each) => each.turn === turn).map(({ text }) => text))].join(" ")
    );
    return turns.filter((turn) => !isCorrected(state, { turn, field: of })).map((turn): Told => {
      const at = turns.indexOf(turn);
      return { of, turn, before: texts[at - 1] ?? null, after: texts[at] ?? "" };
    });
  });
}

function sidesIn({ decisions }: JourneyState): Told[] {
  return TRADEOFF_IDS.flatMap((of): Told[] => {
    const decision = decisions[of];
    return decision === undefined
      ? []
      : [{ of, turn: decision.turn, before: null, after: TRADEOFFS[of][decision.side] }];
  });
}

function sentencesIn({ readBacks }: JourneyState): Told[] {
  return FOUNDATION_ANCHORS.flatMap((type): Told[] => {
    const { accepted = false, sentence = null, words } = readBacks[type] ?? {};
    if (!accepted || sentence === null || words === undefined) return [];
    return [{ of: `confirm.${type}`, turn: words.turn, before: null, after: sentence.text }];
  });
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
