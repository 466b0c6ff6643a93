import type { FoundationAnchor } from "../domain/anchors.ts";
import type { Claim } from "../domain/claims.ts";
import { fieldsOfPhase } from "../domain/fields.ts";
import type { JourneyState, ReadBack } from "../domain/journey.ts";
import type { NextQuestion } from "./ask.ts";
import { candidatesFor } from "./candidates.ts";
import { confirmPhase, type Draft } from "./draft.ts";
import { askReadBack } from "./next.ts";
import { type ReadBackAnswer, readReadBack } from "./read_back.ts";

const MOST_ASKED = 2;

/**
 * Takes the answer to a read-back. An unclear one is asked once more; after that the first sentence stands,
 * and the reply says so.
 */
export function takeReadBack(draft: Draft, anchor: FoundationAnchor, rest: string): NextQuestion | null {
  const { state, message } = draft;
  const readBack = state.readBacks[anchor] ??
    { candidates: candidatesFor(anchor, state), accepted: false, sentence: null };
  const hasCorrected = state.corrections.some((correction) => correction.turn === message.id);
  const read = readReadBack(rest, readBack.candidates);
  const answer = read.kind === "unclear" && hasCorrected && state.refining === undefined
    ? withCorrection(message.text, readBack.candidates)
    : read;
  const mayAskAgain = state.refining === anchor || (readBack.asked ?? 1) < MOST_ASKED;
  if (answer.kind === "unclear" && mayAskAgain && !isAllAssumed(state, anchor)) {
    return askReadBack(draft, anchor);
  }
  acceptReadBack(draft, anchor, { readBack, answer });
  return null;
}

/** Where nothing was said there is nothing to choose between: it is not asked a second time. */
function isAllAssumed(state: JourneyState, anchor: FoundationAnchor): boolean {
  return fieldsOfPhase(`${anchor}_anchor_analysis`).every((field) =>
    state.fields[field].answers.length === 0
  );
}

/** A correction accepts the rest: the pick may stand in its own sentence, or be missing. */
function withCorrection(text: string, candidates: Claim[]): ReadBackAnswer {
  const answer = readReadBack(text, candidates);
  return answer.kind === "unclear" ? { kind: "agreed" } : answer;
}

/** Accepts an anchor's read-back: everything heard is confirmed and the anchor is written when the turn ends. */
export function acceptReadBack(
  draft: Draft,
  anchor: FoundationAnchor,
  { readBack, answer }: { readBack: ReadBack; answer: ReadBackAnswer },
): void {
  const { state } = draft;
  const fresh = candidatesFor(anchor, state);
  const sentence = sentenceOf(draft, anchor, {
    candidates: stillTrue(draft, readBack.candidates, fresh),
    answer,
    earlier: readBack.sentence,
  });
  const words = { turn: draft.message.id, text: draft.message.text };
  state.readBacks[anchor] = { ...readBack, accepted: true, sentence, words };
  delete state.refining;
  if (anchor === "truth") confirmPhase(state, "conversation_initiation");
  confirmPhase(state, `${anchor}_anchor_analysis`);
  draft.rewrite.add(anchor);
  if (answer.kind === "agreed" && readBack.sentence !== null && readBack.sentence === sentence) {
    draft.lines.push("Your sentence stays as it was.");
  } else if (answer.kind === "agreed") {
    draft.lines.push("No sentence was named, so the first one stands; another can be picked later.");
  }
  if (answer.kind === "unclear") {
    draft.lines.push(
      "It stayed unclear which sentence you want, so the first one stands; it can be changed later.",
    );
  }
}

/** A candidate that prints a value corrected in this turn is replaced by a fresh one in its place. */
function stillTrue(draft: Draft, candidates: Claim[], fresh: Claim[]): Claim[] {
  const wrong = draft.state.corrections.filter((each) => each.turn === draft.message.id).map((each) =>
    each.from
  );
  return candidates.map((candidate, at) =>
    wrong.some((value) => candidate.text.includes(value)) ? fresh[at] ?? candidate : candidate
  );
}

function sentenceOf(
  draft: Draft,
  anchor: FoundationAnchor,
  { candidates, answer, earlier }: { candidates: Claim[]; answer: ReadBackAnswer; earlier: Claim | null },
): Claim | null {
  if (answer.kind === "agreed" && earlier !== null && !isCorrectedIn(draft.state, earlier)) return earlier;
  if (answer.kind === "edited") {
    const quote = answer.sentence;
    return {
      text: quote,
      marks: [{ kind: "said", turn: draft.message.id, field: `confirm.${anchor}`, quote }],
    };
  }
  return candidates[answer.kind === "picked" ? answer.at : 0] ?? null;
}

function isCorrectedIn(state: JourneyState, sentence: Claim): boolean {
  return state.corrections.some((each) => sentence.text.includes(each.from));
}
