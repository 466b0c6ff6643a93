import { isUnspaced, sentencesOf, wordCount } from "../text/text.ts";
import { isPhrase } from "./acts/phrase_patterns.ts";
import { isOnlyTalkWords, leadsToOwnSentence } from "./acts/talk_form.ts";
import { isRejection, pickIn } from "./candidate_picks.ts";
import { TALK_WORDS } from "./heard_words.ts";

/** Words that say "what follows is my sentence", wherever they stand in a message. */
const NAMES_IT =
  "(?:(?:my|our|the|mine|here['’]s (?:my|the)) ?(?:own )?(?:sentence|version|line|words)?(?: is| would be| should be| reads)?:" +
  "|(?:my|our|the) (?:own )?(?:sentence|version|line) (?:is|would be|should be|reads)[:,]?" +
  "|(?:make|write|change) it(?: to)?:|(?:better|rather|instead|how about|what about)(?: this)?:" +
  "|i(?:['’]?d| would) (?:rather )?(?:put it|say|write|call it|phrase it)(?: like this| this way| as)?:" +
  "|(?:mein|unser|der) satz(?: ist| wäre| lautet| heißt)?[:,]|(?:eher|eher so|lieber|besser):|(?:ich|wir) würden?(?: es)?(?: eher| lieber| so)? (?:sagen|schreiben|nennen|formulieren):" +
  "|(?:ma|notre|la) phrase(?: est| serait)?[:,]|(?:plutôt|mieux):|je (?:dirais|mettrais|l['’]écrirais)(?: plutôt)?:" +
  "|(?:mi|nuestra|la) frase(?: es| sería)?[:,]|(?:más bien|mejor):|(?:yo )?(?:lo )?diría(?: más bien)?:" +
  "|(?:la )?(?:mia|nostra|la) frase(?: è| sarebbe)?[:,]|(?:piuttosto|meglio):|(?:io )?(?:lo )?direi(?: piuttosto)?:" +
  "|(?:a )?(?:minha|nossa) frase(?: é| seria)?[:,]|(?:mais tipo|melhor):|(?:eu )?diria(?: antes)?:" +
  "|(?:mijn|onze|de) zin(?: is| zou zijn)?[:,]|(?:eerder|liever|beter):|ik zou (?:het )?(?:eerder |liever |zo )?(?:zeggen|schrijven):" +
  "|(?:私の|うちの|自分の)(?:文|言葉|一文)(?:は|だと|では|なら|で言うと|で言えば)[、,:：]?|(?:むしろ|正しくは|言うなら|こう言います|こうです)[、,:：]|私なら[、,:：])";
/** The same without a colon: they count where nothing stands before them but a pick or a refusal. */
const LEADS_ON =
  "(?:i(?:['’]?d| would) (?:rather )?(?:put it|say|write|call it|phrase it)(?: like this| this way| as| more like)?" +
  "|it(?:['’]?s| is) (?:really |probably |just |actually )?(?:more|rather) like|more like" +
  "|es ist eher(?: so)?|(?:ich|wir) würden?(?: es)?(?: eher| lieber| so)? (?:sagen|schreiben)|c['’]est plutôt|je dirais(?: plutôt)?" +
  "|es más bien|(?:yo )?diría(?: más bien)?|è piuttosto|(?:io )?direi(?: piuttosto)?|é mais tipo|(?:eu )?diria(?: antes)?" +
  "|het is eerder|ik zou (?:eerder |liever )?zeggen|むしろ|どちらかというと)";
/** Dictated without a stop: "none of them put let the wall breathe". */
const PUT = /(?<!\p{L})(?:just )?put (?:this |it like this |it as )?(?<own>\p{L}.*)$/isu;
const NAMED = new RegExp(`(?:^|[\\s.,;:!?–—、。])${NAMES_IT}\\s*(?<own>\\S[\\s\\S]*)$`, "iu");
const LED = new RegExp(
  `^(?<before>[\\s\\S]*?)(?<![\\p{L}])${LEADS_ON}[,、]?\\s*(?<own>(?!about|around|roughly|etwa|environ|unos|circa)\\p{L}[\\s\\S]*)$`,
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
const CLOSED =
  /^(?<own>[\s\S]{8,}?)(?:[,–—-]+ ?(?:i['’]?d say|würde ich sagen|sag ich mal|je dirais|diría yo|direi|diria eu|zou ik zeggen)|[」』]?、?と(?:言いたい|言います|言っています|書きたい|書いて|呼びたい|したい|いう感じ|いう方がいい)(?:です|ください|ます)?)[\s.!。]*$/iu;

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

/** The one thing in quotation marks where nothing else but small words stands around it; null otherwise. */
function quotedAlone(message: string): string | null {
  const match = /["“«„「『](?<own>[^"“”«»„「」『』]{8,})["”“»」』]/u.exec(message);
  const own = match?.groups?.["own"];
  if (match === null || own === undefined) return null;
  const around = `${message.slice(0, match.index)} ${message.slice(match.index + match[0].length)}`;
  const isBare = !/[\p{L}\p{N}]/u.test(around) || isOnlyTalkWords(around) || leadsToOwnSentence(around) ||
    /^[\s\p{P}]*(?:で|が|に|を|と|です|お願いします|してください|いい|使って|ください|これ|文|は)+[\s\p{P}]*$/u
      .test(around);
  return isBare ? own : null;
}

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
