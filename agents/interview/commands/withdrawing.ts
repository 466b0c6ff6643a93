import { FIELD_IDS, type FieldId } from "../../domain/fields.ts";
import { type JourneyState, typedAnswer } from "../../domain/journey.ts";
import { REFUSAL_FIELDS } from "../../review/contradictions/planned.ts";
import { languagesOf } from "../../text/language.ts";
import { hasCue, LANGUAGES, withoutCues } from "../../text/lexicon.ts";
import { sentencesOf, wordCount } from "../../text/sentences.ts";
import { sharedStems, stemsOf } from "../../text/stems.ts";
import { COMMAND_WORDS, CORRECTION_WORDS } from "../hearing/heard_words.ts";

/** Questions to which "we don't do weddings any more" is an answer. */
const ASKS_FOR_REFUSALS: ReadonlySet<string> = new Set<FieldId>([
  "customer.not_for",
  "difference.only",
  "identity.values",
  "identity.contrast",
  "channels.current",
  "channels.refused",
  "evolution.next",
  "evolution.bet",
]);
const MOST_WORDS = 12;
const STEMS_OF_NO_LONGER = stemsOf(COMMAND_WORDS.phrasesOf("no_longer").join(" "));

/**
 * The answer that a founder takes back without another in its place: "we don't do weddings any more", where weddings
 * were named as what is done. Null where the words may as well answer the open question.
 */
export function withdrawnField(state: JourneyState, message: string): FieldId | null {
  const text = message.trim();
  if (wordCount(text) > MOST_WORDS || sentencesOf(text).length > 1) return null;
  if (!COMMAND_WORDS.isIn(text, "no_longer")) return null;
  if (correctingWords(text) === "" && ASKS_FOR_REFUSALS.has(state.question?.field ?? "")) return null;
  const things = [...thingsIn(text)];
  if (things.length === 0) return null;
  const isRefusal = COMMAND_WORDS.isIn(text, "refuse");
  return FIELD_IDS.find((field) =>
    // What is named there is refused already: only a refusal can be given up.
    field !== state.question?.field && REFUSAL_FIELDS.includes(field) === isRefusal &&
    sentencesOf(typedAnswer(state, field)).some((sentence) =>
      !hasCue(sentence, LANGUAGES, "refusal", "negation") &&
      sharedStems(things, stemsOf(sentence)).length === things.length
    )
  ) ?? null;
}

/** "Actually", "no, wait": it is said of an answer before, whatever is asked now. */
function correctingWords(text: string): string {
  const languages = languagesOf(text);
  const found = (["anywhere", "at_start", "contradicts"] as const)
    .map((kind) => CORRECTION_WORDS.patternOf(kind, languages).exec(text));
  return found.find((match) => match?.index === 0)?.[0] ?? "";
}

/** What is named beside the words that it is no longer done: "weddings". */
function thingsIn(text: string): ReadonlySet<string> {
  const rest = withoutCues(
    text.slice(correctingWords(text).length),
    LANGUAGES,
    "trade_verbs",
    "verbs_of_use",
    "negation",
    "refusal",
    "adverbs",
  );
  return stemsOf(rest).difference(STEMS_OF_NO_LONGER);
}
