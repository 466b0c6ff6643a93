import type { PageChange } from "../../domain/watch.ts";
import type { Language } from "../../text/lexicon.ts";
import { hasWatchWord } from "../../text/watch_words.ts";
import { aboutStretch } from "../meaning/about.ts";
import { pricesIn } from "../kinds/bare_prices.ts";
import type { Differences } from "./differences.ts";
import { likeness } from "../reading/masking.ts";
import type { nearestOf } from "./nearest.ts";
import { comesAndGoes } from "./passing_words.ts";
import { cutOut } from "../reading/stretches.ts";

const MOST_SENTENCES = 60;
const SAME_SENTENCE = 0.4;
const NOT_ASKED = ["money_noise", "given_away", "was", "elsewhere", "free"] as const;

/** "Return postage comes with it" and now "Return postage £4.20": the same line, and one side of it names a sum more. */
export function sumsThatCame(
  { gone, come, languages }: Differences,
  nearest: ReturnType<typeof nearestOf>,
): PageChange[] {
  const may = (text: string) =>
    !comesAndGoes(text, languages) && !NOT_ASKED.some((kind) => hasWatchWord(text, kind, languages));
  return gone.slice(0, MOST_SENTENCES).flatMap((before) => {
    const found = nearest(before)?.text ?? null;
    if (found === null || likeness(before, found) < SAME_SENTENCE) return [];
    const [was, is] = [sums(before, languages), sums(found, languages)];
    const [lost, added] = [was.difference(is), is.difference(was)];
    if (lost.size === 0 === (added.size === 0) || !may(before) || !may(found)) return [];
    const others = lost.size === 0 ? gone : come;
    const isElsewhere = (text: string) => !sums(text, languages).isDisjointFrom(lost.union(added));
    if (others.some(isElsewhere)) return [];
    const after = cutOut(found);
    return [{ kind: "price" as const, before: cutOut(before), after, about: aboutStretch(found, after) }];
  });
}

function sums(text: string, languages: readonly Language[]): Set<number> {
  return new Set(pricesIn(text, languages).map(({ value }) => value).filter((value) => value > 0));
}
