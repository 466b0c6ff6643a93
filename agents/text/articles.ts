import { firstCue, type Language } from "./lexicon.ts";

/** Words without the article or "my", "our", "this" that they begin with. */
export function withoutArticle(words: string, languages: readonly Language[]): string {
  const article = firstCue(words, languages, "articles", "article_numbers");
  return article?.index === 0 ? words.slice(article[0].length).trim() : words;
}
