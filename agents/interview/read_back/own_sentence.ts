import { isUnspaced, sentencesOf, wordCount } from "../../text/text.ts";
import { isPhrase } from "../acts/phrase_patterns.ts";
import { isOnlyTalkWords, leadsToOwnSentence } from "../acts/talk_form.ts";
import { isRejection, pickIn } from "./candidate_picks.ts";
import { OWN_SENTENCE_WORDS, TALK_WORDS } from "../hearing/heard_words.ts";

const word = OWN_SENTENCE_WORDS.sourceOf;
const THE_SENTENCE = `${word("owner")} ?${word("sentence")}`;
/** "I'd rather put it like this", "ich würde es eher so sagen", "je dirais plutôt". */
const I_WOULD_SAY = `(?:${word("i_would")}(?: ${word("rather")}){0,3} ${word("say")}|${
  word("i_would_say")
})(?: ${word("so")})?`;
/** A colon, in French with a blank before it. */
const COLON = "\\s?[:：]";
/** Words that say "what follows is my sentence", wherever they stand in a message. */
const NAMES_IT = "(?:" + [
  `${THE_SENTENCE}(?: ${word("is")})?${COLON}`,
  `${THE_SENTENCE} ?${word("reads_on")}(?:${COLON}|[,、])?`,
  `${word("alone")}(?: ${word("is")})?${COLON}`,
  `${word("before_comma")}(?: ${word("is")})?(?:${COLON}|[,、])`,
  `${word("instead")}${COLON}`,
  `${I_WOULD_SAY}${COLON}`,
].join("|") + ")";
/** The same without a colon: they count where nothing stands before them but a pick or a refusal. */
const LEADS_ON = `(?:${I_WOULD_SAY}|${word("it_is_like")})`;
/** Dictated without a stop: "none of them put let the wall breathe". */
const PUT = /(?<!\p{L})(?:just )?put (?:this |it like this |it as )?(?<own>\p{L}.*)$/isu;
const NAMED = new RegExp(`(?:^|[\\s.,;:!?–—、。])${NAMES_IT}\\s*(?<own>\\S[\\s\\S]*)$`, "iu");
const LED = new RegExp(
  `^(?<before>[\\s\\S]*?)(?<![\\p{L}])${LEADS_ON}[,、]?\\s*(?<own>(?!${word("about")})\\p{L}[\\s\\S]*)$`,
  "iu",
);

/** What is added behind the sentence speaks of something else. */
const ADDS = new RegExp(`^${TALK_WORDS.sourceOf("adds")}(?!\\p{L})`, "iu");
const SHORTEST = 3;
const LONGEST = 45;

/**
 * The founder's own sentence in a message, word for word and without what leads to it ("my sentence:", "it's more like");
 * null where the message holds none. After "none of these" the message is the sentence itself.
 */
export function ownSentenceIn(message: string, { isFloorOpen }: { isFloorOpen: boolean }): string | null {
  const named = NAMED.exec(message)?.groups?.["own"] ?? behindLead(message);
  if (named !== null) return sentenceOf(named);
  const closed = CLOSED.exec(message)?.groups?.["own"];
  if (closed !== undefined && pickIn(closed, MOST) === null && !isRejection(closed)) {
    return sentenceOf(closed);
  }
  const quoted = quotedAlone(message);
  if (quoted !== null) return sentenceOf(quoted);
  const led = LED.exec(message)?.groups;
  const before = (led?.["before"] ?? "").trim();
  const leadsOn = before === "" || isFloorOpen || isRejection(before) || pickIn(before, MOST) !== null;
  if (led !== undefined && leadsOn) return sentenceOf(led["own"] ?? "");
  const put = PUT.exec(message);
  if (put?.groups !== undefined && isRejection(message.slice(0, put.index))) {
    const own = put.groups["own"] ?? "";
    if (pickIn(own, MOST) === null) return sentenceOf(own);
  }
  return isFloorOpen && !isRejection(message) && !isBareAgreement(message) ? sentenceOf(message) : null;
}

const LONGEST_AGREEMENT = 5;
const COURTESY = new RegExp(`(?<!\\p{L})${TALK_WORDS.sourceOf("courtesy")}(?!\\p{L})`, "giu");

/** "Yes, that one", "はい、それです。": it agrees to what was said before and is no sentence of its own. */
export function isBareAgreement(message: string): boolean {
  const bare = message.replace(COURTESY, "").replace(/\s+(?=[,.!])/gu, "").trim();
  const isShort = isUnspaced(bare)
    ? bare.length <= LONGEST_AGREEMENT * 2
    : wordCount(bare) <= LONGEST_AGREEMENT;
  return isShort && isPhrase("accept", bare);
}

const MOST = 3;

/** "…, I'd say": words behind a sentence that make it one's own. */
const CLOSED = new RegExp(
  `^(?<own>[\\s\\S]{8,}?)(?:[,–—-]+ ?${word("said_behind")}|[」』]?、?${
    word("said_behind_at_once")
  }(?:です|ください|ます)?)[\\s.!。]*$`,
  "iu",
);

/** What stands behind a colon where the words before it only lead to a sentence: "use this: …", "A frase é: …". */
function behindLead(message: string): string | null {
  for (const { index } of message.matchAll(/[:：]\s/gu)) {
    const before = message.slice(0, index);
    const lead = before.split(/[.!?,;…。、\n]|\s[–—-]+\s/u).at(-1) ?? "";
    const own = message.slice(index + 1).trim();
    if (leadsToOwnSentence(lead) && /^["“'‘«„「¿¡]*\p{L}/u.test(own)) return own;
  }
  return null;
}

/** The one thing in quotation marks where its sentence has nothing else but small words; null otherwise. */
function quotedAlone(message: string): string | null {
  const match = /["“«„「『](?<own>[^"“”«»„「」『』]{8,})["”“»」』]/u.exec(message);
  const own = match?.groups?.["own"];
  if (match === null || own === undefined) return null;
  const before = message.slice(0, match.index);
  const start = [...before.matchAll(SENTENCE_END)].at(-1);
  const earlier = before.slice(0, start === undefined ? 0 : start.index + start[0].length);
  if (/\d/.test(earlier) || pickIn(earlier, MOST) !== null) return null;
  const around = `${before.slice(earlier.length)} ${message.slice(match.index + match[0].length)}`;
  const isBare = !/[\p{L}\p{N}]/u.test(around) || isOnlyTalkWords(around) || leadsToOwnSentence(around) ||
    /^[\s\p{P}]*(?:で|が|に|を|と|です|お願いします|してください|いい|使って|ください|これ|文|は)+[\s\p{P}]*$/u
      .test(around);
  return isBare ? own : null;
}

const SENTENCE_END = /[.!?](?=\s)|[。！？]/gu;

function sentenceOf(text: string): string | null {
  const line = text.split("\n").map((each) => each.trim()).find((each) => each !== "") ?? "";
  const sentences = sentencesOf(line);
  const end = sentences.findIndex((sentence, at) => at > 0 && ADDS.test(sentence));
  const kept = end < 0 ? sentences : sentences.slice(0, end);
  const last = kept.at(-1);
  const whole = last === undefined ? line : line.slice(0, line.indexOf(last) + last.length);
  const chosen = wordCount(whole) <= LONGEST ? whole : sentences[0] ?? whole;
  const words = chosen.trim().replace(/^["“'‘«„「]+/u, "").replace(/["”'’»“」]+$/u, "").trim();
  const isEnough = isUnspaced(words) ? words.length > SHORTEST * 2 : wordCount(words) >= SHORTEST;
  return isEnough && !/[?？]\s*$/u.test(words) ? words : null;
}
