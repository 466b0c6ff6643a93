import type { Mark, MarkPlaces } from "../../routes/api/contract.ts";
import type { ScreenWords } from "../../routes/words/words.ts";
import { addressOf, turnAnchor } from "../journey/addresses.ts";
import { fill } from "../words.ts";

/** The journey whose marks are shown, and where they lead. */
export interface Linked {
  journeyId: string;
  places: MarkPlaces;
}

/** The very turn or page that a mark rests on: "A7" and its address. */
export interface MarkLink {
  name: string;
  href: string;
}

/** What was changed of a mark's words since they were said, and where. */
export interface StaleWords {
  words: string;
  link: MarkLink;
}

/** Where a mark leads; null for one that rests on nothing of its own, and where the place is not known. */
export function linkOf(mark: Mark, { journeyId, places }: Linked): MarkLink | null {
  if (mark.kind === "said") {
    const place = places.turns.find(({ turn }) => turn === mark.turn);
    return place === undefined ? null : turnLink(place, journeyId);
  }
  if (mark.kind !== "source") return null;
  const page = places.pages.find(({ url, read_at }) => url === mark.url && read_at === mark.read_at);
  const text = page?.texts.find(({ quote }) => quote === mark.quote);
  if (page === undefined) return null;
  const address = `/anchors/pages/${page.number}?session=${encodeURIComponent(journeyId)}`;
  return { name: `P${page.number}`, href: text === undefined ? address : `${address}#text-${text.number}` };
}

/** What was changed of a mark's words; null where they stand. */
export function staleOf(
  mark: Mark,
  { journeyId, places }: Linked,
  { struckOut, isNow }: ScreenWords["anchors"]["evidence"],
): StaleWords | null {
  if (mark.kind !== "said") return null;
  const by = places.turns.find(({ turn }) => turn === mark.turn)?.stale
    .find(({ quote }) => quote === mark.quote)?.by;
  if (by === undefined) return null;
  const { about, now } = by;
  const words = now === "" ? fill(struckOut, { about }) : fill(isNow, { about, now });
  return { words, link: turnLink(by, journeyId) };
}

/** "A7", and the address of that very turn. */
export function turnLink({ turn, number }: { turn: string; number: number }, journeyId: string): MarkLink {
  return { name: `A${number}`, href: `${addressOf(journeyId)}#${turnAnchor(turn)}` };
}
