import { beforeAll, expect, test } from "vitest";
import {
  blindFounders,
  DOCUMENT_KINDS,
  type DocumentTexts,
  printDocuments,
} from "../helpers/printed_documents.ts";
import { frameShares, repeatedStretches } from "../helpers/printed_words.ts";

/**
 * Founders who said much and founders who said next to nothing, in five languages: `deno run -A tests/bench/words.ts`
 * measures all of them.
 */
const FOUNDERS = [
  "tidewatch",
  "closewell",
  "muddy-paws",
  "ironbark",
  "mizu",
  ...blindFounders().filter((place) => /third\/(?:pupitre|torno-cafe|wabenwerk|eaveline)/u.test(place)),
];
/** Of the words of one document, and of all of a kind on average: outside quotation marks and the same for everybody. */
const MOST_OURS = { markdown: 0.19, strategy_pdf: 0.235, deck_pdf: 0.19 };
const USUALLY_OURS = { markdown: 0.12, strategy_pdf: 0.15, deck_pdf: 0.09 };

let printed: DocumentTexts[] = [];

beforeAll(async () => {
  printed = [];
  for (const place of FOUNDERS) printed.push(await printDocuments(place));
}, 240_000);

test.each(DOCUMENT_KINDS)("few words of a founder's %s are those of everybody", (kind) => {
  const shares = [...frameShares(new Map(printed.map(({ id, texts }) => [id, texts[kind]]))).values()];
  expect(shares).toHaveLength(FOUNDERS.length);
  expect(Math.max(...shares)).toBeLessThanOrEqual(MOST_OURS[kind]);
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  expect(mean).toBeLessThanOrEqual(USUALLY_OURS[kind]);
});

test("no stretch of eight words of a founder's stands more than three times in a document", () => {
  const often = printed.flatMap(({ id, texts, said }) =>
    DOCUMENT_KINDS.flatMap((kind) =>
      repeatedStretches(texts[kind], said).map(({ words, times }) =>
        `${id}, ${kind}: ${times} times “${words}”`
      )
    )
  );
  expect(often).toEqual([]);
});
