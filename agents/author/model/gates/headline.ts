import { isUnspaced, readingWords, SIGNS_A_WORD } from "../../../text/sentences.ts";
import { citedSentences, type Ground } from "./ground.ts";
import { hollowWordsOf } from "./hollow_words.ts";
import { idsOf, type Leaf, namesOnPath, placeOf, type Problem, textOf } from "./leaf.ts";

const HEADLINE_WORDS = 18;
const PLAYBACK_WORDS = 12;
const HEADS = new Set(["headline", "playback", "core"]);

/** A headline has at most 18 words, a playback at most 12, and neither a hollow one. */
export function checkHeadline(leaf: Leaf, ground: Ground): Problem[] {
  const place = placeOf(leaf);
  const isHead = HEADS.has(place) || namesOnPath(leaf)[0] === "sentences";
  if (leaf.kind !== "claim" || !isHead) return [];
  return [...tooLong(leaf, place), ...hollow(leaf, ground)];
}

function tooLong(leaf: Leaf, place: string): Problem[] {
  const most = place === "playback" ? PLAYBACK_WORDS : place === "headline" ? HEADLINE_WORDS : null;
  const count = readingWords(textOf(leaf));
  if (most === null || count <= most) return [];
  const reason = isUnspaced(textOf(leaf))
    ? `It has about ${count * SIGNS_A_WORD} signs: say it in ${most * SIGNS_A_WORD} or fewer.`
    : `It has ${count} words: say it in ${most} or fewer.`;
  return [{ gate: "headline", reason }];
}

/** A word that the founder's own trade needs, such as a locksmith's "unlock", may stand. */
function hollow(leaf: Leaf, ground: Ground): Problem[] {
  const cited = citedSentences(idsOf(leaf), ground).filter((sentence) => !ground.thin.has(sentence)).join(
    "\n",
  ).toLowerCase();
  return hollowWordsOf(textOf(leaf)).filter(({ word, isTrade }) =>
    !(isTrade && cited.includes(word.toLowerCase()))
  )
    .map(({ word }) => ({
      gate: "headline" as const,
      reason: `“${word}” says nothing that a rival would not say too: name the thing itself.`,
    }));
}
