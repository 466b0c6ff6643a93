import type { PageChange } from "../../domain/watch.ts";
import { countryCodes } from "../../text/countries.ts";
import type { Language } from "../../text/lexicon.ts";
import { hasWatchWord } from "../../text/watch_words.ts";
import { aboutStretch } from "../meaning/about.ts";
import type { Differences } from "../comparing/differences.ts";
import { likeness } from "../reading/masking.ts";
import { nearestOf } from "../comparing/nearest.ts";
import { amountsOf } from "./statements.ts";
import { cutOut, differingSpans } from "../reading/stretches.ts";

const SAME_SENTENCE = 0.4;
/** Beyond so many that changed it is another page. */
const MOST_SENTENCES = 60;

/** Countries that a sentence on whom a business is for, or where it delivers, names beside the ones it named, or no longer. */
export function countryChanges({ gone, come, languages, inPlaceOf }: Differences): PageChange[] {
  const served = (list: string[]) =>
    list.filter((text) => saysWhere(text, languages)).slice(0, MOST_SENTENCES);
  const [was, is] = [served(gone), served(come)];
  const nearest = nearestOf(is);
  return was.flatMap((before) => {
    const found = nearest(before)?.text ?? null;
    const after = found !== null && likeness(before, found) >= SAME_SENTENCE ? found : inPlaceOf(before);
    if (after === null || !is.includes(after)) return [];
    const [one, other] = [before, after].map((text) => countryCodes(text, languages));
    if (one === undefined || other === undefined || one.size === 0 || other.size === 0) return [];
    const isOther = one.size !== other.size && (one.isSubsetOf(other) || other.isSubsetOf(one));
    const spans = isOther ? differingSpans(before, after) : null;
    if (spans === null) return [];
    const shown = cutOut(after, spans[1]);
    return [{
      kind: "audience" as const,
      before: cutOut(before, spans[0]),
      after: shown,
      about: aboutStretch(after, shown),
    }];
  });
}

/** "For businesses in …", "We ship to …": not where something comes from, and no count of countries. */
function saysWhere(text: string, languages: readonly Language[]): boolean {
  if ((["counter", "passing", "own_staff"] as const).some((kind) => hasWatchWord(text, kind, languages))) {
    return false;
  }
  if (amountsOf(text, languages).some(({ kind }) => kind === "money")) return false;
  if (hasWatchWord(text, "delivers", languages)) return true;
  return hasWatchWord(text, "group_words", languages) &&
    (["audience_lead", "group_leads"] as const).some((kind) => hasWatchWord(text, kind, languages));
}
