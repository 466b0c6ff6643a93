import type { JourneyState } from "../../../domain/journey.ts";
import { languageIn } from "../../../text/language.ts";
import { sentencesOf } from "../../../text/sentences.ts";
import { NAMES, REFUSALS } from "./words.ts";

/** A word with a capital that opens no sentence. */
const NAME = /(?<=[\p{L}\p{N},;:]\s)\p{Lu}[\p{L}\p{M}\p{N}-]{2,}/gu;
/** In German every noun has a capital: what is a name there has several, or stands behind "nach" or "in die". */
const GERMAN_NAME = new RegExp(
  `(?<!\\p{L})\\p{Lu}{3,}(?!\\p{L})|(?<=^${NAMES.sourceOf("the_place")}\\s|${
    NAMES.sourceOf("to_a_place")
  }\\s)\\p{Lu}\\p{Ll}{3,}`,
  "gu",
);

/**
 * Names that are spoken of only where something is refused or given up, each with the sentence: "no stall at Codissia, never
 * again", "Die Schweiz hab ich aufgegeben". Whoever plans with one plans what was turned away.
 */
export function namesTurnedAway({ fields }: JourneyState): { name: string; sentence: string }[] {
  const said = Object.values(fields).flatMap(({ answers }) =>
    answers.flatMap(({ text }) => sentencesOf(text))
  );
  const refused = fields["channels.refused"].answers.flatMap(({ text }) => sentencesOf(text));
  const givenUp = fields["company.stage_region"].answers.flatMap(({ text }) => sentencesOf(text)).filter((
    sentence,
  ) => REFUSALS.isIn(sentence, "gives_up"));
  const turned = [...refused, ...givenUp];
  return turned.flatMap((sentence) =>
    namesIn(sentence).filter((name) => !said.some((each) => !turned.includes(each) && each.includes(name)))
      .map((name) => ({ name, sentence }))
  );
}

function namesIn(sentence: string): string[] {
  const pattern = languageIn(sentence) === "de" ? GERMAN_NAME : NAME;
  return [...sentence.matchAll(pattern)].map(([name]) => name);
}
