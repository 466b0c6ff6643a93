/** Reading a founder's words: everything here returns exact stretches of the text it was given. */
export { namesIn } from "./names.ts";
export { type FoundNumber, numbersIn, valueOf } from "./numbers.ts";
export { phrasesIn } from "./phrases.ts";
export { refusalsIn } from "./refusals.ts";
export { bestQuote, lacksSubstance, scoreSentence } from "./score.ts";
export { rememberedValue } from "./remembered.ts";
export { isUnspaced, readingWords, sentencesOf, wordCount } from "./sentences.ts";
export { contentWords, hollowWordsIn, overlapOf, stem, stemsIn, vagueWordsIn } from "./words.ts";
