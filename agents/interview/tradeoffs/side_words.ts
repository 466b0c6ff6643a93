import type { Side, TradeoffId } from "../../domain/tradeoffs.ts";
import type { Language } from "../../text/lexicon.ts";
import { phraseTable, type WordFile } from "../../text/phrase_table.ts";
import { wordCount } from "../../text/text.ts";
import de from "../sides/de.json" with { type: "json" };
import en from "../sides/en.json" with { type: "json" };
import es from "../sides/es.json" with { type: "json" };
import fr from "../sides/fr.json" with { type: "json" };
import it from "../sides/it.json" with { type: "json" };
import ja from "../sides/ja.json" with { type: "json" };
import nl from "../sides/nl.json" with { type: "json" };
import pt from "../sides/pt.json" with { type: "json" };

type SideFile = WordFile<Omit<typeof en, "bare">> & { bare: WordFile<typeof en.bare> };
const FILES: Record<Language, SideFile> = { en, de, fr, es, it, pt, nl, ja };

const BARE_LINES = ["short_long", "compete_cooperate", "differentiate_cost", "automate_augment"] as const;
type BareLine = typeof BARE_LINES[number];

/** Words for the two sides of each line. */
const SIDES = byLine((language, id: TradeoffId) => FILES[language][id]);
/** "Different" and "machines": a side in a clause of a few words, and mere names in a longer one. */
const BARE = byLine((language, id: BareLine) => FILES[language].bare[id]);
/** Machines, and what they may do or not do for people. */
export const MACHINES = phraseTable((language) => FILES[language].machines);

function byLine<Id extends string>(words: (language: Language, id: Id) => Partial<Record<Side, string>>) {
  const tables = {
    a: new Map<Id, ReturnType<typeof phraseTable<"words">>>(),
    b: new Map<Id, ReturnType<typeof phraseTable<"words">>>(),
  };
  return (id: Id, side: Side): RegExp => {
    const table = tables[side].get(id) ?? phraseTable((language) => ({ words: words(language, id)[side] }));
    tables[side].set(id, table);
    return table.patternOf("words");
  };
}

const MOST_WORDS_OF_BARE = 3;

/** Words of a clause that name one side of a line. */
export interface SideHit {
  side: Side;
  index: number;
  words: string;
}

/** The words of a clause for one side of a line; null where it has none. */
export function hitIn(text: string, id: TradeoffId, side: Side): SideHit | null {
  const line = BARE_LINES.find((each) => each === id);
  const match = SIDES(id, side).exec(text) ??
    (line !== undefined && wordCount(text) <= MOST_WORDS_OF_BARE ? BARE(line, side).exec(text) : null);
  return match === null ? null : { side, index: match.index, words: match[0] };
}

const EITHER = new RegExp(
  `(?:${BARE("short_long", "a").source}) (?:or|oder|ou|o|of|u) (?:${BARE("short_long", "b").source})`,
  "iu",
);

/** "Short or long": the line is named, and neither side is taken. */
export function namesEither(text: string, id: TradeoffId): boolean {
  return id === "short_long" && EITHER.test(text);
}
