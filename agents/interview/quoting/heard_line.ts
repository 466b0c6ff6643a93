import type { FoundationAnchor } from "../../domain/anchors.ts";
import type { Claim } from "../../domain/claims.ts";
import { FIELD_IDS, type FieldId, FIELDS, fieldsOfPhase } from "../../domain/fields.ts";
import { type JourneyState, standingAnswer } from "../../domain/journey.ts";
import { wordCount } from "../../text/text.ts";
import { quotesOf } from "../asking/linter.ts";
import { quoteCandidates } from "./quote_candidates.ts";

/** A whole sentence may be shorter than a stretch, but "Target 12" gives nothing back. */
const LEAST_WORDS = 3;
const QUOTE_WORDS = { least: 4, most: 9 };
const MOST_WORDS = 25;
/** At least one stretch is given back, however long the rest of the turn is. */
const LEAST_QUOTES = 1;

/**
 * What an anchor's read-back gives back, in one line: the strongest words that none of its three sentences has, and
 * which answers were never asked for; in `room` words where that is possible. Every single answer stands beside the
 * conversation, in the panel.
 */
export function heardLine(
  state: JourneyState,
  anchor: FoundationAnchor,
  { candidates, room }: { candidates: Claim[]; room: number },
): string {
  const taken = candidates.flatMap(({ text }) => quotesOf(text));
  const found = fieldsOfPhase(`${anchor}_anchor_analysis`).flatMap((field) => strongest(state, field, taken))
    .toSorted((a, b) => b.worth - a.worth);
  const unasked = unaskedFields(state, anchor).map((field) => FIELDS[field].label.toLowerCase());
  const apart = unasked.length === 0 ? "" : `You answered this before I asked: ${unasked.join("; ")}.`;
  const most = Math.min(MOST_WORDS, room);
  const line = [3, 2].map((count) => joined(found.slice(0, count), apart)).find((each) =>
    wordCount(each) <= most
  );
  return line ?? joined(found.slice(0, LEAST_QUOTES), apart);
}

interface Found {
  field: FieldId;
  quote: string;
  worth: number;
}

function joined(found: Found[], apart: string): string {
  const inOrder = found.toSorted((a, b) => FIELD_IDS.indexOf(a.field) - FIELD_IDS.indexOf(b.field));
  const quotes = inOrder.map(({ quote }) => `“${quote}”`).join(", ");
  return [quotes === "" ? "" : `Also heard: ${quotes}.`, apart].filter((part) => part !== "").join(" ");
}

/** The strongest stretch of an answer that no sentence on offer has already. */
function strongest(state: JourneyState, field: FieldId, taken: string[]): Found[] {
  const answer = standingAnswer(state, field);
  if (answer === null || field === "choices.tradeoffs") return [];
  const wrong = state.corrections.filter((each) => each.field === field).map(({ from }) => from);
  const [best] = quoteCandidates(answer.text, { ...QUOTE_WORDS, field })
    .filter(({ quote, sentence }) =>
      wordCount(quote) >= LEAST_WORDS && !taken.some((words) =>
        words.includes(quote) || sentence.includes(words)
      ) &&
      !wrong.some((value) => quote.includes(value))
    );
  return best === undefined ? [] : [{ field, quote: best.quote, worth: best.worth }];
}

/** Fields whose words stood in the answer to another question: they are confirmed here for the first time. */
function unaskedFields(state: JourneyState, anchor: FoundationAnchor): FieldId[] {
  return fieldsOfPhase(`${anchor}_anchor_analysis`).filter((field) => {
    const turn = standingAnswer(state, field)?.turn;
    return FIELD_IDS.slice(0, FIELD_IDS.indexOf(field)).some((earlier) =>
      turn !== undefined && state.fields[earlier].answers[0]?.turn === turn
    );
  });
}
