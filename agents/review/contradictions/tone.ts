import { phrasesIn } from "../../text/text.ts";
import { type Conflict, conflictOf, type Ground, isQuotable, type Said, saidIn } from "./conflict.ts";

/** A manner of writing: how it shows in real words, and how people say that it is not theirs. */
interface Manner {
  id: string;
  /** True for words that are written so. */
  shows: (text: string) => boolean;
  /** Only what refuses the manner outright counts: "calm people" refuses nothing. */
  refused: RegExp;
}

const NO =
  "(?:no|never(?: use| write| send| make)?|without|hate|avoid|we don['’]t (?:use|do|make)|I don['’]t (?:use|do|make)|keine?|nie|pas d[e'’]|jamais|sin|nunca|niente|mai|sem|geen|nooit)";

function refusing(things: string): RegExp {
  return new RegExp(`(?<!\\p{L})${NO} (?:any )?(?:${things})(?!\\p{L})`, "iu");
}

const MANNERS: Manner[] = [
  {
    id: "exclaims",
    shows: (text) => (text.match(/[!！]/g)?.length ?? 0) >= 2,
    refused: refusing(
      "exclamation marks?|shout(?:ing)?|exclaim|ausrufezeichen|points? d['’]exclamation|signos de exclamación|punti esclamativi|pontos de exclamação|uitroeptekens",
    ),
  },
  {
    id: "capitals",
    shows: (text) => (text.match(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu)?.length ?? 0) >= 2,
    refused: refusing(
      "(?:words in )?(?:all[- ])?capitals?|shout(?:ing)?|großbuchstaben|majuscules|mayúsculas|maiuscole|maiúsculas|hoofdletters",
    ),
  },
  {
    id: "emoji",
    shows: (text) => /\p{Extended_Pictographic}(?!\p{N})/u.test(text),
    refused: refusing("emojis?|smileys?|émojis?|emoticonos|faccine|emoticons"),
  },
  {
    id: "jokes",
    shows: (text) => /\b(?:haha+|lol|rofl|jaja+|kkk+)\b|[:;]-?\)|😂|🤣/iu.test(text),
    refused: refusing(
      "jokes?|joking|kidding|humou?r|funny|witze|blagues?|chistes?|bromas|scherzi|piadas|grappen",
    ),
  },
];

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
