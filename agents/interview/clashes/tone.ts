import type { FieldId } from "../../domain/fields.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { phrasesIn, sentencesOf } from "../../text/text.ts";
import { type Clash, clashOf, isQuotable, type Said, saidSide, sentencesIn } from "./clash.ts";

/** A manner of writing: how it shows in real words, and how people say that it is not theirs. */
interface Manner {
  id: string;
  /** True for words that are written so. */
  shows: (text: string) => boolean;
  /** Only what refuses the manner outright counts: "calm people" refuses nothing. */
  refused: RegExp;
}

const NO =
  "(?:no|never(?: use| write| send| make)?|without|hate|avoid|we don['’]t (?:use|do|make)|I don['’]t (?:use|do|make))";

const MANNERS: Manner[] = [
  {
    id: "exclaims",
    shows: (text) => (text.match(/!/g)?.length ?? 0) >= 2,
    refused: new RegExp(
      `\\b${NO} (?:any )?exclamation marks?\\b|\\bnever (?:shout|exclaim)\\b|\\bno shouting\\b`,
      "iu",
    ),
  },
  {
    id: "capitals",
    shows: (text) => (text.match(/(?<!\p{L})\p{Lu}{4,}(?!\p{L})/gu)?.length ?? 0) >= 2,
    refused: new RegExp(
      `\\b${NO} (?:words in )?(?:all[- ])?capitals?\\b|\\bnever shout\\b|\\bno shouting\\b`,
      "iu",
    ),
  },
  {
    id: "emoji",
    shows: (text) => /\p{Extended_Pictographic}(?!\p{N})/u.test(text),
    refused: new RegExp(`\\b${NO} (?:any )?(?:emojis?|smileys?)\\b`, "iu"),
  },
  {
    id: "jokes",
    shows: (text) => /\b(?:haha+|lol|rofl)\b|[:;]-?\)|😂|🤣/iu.test(text),
    refused: new RegExp(`\\b${NO} (?:jokes?|joking|kidding|humou?r)\\b|\\bnever (?:joke|funny)\\b`, "iu"),
  },
];

const WHERE: readonly FieldId[] = [
  "identity.values",
  "identity.contrast",
  "voice.sample",
  "visual.colours",
  "channels.refused",
  "difference.only",
];

/** Words really sent, beside the sentence that says they are never written so. */
export function toneClashes(state: JourneyState): Clash[] {
  const [sample] = sentencesIn(state, ["voice.sample"]);
  if (sample === undefined) return [];
  const whole = sentencesIn(state, ["voice.sample"]).map(({ sentence }) => sentence).join(" ");
  const spoken = phrasesIn(whole).toSorted((a, b) => b.length - a.length)[0] ?? whole;
  return MANNERS.flatMap((manner) => {
    const refused = sentencesIn(state, WHERE).find(({ sentence }) => manner.refused.test(sentence));
    if (refused === undefined || !manner.shows(withoutRefusal(spoken, refused))) return [];
    const shown = shownIn(state, manner, refused);
    const clash = shown === null ? null : clashOf({
      id: `tone:${manner.id}`,
      field: "voice.sample",
      weight: 3,
      question: "Which of the two is how you write?",
    }, [saidSide(refused.field, refused.sentence), saidSide("voice.sample", shown)]);
    return clash === null ? [] : [clash];
  });
}

function withoutRefusal(spoken: string, { sentence }: Said): string {
  return spoken.replace(sentence, " ");
}

/** The shortest exact stretch of the sample that shows the manner. */
function shownIn(state: JourneyState, manner: Manner, refused: Said): string | null {
  const text = state.fields["voice.sample"].answers.at(-1)?.text ?? "";
  const sentences = sentencesOf(text).filter((sentence) => sentence !== refused.sentence);
  for (let many = 1; many <= 3; many++) {
    for (let from = 0; from + many <= sentences.length; from++) {
      const first = sentences[from]!;
      const last = sentences[from + many - 1]!;
      const start = text.indexOf(first);
      const stretch = text.slice(start, text.indexOf(last, start) + last.length);
      if (manner.shows(stretch) && isQuotable(stretch)) return stretch;
    }
  }
  return null;
}
