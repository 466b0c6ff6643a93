import type { Amount } from "./amount.ts";
import { valuedWords, wordPattern } from "./amount_words.ts";
import { GRAMMAR } from "./grammar_words.ts";
import { type Language, phrasesPattern } from "./lexicon.ts";
import { perLanguages } from "./per_languages.ts";

interface Slang {
  behind: RegExp;
  worth: Map<string, number>;
}

const slangOf = perLanguages((languages): Slang => {
  const worth = valuedWords("money_slang", languages);
  return {
    // "Quatre balles de foin" are bales.
    behind: new RegExp(
      `^\\s?(${phrasesPattern([...worth.keys()])})(?!\\p{L}|\\s${GRAMMAR.sourceOf("of")})`,
      "iu",
    ),
    worth,
  };
});

const MONEY = ["charge", "money_words", "no_price", "ask", "already"] as const;
const MILLION = 1_000_000;

/**
 * "Cuatro palos", "50 Mäuse", "80 balles": the founder's own money, where the text speaks of paying and names no other.
 * Else they are sticks, mice and bales. A "palo" of pesetas is worth no million euros.
 */
export function withSlang(
  text: string,
  amounts: Amount[],
  { languages, home }: { languages: readonly Language[]; home: string | null },
): Amount[] {
  if (home === null || amounts.some(({ kind }) => kind === "money")) return amounts;
  const { behind, worth } = slangOf(languages);
  return amounts.map((amount) => {
    const found = amount.kind === "number" ? behind.exec(text.slice(amount.end, amount.end + 24)) : null;
    const scale = worth.get(found?.[1]?.toLowerCase() ?? "");
    const isTooMuch = scale === MILLION && home === "EUR";
    const isPaid = scale !== undefined && !isTooMuch &&
      MONEY.some((kind) => wordPattern(kind, languages).test(text));
    if (found === null || !isPaid) return amount;
    const end = amount.end + found[0].length;
    return {
      ...amount,
      value: amount.value * scale,
      kind: "money",
      currency: home,
      text: text.slice(amount.index, end),
      end,
      isArticle: false,
      isPosition: false,
    };
  });
}
