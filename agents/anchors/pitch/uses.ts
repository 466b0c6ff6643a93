import { numbersIn, sentencesOf, valueOf } from "../../text/text.ts";
import { apportion, type Money, moneyIn } from "../../text/quantities.ts";

/** One thing that the money is for. */
export interface Use {
  /** Exact words: "two engineers"; null for what is left and was not named. */
  what: string | null;
  /** The exact stretch with its share or sum: "50% two engineers". */
  words: string;
  /** Per cent; all uses add to 100. */
  share: number;
}

interface Part {
  what: string;
  words: string;
  percent: number | null;
  amount: number | null;
  isRest: boolean;
}

const FRACTIONS: [RegExp, number][] = [
  [/(?<!\p{L})(?:half|die Hälfte|Hälfte|la mitad|mitad|la moitié|moitié|metade|helft)(?!\p{L})/iu, 50],
  [/(?<!\p{L})(?:two thirds|zwei Drittel|dos tercios|deux tiers)(?!\p{L})/iu, 67],
  [/(?<!\p{L})(?:(?:a |one )?third|ein Drittel|un tercio|un tiers|um terço)(?!\p{L})/iu, 33],
  [/(?<!\p{L})(?:(?:a |one )?quarter|ein Viertel|un cuarto|un quart|um quarto)(?!\p{L})/iu, 25],
];
const REST =
  /(?<!\p{L})(?:the rest|remaining|remainder|der Rest|el resto|le reste|o resto|de rest)(?!\p{L})/iu;
const SEPARATOR =
  /[,;]\s+|(?<!\d)\.\s+|[、；]|\s+(?:and|und|y|et|e|en|og|plus)\s+(?=[€$£¥\d]|half|the rest|a third|a quarter|der Rest|el resto|le reste)/iu;
const LEAD = /^(?:(?:of it|is|goes?|into|for|on|to|towards?|für|in|para|pour|em|voor|til|an?|the)\s+)+/iu;
/** "$200k a press" is no rate here. */
const RATE = /\s(?:an?|per|each)\s\p{L}+$/u;

/** How a text splits a sum: shares in per cent that add to 100, or none where it does not split it. */
export function usesIn(text: string, sum: Money | null): Use[] {
  const parts = sentencesOf(text).flatMap((sentence) => behindColon(sentence).split(SEPARATOR))
    .flatMap((part) => toPart(part.trim().replace(/[.。]$/u, ""), sum));
  if (parts.length < 2) return [];
  if (parts.some((part) => part.percent !== null)) return byPercent(parts);
  return byAmount(parts, sum);
}

function behindColon(sentence: string): string {
  const colon = /[:：]\s?/u.exec(sentence);
  return colon ? sentence.slice(colon.index + colon[0].length) : sentence;
}

function toPart(words: string, sum: Money | null): Part[] {
  const percent = numbersIn(words).find((each) => each.unit === "%");
  const money = moneyIn(words)[0];
  const fraction = FRACTIONS.find(([name]) => name.test(words));
  const rest = REST.exec(words);
  const sign = percent?.text ?? (fraction ? fraction[0].exec(words)?.[0] : undefined) ??
    money?.text.replace(RATE, "") ??
    rest?.[0];
  const isWhole = money !== undefined && sum !== null && money.amount === sum.amount;
  if (sign === undefined || (isWhole && percent === undefined && !fraction)) return [];
  const behind = words.slice(words.indexOf(sign) + sign.length).replace(/^[\s:]+/u, "").replace(LEAD, "");
  const what = behind !== "" ? behind : words.slice(0, words.indexOf(sign)).replace(/[\s:]+$/u, "");
  if (what === "") return [];
  return [{
    what,
    words,
    percent: percent ? valueOf(percent.value) : fraction?.[1] ?? null,
    amount: money?.amount ?? null,
    isRest: rest !== null && percent === undefined && money === undefined,
  }];
}

function byPercent(parts: Part[]): Use[] {
  const known = parts.reduce((sum, part) => sum + (part.percent ?? 0), 0);
  if (known > 101) return [];
  const isSplit = parts.some((part) => part.isRest);
  const weights = parts.map((part) => part.percent ?? (part.isRest ? 100 - known : 0));
  return finished(parts, isSplit || known >= 99 ? weights : [...weights, 100 - known]);
}

function byAmount(parts: Part[], sum: Money | null): Use[] {
  const known = parts.reduce((total, part) => total + (part.amount ?? 0), 0);
  if (known === 0 || (sum !== null && known > sum.amount * 1.01)) return [];
  const left = sum === null ? 0 : sum.amount - known;
  const isSplit = parts.some((part) => part.isRest);
  const weights = parts.map((part) => part.amount ?? (part.isRest ? left : 0));
  return finished(parts, isSplit || left <= 0 ? weights : [...weights, left]);
}

/** Shares that add to 100; a weight more than there are parts is what was not named. */
function finished(parts: Part[], weights: number[]): Use[] {
  const shares = apportion(100, weights);
  const uses = parts.map(({ what, words }, at): Use => ({ what, words, share: shares[at] ?? 0 }));
  const left = shares[parts.length];
  const named = uses.filter((use) => use.share > 0);
  return left === undefined || left === 0 ? named : [...named, { what: null, words: "", share: left }];
}
