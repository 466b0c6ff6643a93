import type { Block, Row } from "../../domain/anchors.ts";
import type { JourneyState } from "../../domain/journey.ts";
import type { PageReading } from "../../domain/pages.ts";
import { inference, source, stemsIn } from "../../text/text.ts";
import { ownPage, rivalPages, type Said, sentencesSaid } from "../words/answers.ts";
import { briefCell } from "../words/cuts.ts";
import { quotable } from "../words/refusals.ts";
import { cell, row, table } from "../section.ts";

/** What a page says it does not do. "No contract" is a boast and "no questions asked" a promise: neither counts. */
const ADMITS =
  /\b(?:not|only|depends?|until|yet|minimum|from \d+ (?:weeks|months)|on request)\b|(?:n['’]t)\b/iu;
const DENIED = /(?:\bnot\b|n['’]t\b)(.*)$/isu;
const MOST = 4;

/** What rivals' own pages say they do not do, beside what the founder does. */
export function gapsTable(state: JourneyState): Block | null {
  const rows = rivalPages(state).flatMap((page) => gapsOn(state, page)).slice(0, MOST);
  return rows.length === 0
    ? null
    : table(["their page admits", "your side of it"], rows, "Gaps, until their pages change");
}

function gapsOn(state: JourneyState, page: PageReading): Row[] {
  const found = quotable(page).filter((sentence) => ADMITS.test(sentence)).flatMap((sentence) => {
    const ours = oursFor(state, sentence);
    return ours === null ? [] : [{ sentence, ours }];
  }).toSorted((a, b) => b.ours.common - a.ours.common);
  const unique = found.filter((each, at) =>
    !found.slice(0, at).some((earlier) => earlier.ours.words.quote === each.ours.words.quote)
  );
  return unique.slice(0, 2).map(({ sentence, ours }) =>
    row(
      [`${page.label}: ${cell(sentence)}`, briefCell(ours.words, 30)],
      source(page, sentence),
      ours.words.mark,
      inference("market.rivals"),
    )
  );
}

function oursFor(state: JourneyState, sentence: string): { words: Said; common: number } | null {
  const stems = stemsIn(sentence);
  const own = ownPage(state);
  const said = ([
    "offering.what",
    "difference.only",
    "identity.values",
    "proof.best",
    "content.knowledge",
    "messaging.objections",
  ] as const)
    .flatMap((field) => sentencesSaid(state, field));
  const onSite = own === null
    ? []
    : quotable(own).map((quote) => ({ quote, mark: source(own, quote), whole: quote }));
  const denied = stemsIn(DENIED.exec(sentence)?.[1] ?? sentence);
  const meets = (quote: string) => [...stemsIn(quote)].some((word) => denied.has(word));
  const ranked = [...said, ...onSite].filter(({ quote }) => meets(quote)).map((words) => ({
    words,
    common: [...stemsIn(words.quote)].filter((word) => stems.has(word)).length,
  })).toSorted((a, b) => b.common - a.common || a.words.quote.length - b.words.quote.length);
  const best = ranked[0];
  return best === undefined || best.common < 2 ? null : best;
}
