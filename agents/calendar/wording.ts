import type { Stage } from "../anchors/attention/stages.ts";
import type { ChannelKind } from "../anchors/attention/channel_kinds.ts";
import type { SectionId } from "../domain/anchors.ts";
import { wordCount } from "../evidence/evidence.ts";
import type { Piece, PieceKind } from "./pieces.ts";

/** A hook has at most so many words (craft, section 6). */
export const HOOK_WORDS = 14;

/** What stands before the founder's words in a hook; "" lets them stand alone. */
const FRAMES: Record<PieceKind, string[]> = {
  example: ["", "For example: ", "Have you met this: ", "From the work: ", "One to look out for: "],
  case: ["", "One case: ", "This happened: ", "Counted: ", "With a number: "],
  refusal: ["", "A line we keep: ", "Said plainly: ", "Before you ask: "],
  audience: ["Not for everybody: ", "We are not for these: "],
  question: ["You asked: ", "", "A fair question: ", "Often in the way: ", "Heard before: "],
  reason: ["", "Why we do this: ", "Where it comes from: "],
};

/** A hook from a piece that is not in `used`: the frames take turns, so that no two neighbours read alike. */
export function hookFrom(piece: Piece, turn: number, used: Set<string>): string | null {
  const frames = FRAMES[piece.kind];
  for (let shift = 0; shift < frames.length; shift++) {
    const hook = `${frames[(turn + shift) % frames.length] ?? ""}“${piece.words}”`;
    if (!used.has(hook) && wordCount(hook) <= HOOK_WORDS) return hook;
  }
  return null;
}

/** Hooks for what is left open, one for each open entry; as many as a calendar can have entries. */
export const OPEN_HOOKS = [
  "the question that came most often this week",
  "what went wrong this week, told plainly",
  "what a customer showed you",
  "an answer to the last reply",
  "something seen at work today",
  "news that your customers talk about",
  "a thank-you to somebody by name",
  "what you changed your mind about",
  "the first thing somebody asked today",
  "a mistake you often see",
  "what you would do differently next time",
  "something that took longer than expected",
  "a tool on your table, and what it is for",
  "the best sentence a customer said",
  "what you turned down this week",
  "one number from this week",
  "what is different in this season",
  "somebody whose work you admire",
  "what a beginner gets wrong",
  "a day from morning to evening",
  "what is ready next week",
  "what you learned from a no",
].map((subject) => `Left open: ${subject}`);

/** What stands before one of several listed things in a draft. */
export const LIST_LEADS = [
  "Today one example: ",
  "Next on the list: ",
  "From the same list: ",
  "One more of these: ",
];

/** What stands before the founder's words in a draft. */
export const LEADS: Record<PieceKind, string[]> = {
  example: ["Today: ", "One thing to know: ", "A subject for today: "],
  case: ["One case, as it was: ", "This is what happened: ", "Counted, and not estimated: "],
  refusal: ["So that it is clear before you ask: ", "One line we keep: ", "This does not change: "],
  audience: ["We are not for these, and say so before they pay: ", "Somebody else is better for these: "],
  question: ["Our answer: ", "What we say to that: ", "The honest answer: "],
  reason: ["Why somebody does this at all: ", "Where this comes from: "],
};

/** What an entry made of such a piece says. */
export const MESSAGES: Record<PieceKind, string[]> = {
  example: [
    "one example, explained and not sold",
    "what to look for, in one breath",
    "how it looks when it is done right",
  ],
  case: [
    "one case with its number",
    "what was before, and what is now",
    "what somebody got, told without adjectives",
  ],
  refusal: [
    "what is refused, and why that is good for them",
    "where the limit is, before they ask",
    "what this costs us, said openly",
  ],
  audience: ["who is better served elsewhere", "for whom this is not made, said kindly"],
  question: [
    "the worry first, then the answer",
    "an honest answer to what stops people",
    "what is true about it, and what is not",
  ],
  reason: ["why somebody does this at all", "the day on which it began", "what has not changed since"],
};

export const STAGE_OF: Record<PieceKind, Stage> = {
  example: "unaware",
  case: "weighing",
  refusal: "deciding",
  audience: "deciding",
  question: "weighing",
  reason: "aware",
};

export const SEGMENTS: Record<Stage, string> = {
  unaware: "people who are not looking yet",
  aware: "people who have heard of it",
  weighing: "people who are comparing",
  deciding: "people about to decide",
  customer: "customers of the first month",
  advocate: "customers who can name somebody",
};

export const SECTION_OF: Record<PieceKind, SectionId> = {
  example: "content_approach",
  case: "strategic_messaging",
  refusal: "strategic_synthesis",
  audience: "consumer_insights",
  question: "audience_connection",
  reason: "brand_identity",
};

interface Asking {
  /** What the entry asks for. */
  call: string;
  /** The last line of its draft. */
  line: string;
}

export const ASKS: Record<ChannelKind, Asking[]> = {
  referral: [{ call: "name one person", line: "Who should hear of this?" }, {
    call: "ring one person",
    line: "Whom shall I ring?",
  }],
  event: [{ call: "fix a day", line: "Which day suits you?" }, {
    call: "send one question",
    line: "Bring your hardest question.",
  }, { call: "say yes or no to a day", line: "Shall we fix a day?" }],
  letter: [{ call: "ring", line: "Ring me, and we talk about yours." }, {
    call: "send the hardest question",
    line: "Send me your hardest question.",
  }],
  message: [{ call: "write back", line: "Write back with one line." }, {
    call: "tell theirs",
    line: "Tell me how it is with you.",
  }],
  counter: [{ call: "ask when they are here", line: "Ask us when you are here." }, {
    call: "take the card",
    line: "Take the card with you.",
  }],
  social: [{ call: "write theirs below", line: "What is it like at yours?" }, {
    call: "send it to one person",
    line: "Send it to one person who needs it.",
  }],
  site: [{ call: "ask for more", line: "Ask us for the rest." }],
  press: [{ call: "ring", line: "Ring me for the numbers." }],
  ads: [{ call: "ring", line: "Ring us." }],
  other: [{ call: "ask", line: "Ask me about yours." }, { call: "fix a day", line: "Which day suits you?" }],
};

export const VISUALS: Record<ChannelKind, string[]> = {
  referral: ["none, it is spoken", "none, one line by hand"],
  event: ["the page that is handed over", "one photograph from the last time", "the date, large"],
  letter: ["no picture, one line underlined", "the envelope, addressed by hand"],
  message: ["one photograph, not posed", "no picture", "the thing itself, close"],
  counter: ["the hook on a card, by hand", "the thing itself beside the words"],
  social: ["the thing itself, close, no filter", "hands at work", "one sentence on a plain ground"],
  site: ["the same words, larger", "one photograph beside the answer"],
  press: ["none", "one photograph with names"],
  ads: ["the thing itself"],
  other: ["the thing itself, close", "hands at work", "no picture"],
};

/** Takes turns through a list. */
export function inTurn<T>(list: readonly T[], turn: number): T {
  const item = list[turn % list.length];
  if (item === undefined) throw new RangeError("Take turns through a list that is not empty");
  return item;
}
