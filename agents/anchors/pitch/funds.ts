import { answerTo } from "../attention/said.ts";
import { numbersIn, sentencesOf, valueOf } from "../../evidence/evidence.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { apportion, type Money, moneyIn } from "../attention/quantities.ts";

/** What the founder asks for. */
export interface Ask {
  raising: boolean;
  /** Exact sentence that says so. */
  sentence: string;
  /** The sum asked for; null when not raising or not named. */
  sum: Money | null;
  /** How it is used, in per cent adding to 100; empty where the founder did not split it. */
  uses: { words: string; share: number }[];
}

const NOT_RAISING =
  /\bnot (?:raising|looking for (?:money|investors))|\bno (?:raise|investors?|round|funding)\b|bootstrap|don['’]t (?:raise|need (?:money|investors))|kein\w* (?:Investor|Kapital)|sem investidores|pas de levée/iu;

/** Reads `pitch.raise`; null where nothing was said. */
export function askOf(state: JourneyState): Ask | null {
  const text = answerTo(state, "pitch.raise");
  const sentences = sentencesOf(text);
  const [first] = sentences;
  if (first === undefined) return null;
  const refusal = sentences.find((sentence) => NOT_RAISING.test(sentence)) ??
    (/^(?:no|none|nothing|nein|não|non)\b/iu.test(first) ? first : undefined);
  if (refusal !== undefined) return { raising: false, sentence: refusal, sum: null, uses: [] };
  const sentence = sentences.find((each) => moneyIn(each).length > 0) ?? first;
  return { raising: true, sentence, sum: moneyIn(sentence)[0] ?? null, uses: usesIn(text) };
}

/** "40% for the second van, 60% for stock" as parts that add to 100. */
function usesIn(text: string): Ask["uses"] {
  const parts = text.split(/[,;.]\s+|\s+and\s+/u).flatMap((part) => {
    const number = numbersIn(part).find((each) => each.unit === "%");
    return number ? [{ words: part.trim().replace(/[.]$/, ""), weight: valueOf(number.value) }] : [];
  });
  if (parts.length < 2) return [];
  const shares = apportion(100, parts.map((part) => part.weight));
  return parts.map(({ words }, at) => ({ words, share: shares[at] ?? 0 }));
}
