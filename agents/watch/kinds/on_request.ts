import type { PageBlock, PageChange } from "../../domain/watch.ts";
import { sentenceSplitter } from "../../research/snippets.ts";
import type { Language } from "../../text/lexicon.ts";
import { hasWatchWord } from "../../text/watch_words.ts";
import { nameOf } from "../meaning/about.ts";
import { plain, wordsOf } from "../reading/masking.ts";
import { cutOut } from "../reading/stretches.ts";
import type { Run } from "../comparing/runs.ts";
import { unshared } from "../comparing/unshared.ts";
import { pricesIn } from "./bare_prices.ts";
import { datesIn } from "./dates.ts";

const BEFORE_A_SUM = /(?<=\p{L}{4}[.!?])\s+(?=[\p{Sc}\d])/u;
const MOST_RUNS = 60;
const MOST_WORDS = 20;
const NOT_ASKED = ["passing", "money_noise", "elsewhere"] as const;

/** "From £1,150" and now "price on application", or the other way round: in one cell, on one card, in one paragraph. */
export function onRequestChanges(
  runs: readonly Run[],
  { page, languages }: { page: readonly PageBlock[]; languages: readonly Language[] },
): PageChange[] {
  const split = sentenceSplitter(languages[0] ?? null);
  // "… tourner. 95 € par mois": a segmenter ends no sentence before a figure.
  const sentences = (text: string) => split(text).flatMap((sentence) => sentence.split(BEFORE_A_SUM));
  const isAsked = (text: string) =>
    wordsOf(text).length <= MOST_WORDS && pricesIn(text, languages).some(({ value }) => value > 0) &&
    datesIn(text, languages).length === 0 && !NOT_ASKED.some((kind) => hasWatchWord(text, kind, languages));
  const isOnRequest = (text: string) =>
    wordsOf(text).length <= MOST_WORDS && pricesIn(text, languages).length === 0 &&
    hasWatchWord(text, "price_on_request", languages);
  return runs.slice(0, MOST_RUNS).flatMap(({ gone, come }) => {
    if (gone.length !== come.length) return [];
    return gone.flatMap((was, index) => {
      const is = come[index];
      if (is === undefined || was.level + is.level > 0 || was.dated !== undefined || is.dated !== undefined) {
        return [];
      }
      const [old, now] = unshared(sentences(was.text), sentences(is.text), plain);
      const pair = [[old.find(isAsked), now.find(isOnRequest)], [old.find(isOnRequest), now.find(isAsked)]]
        .find(([one, other]) => one !== undefined && other !== undefined);
      const [before, after] = pair ?? [];
      if (before === undefined || after === undefined) return [];
      return [{
        kind: "price" as const,
        before: cutOut(before),
        after: cutOut(after),
        about: nameOf(is, page),
      }];
    });
  });
}
