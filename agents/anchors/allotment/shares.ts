import { FOUNDATION_ANCHORS, type FoundationAnchor, type SectionId, SECTIONS } from "../../domain/anchors.ts";
import { isUnspaced } from "../../text/text.ts";

/** Fewer words in a row are a name or a term, and those may return. */
const STRETCH_WORDS = 5;
const STRETCH_SIGNS = 12;

/** How often the same stretch may stand in one anchor and in the sixteen sections. */
const MOST = { anchor: 2, all: 3 };
/** In one section a sentence stands once; where a strategy is swapped, a voice shown and a message spoken, twice. */
const MOST_IN: Partial<Record<SectionId, number>> = {
  strategic_synthesis: 2,
  voice_guidelines: 2,
  strategic_messaging: 2,
};

/** How often each stretch of the founder's words was printed so far, and in which sections. */
export type Shares = Map<string, SectionId[]>;

/** Every stretch of five words in a quote; of twelve signs where a script knows no spaces. */
export function stretchesOf(quote: string): string[] {
  const [tokens, size, joint] = isUnspaced(quote)
    ? [[...quote], STRETCH_SIGNS, ""] as const
    : [quote.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? [], STRETCH_WORDS, " "] as const;
  return tokens.slice(0, Math.max(0, tokens.length - size + 1))
    .map((_, at) => tokens.slice(at, at + size).join(joint));
}

/** True where the section may print the quote once more. */
export function hasShare(shares: Shares, quote: string, section: SectionId): boolean {
  return stretchesOf(quote).every((stretch) => {
    const taken = shares.get(stretch) ?? [];
    return taken.length < MOST.all &&
      taken.filter((each) => each === section).length < (MOST_IN[section] ?? 1) &&
      taken.filter((each) => anchorOf(each) === anchorOf(section)).length < MOST.anchor;
  });
}

/** True where no stretch of the quote was printed yet. */
export function isUnprinted(shares: Shares, quote: string): boolean {
  return stretchesOf(quote).every((stretch) => !shares.has(stretch));
}

/** Notes that a section prints the quote. */
export function takeShare(shares: Shares, quote: string, section: SectionId): void {
  for (const stretch of stretchesOf(quote)) {
    shares.set(stretch, [...shares.get(stretch) ?? [], section]);
  }
}

/** True where the section prints words of the quote already. */
export function standsIn(shares: Shares, quote: string, section: SectionId): boolean {
  return stretchesOf(quote).some((stretch) => shares.get(stretch)?.includes(section));
}

function anchorOf(section: SectionId): FoundationAnchor | null {
  return FOUNDATION_ANCHORS.find((type) => (SECTIONS[type] as readonly SectionId[]).includes(section)) ??
    null;
}
