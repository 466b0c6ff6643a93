import type { PageBlock, PageChange } from "../../domain/watch.ts";
import type { Language } from "../../text/lexicon.ts";
import { hasWatchWord, watchWordsIn } from "../../text/watch_words.ts";
import { likeness } from "../reading/masking.ts";
import { isWholly } from "../reading/page_regions.ts";
import { cutOut } from "../reading/stretches.ts";
import type { Differences } from "../comparing/differences.ts";
import { overOf } from "../comparing/kinds.ts";
import { nearestOf } from "../comparing/nearest.ts";
import { isNews } from "../comparing/passing_words.ts";
import { amountsOf } from "./statements.ts";

const SAME_SENTENCE = 0.4;
const MOST_SENTENCES = 60;
const MOST_ABOVE = 12;
const AREA = ["area_words", "delivers"] as const;
const WORD = /[\p{L}\p{M}'’-]{3,}/gu;

/** "Lowestoft, Beccles and Southwold" with Norwich now, under "Where we work" or behind "in the region of". */
export function areaChanges({ gone, come, page, languages, inPlaceOf }: Differences): PageChange[] {
  const isOfArea =
    page.some(({ text, level }) => level > 0 && hasWatchWord(text, "area_titles", languages)) ||
    gone.some((text) => AREA.some((kind) => hasWatchWord(text, kind, languages)));
  if (!isOfArea) return [];
  const nearest = nearestOf(come);
  return gone.slice(0, MOST_SENTENCES).flatMap((before) => {
    const found = nearest(before)?.text ?? null;
    const after = found !== null && likeness(before, found) >= SAME_SENTENCE ? found : inPlaceOf(before);
    if (after === null || isNews(before, languages) || isNews(after, languages)) return [];
    const start = areaIn(after, page, languages);
    if (start === null || !namesOthers(before, after, start)) return [];
    if ([before, after].some((text) => amountsOf(text, languages).some(({ kind }) => kind === "money"))) {
      return [];
    }
    return [{ kind: "audience" as const, before: cutOut(before), after: cutOut(after) }];
  });
}

/** From where a sentence names where one comes to: all of it under such a heading, else behind such a word. */
function areaIn(text: string, page: readonly PageBlock[], languages: readonly Language[]): number | null {
  const at = page.findIndex((block) => block.place === "body" && block.text.includes(text));
  const over = overOf(page.slice(Math.max(0, at - MOST_ABOVE), Math.max(0, at)).toReversed());
  if (isWholly(over.replace(/[?:？：]+$/u, ""), "area_titles", languages)) return 0;
  const leads = AREA.flatMap((kind) => watchWordsIn(text, kind, languages));
  return leads.length === 0 ? null : Math.min(...leads.map(({ index }) => index));
}

/** True where all that differs is names, with a capital, of which some came or went. */
function namesOthers(before: string, after: string, start: number): boolean {
  const words = (text: string, from: number) =>
    [...text.slice(from).matchAll(WORD)].map(({ 0: word }) => word);
  if (before.slice(0, start) !== after.slice(0, start)) return false;
  const [was, is] = [words(before, start), words(after, start)];
  const others = [...was.filter((word) => !is.includes(word)), ...is.filter((word) => !was.includes(word))]
    .filter((word) => !SMALL.test(word));
  return others.length > 0 && others.every((word) => /^\p{Lu}/u.test(word));
}

/** Articles and prepositions that come with a name: "im Harz", "und der Schweiz". */
const SMALL = /^[\p{Ll}'’]{1,5}$/u;
