import type { Foundation } from "../strategy/foundation.ts";

/** True for a text that stands in what the founder said, letter for letter, or is a name of theirs. */
export type IsOwn = (text: string) => boolean;

export type Spoken = Pick<Foundation, "company" | "founder" | "sheet" | "quotes" | "sources" | "places">;

/** Parts of facts that hold words; the rest are numbers, days and names of ours. */
const WORDED = ["quote", "text", "says", "answer", "name", "metric", "unit", "for", "season", "who", "past"];
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

/** What the founder said, with the names on the pages that were read. */
export function ownWords({ company, founder, sheet, quotes, sources, places }: Spoken): IsOwn {
  const stale = places.turns.flatMap((turn) => turn.stale.map(({ quote }) => quote));
  const texts = [
    company,
    founder,
    ...wordsOfFacts(sheet.facts),
    ...sheet.unclear.map(({ quote }) => quote),
    ...quotes.map(({ quote }) => quote),
    ...stale,
    ...sources.map(({ label }) => label),
  ];
  const said = ` ${[...new Set(texts.map(wordsOf))].join(" | ")} `;
  return (text) => {
    const words = wordsOf(text);
    return words !== "" && said.includes(UNSPACED.test(words) ? words : ` ${words} `);
  };
}

/** Words and numbers alone, a number and its sign of money as they were typed: "1.240" is not our "1,240". */
function wordsOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}\p{Sc}%.,]+|[.,](?!\d)|(?<!\d)[.,]/gu, " ").replace(
    / +/gu,
    " ",
  ).trim();
}

function wordsOfFacts(value: unknown, key = ""): string[] {
  if (typeof value === "string") return WORDED.includes(key) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((each) => wordsOfFacts(each, key));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, each]) => wordsOfFacts(each, name));
}
