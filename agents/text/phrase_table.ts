import { entriesOf, type Language, LANGUAGES, phrasesPattern } from "./lexicon.ts";

/**
 * The phrases of one language by their kind, set apart by " | ", with `*` for any letters, `{say,says}` for either,
 * `{old ,}` for what may be left out and ` … ` for up to three words between. A kind of which a language has none is
 * left out.
 */
type PhrasesByKind<Kind extends string> = { readonly [K in Kind]?: string };

/** The file of a language beside the English one, which names every kind. */
export type WordFile<English> = { [Section in keyof English]: Partial<English[Section]> };

/**
 * Looks for phrases by their kind, in all languages. The pattern of a kind is made when it is first asked for.
 * `others` are phrases of further languages that are understood here and there.
 */
export function phraseTable<Kind extends string>(
  phrasesIn: (language: Language) => PhrasesByKind<Kind>,
  others: PhrasesByKind<NoInfer<Kind>> = {},
) {
  const patterns = new Map<string, RegExp>();

  /** Every phrase of a kind in some languages, or in all, as it is written in the files. */
  function phrasesOf(
    kind: Kind,
    languages: readonly (Language | "other")[] = [...LANGUAGES, "other"],
  ): string[] {
    return languages.flatMap((language) =>
      entriesOf((language === "other" ? others : phrasesIn(language))[kind])
    );
  }

  /** A pattern that finds any phrase of a kind in some languages, or in all, whole words only, with the flags i and u. */
  function patternOf(kind: Kind, languages?: readonly Language[]): RegExp {
    const key = `${kind} ${languages?.join() ?? ""}`;
    const pattern = patterns.get(key) ?? new RegExp(phrasesPattern(phrasesOf(kind, languages)), "iu");
    patterns.set(key, pattern);
    return pattern;
  }

  /** The same as a part of a larger pattern. */
  function sourceOf(...kinds: Kind[]): string {
    return `(?:${kinds.map((kind) => patternOf(kind).source).join("|")})`;
  }

  /** True where a text has a phrase of one of these kinds. */
  function isIn(text: string, ...kinds: Kind[]): boolean {
    return kinds.some((kind) => patternOf(kind).test(text));
  }

  /** True where a text begins with a phrase of one of these kinds. */
  function opens(text: string, ...kinds: Kind[]): boolean {
    return kinds.some((kind) => patternOf(kind).exec(text)?.index === 0);
  }

  return { phrasesOf, patternOf, sourceOf, isIn, opens };
}
