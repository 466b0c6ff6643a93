/** The words of the languages that founders are read in, and how they are looked for. */
export {
  type Cue,
  cuePattern,
  cuesIn,
  firstCue,
  hasCue,
  phrasesOf,
  phrasesPattern,
  withBlanksFor,
  withoutCues,
} from "./cues.ts";
export {
  type CueName,
  entriesOf,
  FUNCTION_WORDS,
  type Language,
  LANGUAGES,
  type Lexicon,
  lexiconsOf,
} from "./lexicon_data.ts";
