import type { Claim, Mark } from "../../../domain/claims.ts";
import type { Evidence } from "../../../domain/facts.ts";
import { assumption, inference } from "../../../ledger/marks.ts";
import { claim, markOf } from "../../../ledger/words.ts";
import type { Material } from "../../../strategy/material.ts";
import type { PicturePart, SlidePart } from "../../../strategy/deck.ts";
import type { Strategy } from "../../../strategy/strategy.ts";
import { shorten } from "../../../text/shorten.ts";
import { spoken, type Told } from "./speaking.ts";

/** What every slide is made from: the strategy without its deck, the facts, and what the deck has said so far. */
export interface DeckMaterial {
  strategy: Omit<Strategy, "deck">;
  material: Material;
  told: Told;
}

interface SlideDraft {
  id: string;
  kicker: string;
  headline: Claim | null;
  body?: (Claim | null)[];
  picture?: { picture: PicturePart; marks: Mark[] } | null;
  /** What the slide admits where nothing was said, and the cheapest test that would answer it. */
  missing: { admits: string; test: string };
}

/** A slide as it is shown; one for which nothing was said admits just that. */
export function slideOf({ id, kicker, headline, body = [], picture = null, missing }: SlideDraft): SlidePart {
  const lines = body.filter((each) => each !== null);
  // A cover has no room for a card.
  const isOpen = headline === null && id !== "cover";
  return {
    id,
    kicker,
    headline: headline ?? claim(missing.admits, inference([id])),
    body: lines,
    picture: picture?.picture ??
      (isOpen ? { kind: "cards", items: [{ title: "Cheapest test", text: missing.test }] } : null),
    picture_marks: picture?.marks ?? (isOpen ? [assumption(missing.test)] : []),
  };
}

/** How many words a card holds at 18 points, by how many cards stand side by side. */
const CARD_WORDS = [40, 40, 34, 26, 16];
const TITLE_WORDS = 8;

interface Card {
  title: string;
  text: string;
  from: Evidence[];
}

/** Cards side by side, each cut to the words that stand on it at a size that can be read; null where there are none. */
export function cardsOf(cards: Card[], most = 3): SlideDraft["picture"] {
  const shown = cards.slice(0, most);
  const words = CARD_WORDS[shown.length] ?? 16;
  if (shown.length === 0) return null;
  return {
    picture: {
      kind: "cards",
      items: shown.map(({ title, text }) => ({
        title: spoken(shorten(title, TITLE_WORDS)),
        text: text.split("\n").map((line) => spoken(shorten(line, words))).join("\n"),
      })),
    },
    marks: shown.flatMap(({ from }) => from.map(markOf)),
  };
}

/** Somebody's exact words as the picture of a slide, signed. */
export function quotePicture(words: Claim | null, by: string): SlideDraft["picture"] {
  if (words === null) return null;
  return {
    picture: { kind: "quote", text: words.text, by },
    marks: words.marks,
  };
}

interface Numbered {
  value: string;
  label: string;
  from: Evidence;
}

/** Up to four numbers, large, with what they count; null where there are none. */
export function numbersOf(numbers: Numbered[]): SlideDraft["picture"] {
  const most = numbers.slice(0, 4).some(({ value }) => value.length > 4) ? 3 : 4;
  const shown = numbers.slice(0, most);
  if (shown.length === 0) return null;
  return {
    picture: {
      kind: "numbers",
      items: shown.map(({ value, label }) => ({ value, label: shorten(label, 7) })),
    },
    marks: shown.map(({ from }) => markOf(from)),
  };
}
