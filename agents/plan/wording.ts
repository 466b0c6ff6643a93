import type { Stage } from "../anchors/attention/stages.ts";
import type { ChannelKind } from "../anchors/attention/channel_kinds.ts";
import type { SectionId } from "../domain/anchors.ts";
import { wordCount } from "../text/text.ts";
import type { Piece, PieceKind } from "./pieces.ts";

/** A hook has at most so many words (craft, section 6). */
const HOOK_WORDS = 14;

/** What stands before the founder's words in a hook. */
const FRAMES: Record<PieceKind, string[]> = {
  example: ["From the work: ", "Worth knowing: ", "Shown today: ", "One thing to look out for: "],
  case: ["One case, with its number: ", "Counted, not estimated: ", "What happened: "],
  refusal: ["What we will not change: ", "A line we keep: ", "Said before you ask: "],
  audience: ["Not made for everybody: ", "Who is better served elsewhere: "],
  question: ["A fair question: ", "You may be thinking: ", "Heard before, answered here: "],
  reason: ["Why this exists: ", "Where it comes from: "],
  price: ["What it costs, in the open: ", "The price, before you ask: "],
};

/** What stands for the founder's words where none of theirs is short enough for a hook. */
const PLAIN: Record<PieceKind, string[]> = {
  example: ["One thing that only the trade knows, shown step by step", "A look at how it is done"],
  case: ["One case from beginning to end, with its number", "What was before, and what is now"],
  refusal: ["What we refuse, and what that does for you", "The line we keep, and what it costs us"],
  audience: ["For whom this is not made, said before you pay"],
  question: ["The doubt we hear, and the honest answer"],
  reason: ["Why somebody does this at all", "The day on which this began"],
  price: ["What it costs, and how it is paid"],
};

/** A line that asks or tells by itself needs no frame around it. */
const STANDS_ALONE =
  /^(?:how|why|what|when|which|where|who|wie|warum|was|welche\w*|wann|woran|cómo|qué|por qué|cuándo|comment|pourquoi|ce qu['’e]|quand|como|porque|o que|hoe|waarom|wat)(?!\p{L})/iu;

/**
 * A hook from a piece that is not in `used`. A thing that opens with its own question word stands alone at first;
 * one of a list is named with its list; else frames take turns, so that no two neighbours read alike.
 */
export function hookFrom(piece: Piece, turn: number, used: Set<string>): string | null {
  return candidatesFor(piece, turn).find((hook) => !used.has(hook) && wordCount(hook) <= HOOK_WORDS) ?? null;
}

function candidatesFor(piece: Piece, turn: number): string[] {
  const plain = PLAIN[piece.kind];
  if (piece.words === "") return plain;
  const frames = FRAMES[piece.kind];
  const framed = frames.map((_, shift) => `${inTurn(frames, turn + shift)}“${piece.words}”`);
  if (piece.listOf !== null) return [`“${piece.listOf}”, one of them: “${piece.words}”`, ...framed];
  const isOpen = piece.kind === "example" && STANDS_ALONE.test(piece.words);
  return [...(isOpen ? [`“${piece.words}”`] : []), ...framed];
}

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
  price: ["What it costs: ", "The price, as it stands: "],
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
  price: ["the price in the open, and what is in it", "what it costs, before anybody asks"],
};

export const STAGE_OF: Record<PieceKind, Stage> = {
  example: "unaware",
  case: "weighing",
  refusal: "deciding",
  audience: "deciding",
  question: "weighing",
  reason: "aware",
  price: "deciding",
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
  price: "growth_strategy",
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
  }, { call: "pass it on once", line: "If one name comes to mind, send it to me." }],
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
  site: [{ call: "ask for more", line: "Ask us for the rest." }, {
    call: "send one question",
    line: "Send us the question this leaves open.",
  }],
  press: [{ call: "ring", line: "Ring me for the numbers." }, {
    call: "name a day",
    line: "Come by for an hour, and name the day.",
  }, { call: "send one question", line: "Send one question, and I answer in writing." }],
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
