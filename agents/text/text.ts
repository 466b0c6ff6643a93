/** Reading a founder's words: everything here returns exact stretches of the text it was given. */
export { namesIn } from "./names.ts";
export { type FoundNumber, numbersIn, valueOf } from "./numbers.ts";
export { phrasesIn } from "./phrases.ts";
export { refusalsIn, refusedThings } from "./refusals.ts";
export { bestQuote, isThin, partsOf, quoteWorth, scoreSentence } from "./score.ts";
export { remembered, rememberedValue } from "./remembered.ts";
export { isUnspaced, sentencesOf, wordCount } from "./sentences.ts";
export { distinctiveTerms } from "./terms.ts";
export { contentWords, hollowWordsIn, overlapOf, stem, stemsIn, vagueWordsIn } from "./words.ts";
