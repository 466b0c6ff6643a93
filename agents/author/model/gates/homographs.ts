import type { Figure } from "./figures.ts";

interface Homograph {
  /** Right before it, it is the number. */
  counts: RegExp;
  /** Right before it, it is never the number. */
  never: RegExp;
}

/** Number words that are another word as often: "le neuf" is what is new, "tu sei" is what you are. */
const HOMOGRAPHS: Record<string, Homograph> = {
  neuf: {
    counts:
      /(?:^|(?<!\p{L})(?:sont|étaient|sommes|étions|à|des|les|ces|nos|vos|leurs|dont|ou|et|entre)\s)$/iu,
    never: /(?<!\p{L})(?:le|du|au|ce|un|rien de|quoi de)\s$/iu,
  },
  sei: {
    counts: /(?:^|(?<!\p{L})(?:sono|erano|in|i|le|gli|a|e|o|tra)\s)$/iu,
    never: /(?<!\p{L})(?:tu|non|ci|se|chi|dove|come|che)\s$/iu,
  },
};
const SHARE = /^\s(?:sur|su)\s/iu;

/** True where a word that may be a number is none: nothing stands behind it that it counts. */
export function isNoNumber(figure: Figure, text: string): boolean {
  const known = HOMOGRAPHS[figure.text.toLowerCase()];
  if (known === undefined || figure.unit.kind !== "plain") return false;
  const ahead = text.slice(0, figure.index);
  if (known.never.test(ahead)) return true;
  return figure.noun === "" && !SHARE.test(text.slice(figure.end)) && !known.counts.test(ahead);
}
