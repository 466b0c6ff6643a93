import { rememberedValue } from "../../../text/remembered.ts";
import { isUnspaced, sentencesOf } from "../../../text/sentences.ts";
import type { Ground } from "./ground.ts";
import { type Leaf, type Problem, textOf } from "./leaf.ts";
import { ownWords } from "./own_words.ts";

/** So many words in a row are a sentence of somebody's. */
const RUN = 8;
/** A shorter sentence is somebody's where it is whole. */
const LEAST_WHOLE = 5;

/** No eight words in a row of a rival's page and no whole sentence of it, outside quotation marks, unless the founder says them too. */
export function checkRivals(leaf: Leaf, ground: Ground): Problem[] {
  const words = wordsOf(ownWords(textOf(leaf)));
  if (words.length < RUN) return wholeSentences(leaf, ground);
  const said = ground.said.map(onlyWords);
  const theirs = ground.rivals.map(onlyWords);
  for (let at = 0; at + RUN <= words.length; at++) {
    const run = ` ${words.slice(at, at + RUN).join(" ")} `;
    if (theirs.some((text) => text.includes(run)) && !said.some((text) => text.includes(run))) {
      return [{
        gate: "rivals",
        reason:
          `“${run.trim()}” stands word for word on a rival's page: say what is yours, or quote it as theirs in quotation marks.`,
      }];
    }
  }
  return [];
}

function wholeSentences(leaf: Leaf, { rivals, said }: Ground): Problem[] {
  const theirs = new Set(rivals.flatMap(sentencesOf).map(onlyWords));
  return sentencesOf(ownWords(textOf(leaf))).filter((sentence) =>
    wordsOf(sentence).length >= LEAST_WHOLE && theirs.has(onlyWords(sentence)) &&
    !said.some((text) => onlyWords(text).includes(onlyWords(sentence)))
  ).map((sentence) => ({
    gate: "rivals" as const,
    reason:
      `“${sentence}” stands word for word on a rival's page: say what is yours, or quote it as theirs in quotation marks.`,
  }));
}

/** A sentence as its words alone, with a blank before and behind each. */
const onlyWords = rememberedValue((sentence) => ` ${wordsOf(sentence).join(" ")} `);

const SEGMENTER = new Intl.Segmenter("ja", { granularity: "word" });

function wordsOf(text: string): string[] {
  const lower = text.toLowerCase().replace(/[’']/g, "");
  if (!isUnspaced(text)) return lower.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...SEGMENTER.segment(lower)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);
}
