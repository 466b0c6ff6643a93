import { FOUNDATION_ANCHORS } from "../../../domain/anchors.ts";
import { FIELDS, isFieldId } from "../../../domain/fields.ts";
import type { JourneyState } from "../../../domain/journey.ts";
import { type Stretch, stretchesOf, turnOrder } from "../../../facts/statements/said_turns.ts";
import { sentencesOf } from "../../../text/text.ts";
import { tokensIn } from "../../../text/tokens.ts";
import { asData } from "../../../text/as_data.ts";
import type { Block, Evidence } from "./evidence.ts";

/** A sentence of a turn with its number; `turn` is the message that it stands in. */
export interface TurnSentence extends Evidence {
  turn: string;
  field: string;
}

/** One turn of the founder's as it stands in the dossier. */
export interface Turn {
  heading: string;
  sentences: TurnSentence[];
}

/**
 * What the founder has said, turn by turn in the order in which it was said, cut into numbered sentences. A turn's
 * number is its place among the messages, so that a later turn changes nothing before it.
 */
export function turnsOf(state: JourneyState): Turn[] {
  const stretches = stretchesOf(state);
  return turnOrder(state).flatMap((turn, at) => {
    const said = distinct(stretches.filter((each) => each.turn === turn));
    return said.length === 0 ? [] : [turnOf(said, at + 1)];
  });
}

function turnOf(said: Stretch[], number: number): Turn {
  const sentences = said.flatMap(({ turn, field, text }) =>
    sentencesOf(text).map((words) => ({ turn, field, words }))
  ).map(({ turn, field, words }, at): TurnSentence => ({
    id: `A${number}.${at + 1}`,
    words,
    turn,
    field,
    mark: { kind: "said", turn, field, quote: words },
  }));
  const asked = [...new Set(said.map(({ field }) => labelOf(field)))].join(", ");
  const thin = said.every((each) => each.thin === true) ? " (thin: any rival could say it)" : "";
  return { heading: `A${number}, to “${asked}”${thin}`, sentences };
}

function labelOf(field: string): string {
  if (isFieldId(field)) return FIELDS[field].label;
  const anchor = FOUNDATION_ANCHORS.find((type) => field === `confirm.${type}`);
  return anchor === undefined ? field : `The ${anchor} anchor read back`;
}

/** The stretches of one turn, without those that stand in another one of it. */
function distinct(said: Stretch[]): Stretch[] {
  const texts = said.map(({ text }) => text);
  return said.filter(({ text }, at) =>
    text.trim() !== "" &&
    !texts.some((other, place) => place !== at && other.includes(text) && (other !== text || place < at))
  );
}

/** What the note on sentences left out may cost behind a turn's heading, in tokens. */
const LEFT_OUT_NOTE = 12;

/** The turns as lines; beyond `tokens` the sentences that no fact quotes are left out, oldest first, and that is said. */
export function turnBlock(turns: Turn[], { tokens, isKept }: TurnSpace): Block {
  const sentences = turns.flatMap((turn) => turn.sentences);
  const costs = new Map(sentences.map((each) => [each.id, tokensIn(lineOf(each))]));
  const headings = turns.reduce((sum, { heading }) => sum + tokensIn(heading) + LEFT_OUT_NOTE, 0);
  let over = headings + [...costs.values()].reduce((sum, cost) => sum + cost, 0) - tokens;
  const left = new Set<string>();
  for (const each of [...sentences.filter((one) => !isKept(one)), ...sentences.filter(isKept)]) {
    if (over <= 0) break;
    over -= costs.get(each.id) ?? 0;
    left.add(each.id);
  }
  const shown = turns.map(({ heading, sentences: all }) => {
    const kept = all.filter(({ id }) => !left.has(id));
    const missing = all.length - kept.length;
    return {
      heading: missing === 0 ? heading : `${heading} (${missing} sentences left out for want of space)`,
      kept,
    };
  });
  return {
    lines: shown.flatMap(({ heading, kept }) => [heading, ...kept.map(lineOf)]),
    evidence: shown.flatMap(({ kept }) => kept),
  };
}

/** How long the turns may be in tokens, and which sentences go last. */
interface TurnSpace {
  tokens: number;
  isKept: (sentence: TurnSentence) => boolean;
}

function lineOf({ id, words }: Evidence): string {
  return `${id} ${asData(words)}`;
}
