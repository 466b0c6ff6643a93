import { type FieldId, FIELDS } from "../domain/fields.ts";
import { contentWords, isThin, isUnspaced, namesIn, vagueWordsIn, wordCount } from "../text/text.ts";

import { isThin as isEverybodysWords } from "../text/thinness.ts";

export { isUnknown } from "./acts/unknown.ts";

const NONE = new RegExp(
  "^(?:well |hm+ |uh |honestly |sorry )?(?:none|nothing|no one|nobody|no|nope|not yet|n/?a|no (?:site|website|sites|websites|links?|rivals?|page|pages)|" +
    "we (?:have|don['’]t have) (?:no|any|a) (?:site|website|sites|websites|links?)|don['’]t have (?:a|any|one)(?: (?:site|website))?|-|–|" +
    "nenhum|nada|ninguno|keine?r?s?|geen|ingen|aucune?|nessuno|no (?:tenemos|tengo)|não (?:temos|tenho)|(?:haben wir|habe ich) (?:nicht|keine)|on n['’]en a pas|non (?:abbiamo|ne abbiamo)|hebben we niet|har vi (?:ikke|inte)|なし|ありません|ない|没有|없음|нет)(?: (?:yet|so far|at all|really|sorry|at the moment))*$",
  "iu",
);

/** Fields for which a flat no is a whole answer: there may be nothing yet. */
const NONE_IS_FULL: ReadonlySet<FieldId> = new Set<FieldId>([
  "company.links",
  "customer.last_three",
  "channels.current",
]);

/** True if an answer says that there is none of what was asked for. */
export function isNone(text: string): boolean {
  return NONE.test(text.trim().replace(/[.!,。]+/g, "").replace(/\s+/g, " ").trim());
}

/** True for an answer that says nothing whatever anybody reads in it: a flat no, or words that everybody could say. */
export function isHollow(field: FieldId, text: string): boolean {
  return (isNone(text) && !NONE_IS_FULL.has(field)) || isOnlyPraise(text) || isEverybodysWords(text);
}

/** True for an answer that must be probed: no name, number, example or reason, or only hollow words. */
export function needsProbe(field: FieldId, text: string): boolean {
  if (!FIELDS[field].needed) return false;
  if (isNone(text)) return !NONE_IS_FULL.has(field);
  if (isUnspaced(text)) return wordCount(text) < 4;
  if (isOnlyPraise(text)) return true;
  const thin = isEverybodysWords(text) || (isThin(text) && !isConcrete(text));
  return thin && !isEnoughFor(field, text);
}

const COUNTED =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|dozen|half|twice|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|cero|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|deux|trois|quatre|cinq|sept|huit|neuf|dix|dois|duas|três|quatro|sete|oito|dez|twee|drie|vijf|zes|zeven|tien|weekly|monthly|yearly|daily|per (?:hour|day|week|month|year)|free)\b/i;

const ABSTRACT =
  /\b(?:trust|respect|integrity|innovation|transparency|excellence|sustainab\w+|community|authentic\w*|care|caring|teamwork|professional\w*|reliab\w+|responsib\w+|service)\b/i;

const PRAISE_ANYWHERE =
  /^(?:qualität|ehrlichkeit|leidenschaft|vertrauen|zuverlässigkeit|kundennähe|service|transparenz|qualité|passion|confiance|honnêteté|proximité|calidad|pasión|cariño|confianza|honestidad|cercanía|qualidade|paixão|carinho|confiança|honestidade|qualità|passione|fiducia|onestà|kwaliteit|passie|eerlijkheid|vertrouwen|kvalitet|passion|tillit|ærlighed|ærlighet|ärlighet|jakość|pasja|uczciwość|quality|honesty|trust|integrity)$/iu;

/** "Qualität und Ehrlichkeit": nothing but the words on everybody's wall, whose capitals are no names in German. */
function isOnlyPraise(text: string): boolean {
  const words = contentWords(text);
  return words.length > 0 && words.every((word) => PRAISE_ANYWHERE.test(word));
}

/** Numbers in words, and lists of things that are not all hollow. */
function isConcrete(text: string): boolean {
  if (COUNTED.test(text)) return true;
  const items = text.split(/[,;.\n]| and | und | et | e | y /).map((item) => item.trim()).filter((item) =>
    item !== ""
  );
  const solid = items.filter((item) => contentWords(item).length > 0 && vagueWordsIn(item).length === 0);
  const isHollow = vagueWordsIn(text).length > 0 || ABSTRACT.test(text);
  return !isHollow && solid.length >= 3 && contentWords(text).length >= 5;
}

/** "Any dev team really" names nobody; "anyone who wants it by Friday" does. */
const EVERY_KIND =
  /\b(?:nobody|(?:any|every|all)(?:one|body)?(?!\w| (?:who|that|with|over|under|wanting|asking|looking)\b))/i;

/** What counts as full for a field although it carries neither number nor reason. */
function isEnoughFor(field: FieldId, text: string): boolean {
  if (vagueWordsIn(text).length > 0) return false;
  switch (field) {
    case "identity.contrast":
      return namesIn(`It is ${text}`).length > 0;
    case "voice.sample":
      return wordCount(text) >= 6;
    case "customer.not_for":
    case "channels.refused":
      return contentWords(text).length >= 2 &&
        !EVERY_KIND.test(text);
    case "pitch.team":
      return /\b(?:me|myself|alone|i|we)\b/i.test(text) || contentWords(text).length >= 2;
    case "market.alternative":
      return contentWords(text).length >= 3;
    case "customer.belief":
      return contentWords(text).length >= 2 &&
        /\b(?:only|not|never|too|must|have to|than|n['’]t)\b/i.test(text);
    case "journey.quiet":
      return /\b(?:after|before|when|until|between|week|day|month|first|second|third)\b/i.test(text);
    default:
      return false;
  }
}
