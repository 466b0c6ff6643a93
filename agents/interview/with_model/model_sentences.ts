import type { Dossier } from "../../author/model/dossier.ts";
import type { Claim, Mark } from "../../domain/claims.ts";
import { isFieldId } from "../../domain/fields.ts";
import { inventedNames, inventedNumbers } from "../../model/invented.ts";
import { hollowWordsIn, readingWords } from "../../text/text.ts";
import type { NextQuestion } from "../asking/ask.ts";
import { quotesOf } from "../asking/linter.ts";
import type { TurnAnswer } from "./turn_answer.ts";

/** A sentence that heads an anchor is said in one breath. */
export const HEADING_WORDS = { least: 4, most: 24 };
const MOST = 3;

/**
 * The sentences that a model offers for the read-back that comes next: each rests on sentences of the founder's, has no
 * number, name or quotation that they do not have, and no hollow word. None where something else comes next.
 */
export function sentencesOfModel(
  { options }: Pick<TurnAnswer, "options">,
  { question }: NextQuestion,
  dossier: Dossier,
): Claim[] {
  if (isFieldId(question.field)) return [];
  const claims = options.map(({ text, ids }) => claimOf(text.trim(), ids, dossier)).filter((each) =>
    each !== null
  );
  return claims.filter((claim, at) => claims.findIndex(({ text }) => text === claim.text) === at).slice(
    0,
    MOST,
  );
}

function claimOf(text: string, ids: string[], dossier: Dossier): Claim | null {
  const marks = ids.map((id) => dossier.markOf(id));
  const said = marks.filter((mark): mark is Mark => mark?.kind === "said");
  const cited = ids.flatMap((id) => dossier.sentenceOf(id) ?? []);
  const words = readingWords(text);
  const isSentence = words >= HEADING_WORDS.least && words <= HEADING_WORDS.most && !/[?？*_\n]/.test(text);
  if (!isSentence || said.length === 0 || said.length < marks.length) return null;
  const isGrounded = inventedNumbers(text, cited).length === 0 &&
    inventedNames(text, cited, [text, ...cited].join("\n")).length === 0 &&
    quotesOf(text).every((quote) => cited.some((each) => each.includes(quote)));
  return isGrounded && hollowWordsIn(text).length === 0 ? { text, marks: said } : null;
}
