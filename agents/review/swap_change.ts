import { isQuotable } from "../author/rules/truth/page_sentences.ts";
import { leadingSentences, type Swapped, swapWith } from "../author/rules/truth/swap.ts";
import type { Capture, PageChange } from "../domain/watch.ts";
import { sentenceSplitter } from "../research/snippets.ts";
import type { Material } from "../strategy/material.ts";
import { languageIn } from "../text/language.ts";
import { stemsIn } from "../text/words.ts";

/** What the swap test says of a sentence of ours beside a rival's page as it was, and as it is. */
export interface SwapChange {
  sentence: string;
  before: Swapped["verdict"];
  after: Swapped["verdict"];
}

/** Why no sentence can be tried: the page is our own, we have said none yet, or the rival writes another language. */
export type UntriedSwap = "own_page" | "no_sentence" | "other_language";

interface SwapGround {
  whose: "own" | "rival";
  /** The page as it stands; null where none is kept. */
  page: Capture | null;
  material: Material;
}

/** Two words of a sentence may meet by chance; what is said too has three in common, or all. */
const COMMON_STEMS = 3;

const WEIGHT: Record<Swapped["verdict"], number> = { only_us: 0, close: 1, shared: 2 };

/**
 * Puts each of our leading sentences beside a rival's page before a change and after it: the one whose verdict turns
 * most, else the one that they come nearest to, else the first.
 */
export function swapOfChange(
  change: PageChange,
  { whose, page, material }: SwapGround,
): SwapChange | UntriedSwap {
  if (whose === "own") return "own_page";
  const ours = leadingSentences(material).map(({ text }) => text);
  if (ours.length === 0) return "no_sentence";
  const { before, after } = sidesOf(change, page);
  const theirLanguage = languageIn([...before, ...after].join(" "));
  const swaps = ours.filter((sentence) => areOneLanguage(theirLanguage, languageIn(sentence)))
    .map((sentence): SwapChange => ({
      sentence,
      before: verdictOn(before, sentence),
      after: verdictOn(after, sentence),
    }));
  const turnOf = (swap: SwapChange) => Math.abs(WEIGHT[swap.after] - WEIGHT[swap.before]);
  const [first] = swaps.toSorted((one, other) =>
    turnOf(other) - turnOf(one) || WEIGHT[other.after] - WEIGHT[one.after]
  );
  return first ?? "other_language";
}

/** What the rival says on either side of a change: its own words, and around them what the page says otherwise. */
function sidesOf(
  { before, after }: PageChange,
  page: Capture | null,
): { before: string[]; after: string[] } {
  const split = sentenceSplitter(page?.language ?? null);
  const sentences = (page?.blocks ?? []).filter(({ place, struck }) => place === "body" && !struck)
    .flatMap(({ text }) => split(text));
  const holding = (stretch: string | null) =>
    sentences.filter((sentence) => stretch !== null && sentence.includes(stretch));
  const changed = new Set([...holding(before), ...holding(after)]);
  const others = sentences.filter((sentence) => !changed.has(sentence) && isQuotable(sentence));
  const now = after === null ? [] : [after, ...holding(after)];
  const was = before === null
    ? []
    : [before, ...holding(after).map((sentence) => sentence.replace(after ?? "", () => before))];
  return { before: [...others, ...was], after: [...others, ...now] };
}

function verdictOn(theirs: string[], ours: string): Swapped["verdict"] {
  const { theirs: nearest, verdict } = swapWith(theirs, ours);
  return verdict === "shared" && nearest !== null && !isSaidToo(nearest, ours) ? "close" : verdict;
}

function isSaidToo(theirs: string, ours: string): boolean {
  const [other, own] = [stemsIn(theirs), stemsIn(ours)];
  const common = [...own].filter((stem) => other.has(stem)).length;
  return common >= COMMON_STEMS || common === own.size;
}

/** Words of two languages share no stems, whatever they say; a text too short to tell may be of either. */
function areOneLanguage(one: string | null, other: string | null): boolean {
  return one === null || other === null || one === other;
}
