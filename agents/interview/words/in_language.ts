import { withCapital } from "../../text/letters.ts";
import type { SpokenLanguage } from "../../domain/journey.ts";
import { datesIn } from "../../sections/dates_in.ts";
import { sayFrom } from "../../sections/labels.ts";
import { numberLocaleOf } from "../../sections/numbers_in.ts";
import { isUnspaced } from "../../text/text.ts";
import de from "./de.json" with { type: "json" };
import es from "./es.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import it from "./it.json" with { type: "json" };
import ja from "./ja.json" with { type: "json" };
import nl from "./nl.json" with { type: "json" };
import pt from "./pt.json" with { type: "json" };

type Words = Record<string, string>;

/** Japanese marks stand without a blank. */
const JAPANESE_MARKS = { ".": "。", ":": "：", ": ": "：", ";": "、", "; ": "、", ", ": "、" };

/** Every sentence of the interview, as it is written in the code, and what it is in another language. */
const WORDS: Record<Exclude<SpokenLanguage, "en">, Words> = {
  de: wordsOf(de, (label) => label),
  fr: wordsOf(fr),
  es: wordsOf(es),
  it: wordsOf(it),
  pt: wordsOf(pt),
  nl: wordsOf(nl),
  ja: { ...wordsOf(ja), ...JAPANESE_MARKS },
};

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

/** A text of the interview in another language, line by line; as it is where that is our own. */
export function sayIn(
  language: SpokenLanguage,
  text: string,
  { names, said }: Theirs = { names: [], said: [] },
): string {
  if (language === "en") return text;
  const words = WORDS[language];
  // A label alone needs none of the templates, which take a while to make.
  const whole = words[text];
  if (whole !== undefined) return whole;
  const kept: string[] = [];
  const hide = (stretch: string) => `\uE000${kept.push(stretch) - 1}\uE001`;
  const show = (stretch: string) => stretch.replace(HIDDEN, (_, at: string) => kept[Number(at)] ?? "");
  const own = ` ${bareWords(said.join(" "))} `;
  const called = sayFrom({ words, locales: { dates: language, numbers: numberLocaleOf(language) }, isOwn });

  function isOwn(stretch: string): boolean {
    const isHidden = bareWords(stretch.replace(HIDDEN, "")) === "";
    if (isHidden || !isUnspaced(stretch)) return isHidden || own.includes(` ${bareWords(show(stretch))} `);
    // Scripts without spaces know no whole words; what we set side by side has a blank between.
    return !/[,;] /u.test(stretch) &&
      bareWords(show(stretch)).split(" ").every((words) => own.includes(words));
  }

  /** Whole, else sentence by sentence, else without its last mark, else as a list: as far as there are words for it. */
  function sayPart(part: string): string {
    for (const each of [part, withCapital(part)]) {
      const whole = called(each);
      if (isKnown(each, whole)) return whole;
    }
    const [, first, rest] = FIRST.exec(part) ?? [];
    if (first !== undefined && rest !== undefined) return `${sayPart(first)} ${sayPart(rest)}`;
    const sentence = sayUnmarked(part);
    return sentence === part
      ? part.split(/([,;] )/u).map((each) => words[each] ?? sayUnmarked(each)).join("")
      : sentence;
  }

  /** "what you do:" is "What you do" with another first letter and a mark. */
  function sayUnmarked(part: string): string {
    const [, bare = "", mark = ""] = /^(.*?)([.:;]?)$/su.exec(part) ?? [];
    for (const each of [bare, withCapital(bare)]) {
      const whole = called(each);
      if (isKnown(each, whole)) return `${whole}${words[mark] ?? mark}`;
    }
    const sentence = called(`${bare}.`);
    return isKnown(`${bare}.`, sentence) ? `${sentence.slice(0, -1)}${words[mark] ?? mark}` : part;
  }

  /** A text without an entry comes back as it was, but for its days. */
  function isKnown(part: string, told: string): boolean {
    return told !== datesIn(part, language);
  }

  /**
   * French sets a space before the marks of two parts, and Japanese none behind a mark; a line's other words were
   * hidden, or are ours.
   */
  function spaced(line: string): string {
    if (language === "ja") {
      return line.replace(/(?<=[”\d\uE001])\.(?=\s|$)/gu, "。").replace(/(?<=[。、：？]) +/gu, "");
    }
    return language === "fr" ? line.replace(/(?<=[^\s:;?!])[:;?!](?=\s|$)/gu, "\u00a0$&") : line;
  }

  function sayLine(line: string): string {
    const [, open = "", mark = "", bare = "", close = ""] = DRESS.exec(line) ?? [];
    const isDressed = open === close && open !== "";
    const plain = isDressed ? bare : line.slice(mark.length);
    const hasWords = /\p{L}{2}/u.test(plain.replace(HIDDEN, ""));
    const told = words[show(plain)] ?? show(spaced(hasWords ? datesIn(sayPart(plain), language) : plain));
    return isDressed ? `${open}${mark}${told}${close}` : `${mark}${told}`;
  }

  const quoted = text.replace(QUOTED, (_, stretch: string) => `“${hide(stretch)}”`);
  const named = names.filter((name) => name !== "").toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replace(wholeWord(name), () => hide(name)), quoted);
  return named.split("\n").map(sayLine).join("\n");
}

/**
 * The sentences of all topics, and the labels, also with a small letter as they stand in "Kept: what you do; the bet";
 * `within` is a label there, which in German keeps its capital.
 */
function wordsOf({ labels, ...topics }: { labels: Words } & Record<string, Words>, within = small): Words {
  const inSentences = Object.entries(labels).map(([label, told]) => [small(label), within(told)]);
  return Object.assign({}, ...Object.values(topics), Object.fromEntries(inSentences), labels);
}

function small(label: string): string {
  return `${label.slice(0, 1).toLowerCase()}${label.slice(1)}`;
}

/** Words and numbers alone, a number as it was typed: "3.000" is not our "3,000". */
function bareWords(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}.,]+|[.,](?!\d)|(?<!\d)[.,]/gu, " ").replace(/ +/gu, " ")
    .trim();
}

function wholeWord(name: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(name)}(?![\\p{L}\\p{N}])`, "gu");
}
