import type { Figure } from "./figure.ts";

interface Homograph {
  /** Right before it, it is the number. */
  counts: RegExp;
  /** Right before it, it is never the number. */
  never: RegExp;
  /** How a word ends that it can count. */
  counted: RegExp;
}

/** Number words that are another word as often: "le neuf" is what is new, "tu sei" is what you are. */
const HOMOGRAPHS: Record<string, Homograph> = {
  neuf: {
    counts:
      /(?:^|(?<!\p{L})(?:sont|étaient|sommes|étions|à|des|les|ces|nos|vos|leurs|dont|ou|et|entre)\s)$/iu,
    never: /(?<!\p{L})(?:le|du|au|ce|un|rien de|quoi de)\s$/iu,
    counted: /[sxz]$/iu,
  },
  sei: {
    counts: /(?:^|(?<!\p{L})(?:sono|erano|in|i|le|gli|a|e|o|tra|su)\s)$/iu,
    never: /(?<!\p{L})(?:tu|non|ci|se|chi|dove|come|che)\s$/iu,
    counted: /[ieàùò]$/iu,
  },
};
const SHARE = /^\s(?:sur|su)\s/iu;

/** True where a word that may be a number is none: nothing stands behind it that it counts. */
export function isNoNumber(figure: Figure, text: string): boolean {
  const known = HOMOGRAPHS[figure.text.toLowerCase()];
  if (known === undefined || figure.unit.kind !== "plain") return false;
  const ahead = text.slice(0, figure.index);
  if (known.never.test(ahead)) return true;
  return !known.counted.test(figure.noun) && !SHARE.test(text.slice(figure.end)) && !known.counts.test(ahead);
}

/** "Le verre neuf à 31 centimes" is no range: what was bought new stands before its price. */
export function withoutHomograph(figure: Figure, text: string): Figure {
  const { upTo, index, end } = figure;
  const [first = "", rest = ""] = /^(\p{L}+)(\s.*)$/su.exec(figure.text)?.slice(1) ?? [];
  const known = HOMOGRAPHS[first.toLowerCase()];
  if (known === undefined || upTo === null || known.counts.test(text.slice(0, index))) return figure;
  const at = index + first.length + Math.max(0, rest.search(/\d/u));
  return { ...figure, value: upTo, upTo: null, text: text.slice(at, end), index: at };
}
