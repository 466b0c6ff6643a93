import { isUnspaced } from "./sentences.ts";

/** A stretch of so many words is a sentence that returns; fewer are a name or a term, and those may. */
const STRETCH_WORDS = 8;
/** The same in scripts without blanks. */
const STRETCH_SIGNS = 20;

/** Counts how often stretches of eight words were printed, and shortens what would stand there once too often. */
export class Repetition {
  private readonly printed = new Map<string, number>();
  /** Where each stretch was printed, in the order of printing. */
  private readonly places = new Map<string, Set<string>>();

  /**
   * @param most how often the same stretch may stand in the document (quality: three times)
   * @param free stretches that may return as often as they like
   */
  constructor(private readonly most: number, private readonly free: ReadonlySet<string> = new Set()) {}

  /** The text as it may be printed: a quotation that stands often enough is cut to its first seven words. */
  print(text: string, place?: string): string {
    const fitting = this.stands(text) ? this.cut(text) : text;
    this.count(fitting, place);
    return fitting;
  }

  /** True where some stretch of the text was printed as often as it may be. */
  stands(text: string): boolean {
    return stretchesOf(text).some((stretch) => (this.printed.get(stretch) ?? 0) >= this.most);
  }

  private cut(text: string): string {
    const shorter = text.replace(
      /“([^”]+)”( …|\u00A0…)?/gu,
      (whole, quote: string) => this.stands(quote) ? `“${beginning(quote)}”\u00A0…` : whole,
    );
    return this.stands(shorter) ? `${beginning(shorter)}\u00A0…` : shorter;
  }

  /** Notes that a text is printed as it is, and where. */
  count(text: string, place?: string): void {
    for (const stretch of new Set(stretchesOf(text))) {
      if (this.free.has(stretch)) continue;
      this.printed.set(stretch, (this.printed.get(stretch) ?? 0) + 1);
      if (place !== undefined) this.places.set(stretch, (this.places.get(stretch) ?? new Set()).add(place));
    }
  }

  /** The places where the stretches stand that a text would print once too often, the first of them first. */
  placesOf(text: string): string[] {
    const full = stretchesOf(text).filter((stretch) => (this.printed.get(stretch) ?? 0) >= this.most);
    return [...new Set(full.flatMap((stretch) => [...this.places.get(stretch) ?? []]))];
  }
}

/** A quotation by its first words: enough to find it, too few to be a stretch that returns. */
export function openingOf(quote: string): string {
  return stretchesOf(quote).length === 0 ? `“${quote}”` : `“${beginning(quote)}”\u00A0…`;
}

/** The first words of a text, too few to be a stretch of their own; never ending on a bare number or a short joint. */
export function beginning(text: string): string {
  if (isUnspaced(text)) return [...text].slice(0, STRETCH_SIGNS - 2).join("");
  const words = text.trim().split(/\s+/u).slice(0, STRETCH_WORDS - 1);
  while (words.length > 1 && tokensOf(words.join(" ")).length >= STRETCH_WORDS) words.pop();
  while (words.length > 2 && /^(?:\P{L}+|\p{Ll}{1,3})$/u.test(words.at(-1) ?? "")) words.pop();
  return words.join(" ").replace(/[,;:–—-]+$/u, "");
}

/** Every stretch of eight words of a text in lower case; of twenty signs where a script knows no blanks. */
export function stretchesOf(text: string): string[] {
  const [tokens, size, joint] = isUnspaced(text)
    ? [[...text], STRETCH_SIGNS, ""] as const
    : [tokensOf(text), STRETCH_WORDS, " "] as const;
  return tokens.slice(0, Math.max(0, tokens.length - size + 1))
    .map((_, at) => tokens.slice(at, at + size).join(joint));
}

/** "Month-end" is two words and "£11,200" two numbers, as whoever counts them sees them. */
function tokensOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [];
}
