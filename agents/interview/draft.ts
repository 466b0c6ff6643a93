import { anchorOfSection, type AnchorType } from "../domain/anchors.ts";
import { isoDay } from "../domain/days.ts";
import { type FieldId, FIELDS, fieldsOfPhase, isFieldId } from "../domain/fields.ts";
import type { Heard, JourneyState } from "../domain/journey.ts";
import type { Phase } from "../domain/phases.ts";
import { addUsage, NO_USAGE, type Usage } from "../model/model.ts";
import { type Replaceable, standingIn } from "../review/standing.ts";
import type { WrittenStrategy } from "../strategy/written.ts";
import type { IncomingMessage } from "./turn_types.ts";
import type { LastAnswer } from "./quoting/reflect.ts";
import { bestQuoteFor } from "./quoting/best_quote.ts";
import { ASSUMPTIONS } from "./hearing/assumptions.ts";
import { anchorOfField, staleSections, writtenAnchors } from "./changing/stale.ts";
import type { Taken, Verdict } from "./hearing/verdict.ts";

/** One turn being worked out, on a copy of the journey. */
export interface Draft {
  state: JourneyState;
  message: IncomingMessage;
  now: Date;
  /** Sentences above the question: corrections, pages read, what was assumed. */
  lines: string[];
  heard: Heard[];
  /** The founder's words that the next turn gives back. */
  lastAnswer: LastAnswer;
  /** What a model made of the message, as far as code lets it count; absent where the rules read alone. */
  verdict?: Verdict;
  /** What the message was taken for; absent where nothing was heard, as in a command. */
  taken?: Taken;
  /** The model whose words are spoken; absent where they are the rules'. */
  spokenBy?: string;
  /** True where the model was slower than the founder waits. */
  isSlow?: boolean;
  /** What is said to talk about the interview, before the open question is put again. */
  met?: string;
  /** Sentences that a model has written for the read-backs so far. */
  sentences?: WrittenStrategy["sentences"];
  /** True where the open question is put again after talk about it: it stands without its reason. */
  isAskedAgain?: boolean;
  /** What stood when the turn began, once the foundation has been finished: versions tell what changed. */
  stood?: Map<Replaceable, string>;
  /** Anchors to be written when the turn ends. */
  rewrite: Set<AnchorType>;
  /** Why the built-in strategist stood in for a model, the last time it did. */
  note: string | null;
  usage: Usage;
}

/** A turn worked out on a copy: the journey given stays as it was. */
export function draftOf(state: JourneyState, message: IncomingMessage, now: Date): Draft {
  const copy = structuredClone(state);
  if (message.id !== "") {
    copy.turnIds = [...new Set([...copy.turnIds ?? [], message.id])];
    copy.saidOn = { [message.id]: isoDay(now), ...copy.saidOn };
  }
  if (message.beyond !== undefined) keepBeyond(copy, { turn: message.id, text: message.beyond });
  return {
    state: copy,
    message,
    now,
    lines: message.beyond === undefined ? [] : [readUpTo(message.text)],
    heard: [],
    lastAnswer: { text: message.text, field: answeredField(state), isProbed: false },
    ...state.finished === undefined ? {} : { stood: standingIn(state) },
    rewrite: new Set(),
    note: null,
    usage: NO_USAGE,
  };
}

/** All of them are in the history; so much of the newest is looked through for what a founder asks about. */
const MOST_BEYOND = 1_000_000;

function keepBeyond(state: JourneyState, rest: { turn: string; text: string }): void {
  const kept = [...state.beyond ?? [], rest];
  let characters = kept.reduce((sum, { text }) => sum + text.length, 0);
  while (characters > MOST_BEYOND) characters -= kept.shift()?.text.length ?? characters;
  state.beyond = kept;
}

/** What a founder is told of a message that is too long to be read whole: the last words that were. */
function readUpTo(read: string): string {
  const last = read.slice(-LAST_WORDS).replace(/^\S*\s+/u, "").replaceAll(/[“”\s]+/gu, " ").trim();
  return `Your message is longer than what I read at once, which ends at “${last}”. The rest is kept, and the consultant finds it again. Send what matters in it as a message of its own.`;
}

const LAST_WORDS = 60;

function answeredField(state: JourneyState): FieldId | null {
  const field = state.question?.field;
  return field !== undefined && isFieldId(field) ? field : null;
}

/** Keeps an answer. A field whose anchor is already written makes that anchor stale. */
export function recordAnswer(
  draft: Draft,
  field: FieldId,
  answer: { turn: string; text: string; thin: boolean },
): void {
  const kept = draft.state.fields[field];
  kept.answers.push(answer);
  kept.assumption = null;
  draft.heard.push({ field, value: bestQuoteFor(field, answer.text) || answer.text, quote: answer.text });
  const anchor = anchorOfField(field);
  const isOver = anchor === null && kept.status === "confirmed";
  const isWritten = isOver || (anchor !== null && writtenAnchors(draft.state).includes(anchor));
  kept.status = isWritten ? "confirmed" : kept.probes > 0 ? "probed" : "heard";
  markStale(draft, [field]);
}

/** Notes which written anchors a change touches; returns their stale sections. */
export function markStale(draft: Draft, fields: FieldId[]): string[] {
  const sections = staleSections(draft.state, fields);
  for (const type of anchorsOf(sections)) draft.rewrite.add(type);
  return sections;
}

function anchorsOf(sections: ReturnType<typeof staleSections>): AnchorType[] {
  return [...new Set(sections.map(anchorOfSection))];
}

/** Nobody knows: what is taken for granted stands openly, with its cheapest test. */
export function assume(state: JourneyState, field: FieldId): void {
  const kept = state.fields[field];
  kept.status = "assumed";
  kept.assumption = { ...ASSUMPTIONS[field] };
}

/** The opening answers count once they are handed over: what was thin or is contradicted waits for the read-back. */
export function confirmOpening(state: JourneyState): void {
  for (const field of fieldsOfPhase("conversation_initiation")) {
    const kept = state.fields[field];
    const isFull = kept.answers.some((answer) => !answer.thin) && kept.status !== "contradicted";
    if (isFull && kept.status !== "skipped") kept.status = "confirmed";
  }
}

/** Confirms everything heard in a phase; what was never said is assumed. */
export function confirmPhase(state: JourneyState, phase: Phase): void {
  for (const field of fieldsOfPhase(phase)) {
    const kept = state.fields[field];
    if (kept.status === "assumed" || kept.status === "skipped") continue;
    if (kept.answers.length > 0) kept.status = "confirmed";
    else if (FIELDS[field].needed) assume(state, field);
    else kept.status = "skipped";
  }
}

/** Adds what a model was asked to the turn's account. */
export function account(draft: Draft, { note, usage }: { note: string | null; usage: Usage }): void {
  draft.note = note ?? draft.note;
  draft.usage = addUsage(draft.usage, usage);
}
