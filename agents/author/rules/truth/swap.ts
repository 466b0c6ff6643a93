import type { Claim } from "../../../domain/claims.ts";
import type { PageReading } from "../../../domain/pages.ts";
import { source } from "../../../ledger/marks.ts";
import type { Material } from "../../../strategy/material.ts";
import { hasCue, LANGUAGES } from "../../../text/lexicon.ts";
import { numbersIn } from "../../../text/numbers.ts";
import { sentencesOf, wordCount } from "../../../text/sentences.ts";
import { stemsIn } from "../../../text/words.ts";
import { claim, markOf } from "../../../ledger/words.ts";
import { telling } from "../wording.ts";
import { ownPage, quotable, rivalPages } from "./page_sentences.ts";

/** From this share of its words on, a sentence of ours is one that the rival prints too (craft, method M7). */
const SAME = 0.4;
/** Below this, or with one word in common, they speak of different things. */
const NEAR = 0.25;
const MOST_OURS = 5;
const MOST_WORDS = 34;

/** One of our sentences beside one rival's page. `theirs` is their nearest sentence, or null where none comes near. */
export interface Swapped {
  page: PageReading;
  theirs: string | null;
  verdict: "only_us" | "close" | "shared";
}

/** Puts a sentence of ours beside every rival's page that was read. */
export function swapAgainst(pages: PageReading[], sentence: string): Swapped[] {
  return rivalPages(pages).map((page) => ({ page, ...swapWith(quotable(page), sentence) }));
}

/** Puts a sentence of ours beside sentences of a rival's. */
export function swapWith(sentences: string[], ours: string): Pick<Swapped, "theirs" | "verdict"> {
  const own = stemsIn(ours);
  const best = sentences.map((theirs) => {
    const common = [...stemsIn(theirs)].filter((each) => own.has(each)).length;
    return { theirs, common, overlap: own.size === 0 ? 0 : common / own.size };
  }).toSorted((a, b) => b.overlap - a.overlap)[0];
  if (best === undefined || best.common < 2 || best.overlap < NEAR) {
    return { theirs: null, verdict: "only_us" };
  }
  const isSame = best.overlap >= SAME && saysNo(ours) === saysNo(best.theirs) &&
    !hasOwnNumber(ours, best.theirs);
  return { theirs: best.theirs, verdict: isSame ? "shared" : "close" };
}

function saysNo(sentence: string): boolean {
  return hasCue(sentence, LANGUAGES, "negation");
}

/** A number that only one of two sentences has sets them apart. */
function hasOwnNumber(ours: string, theirs: string): boolean {
  const values = numbersIn(theirs).map(({ value }) => value);
  return numbersIn(ours).some(({ value }) => !values.includes(value));
}

/** Sentences of ours that lead: the two picked sentences, what only we do, and the first lines of the own page. */
export function leadingSentences({ sentences, sheet, pages }: Material): Claim[] {
  const only = telling(sheet.facts.only_we);
  const own = ownPage(pages);
  const names = sheet.facts.rivals.map(({ name }) => name);
  const isOfUs = (text: string) => !names.some((name) => text.includes(name));
  const all = [
    sentences.truth,
    sentences.expression,
    ...(only === null ? [] : sentencesOf(only.text).filter(isOfUs).map((text) => claim(text, markOf(only)))),
    ...(own === null ? [] : quotable(own).slice(0, 3).map((text) => claim(text, source(own, text)))),
  ].filter((each) => each !== undefined).filter(({ text }) => wordCount(text) <= MOST_WORDS);
  return all.filter(({ text }, at) => !all.slice(0, at).some((earlier) => earlier.text.includes(text)))
    .slice(0, MOST_OURS);
}
