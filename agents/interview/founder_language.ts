/**
 * Words that carry grammar in German, French, Spanish, Portuguese, Italian, Dutch, Danish, Norwegian, Swedish, Polish,
 * Turkish and Finnish. None of them is an English word or a common part of a name: those decide nothing.
 */
const FOREIGN = new Set(
  ("und der das ist nicht mit wir ein eine einen einem einer dem von für auf auch sich wird sind haben bei zum zur " +
    "aus oder aber wenn dass wie nur noch mehr unsere unser kein keine ich sie ihr nach über jede jeder jedes " +
    "le les des une et nous que qui avec dans sur pas ne je au ce sont chez cette notre nos leur mais très plus où " +
    "el los las y en con por no es lo se del al somos nuestro nuestra pero más cuando muy sin hay está " +
    "os um uma e de da dos das em com não na nos são nosso nossa mas muito quando já também para " +
    "il gli di che è per della sono nel nella non anche più i nostri nostro come ma ci quando " +
    "het een van dat niet voor zijn wij aan bij ook naar maar onze geen hebben wordt als door " +
    "og det er til på ikke vi som af av har jeg den vores når kun skal må eller også fra hos " +
    "och är ett att inte för jag från eller vår när kan ska " +
    "nie się jest dla oraz przez nasz nasze jak ale tylko od po " +
    "ve bir için bu ile biz çok da değil ama daha " +
    "ja ei että se ovat meidän joka kun tai vain").split(" "),
);
/** English words, and words that are both: only the first list can tell a foreign text, only this one an English one. */
const ENGLISH = new Set(
  ("the and of to in is it that for with on was are be this have has from or by not you we they our your their a an " +
    "at as but what which who all would there when can so if will about up out them then than its only who's it's " +
    "i my me us no do don't doesn't he she his her had were been more just one two").split(" "),
);
const BOTH = new Set(
  "no i a so as me do as es on in is we he der das".split(" ").filter((word) => ENGLISH.has(word)),
);

/** Opens a sentence with a capital and is no name. */
const WE = /(?<!\p{L})(?:Wir|Ich|Nous|Je|Nosotros|Somos|Nós|Eu|Noi|Wij|Ik|Vi|Jeg|Jag)(?!\p{L})/gu;

const LEAST_FOREIGN = 3;
/** Two are enough where no English one stands beside them and the text is long enough for some. */
const LEAST_ALONE = { foreign: 2, words: 5 };
/** Foreign grammar words for each English one; English with foreign names in it stays far below. */
const FOREIGN_TO_ENGLISH = 3;
const LEAST_LETTERS = 6;

/** True for a text that is written in another language than English, as far as its script or its small words show. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= LEAST_LETTERS && latin < letters / 2) return true;
  // A capital may be a name's: only what is written small is grammar.
  const words = text.match(/(?<![\p{L}\p{M}'’])\p{Ll}[\p{L}\p{M}'’]*/gu) ?? [];
  const foreign = words.filter((word) => FOREIGN.has(word) && !BOTH.has(word)).length +
    (text.match(WE)?.length ?? 0);
  const english = words.filter((word) => ENGLISH.has(word.replace("’", "'"))).length;
  const isAlone = english === 0 && foreign >= LEAST_ALONE.foreign && words.length >= LEAST_ALONE.words;
  return isAlone || (foreign >= LEAST_FOREIGN && foreign >= english * FOREIGN_TO_ENGLISH);
}

/** Said once to a founder who writes in another language, where no model is there to answer in it. */
export const OWN_LANGUAGE =
  "My own sentences are English; yours are kept and quoted as you write them, in any language and script.";
