import type { FieldId } from "../domain/fields.ts";
import { isUnspaced, phrasesIn, scoreSentence, sentencesOf, wordCount } from "../text/text.ts";
import { isAside, quoteCandidates } from "./quote_candidates.ts";

/** What a sentence must hold to be the heart of a field's answer, beyond names and numbers. */
export const FIELD_CUES: Partial<Record<FieldId, RegExp>> = {
  "customer.last_three": /\b(?:clone|again|would take)\b|また来て/i,
  "company.stage_region": /\bpaying\b|\bcustomers\b|\bnow\b|\d \p{Ll}+s in\b/iu,
  "goal.twelve_months": /\bby\b|\buntil\b|\bbis\b|まで/i,
  "market.alternative": /\b(?:back (?:on|to)|would (?:go|use|do)|they['’]d|the real one|habit)\b/i,
  "market.rivals": /\b(?:lost|of \d+|status quo|first)\b/i,
  "market.obstacle":
    /\b(?:the one thing|in the way|obstacle|nobody|learned|afraid|fear|so they|main (?:thing|problem))\b/i,
  "customer.trigger_barrier": /\b(?:trigger|makes them|just before|starts?|always|when)\b/i,
  "customer.belief":
    /\b(?:must|have to|has to|['’]d have to|need to)\b.*\b(?:believe|think|trust|accept)\b|\b(?:tienen que|deben|têm de|doivent|müssen|moeten|skal)\b|信じ|必要/i,
  "customer.not_for": /\b(?:turn|not|who|over|under|want)\b/i,
  "difference.only": /^(?:and |so )?(?:we|i)\b/i,
  "proof.best": /\b(?:before|after|came back|from \d+|of the \d+)\b/i,
  "identity.why": /\b(?:father|mother|mum|mom|dad|brother|sister|grand\w+|daughter|son|night|hated|years)\b/i,
  "identity.values":
    /\b(?:refus\w+|never|always|even (?:when|if)|cost us|said no|turned down|turn(?:ed)? away|ended)\b/i,
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

const SHORTEST = 3;

/** The exact words that carry a field's answer in at most `maxWords` words, never a clause left hanging; "" for none. */
export function bestQuoteFor(field: FieldId, text: string, maxWords = 20): string {
  const spoken = field === "voice.sample"
    ? phrasesIn(text).toSorted((a, b) => b.length - a.length)[0] ?? text
    : text;
  if (wordCount(spoken) <= maxWords && isPlain(spoken) && !sentencesOf(spoken).some(isAside)) {
    return spoken.trim();
  }
  const heart = FIELD_CUES[field];
  const whole = wholeSentences(spoken, { heart, maxWords });
  const stretch = quoteCandidates(spoken, { least: SHORTEST, most: maxWords, heart })[0]?.quote;
  return whole ?? stretch ?? shortest(spoken);
}

function isPlain(text: string): boolean {
  return wordCount(text) > 0 && !/[?？“”*_{}\n]|https?:/.test(text);
}

const HEART_WORTH = 6;

/** The sentence that tells the most, if it fits: it reads better than any part of another. */
function wholeSentences(
  text: string,
  { heart, maxWords }: { heart: RegExp | undefined; maxWords: number },
): string | null {
  const worth = (sentence: string) => scoreSentence(sentence) + (heart?.test(sentence) ? HEART_WORTH : 0);
  const sentences = sentencesOf(text).filter((sentence) => !/[?？“”*{}]|https?:/.test(sentence));
  const best =
    sentences.filter((sentence) =>
      wordCount(sentence) > (isUnspaced(sentence) ? SHORTEST : 1) || sentences.length === 1
    )
      .toSorted((a, b) => worth(b) - worth(a))[0];
  return best === undefined || wordCount(best) > maxWords ? null : openedPlainly(best);
}

function shortest(text: string): string {
  const clean = sentencesOf(text).filter((sentence) => !/[?？“”*{}]|https?:/.test(sentence));
  return clean.toSorted((a, b) => a.length - b.length)[0] ?? "";
}

/** Without the small word that only joined the sentence to the one before. */
function openedPlainly(stretch: string): string {
  return stretch.replace(/^(?:(?:and|but|so|or|then|also|hm+|well|honestly),? |(?:yes|no), )+/i, "").trim();
}
