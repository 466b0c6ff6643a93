import type { Capture, PageBlock } from "../domain/watch.ts";
import { sentenceSplitter } from "../research/snippets.ts";
import type { Language } from "../text/lexicon.ts";
import { plain } from "./masking.ts";

/** More changed blocks than this on one side are another page, and only so many are looked at. */
const MOST_BLOCKS = 300;
const MOST_SENTENCES = 400;
/** A consent banner promises much about data and nothing about the business. */
const CONSENT = /cookies?\b|クッキー|Cookie/iu;

/** What two captures do not share. */
export interface Differences {
  languages: readonly Language[];
  removed: PageBlock[];
  added: PageBlock[];
  /** Sentences of the business itself: no quotes, teasers, legal lines. */
  gone: string[];
  come: string[];
  /** All sentences of the second capture, as they are compared. */
  standing: Set<string>;
  /** True where so much is missing that the second capture may be half a page: absence proves nothing. */
  isPartial: boolean;
}

/** Blocks and sentences that stand in one capture only; the order of a page, its typography and its spaces are no difference. */
export function differencesOf(
  before: Capture,
  after: Capture,
  { languages, isPartial }: Pick<Differences, "languages" | "isPartial">,
): Differences {
  const [removed, added] = unshared(
    before.blocks,
    after.blocks,
    ({ text, label, struck }) => `${label}\n${plain(text)}\n${struck}`,
  );
  const split = sentenceSplitter(languages[0] ?? null);
  const sentences = (blocks: PageBlock[]) =>
    blocks.filter(({ place, struck }) => place === "body" && !struck)
      .filter(({ text }) => !CONSENT.test(text)).flatMap(({ text }) => split(text));
  const [changedBefore, changedAfter] = unshared(before.blocks, after.blocks, ({ text }) => plain(text));
  const [gone, come] = unshared(sentences(changedBefore), sentences(changedAfter), plain);
  const everywhere = after.blocks.flatMap(({ text }) => changedAfter.length === 0 ? [] : [plain(text)]);
  return {
    languages,
    removed: removed.slice(0, MOST_BLOCKS),
    added: added.slice(0, MOST_BLOCKS),
    gone: gone.slice(0, MOST_SENTENCES),
    come: come.slice(0, MOST_SENTENCES),
    standing: new Set(everywhere),
    isPartial,
  };
}

/** What each of two lists has beyond the other, each as often as it stands there more. */
export function unshared<T>(one: T[], other: T[], key: (item: T) => string): [T[], T[]] {
  return [beyond(one, other.map(key), key), beyond(other, one.map(key), key)];
}

function beyond<T>(items: T[], shared: string[], key: (item: T) => string): T[] {
  const left = new Map<string, number>();
  for (const found of shared) left.set(found, (left.get(found) ?? 0) + 1);
  return items.filter((item) => {
    const found = key(item);
    const count = left.get(found) ?? 0;
    left.set(found, count - 1);
    return count <= 0;
  });
}
