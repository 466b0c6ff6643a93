import type { Language } from "./lexicon.ts";
import de from "./lexicons/money/de.json" with { type: "json" };
import en from "./lexicons/money/en.json" with { type: "json" };
import es from "./lexicons/money/es.json" with { type: "json" };
import fr from "./lexicons/money/fr.json" with { type: "json" };
import it from "./lexicons/money/it.json" with { type: "json" };
import ja from "./lexicons/money/ja.json" with { type: "json" };
import nl from "./lexicons/money/nl.json" with { type: "json" };
import other from "./lexicons/money/other.json" with { type: "json" };
import pt from "./lexicons/money/pt.json" with { type: "json" };
import { phraseTable, type WordFile } from "./phrase_table.ts";

const FILES: Record<Language, Partial<WordFile<typeof en>>> = { en, de, fr, es, it, pt, nl, ja };

/**
 * What currencies are called, under their ISO 4217 codes; "dollar", "peso" and other small names stand for several.
 * Words of the currency's own country stand with the other languages: "złotych".
 */
export const MONEY = phraseTable((language) => FILES[language].words ?? {}, other.words);

/** What their hundredths are called: "pence", "Rappen". */
export const CENTS = phraseTable((language) => FILES[language].hundredths ?? {});

/** "pounds" is "GBP", "pesos" "?peso": which one, the founder's place says. */
export const CODE_OF_WORD = codesOf(en.words, MONEY.phrasesOf);
/** The same for hundredths: "pence" is "GBP", "cents" "?cent". */
export const CODE_OF_CENTS = codesOf(en.hundredths, CENTS.phrasesOf);

function codesOf<Kind extends string>(
  english: Record<Kind, string>,
  phrasesOf: (kind: Kind) => string[],
): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  for (const kind of Object.keys(english) as Kind[]) {
    const code = /^[A-Z]{3}$/.test(kind) ? kind : `?${kind}`;
    for (const word of phrasesOf(kind)) codes.set(word, code);
  }
  return codes;
}
