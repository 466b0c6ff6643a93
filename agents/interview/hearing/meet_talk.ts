import type { FieldId } from "../../domain/fields.ts";
import { isFieldId } from "../../domain/fields.ts";
import { type JourneyState, type Question, typedAnswer } from "../../domain/journey.ts";
import { stem, wordCount } from "../../text/text.ts";
import type { Act, AskedBack, RemarkKind } from "../acts/act.ts";
import type { Talk } from "../acts/only_talk.ts";
import type { Draft } from "../draft.ts";
import { minutesLeft, questionsLeft } from "../asking/pace.ts";
import { spokenTo } from "../language/spoken.ts";
import help from "../questions/help.json" with { type: "json" };
import { EXAMPLE_WORDS } from "./heard_words.ts";

/** What is said to a founder who asks about a field: what is meant, what it is for, and an answer of two trades. */
interface FieldHelp {
  means: string;
  use: string;
  /** The answer of somebody who works with their hands or behind a counter. */
  trade: string;
  /** The answer of somebody who sells software or advice. */
  desk: string;
}

const HELP: Record<FieldId, FieldHelp> = help;

/**
 * Meets what answers nothing as a person would: explains, gives an example, says why or how long, or a short word;
 * then the same question stands again. Nothing is kept and no probe is spent.
 */
export function answerTalk(draft: Draft, talk: Talk): "stay" {
  const { question } = draft.state;
  const met = question !== null && asksForMeaning(talk)
    ? { ...talk, asks: nextHelp(question, talk.asks) }
    : talk;
  draft.taken = "talk";
  draft.met = lineFor(draft.state, met);
  draft.lastAnswer = { text: "", field: null, isProbed: false };
  draft.isAskedAgain = true;
  return "stay";
}

/** True where the open question was explained and shown by an example, and still is not understood. */
export function isExplainedEnough({ explained = [] }: Question, talk: Talk): boolean {
  return asksForMeaning(talk) && explained.length === HELPS.length;
}

const HELPS = ["meaning", "example"] as const;
type Help = typeof HELPS[number];

function asksForMeaning(talk: Talk): talk is Talk & { asks: Help } {
  return talk.kind === "question_back" && HELPS.some((each) => each === talk.asks);
}

/** What was asked for, or else what was not said yet; noted with the question. */
function nextHelp(question: Question, wanted: Help): Help {
  const { explained = [] } = question;
  const help = explained.includes(wanted)
    ? HELPS.find((each) => !explained.includes(each)) ?? wanted
    : wanted;
  question.explained = [...explained, help];
  return help;
}

/** What a field means, what it is for and an answer of another trade, for whoever explains it in other words. */
export function helpWith(field: FieldId): string {
  const { means, use, trade, desk } = HELP[field];
  return [means, use, trade, desk].join(" ");
}

/** A line on what a founder asked or remarked beside an answer: only what still matters after the answer. */
export function answerAsides(draft: Draft, acts: Act[]): void {
  const lines = acts.flatMap((act) => {
    if (act.kind === "question_back" && (act.asks === "time" || act.asks === "why")) {
      return [lineFor(draft.state, act)];
    }
    if (act.kind === "off_topic") return [lineFor(draft.state, act)];
    return act.kind === "remark" ? [ASIDES[act.about]] : [];
  }).filter((line) => line !== "");
  if (lines[0] !== undefined) draft.lines.push(lines[0]);
}

/** What is said of a remark where an answer stands beside it. */
const ASIDES: Record<RemarkKind, string> = {
  said_before: "Counted once, wherever it was said.",
  worried: "Nothing is graded here.",
  tired: "",
  aside: "",
};

function lineFor(state: JourneyState, talk: Talk): string {
  switch (talk.kind) {
    case "question_back":
      return explain(state, talk.asks);
    case "off_topic":
      return "I am a program for this interview alone, so that has to stay with you.";
    case "unknown":
      return "";
    case "remark":
      return remarkOn(state, talk.about);
  }
}

function remarkOn(state: JourneyState, about: RemarkKind): string {
  switch (about) {
    case "said_before":
      return "I could not tell whether that answers the question; a few words are enough, or say *skip*.";
    case "worried":
      return "Nothing is graded here; say it as it comes.";
    case "tired":
      return `Fair enough. ${timeLeft(state)}`;
    case "aside":
      return "Take your time.";
  }
}

function timeLeft(state: JourneyState): string {
  const count = questionsLeft(state);
  return `About ${minutesLeft(state)} minutes are left, ${count} ${
    count === 1 ? "question" : "questions"
  }; *pause* keeps everything.`;
}

function explain(state: JourneyState, asks: AskedBack): string {
  const { question } = state;
  if (asks === "time") return timeLeft(state);
  if (question === null) return "";
  const { field } = question;
  if (!isFieldId(field)) return aboutReadBack(asks);
  if (question.contradiction !== undefined) return aboutContradiction(asks);
  if (asks === "why") return HELP[field].use;
  if (asks === "example") return exampleFor(state, field);
  return `What I mean: ${lowered(HELP[field].means)}${aboutOptions(question)}`;
}

function aboutReadBack(asks: AskedBack): string {
  return asks === "why"
    ? "This sentence stands at the head of the anchor, and everything below it is held against it."
    : "Each is one sentence to head this anchor, made of your own words. Send its number, or type your own: it stands word for word.";
}

function aboutContradiction(asks: AskedBack): string {
  return asks === "why"
    ? "Two pages may not say two things; what you decide is printed, and nothing is built on the other side."
    : "You said both, and they may not go together. Send the one that holds, or say why both do.";
}

function aboutOptions({ options }: Question): string {
  return options === undefined ? "" : " Send a letter, or your own words.";
}

function lowered(text: string): string {
  return `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
}

/** An answer from a trade beside the founder's own, never from the very same one. */
function exampleFor(state: JourneyState, field: FieldId): string {
  const offering = typedAnswer(state, "offering.what");
  const { trade, desk } = HELP[field];
  const [near, far] = EXAMPLE_WORDS.isIn(offering, "desk") ? [desk, trade] : [trade, desk];
  return isSameTrade(spokenTo(state, near), offering) ? far : near;
}

function isSameTrade(example: string, offering: string): boolean {
  const [, who = ""] = /^(?:An?|Eine?) (.+?) (?:says|pastes|sagt|schickt)/.exec(example) ?? [];
  const words = new Set(offering.toLowerCase().split(/[^\p{L}]+/u).map(stem));
  return who.split(" ").some((word) => wordCount(word) > 0 && word.length > 3 && words.has(stem(word)));
}
