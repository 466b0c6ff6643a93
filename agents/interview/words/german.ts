import { datesIn } from "../../sections/dates_in.ts";
import { sayFrom } from "../../sections/labels.ts";
import assumptions from "./de/assumptions.json" with { type: "json" };
import contradictions from "./de/contradictions.json" with { type: "json" };
import failures from "./de/failures.json" with { type: "json" };
import frames from "./de/frames.json" with { type: "json" };
import help from "./de/help.json" with { type: "json" };
import labels from "./de/labels.json" with { type: "json" };
import lines from "./de/lines.json" with { type: "json" };
import options from "./de/options.json" with { type: "json" };
import probes from "./de/probes.json" with { type: "json" };
import questions from "./de/questions.json" with { type: "json" };
import review from "./de/review.json" with { type: "json" };
import worksheet from "./de/worksheet.json" with { type: "json" };

/** Every sentence of the interview, as it is written in the code, and what it is in German. */
const WORDS: Record<string, string> = {
  ...frames,
  ...help,
  ...questions,
  ...probes,
  ...options,
  ...assumptions,
  ...lines,
  ...contradictions,
  ...review,
  ...inSentences(labels),
  ...labels,
  ...failures,
  ...worksheet,
};
const LOCALES = { dates: "de", numbers: "de" };

/** What a founder said, and the names that stand in our sentences: both keep every letter. */
export interface Theirs {
  names: string[];
  said: string[];
}

const QUOTED = /“([^”]*)”/gu;
/** Stands for a name, or for the words between two quotation marks: no sentence of ours is looked for in them. */
const HIDDEN = /\uE000(\d+)\uE001/gu;
/** Bold, italic, and the number or letter of an option. */
const DRESS = /^(\*{0,2})((?:\d\. |[A-C]: )?)(.*?)(\*{0,2})$/su;
/** The first sentence or label, and what stands behind it. */
const FIRST = /^(.*?[.:?!]”?) (?=\S)(.+)$/su;

/** A text of the interview in German, line by line. */
export function sayGerman(text: string, { names, said }: Theirs = { names: [], said: [] }): string {
  const kept: string[] = [];
  const hide = (words: string) => `\uE000${kept.push(words) - 1}\uE001`;
  const show = (words: string) => words.replace(HIDDEN, (_, at: string) => kept[Number(at)] ?? "");
  const own = ` ${bareWords(said.join(" "))} `;
  const called = sayFrom({ words: WORDS, locales: LOCALES, isOwn });

  function isOwn(words: string): boolean {
    const bare = bareWords(words.replace(HIDDEN, ""));
    return bare === "" || own.includes(` ${bare} `);
  }

  /** Whole, else sentence by sentence, else without its last mark, else as a list: as far as there are words for it. */
  function sayPart(words: string): string {
    for (const each of [words, capitalised(words)]) {
      const whole = called(each);
      if (isKnown(each, whole)) return whole;
    }
    const [, first, rest] = FIRST.exec(words) ?? [];
    if (first !== undefined && rest !== undefined) return `${sayPart(first)} ${sayPart(rest)}`;
    const sentence = sayUnmarked(words);
    return sentence === words ? words.split(/([,;] )/u).map(sayUnmarked).join("") : sentence;
  }

  /** "what you do:" is "What you do" with another first letter and a mark. */
  function sayUnmarked(words: string): string {
    const [, bare = "", mark = ""] = /^(.*?)([.:;]?)$/su.exec(words) ?? [];
    for (const each of [bare, capitalised(bare)]) {
      const whole = called(each);
      if (isKnown(each, whole)) return `${whole}${mark}`;
    }
    const sentence = called(`${bare}.`);
    return isKnown(`${bare}.`, sentence) ? `${sentence.slice(0, -1)}${mark}` : words;
  }

  function sayLine(line: string): string {
    const [, open = "", mark = "", bare = "", close = ""] = DRESS.exec(line) ?? [];
    const isDressed = open === close && open !== "";
    const words = isDressed ? bare : line.slice(mark.length);
    const hasWords = /\p{L}{2}/u.test(words.replace(HIDDEN, ""));
    const inGerman = WORDS[show(words)] ?? show(hasWords ? datesIn(sayPart(words), LOCALES.dates) : words);
    return isDressed ? `${open}${mark}${inGerman}${close}` : `${mark}${inGerman}`;
  }

  const quoted = text.replace(QUOTED, (_, words: string) => `“${hide(words)}”`);
  const named = names.filter((name) => name !== "").toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replace(wholeWord(name), () => hide(name)), quoted);
  return named.split("\n").map(sayLine).join("\n");
}

/** "Kept: what you do; the bet": labels with a small letter. */
function inSentences(words: Record<string, string>): Record<string, string> {
  const small = (label: string) => `${label.slice(0, 1).toLowerCase()}${label.slice(1)}`;
  return Object.fromEntries(Object.entries(words).map(([label, said]) => [small(label), said]));
}

/** A text without an entry comes back as it was, but for its days. */
function isKnown(text: string, said: string): boolean {
  return said !== datesIn(text, LOCALES.dates);
}

/** Words and numbers alone, a number as it was typed: "3.000" is not our "3,000". */
function bareWords(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}.,]+|[.,](?!\d)|(?<!\d)[.,]/gu, " ").replace(/ +/gu, " ")
    .trim();
}

function wholeWord(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, "gu");
}

function capitalised(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
