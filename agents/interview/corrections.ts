import type { FactSheet } from "../domain/facts.ts";
import type { FoundCorrection } from "../facts/corrections.ts";
import { statedNumbers, stemList } from "../facts/stated_numbers.ts";
import { wordCount } from "../text/text.ts";
import { clauseUnits, sentenceUnits, type Unit } from "./acts/units.ts";
import { oldNumberFor } from "./old_numbers.ts";
import { ownSentenceIn } from "./own_sentence.ts";

/** A correction as it stands in a message. */
export interface SpokenCorrection extends FoundCorrection {
  /** The exact clauses that correct. */
  quote: string;
  /** Where they begin and end in the message, the cue before them included. */
  at: number;
  to_at: number;
}

/** What stands open when a correction comes. */
/** True for words that only lead to a correction: "Sorry, no." */
export function leadsToCorrection(text: string): boolean {
  return wordCount(text) <= LONGEST_LEAD && CUE.test(text) && !/\d/.test(text);
}

export interface CorrectionSetting {
  sheet: FactSheet;
  /** In a read-back the cue word may be missing. */
  isReadBack: boolean;
  /** The field answered last: what "sorry, it's 40" must mean. */
  lastField: string | null;
}

const JOINERS =
  "(?:(?:oh|ah|hm+|wait|well|also|and|but|ach|ja|et|mais|y|pero|e|ma|mas|en|maar|und|aber),?\\s+)*";
/** Words that say, wherever they stand, that something was wrong. */
const ANYWHERE =
  "actually|correction|(?:a )?small correction|i meant|i mean|sorry|scratch that|strike that|typo|korrektur|ich meinte|ich meine|entschuldigung|genauer gesagt|je voulais dire|pardon|rectification|perdón|perdona|corrección|quise decir|quería decir|mejor dicho|correzione|volevo dire|scusa|scusi|correção|corrijo|quis dizer|queria dizer|desculpa|desculpe|correctie|ik bedoelde?|foutje|vergissing";
/** Words that say so only at the beginning of a clause. */
const AT_START =
  "one (?:small |little )?correction|i was wrong|my mistake|i made a mistake|no,? wait|wait|that (?:was|is) (?:wrong|not right|incorrect)|that['’]?s (?:wrong|not right|incorrect)|not quite|to correct|please correct|change|make (?:that|it)|das (?:war|ist|stimmt) (?:falsch|nicht)|nein,? (?:moment|warte|halt)|stimmt nicht|eigentlich|correctif|en fait|erreur|c['’]est faux|non,? attendez?|me equivoqué|en realidad|no,? espera|mi sono sbagliat[oa]|anzi|in realtà|no,? aspetta|enganei-me|me enganei|aliás|na verdade|klopt niet|eigenlijk|nee,? wacht";
const CUE = new RegExp(
  `(?:^|[.!?,;:。、]\\s*|\\s)(?:${ANYWHERE})(?!\\p{L})|(?:^|[.!?,;:。、]\\s*)${JOINERS}(?:${ANYWHERE}|${AT_START})(?!\\p{L})|訂正|間違え|正しくは|すみません、|いや、`,
  "iu",
);
const SHOULD_BE =
  /\b(?:make (?:that|it)|should (?:be|read|say|have been)|was meant to be|must be|müsste|sollte|devrait être|debería ser|dovrebbe essere|devia ser|moet zijn)\s[€$£]?\d/iu;

const SIGN = "[€$£¥]?\\s?";
const UNIT = "(?:\\s?(?:%|k|m|mio|bn|million|thousand|grand|€|円|万円?|万)(?![\\p{L}\\p{N}]))?";
const NUMBER = `${SIGN}\\d(?:[\\d.,:]*\\d)?${UNIT}`;
const WORDS = "[\\p{L}][\\p{L}\\p{N}'’&-]*(?: [\\p{L}][\\p{L}\\p{N}'’&-]*){0,3}";
const NOT =
  "not|instead of|rather than|nicht|statt|anstatt|pas|au lieu de|plutôt que|no|en vez de|en lugar de|non|invece di|não|em vez de|niet|in plaats van";
const BUT = "but|it['’]?s|it is|rather|sondern|mais|c['’]est|sino|ma|bensì|è|mas|sim|maar";
const GAP = "[^.!?\\d]{0,60}?";

interface Pair {
  pattern: RegExp;
  from: number;
  to: number;
}

function pair(source: string, from: number, to: number): Pair {
  return { pattern: new RegExp(source, "giu"), from, to };
}

/** Ways of setting a new value beside the old one, from the plainest to the loosest. */
const PAIRS: Pair[] = [
  pair(`(${NUMBER})${GAP} (?:should (?:be|read|say|have been)|was meant to be|must be) (${NUMBER})`, 1, 2),
  pair(`\\bfrom (${NUMBER}) to (${NUMBER})`, 1, 2),
  pair(
    `\\b(?:change|replace|ändere?|remplacez?|cambia|cambie|muda|mude|verander) (${NUMBER}|${WORDS}?) (?:to|with|by|into|zu|in|auf|par|en|por|con|para|naar) (${NUMBER}|${WORDS})`,
    1,
    2,
  ),
  pair(`(${NUMBER})${GAP},? (?:and |und |et |y |e |en )?(?:${NOT}) (${NUMBER})`, 2, 1),
  pair(
    `(?<!\\p{L})(?:not|nicht|pas|no|non|não|niet) (${NUMBER})${GAP}[,;]? ?(?:${BUT}) (?:it['’]?s |the )?(${NUMBER})`,
    1,
    2,
  ),
  pair(`(${NUMBER})[^。\\d]{0,12}(?:ではなく|じゃなく|じゃなくて|でなく)て?、?(${NUMBER})`, 1, 2),
  pair(
    `(?:\\bit['’]?s |\\bis |\\bare |\\bthe |\\bcalled |: )(${WORDS}),? (?:and )?(?:not|instead of|rather than) (?:the )?(${WORDS})`,
    2,
    1,
  ),
];

/** "No, the raise is 750k", "actually our goal should be 40". */
const NAMED =
  /^(?:no|nope|nein|non|não|nee|actually|sorry|correction|oh|wait|also)?[\s,:–-]*(?:the|our|my|die|der|das|unsere?|le|la|les|notre|el|nuestra|nuestro|il|lo|o|a|nossa|nosso|de|het|onze) (?<about>\p{L}+(?: \p{L}+)?) (?:is|was|are|should be|ist|sind|est|sont|es|son|è|sono|é|são|zijn) (?:now |really |actually |only )?(?<to>[^.!?,;]*\d[^.!?;]*)$/iu;
/** "Channels: Xero 19, auditors 16". */
const LABELLED = /^(?<about>\p{L}+(?: \p{L}+)?)\s?[:：]\s*(?<to>\S.*)$/u;

/** "Sorry, no.": a sentence of so few words may lead to the correction in the next one. */
const LONGEST_LEAD = 5;

/** Corrections in a message, each once; the old value must stand on the sheet, or it is none. */
export function correctionsIn(message: string, setting: CorrectionSetting): SpokenCorrection[] {
  return sentenceUnits(message).flatMap((sentence, at, all) => {
    const before = all[at - 1]?.text ?? "";
    const isLed = wordCount(before) <= LONGEST_LEAD && CUE.test(before);
    const isCued = setting.isReadBack || isLed || CUE.test(sentence.text) || SHOULD_BE.test(sentence.text);
    if (sentence.isQuoted) return [];
    const named = namedIn(sentence);
    if (named !== null) return [named];
    if (!isCued) return [];
    const pairs = pairsIn(message, sentence);
    const rows = rowValuesIn(message, sentence, setting).filter((row) =>
      !pairs.some((each) => each.at < row.to_at && row.at < each.to_at)
    );
    if (pairs.length + rows.length > 0) {
      return [...pairs, ...rows].toSorted((one, other) => one.at - other.at);
    }
    const fresh = newValueIn(message, sentence, setting);
    return fresh === null ? [] : [fresh];
  });
}

/** A clause that gives a counted row a new number has few words beside it. */
const LONGEST_ROW_CLAUSE = 9;

/** Behind a count stands nothing, a whole, or one word that is no "times". */
const ENDS_COUNT =
  /^[\s\p{P}]*(?:$|(?:of|out of|von|de|sur|di|su|van|now|jetzt|maintenant|ahora|adesso|agora|nu|です|でした|人|件|着|個)(?!\p{L})|(?!times|mal|fois|veces|volte|vezes|keer|a|pro|par|per|por|al)\p{L}+[\s\p{P}]*$)/iu;

/** "Brokers is 15 of 26", "et Talensac 9": a clause that names one counted channel and gives it another number. */
function rowValuesIn(message: string, sentence: Unit, { sheet }: CorrectionSetting): SpokenCorrection[] {
  const { channels } = sheet.facts;
  return clauseUnits(message, sentence).flatMap((clause) => {
    const [number] = statedNumbers(clause.text);
    if (number === undefined || clause.isQuoted || wordCount(clause.text) > LONGEST_ROW_CLAUSE) return [];
    const words = stemList(clause.text);
    const named = channels.filter(({ name }) => stemList(name).some((stem) => words.includes(stem)));
    const [row] = named;
    const isShare = number.amount.kind === "percent";
    const old = isShare ? row?.share : row?.count;
    if (row === undefined || named.length > 1 || old === null || old === undefined) return [];
    if (number.amount.kind !== "number" && !isShare) return [];
    if (!ENDS_COUNT.test(clause.text.slice(number.amount.end))) return [];
    const place = { at: clause.from, to_at: clause.to, quote: clause.text.replace(/[\s,;.]+$/u, "") };
    return old === number.amount.value
      ? []
      : [{ from: null, to: `${row.name} ${number.amount.text}`, about: "channels", ...place }];
  });
}

function namedIn(sentence: Unit): SpokenCorrection | null {
  const bare = sentence.text.replace(/[.!。\s]+$/u, "");
  const found = (NAMED.exec(bare) ?? LABELLED.exec(bare))?.groups;
  const { about, to } = found ?? {};
  if (
    about === undefined || to === undefined || CUE.test(about) ||
    ownSentenceIn(sentence.text, { isFloorOpen: false }) !== null
  ) return null;
  return { from: null, to: to.trim(), about, quote: bare, at: sentence.from, to_at: sentence.to };
}

function pairsIn(message: string, sentence: Unit): SpokenCorrection[] {
  const found: SpokenCorrection[] = [];
  for (const { pattern, from, to } of PAIRS) {
    for (const match of sentence.text.matchAll(pattern)) {
      const old = valueOf(match[from]);
      const fresh = valueOf(match[to]);
      const place = { from: sentence.from + match.index, to: sentence.from + match.index + match[0].length };
      const isTaken = found.some((each) => each.at < place.to && place.from < each.to_at);
      if (old === "" || fresh === "" || old === fresh || isTaken) continue;
      found.push({ from: old, to: fresh, ...placed(message, sentence, place) });
    }
  }
  return found.toSorted((one, other) => one.at - other.at);
}

function valueOf(text = ""): string {
  return text.replace(/^(?:it['’]?s|it is|they are) /iu, "").replace(/[.,:]+$/, "").trim();
}

/** The clauses that hold the match: what they say beside the numbers tells what is meant. */
function placed(
  message: string,
  sentence: Unit,
  { from, to }: { from: number; to: number },
): Pick<SpokenCorrection, "quote" | "about" | "at" | "to_at"> {
  const clauses = clauseUnits(message, sentence).filter((clause) => clause.to > from && clause.from < to);
  const at = Math.min(from, clauses[0]?.from ?? from);
  const end = Math.max(to, clauses.at(-1)?.to ?? to);
  const quote = message.slice(at, end).replace(/[\s,;.]+$/u, "");
  const about = quote.replace(new RegExp(NUMBER, "giu"), " ").replace(CUE, " ")
    .replace(new RegExp(`(?<!\\p{L})(?:${NOT})(?!\\p{L})`, "giu"), " ").replace(/[\s,.:;]+/g, " ").trim();
  return { quote, about: about === "" ? null : about, at, to_at: at + quote.length };
}

const SAYS_VALUE =
  /\b(?:it['’]?s|its|it (?:is|was)|they['’]?re|we['’]?re|make (?:that|it)|meant|mean|should|charge|charged|now|are|is|was|es sind|sind|ist|jetzt|c['’]est|sont|maintenant|son|es|ahora|sono|è|adesso|são|é|agora|zijn|nu)\b|です|になりました/iu;

/** "Actually it's 88 dogs now": the one number of that thing on the sheet gives way. */
function newValueIn(message: string, sentence: Unit, setting: CorrectionSetting): SpokenCorrection | null {
  const clauses = clauseUnits(message, sentence);
  const first = clauses.findIndex((clause) => CUE.test(clause.text));
  const after = first < 0 ? (setting.isReadBack ? clauses : []) : clauses.slice(first);
  for (const clause of after) {
    const [number] = statedNumbers(clause.text);
    if (number === undefined) continue;
    if (!SAYS_VALUE.test(clause.text) || !CUE.test(after[0]?.text ?? "")) return null;
    const old = oldNumberFor(number, { ...setting, words: clause.text });
    if (old === null) return null;
    const place = placed(message, sentence, { from: clause.from, to: clause.to });
    return { from: old, to: number.amount.text, ...place, about: number.counts.join(" ") || null };
  }
  return null;
}
