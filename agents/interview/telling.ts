import type { FieldId } from "../domain/fields.ts";
import { bestQuote, phrasesIn, scoreSentence, sentencesOf, wordCount } from "../evidence/evidence.ts";

/** What a sentence must hold to be the heart of a field's answer, beyond names and numbers. */
const HEART: Partial<Record<FieldId, RegExp>> = {
  "market.alternative": /\b(?:back (?:on|to)|would (?:go|use|do)|they['’]d|the real one|habit)\b/i,
  "market.rivals": /\b(?:lost|of \d+|status quo|first)\b/i,
  "market.obstacle":
    /\b(?:the one thing|in the way|obstacle|nobody|learned|afraid|fear|so they|main (?:thing|problem))\b/i,
  "customer.trigger_barrier": /\b(?:trigger|makes them|just before|starts?|always|when)\b/i,
  "customer.belief": /\b(?:must|have to|has to|['’]d have to|need to)\b.*\b(?:believe|think|trust|accept)\b/i,
  "customer.not_for": /\b(?:turn|not|who|over|under|want)\b/i,
  "difference.only": /^(?:and |so )?(?:we|i)\b(?=.*\b(?:never|refuse|stop|only|print|close|not)\b)/i,
  "proof.best": /\b(?:before|after|came back|from \d+|of the \d+)\b/i,
  "identity.values": /\b(?:refuse|never|always|even (?:when|if)|cost us)\b/i,
  "identity.contrast": /\b(?:admire|because)\b/i,
  "channels.current": /\b(?:came|of (?:the last )?\d+|from)\b/i,
  "channels.capacity": /\b(?:hours?|€|\$|£|month|week)\b/i,
  "content.knowledge": /\b(?:how|why|know|ways)\b/i,
  "launch.moment": /\b(?:from|on|open|start|until|season)\b/i,
  "revenue.model": /[€$£]|\b(?:month|week|year|charged|billed|per)\b/i,
  "journey.quiet": /\b(?:between|week \w+|weeks|day \d+|days|third|second|month)\b/i,
  "evolution.next": /\bfirst\b|\bonly then\b|^20\d\d\b/i,
  "evolution.bet": /\b(?:target|under|over|below|if|metric)\b/i,
};

const HEART_WORTH = 6;

/** The exact words that carry a field's answer, at most `maxWords` where a cut allows it; "" for none. */
export function tellingQuote(field: FieldId, text: string, maxWords = 20): string {
  const spoken = field === "voice.sample"
    ? phrasesIn(text).toSorted((a, b) => b.length - a.length)[0] ?? text
    : text;
  const sentences = sentencesOf(spoken).filter((sentence) => !/[?？“”*{}]|https?:/.test(sentence));
  const worth = (sentence: string) =>
    scoreSentence(sentence) + (HEART[field]?.test(sentence) ? HEART_WORTH : 0) -
    (wordCount(sentence) > maxWords ? 2 : 0);
  const best = sentences.filter((sentence) => wordCount(sentence) > 1 || sentences.length === 1)
    .toSorted((a, b) => worth(b) - worth(a))[0] ?? "";
  return openedPlainly(wordCount(best) <= maxWords ? best : opening(best, maxWords));
}

/** As many whole clauses from the front as fit: a beginning reads well by itself. */
function opening(sentence: string, maxWords: number): string {
  const ends = [
    ...sentence.matchAll(/[,;:、，](?=\s|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})/gu),
  ];
  const fitting = ends.map((end) => sentence.slice(0, end.index)).filter((part) =>
    wordCount(part) <= maxWords
  );
  const longest = fitting.at(-1) ?? "";
  return wordCount(longest) >= 5 ? longest : bestQuote(sentence, maxWords);
}

/** Without the small word that only joined the sentence to the one before. */
export function openedPlainly(stretch: string): string {
  return stretch.replace(/^(?:(?:and|but|so|or|then|also|hm+|well|honestly),? |(?:yes|no), )+/i, "").trim();
}
