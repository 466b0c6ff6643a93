import { currentAnswer } from "../words/current_answer.ts";
import { sentencesOf } from "../../text/text.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { type Money, moneyIn } from "../../text/quantities.ts";
import { type Use, usesIn } from "./uses.ts";

/** What the founder asks for. */
export interface Ask {
  raising: boolean;
  /** Exact sentence that says so. */
  sentence: string;
  /** The sum asked for; null when not raising or not named. */
  amount: Money | null;
  /** How it is used, in per cent adding to 100; empty where the founder did not split it. */
  uses: Use[];
}

const NOT_RAISING =
  /\bnot (?:raising|looking for (?:money|investors))|\bno (?:raise|investors?|round|funding|money from)\b|bootstrap|don['’]t (?:raise|need (?:money|investors))|kein\w* (?:Investor|Kapital|Geld)|sem investidores|pas de (?:levée|investisseur)|no buscamos|no necesitamos|não (?:procuramos|precisamos)|geen (?:investeerders|geld)|資金調達はしません|しません/iu;
/** "No", "God, no.", "Ah no." */
const SHORT_NO =
  /^(?:(?:\p{L}+,? ){0,2})(?:no|none|nothing|nope|never|nein|não|non|nee|nej)(?: (?:thanks|thank you|danke))?[.!]?$|^(?:no|none|nothing|nein|não|non|nope)(?!\p{L})/iu;

/** Reads `pitch.raise`; null where nothing was said. */
export function askOf(state: JourneyState): Ask | null {
  const text = currentAnswer(state, "pitch.raise");
  const sentences = sentencesOf(text);
  const [first] = sentences;
  if (first === undefined) return null;
  const sentence = sentences.find((each) => moneyIn(each).length > 0) ?? first;
  const amount = moneyIn(sentence)[0] ?? null;
  const uses = usesIn(text, amount);
  const refusal = sentences.find((each) => NOT_RAISING.test(each)) ??
    (SHORT_NO.test(first) ? first : undefined);
  const isRaising = refusal === undefined || (amount !== null && uses.length > 0);
  return isRaising
    ? { raising: true, sentence, amount, uses }
    : { raising: false, sentence: refusal, amount: null, uses: [] };
}
