import { FOUNDATION_ANCHORS } from "../../agents/domain/anchors.ts";
import { inLanguage, slidesIn, wordsFor } from "../../agents/sections/in_language.ts";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import type { Language } from "../../agents/text/lexicon.ts";
import { deckSlides } from "../../pdf/deck/deck_slides.ts";

/** A text that a document prints, as it stands in English and in another language. */
export interface Pair {
  english: string;
  said: string;
}

/** What no document prints in words: ids, kinds, days for machines, places that marks lead to, colours. */
const UNPRINTED = new Set([
  ...[
    "id",
    "kind",
    "type",
    "anchor",
    "agent",
    "status",
    "state",
    "verdict",
    "worth",
    "role",
    "format",
    "note",
  ],
  ...["written_at", "written_by", "read_at", "published_at", "date", "turn", "field", "quote", "url", "from"],
  ...[
    "hex",
    "text_hex",
    "uid",
    "section",
    "stage",
    "segment",
    "message",
    "proof",
    "visual",
    "owner",
    "model",
  ],
  ...["cultural_moment", "open_questions", "confidence", "operands", "by"],
]);

/** All that documents print of a foundation, text by text, beside what each is in a language. */
export function printedPairs(written: Foundation, language: Language): Pair[] {
  const slides = deckSlides(written);
  return [
    ...pairsOf(printedOf(written), printedOf(inLanguage(written, language))),
    ...pairsOf(slides, slidesIn(slides, wordsFor(written, language))),
  ];
}

function printedOf(foundation: Foundation) {
  const { anchors, inShort, calendar, worksheet, unknowns, palette, cover, sources, conflicts } = foundation;
  return {
    anchors: FOUNDATION_ANCHORS.map((type) => anchors[type]),
    ...{ inShort, calendar, worksheet, unknowns, palette, cover },
    sources: sources.map(({ failure }) => failure),
    conflicts: conflicts.filter(({ settled }) => settled === null).map(({ question }) => question),
  };
}

function pairsOf(english: unknown, said: unknown): Pair[] {
  if (typeof english === "string") return english === "" ? [] : [{ english, said: String(said) }];
  if (english === null || typeof english !== "object" || said === null || typeof said !== "object") return [];
  return Object.entries(english).filter(([name]) => !UNPRINTED.has(name))
    .flatMap(([name, value]) => pairsOf(value, Reflect.get(said, name)));
}
