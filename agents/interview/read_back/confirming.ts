import { isSuperseded, supersededIn } from "../../author/model/dossier/superseded.ts";
import type { FoundationAnchor } from "../../domain/anchors.ts";
import type { Claim } from "../../domain/claims.ts";
import { fieldsOfPhase } from "../../domain/fields.ts";
import type { JourneyState, ReadBack } from "../../domain/journey.ts";
import type { NextQuestion } from "../asking/ask.ts";
import { candidatesFor } from "./candidates.ts";
import { confirmPhase, type Draft } from "../draft.ts";
import { askOwnSentence, askOwnSentenceAgain, askReadBack } from "../asking/next.ts";
import { type ReadBackAnswer, readReadBack } from "./read_back.ts";
import { ownSentenceBeside } from "./rejecting.ts";
import { saidTexts } from "../language/weave.ts";
import { spokenClaims } from "../language/spoken.ts";

const MOST_ASKED = 2;

/**
 * Takes the answer to a read-back. "None of these" opens the floor: what is said then is the sentence. An unclear answer
 * is asked for once more; after that the first sentence stands, and the reply says so.
 */
export function takeReadBack(draft: Draft, anchor: FoundationAnchor, rest: string): NextQuestion | null {
  const { state, message } = draft;
  const readBack = state.readBacks[anchor] ??
    { candidates: candidatesFor(anchor, state, draft.now), accepted: false, sentence: null };
  const isFloorOpen = readBack.isFloorOpen === true;
  const candidates = spokenClaims(state, readBack.candidates);
  const byRules = readReadBack(rest, { candidates, isFloorOpen });
  const read = byRules.kind === "unclear" ? draft.verdict?.pick ?? byRules : byRules;
  const own = read.kind === "rejected" && !isFloorOpen ? ownSentenceBeside(rest, saidTexts(state)) : null;
  const answer: ReadBackAnswer = own !== null
    ? { kind: "own_sentence", sentence: own }
    : read.kind === "unclear" && hasCorrected(draft) && state.refining === undefined && !isFloorOpen
    ? withCorrection(message.text, candidates)
    : read;
  const mayAskAgain = state.refining === anchor || (readBack.asked ?? 1) < MOST_ASKED;
  if (isFloorOpen && rest.trim() === "" && hasCorrected(draft)) return askOwnSentenceAgain(draft, anchor);
  if (answer.kind === "rejected" && !isFloorOpen) {
    state.readBacks[anchor] = { ...readBack, isFloorOpen: true };
    return askOwnSentence(draft, anchor);
  }
  // "Yes, that one" after "none of these" agrees to a sentence that nobody has said yet.
  const agreesToNothing = isFloorOpen && answer.kind === "agreed" && state.refining === undefined;
  const isOpen = answer.kind === "unclear" || agreesToNothing;
  if (isOpen && mayAskAgain && !isAllAssumed(state, anchor)) {
    return isFloorOpen ? askOwnSentence(draft, anchor) : askReadBack(draft, anchor);
  }
  acceptReadBack(draft, anchor, { readBack, answer });
  return null;
}

/** True where this message changed a value, be it in words or in a cell. */
function hasCorrected({ state, message }: Draft): boolean {
  return [...state.corrections, ...state.factChanges ?? []].some(({ turn }) => turn === message.id);
}

/** Where nothing was said there is nothing to choose between: it is not asked a second time. */
function isAllAssumed(state: JourneyState, anchor: FoundationAnchor): boolean {
  return fieldsOfPhase(`${anchor}_anchor_analysis`).every((field) =>
    state.fields[field].answers.length === 0
  );
}

/** A correction accepts the rest: the pick may stand in its own sentence, or be missing. */
function withCorrection(text: string, candidates: Claim[]): ReadBackAnswer {
  const answer = readReadBack(text, { candidates });
  return answer.kind === "picked" ? answer : { kind: "agreed" };
}

/** Accepts an anchor's read-back: everything heard is confirmed and the anchor is written when the turn ends. */
export function acceptReadBack(
  draft: Draft,
  anchor: FoundationAnchor,
  { readBack, answer }: { readBack: ReadBack; answer: ReadBackAnswer },
): void {
  const { state, now } = draft;
  const sentence = sentenceOf(draft, anchor, { readBack, answer, fresh: candidatesFor(anchor, state, now) });
  const words = { turn: draft.message.id, text: draft.message.text };
  const { isFloorOpen: _, ...kept } = readBack;
  state.readBacks[anchor] = { ...kept, accepted: true, sentence, words };
  delete state.refining;
  if (anchor === "truth") confirmPhase(state, "conversation_initiation");
  confirmPhase(state, `${anchor}_anchor_analysis`);
  draft.rewrite.add(anchor);
  const line = lineOf(answer, { earlier: readBack.sentence, sentence });
  if (line !== null) draft.lines.push(line);
}

function lineOf(
  { kind }: ReadBackAnswer,
  { earlier, sentence }: { earlier: Claim | null; sentence: Claim | null },
): string | null {
  if (sentence === null) return "No sentence heads it yet; write one whenever you like.";
  if (kind === "agreed" && earlier === sentence) return "Your sentence stays as it was.";
  if (kind === "agreed") {
    return "No sentence was named, so the first one stands; another can be picked later.";
  }
  return kind === "unclear" || kind === "rejected"
    ? "It stayed unclear which sentence you want, so the first one stands; it can be changed later."
    : null;
}

interface Accepting {
  readBack: ReadBack;
  answer: ReadBackAnswer;
  /** What would be offered now, after the corrections of this message. */
  fresh: Claim[];
}

function sentenceOf(
  draft: Draft,
  anchor: FoundationAnchor,
  { readBack, answer, fresh }: Accepting,
): Claim | null {
  const { candidates, sentence: earlier } = readBack;
  if (answer.kind === "own_sentence") {
    const quote = answer.sentence;
    return {
      text: quote,
      marks: [{ kind: "said", turn: draft.message.id, field: `confirm.${anchor}`, quote }],
    };
  }
  if (earlier !== null && answer.kind !== "picked" && !isCorrected(draft.state, earlier)) return earlier;
  if (readBack.isFloorOpen === true && answer.kind !== "picked") return null;
  const at = answer.kind === "picked" ? answer.at : 0;
  const picked = candidates[at];
  if (picked === undefined) return null;
  return hasCorrected(draft) ? stillTrue(draft.state, picked, fresh) : picked;
}

/** A sentence that prints a value corrected in this message gives way to the one that is made of the same fact now. */
function stillTrue(state: JourneyState, picked: Claim, fresh: Claim[]): Claim {
  if (fresh.some(({ text }) => text === picked.text)) return picked;
  const [lead = ""] = picked.text.split(":");
  const same = fresh.find(({ text }) => text.startsWith(`${lead}:`)) ??
    fresh.find(({ text }) => withoutNumbers(text) === withoutNumbers(picked.text)) ??
    (isChanged(state, picked) ? fresh.find((each) => fieldOf(each) === fieldOf(picked)) : undefined);
  return same ?? (isCorrected(state, picked) ? fresh[0] ?? picked : picked);
}

/** True where words that it rests on have been given another value; what was struck out has none. */
function isChanged(state: JourneyState, { marks }: Claim): boolean {
  const taken = supersededIn(state).filter(({ now }) => now !== "");
  return marks.some((mark) => mark.kind === "said" && isSuperseded(mark, taken));
}

function fieldOf({ marks }: Claim): string | undefined {
  return marks.flatMap((mark) => mark.kind === "said" ? [mark.field] : [])[0];
}

/** "1,600 meals by 31 August 2027" and the same with 1,500. */
function withoutNumbers(text: string): string {
  return text.replace(/\d[\d.,]*/gu, "#");
}

function isCorrected(state: JourneyState, sentence: Claim): boolean {
  return state.corrections.some((each) => sentence.text.includes(each.from));
}
