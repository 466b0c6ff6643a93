import { phrasesIn } from "../../text/text.ts";
import { type Conflict, conflictOf, type Ground, isQuotable, type Said, saidIn } from "./conflict.ts";
import { TONE } from "./words.ts";

/** A manner of writing: how it shows in real words, and how people say that it is not theirs. */
interface Manner {
  id: string;
  /** True for words that are written so. */
  shows: (text: string) => boolean;
  /** Only what refuses the manner outright counts: "calm people" refuses nothing. */
  refused: RegExp;
}

const SHOWN: Record<"exclaims" | "capitals" | "emoji" | "jokes", Manner["shows"]> = {
  exclaims: (text) => (text.match(/[!！]/g)?.length ?? 0) >= 2,
  capitals: (text) => (text.match(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu)?.length ?? 0) >= 2,
  emoji: (text) => /\p{Extended_Pictographic}(?!\p{N})/u.test(text),
  jokes: (text) => /\b(?:haha+|lol|rofl|jaja+|kkk+)\b|[:;]-?\)|😂|🤣/iu.test(text),
};

const MANNERS: Manner[] = (["exclaims", "capitals", "emoji", "jokes"] as const).map((id) => ({
  id,
  shows: SHOWN[id],
  refused: new RegExp(`${TONE.sourceOf("never_writes")}\\s?(?:any )?${TONE.sourceOf(id)}`, "iu"),
}));

const WHERE = [
  "identity.values",
  "identity.contrast",
  "voice.sample",
  "visual.colours",
  "channels.refused",
  "difference.only",
];

/** Words really sent, beside the sentence that says they are never written so. */
export function refusedTone(ground: Ground): Conflict[] {
  const sample = saidIn(ground, "voice.sample");
  const whole = sample.map(({ quote }) => quote).join(" ");
  const spoken = phrasesIn(whole).toSorted((a, b) => b.length - a.length)[0] ?? whole;
  return MANNERS.flatMap(({ id, shows, refused }) => {
    const refusal = saidIn(ground, ...WHERE).find(({ quote }) => refused.test(quote));
    if (refusal === undefined || !shows(spoken.replace(refusal.quote, " "))) return [];
    const shown = shownIn(sample, shows, refusal);
    return shown === null ? [] : conflictOf({
      id: `tone:${id}`,
      a: refusal,
      b: shown,
      weight: 3,
      binding: "a",
      ask: "Which of the two is how you write?",
    });
  });
}

/** The shortest stretch of the sample that shows the manner: one sentence, or two that stand together. */
function shownIn(sample: Said[], shows: Manner["shows"], refusal: Said): Said | null {
  const own = sample.filter(({ quote, turn }) => quote !== refusal.quote || turn !== refusal.turn);
  const one = own.find(({ quote }) => shows(quote) && isQuotable(quote));
  if (one !== undefined) return one;
  const two = own.find(({ withNext }) => withNext !== null && shows(withNext) && isQuotable(withNext));
  return two === undefined || two.withNext === null ? null : { ...two, quote: two.withNext };
}
