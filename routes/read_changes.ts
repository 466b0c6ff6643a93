import { readFacts } from "../agents/facts/read_facts.ts";
import { builtInModel } from "../agents/model/builtin.ts";
import { materialOf } from "../agents/interview/strategy_material.ts";
import { type SwapChange, swapOfChange, type UntriedSwap } from "../agents/review/swap_change.ts";
import { isLeftOpen, type Meaning, meaningOf } from "../agents/watch/meaning/meaning.ts";
import { claimsOf } from "../agents/watch/meaning/weigh.ts";
import { interviewLanguages } from "../agents/master.ts";
import { citedFrom } from "../agents/ledger/cited.ts";
import { type Language, LANGUAGES } from "../agents/text/lexicon.ts";
import { getAnchors } from "../kv/anchors.ts";
import type { Journey } from "../kv/journeys.ts";
import type { Store } from "../kv/store.ts";
import { listWatchChanges, type WatchChange } from "../kv/watch_changes.ts";
import { standingCapture } from "../kv/watch_readings.ts";
import { listWatched, type WatchedPage } from "../kv/watched_pages.ts";

/** A change of a watched page, laid beside the facts of its journey. */
export interface ReadChange {
  change: WatchChange;
  page: WatchedPage;
  meaning: Meaning;
  /** The mind that says what it means. */
  by: string;
  swap: SwapChange | UntriedSwap;
  /** Sentences of the written strategy that rest on the page. */
  cites: string[];
  /** In which language the meaning is told. */
  language: Language;
}

/** Of the sentences that rest on a page so many are laid beside a change of it. */
const MOST_CITED = 3;

/** What asks most of the founder stands first. */
const ORDER: Meaning["verdict"][] = ["reopen", "answer", "sharpen", "hold", "ignore"];

/** A journey's watched pages, and each change of them with what it means: what to act on first, then the newest. */
export async function readChanges(
  kv: Store,
  { id, userId, state }: Journey,
  now: Date,
): Promise<{ pages: WatchedPage[]; read: ReadChange[] }> {
  const [watched, changes] = await Promise.all([listWatched(kv, userId), listWatchChanges(kv, userId)]);
  const pages = watched.filter(({ journeyId }) => journeyId === id);
  const material = materialOf(state, now);
  const { facts } = readFacts(state, now);
  const said = new Set(claimsOf(facts).map(({ text }) => text));
  const anchors = changes.length === 0 ? [] : Object.values(await getAnchors(kv, { userId, journeyId: id }));
  const held = state.language ?? interviewLanguages(state).written;
  const language: Language = LANGUAGES.find((one) => one === held) ?? "en";
  const changed = pages.filter((page) => changes.some(({ pageId }) => pageId === page.id));
  const standing = new Map(
    await Promise.all(
      changed.map(async (page) => [page.id, await standingCapture(kv, userId, page.id)] as const),
    ),
  );
  const read = changes.flatMap((kept) => {
    const page = pages.find((one) => one.id === kept.pageId);
    if (page === undefined) return [];
    const change = asItStands(kept, now);
    const cited = citedFrom(anchors, page.url);
    const { whose, name } = page;
    const byRules = meaningOf(change, { facts, whose, name, language, cited });
    const { meaning, by } = laidOver(byRules, change.advice, said);
    const swap = swapOfChange(change, { whose, page: standing.get(page.id) ?? null, material });
    const cites = [...new Set(cited.map(({ text }) => text))].slice(0, MOST_CITED);
    return [{ change, page, meaning, by, swap, cites, language }];
  });
  const place = ({ meaning: { verdict } }: ReadChange) => ORDER.indexOf(verdict);
  return { pages, read: read.toSorted((one, other) => place(one) - place(other)) };
}

/** Rules decide where they can; a model's advice on a sentence that the founder has since changed is none. */
function laidOver(
  byRules: Meaning,
  advice: WatchChange["advice"],
  said: Set<string>,
): Pick<ReadChange, "meaning" | "by"> {
  const isOpen = isLeftOpen(byRules) && advice !== null;
  if (!isOpen || advice.bearsOn !== null && !said.has(advice.bearsOn.text)) {
    return { meaning: byRules, by: builtInModel.name };
  }
  const { by, verdict, why, bearsOn } = advice;
  return { meaning: { verdict, why, bearsOn: bearsOn ?? byRules.bearsOn }, by };
}

/** What was ignored until a day is open again from then on. */
function asItStands(change: WatchChange, now: Date): WatchChange {
  const isOver = change.decision === "ignore" && change.ignoredUntil !== null &&
    change.ignoredUntil <= now.toISOString();
  return isOver ? { ...change, decision: "open" } : change;
}
