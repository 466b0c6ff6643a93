import { firstCue, type Language, LANGUAGES, phrasesOf, phrasesPattern } from "./lexicon.ts";

/** The source of a pattern for "a", "an", "one" in every language. */
export const A_OR_ONE = `(?:${phrasesPattern(phrasesOf(LANGUAGES, "article_numbers"))})`;

/** Words without the article or "my", "our", "this" that they begin with. */
export function withoutArticle(words: string, languages: readonly Language[]): string {
  const article = firstCue(words, languages, "articles", "article_numbers");
  return article?.index === 0 ? words.slice(article[0].length).trim() : words;
}
