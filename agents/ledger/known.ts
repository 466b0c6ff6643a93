import { countryName } from "../text/countries.ts";
import type { FeedItem } from "../domain/feeds.ts";
import type { JourneyState } from "../domain/journey.ts";
import { lockedWords } from "../domain/locked_words.ts";
import { pageTexts } from "./marks.ts";

/** Everything a founder said in any turn that the journey kept, whole. */
export function turnTexts(state: JourneyState): { turn: string; text: string }[] {
  const answers = Object.values(state.fields).flatMap((field) =>
    [...field.answers, ...field.beside ?? []].map(({ turn, text }) => ({ turn, text }))
  );
  const reasons = Object.values(state.decisions).flatMap(({ turn, reason }) =>
    reason === null ? [] : [{ turn, text: reason }]
  );
  const corrections = state.corrections.map(({ turn, quote, to }) => ({ turn, text: quote ?? to }));
  const picked = Object.values(state.readBacks).flatMap((readBack) =>
    (readBack?.sentence?.marks ?? []).flatMap((mark) =>
      mark.kind === "said" ? [{ turn: mark.turn, text: mark.quote }] : []
    )
  );
  const accepting = Object.values(state.readBacks).flatMap((readBack) =>
    readBack?.words === undefined ? [] : [readBack.words]
  );
  const settling = [...state.settledClashes ?? [], ...state.settledContradictions ?? []]
    .map(({ turn, quote }) => ({ turn, text: quote }));
  const changed = [...state.factChanges ?? [], ...state.modelFacts ?? [], ...lockedWords(state)]
    .map(({ turn, quote }) => ({ turn, text: quote }));
  return [...answers, ...reasons, ...corrections, ...picked, ...accepting, ...settling, ...changed];
}

/** All texts that words may be quoted from: turns, pages and feeds. */
export function quotableTexts(state: JourneyState): string[] {
  return [
    ...turnTexts(state).map(({ text }) => text),
    ...state.pages.flatMap(pageTexts),
    ...testimonialSentences(state),
    ...feedItems(state).flatMap(({ title, summary }) => [title, summary]),
  ];
}

/** Every item of every feed that the journey keeps. */
export function feedItems(state: JourneyState): FeedItem[] {
  return (state.feeds ?? []).flatMap(({ items }) => items);
}

/** What feeds and outlets are called, where they speak from, in which years, and why one could not be read. */
export function feedNames(state: JourneyState): string[] {
  return (state.feeds ?? []).flatMap(({ label, url, region, read_at, failure, items }) => [
    label,
    url,
    read_at.slice(0, 4),
    region === null ? "" : countryName(region),
    failure ?? "",
    ...items.flatMap(({ outlet, link, published_at }) => [outlet, link, (published_at ?? "").slice(0, 4)]),
  ]);
}

/** Testimonials are kept without their sentences being split: both forms may be quoted. */
function testimonialSentences(state: JourneyState): string[] {
  return state.pages.map((page) => page.sentences.join(" "));
}
