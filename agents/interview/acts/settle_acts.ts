import { isUnspaced, numbersIn, wordCount } from "../../text/text.ts";
import { type Act, actOf, type ActSetting, answersIn, asksForOthersWords } from "./act.ts";
import { isPhrase, wordsOf } from "./phrase_patterns.ts";
import { plainWords } from "./plain_words.ts";
import { isOnlyTalkWords } from "./talk_form.ts";
import { isThinRest } from "./thin_rest.ts";
import { ASIDE_WORDS } from "../hearing/heard_words.ts";

/** What the stretches are once they are seen together. */
export function settleActs(acts: Act[], setting: ActSetting): Act[] {
  return settled(withReasonsToAsk(acts), setting);
}

/** "Will this take much longer? I've got a dog at 2", "What do you mean? Because I have a dozen": a reason to ask. */
function withReasonsToAsk(acts: Act[]): Act[] {
  return acts.map((act, at) => {
    const before = acts[at - 1];
    const isAfterTime = before?.kind === "question_back" && before.asks === "time";
    const isLast = at === acts.length - 1;
    const isAfterQuestion = before?.kind === "question_back" && isLast;
    const isHurry = isAfterTime && (isPhrase("busy", act.text) || (isLast && isAppointment(act.text)));
    return act.kind === "answer" && (isHurry || isAfterQuestion && isReasonToAsk(act.text))
      ? actOf(act, { kind: "remark", about: "aside" })
      : act;
  });
}

const LONGEST_REASON = 7;
/** "I've an oven at four", "tenho forno às quatro": something of one's own at a time of day. */
const APPOINTMENT = new RegExp(
  `^${ASIDE_WORDS.sourceOf("has_to")}.*${ASIDE_WORDS.sourceOf("at_a_time")}\\s\\S+$`,
  "iu",
);

/** "Parce que moi j'en ai douze": one sentence that only gives the reason of what was asked right before it. */
function isReasonToAsk(text: string): boolean {
  return !/[.!?。！？]\s/u.test(text) && ASIDE_WORDS.opens(text, "gives_reason");
}

function isAppointment(text: string): boolean {
  return wordCount(text) <= LONGEST_REASON && APPOINTMENT.test(text.trim().replace(/[.!]+$/u, ""));
}

function settled(acts: Act[], setting: ActSetting): Act[] {
  const answers = answersIn(acts);
  const rest = answers.map(({ text }) => text).join("\n");
  // "This is stupid, I've already told you that": whoever complains to us beside it means us.
  const isComplaint = answers.every(({ text }) => isPhrase("tired", text)) &&
    acts.some((act) => act.kind === "remark" && (act.about !== "aside" || isPhrase("said", act.text)));
  if (isComplaint) {
    return acts.map((act) => act.kind === "answer" ? actOf(act, { kind: "remark", about: "tired" }) : act);
  }
  const isAsked = answers.length > 0 && answers.length <= 2 &&
      (answers.every(({ text }) => isQuestionToUs(text, setting)) || turnsQuestion(answers, setting)) ||
    isOneQuestion(answers, setting) || goesOnAsking(acts, setting);
  if (isAsked) {
    return acts.map((act) =>
      act.kind === "answer" ? actOf(act, { kind: "question_back", asks: "meaning" }) : act
    );
  }
  // "Hang on, somebody's at the door. OK, back.": whoever was called away is here again, and goes back to nothing.
  const isReturn = (act: Act, at: number) =>
    (act.kind === "command" || act.kind === "answer") && acts[at - 1]?.kind === "remark" &&
    isPhrase("returned", act.text);
  if (acts.some(isReturn)) {
    const heard = acts.map((act, at) =>
      isReturn(act, at) ? actOf(act, { kind: "remark", about: "aside" }) : act
    );
    return settled(heard, setting);
  }
  if (answers.length > 0 && acts.some(({ kind }) => kind === "command")) {
    return settled(acts.map((act) => act.kind === "command" ? actOf(act, { kind: "answer" }) : act), setting);
  }
  if (!acts.some(({ kind }) => kind === "unknown")) return acts;
  if (answers.length === 0 || isThinRest(rest, setting.field)) {
    return acts.map((act) => act.kind === "answer" ? actOf(act, { kind: "unknown" }) : act);
  }
  // Not knowing one thing is part of an answer that knows others; only bare first words of it are not.
  return acts.map((act, at) => {
    const isBare = at === 0 && (isUnspaced(act.text) || isOnlyTalkWords(act.text));
    return act.kind === "unknown" && !isBare ? actOf(act, { kind: "answer" }) : act;
  });
}

/** "What do you mean by a goal, like a turnover, or how do people answer that?": one sentence of several clauses. */
function isOneQuestion(answers: Act[], setting: ActSetting): boolean {
  const whole = answers.map(({ text }) => text).join(" ");
  const isOne = answers.length > 2 || isQuestionAndGuess(answers);
  return isOne && !/[.!?。？！]\s/u.test(whole) && isQuestionToUs(whole, setting);
}

/** "Bet on what, horses?": a question word at the end of its clause, and a guess at what is meant. */
function isQuestionAndGuess([asked, guess]: Act[]): boolean {
  const last = plainWords(asked?.text ?? "").split(" ").at(-1) ?? "";
  return guess !== undefined && isGuess(guess.text) && wordCount(guess.text) <= MOST_WORDS_OF_SHORT_GUESS &&
    wordsOf("question_starts").some((word) => plainWords(word) === last);
}

const MOST_WORDS_OF_GUESS = 12;
const MOST_WORDS_OF_SHORT_GUESS = 4;

/** "Define bet. A decision with a date on it?": a guess, asked right behind a question back. */
function goesOnAsking(acts: Act[], setting: ActSetting): boolean {
  const [first, ...behind] = acts;
  return first?.kind === "question_back" && !asksForOthersWords(setting) && behind.length > 0 &&
    behind.every(({ kind, text }) => kind === "answer" && isGuess(text));
}

function isGuess(text: string): boolean {
  return /[?？]\s*$/u.test(text) && wordCount(text) <= MOST_WORDS_OF_GUESS && !/\d/.test(text);
}

/** "The last three what, dogs or owners?": the question's own words, turned back in front of what is asked. */
function turnsQuestion(answers: Act[], setting: ActSetting): boolean {
  const [first, second] = answers;
  if (
    first === undefined || second === undefined || !isQuestionToUs(`${first.text} ${second.text}`, setting)
  ) {
    return false;
  }
  const own = new Set([
    ...plainWords(setting.asked).split(" "),
    ...wordsOf("question_starts").map(plainWords),
  ]);
  return plainWords(first.text).split(" ").every((word) => own.has(word));
}

const MOST_QUESTION_WORDS = 22;

/** A short question and nothing else is asked of us, unless others' words were asked for or it has a number. */
function isQuestionToUs(text: string, setting: ActSetting): boolean {
  if (asksForOthersWords(setting) || setting.field === null) return false;
  if (/['‘“"„«「『]/.test(text) && !/\p{L}['’]\p{L}/u.test(text)) return false;
  const asked = new Set(plainWords(setting.asked).split(" "));
  const own = plainWords(text).split(" ").filter((word) => !asked.has(word)).join(" ");
  if (wordCount(text) > MOST_QUESTION_WORDS || numbersIn(own).length > 0) return false;
  const hasMark = /[?？]\s*$/.test(text);
  if (isUnspaced(text)) {
    return /(?:か|の|かな)[?？。]?\s*$/u.test(text) && (hasMark || /(?:ます|です|でしょう)か/u.test(text));
  }
  const words = plainWords(text).split(" ");
  const isExcepted = isNotQuestion(words);
  const starts = new Set(wordsOf("question_starts").map(plainWords));
  // The question's own words may stand before what is asked.
  const first = words.findIndex((word) => !asked.has(word) || starts.has(word));
  return hasMark && !isExcepted && words.slice(0, Math.max(3, first + 1)).some((word) => starts.has(word));
}

function isNotQuestion(words: string[]): boolean {
  const opening = `${words.join(" ")} `;
  return isPhrase("other_people", words.slice(0, 2).join(" ")) || opening.startsWith("how about ") ||
    opening.startsWith("what about ");
}
