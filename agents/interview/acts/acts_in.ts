import { rememberedBy } from "../../text/remembered.ts";
import { listMarkBefore } from "../../text/sentences.ts";
import { wordCount } from "../../text/text.ts";
import { type Act, actOf, type ActSetting } from "./act.ts";
import { withoutConfidences } from "./in_confidence.ts";
import { withoutLooseEnds } from "./loose_ends.ts";
import { isOnlyAsking } from "./only_asking.ts";
import { isPhrase } from "./phrase_patterns.ts";
import { plainWords } from "./plain_words.ts";
import { cutEdges, isFiller } from "./sentence_edges.ts";
import { settleActs } from "./settle_acts.ts";
import { sentenceUnits, type Unit } from "./units.ts";
import { meaningOf, type SentenceSetting } from "./whole_sentence.ts";

/** In a message of more sentences than twice this, what stands in the middle is an answer. */
const MOST_AT_EDGES = 20;

/**
 * The exact stretches of a message, in order, each with what it does. What looks like talk about the interview but
 * stands inside an answer, in quotation marks or in a long sentence, is part of the answer.
 */
export function actsIn(message: string, setting: ActSetting): Act[] {
  return [...readActs({ message, setting })];
}

const MOST_MESSAGES = 200;

/** A turn looks for a command and for answers, and a turn with a model is worked out more than once. */
const readActs = rememberedBy(
  ({ message, setting: { field, asked } }: Heard) => [field, asked, message].join("\n"),
  findActs,
  MOST_MESSAGES,
);

interface Heard {
  message: string;
  setting: ActSetting;
}

function findActs({ message, setting }: Heard): Act[] {
  const sentences = sentenceUnits(message);
  if (asksHowToQuote(sentences, setting)) {
    return sentences.map((sentence) => actOf(sentence, { kind: "question_back", asks: "meaning" }));
  }
  const isMixed = sentences.length > 1;
  const cut = sentences.flatMap((sentence, at) =>
    at >= MOST_AT_EDGES && at < sentences.length - MOST_AT_EDGES
      ? [actOf(sentence, { kind: "answer" })]
      : isRepeatedQuestion(sentence, { at, count: sentences.length, setting })
      ? [actOf(sentence, { kind: "remark", about: "aside" })]
      : actsOfSentence(message, sentence, { setting, isMixed })
  );
  const acts = settleActs(cut, setting);
  const mayAsk = acts.every(({ kind }) => ["answer", "question_back", "remark"].includes(kind));
  const told = mayAsk && isOnlyAsking(sentences, setting)
    ? acts.map((act) => act.kind === "answer" ? actOf(act, { kind: "question_back", asks: "meaning" }) : act)
    : acts;
  return joined(message, withoutConfidences(message, sentences, told));
}

function actsOfSentence(message: string, sentence: Unit, { setting, isMixed }: SentenceSetting): Act[] {
  if ((sentence.isQuoted && !asksForQuotedWord(sentence)) || keepsWhole(message, setting, isMixed)) {
    return [actOf(sentence, { kind: "answer" })];
  }
  const whole = meaningOf(sentence.text, { setting, isMixed });
  if (whole !== null) return [actOf(sentence, whole)];
  return cutEdges(message, sentence, setting);
}

/** "「壁」というのは、どういうことでしょう？": a word of ours stands in quotation marks, and the question does not. */
function asksForQuotedWord({ text }: Unit): boolean {
  return /^["“„«「『][^"“”„«»「」『』]{1,20}["“”»」』](?=.*\p{L})/u.test(text) &&
    isPhrase("ask_meaning", text);
}

/** Words that were really sent to a customer, without quotation marks around them, may greet, thank and ask. */
function keepsWhole(message: string, { field }: ActSetting, isMixed: boolean): boolean {
  return field === "voice.sample" && isMixed && !/['‘“"„«「『]/.test(message);
}

/** "Does it have to be word for word? Typos and all?": nothing but how the words asked for are meant. */
function asksHowToQuote(sentences: Unit[], { field }: ActSetting): boolean {
  return field === "voice.sample" && sentences.length > 0 &&
    sentences.every(({ text, isQuoted }) =>
      !isQuoted && /[?？]\s*$/u.test(text) && isPhrase("ask_form", text)
    );
}

/** "Hmm, last three. Harlow …": the question's own words, said again before the answer. */
function isRepeatedQuestion(
  { text, isQuoted }: Unit,
  { at, count, setting }: { at: number; count: number; setting: ActSetting },
): boolean {
  if (at > 0 || count < 2 || isQuoted || wordCount(text) > 5) return false;
  const asked = new Set(plainWords(setting.asked).split(" "));
  const words = plainWords(text).split(" ");
  return words.length > 1 && words.some((word) => asked.has(word)) &&
    words.every((word) => asked.has(word) || isFiller(word));
}

/** An item of a list keeps its mark, which tells what of its line belongs together. */
function withListMark(message: string, act: Act): Act {
  const from = listMarkBefore(message, act.from);
  return from === act.from ? act : { ...act, from, text: message.slice(from, act.to) };
}

/** Neighbouring answers are one exact stretch of the message. */
function joined(message: string, acts: Act[]): Act[] {
  const all: Act[] = [];
  for (const act of acts) {
    const last = all.at(-1);
    if (last?.kind === "answer" && act.kind === "answer") {
      all[all.length - 1] = { ...last, text: message.slice(last.from, act.to), to: act.to };
    } else all.push(act);
  }
  return all.map((act) => act.kind === "answer" ? withListMark(message, withoutLooseEnds(message, act)) : act)
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}
