import { LANGUAGES } from "../../../text/lexicon.ts";
import type { Figure } from "./figure.ts";
import { NUMBERS, PARTS } from "./words.ts";

interface Homograph {
  /** Right before it, it is the number. */
  counts: RegExp;
  /** Right before it, it is never the number. */
  never: RegExp;
  /** How a word ends that it can count. */
  counted: RegExp;
}

/** Number words that are another word as often: "le neuf" is what is new, "tu sei" is what you are. */
const KNOWN: ReadonlyMap<string, Homograph> = new Map(
  LANGUAGES.flatMap((language) => {
    const behind = (kind: "homograph_counts_after" | "homograph_never_after") =>
      `(?:${NUMBERS.patternOf(kind, [language]).source})\\s`;
    const endings = NUMBERS.phrasesOf("plural_endings", [language]).join("|");
    return NUMBERS.phrasesOf("homographs", [language]).map((word): [string, Homograph] => [word, {
      counts: new RegExp(`(?:^|${behind("homograph_counts_after")})$`, "iu"),
      never: new RegExp(`${behind("homograph_never_after")}$`, "iu"),
      counted: new RegExp(`(?:${endings})$`, "iu"),
    }]);
  }),
);
const SHARE = new RegExp(`^\\s${PARTS.sourceOf("out_of")}\\s`, "iu");

/** True where a word that may be a number is none: nothing stands behind it that it counts. */
export function isNoNumber(figure: Figure, text: string): boolean {
  const known = KNOWN.get(figure.text.toLowerCase());
  if (known === undefined || figure.unit.kind !== "plain") return false;
  const ahead = text.slice(0, figure.index);
  if (known.never.test(ahead)) return true;
  return !known.counted.test(figure.noun) && !SHARE.test(text.slice(figure.end)) && !known.counts.test(ahead);
}

/** "Le verre neuf à 31 centimes" is no range: what was bought new stands before its price. */
export function withoutHomograph(figure: Figure, text: string): Figure {
  const { upTo, index, end } = figure;
  const [first = "", rest = ""] = /^(\p{L}+)(\s.*)$/su.exec(figure.text)?.slice(1) ?? [];
  const known = KNOWN.get(first.toLowerCase());
  if (known === undefined || upTo === null || known.counts.test(text.slice(0, index))) return figure;
  const at = index + first.length + Math.max(0, rest.search(/\d/u));
  return { ...figure, value: upTo, upTo: null, text: text.slice(at, end), index: at };
}
