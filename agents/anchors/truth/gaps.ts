import type { Block, Row } from "../../domain/anchors.ts";
import type { JourneyState } from "../../domain/journey.ts";
import type { PageReading } from "../../domain/pages.ts";
import { inference, source, stemsIn } from "../../evidence/evidence.ts";
import { ownPage, rivalPages, type Said, sentencesSaid } from "../answers.ts";
import { dayOf } from "../markdown.ts";
import { quotable } from "../refused.ts";
import { cell, row, table } from "../section.ts";

const ADMITS =
  /\b(?:not|no|never|without|only|depends?|until|yet|nobody|from \d+|minimum|weeks|on request)\b|(?:n['’]t)\b/iu;
const MOST = 4;

/** What rivals' own pages say they do not do, beside what the founder does, and why the gap may close. */
export function gapsTable(state: JourneyState): Block | null {
  const rows = rivalPages(state).flatMap((page) => gapsOn(state, page)).slice(0, MOST);
  return rows.length === 0 ? null : table(["their page admits", "your side of it", "risk"], rows, "Gaps");
}

function gapsOn(state: JourneyState, page: PageReading): Row[] {
  const found = quotable(page).filter((sentence) => ADMITS.test(sentence) && !/^no\b/iu.test(sentence))
    .flatMap((sentence) => {
      const ours = oursFor(state, sentence);
      return ours === null ? [] : [{ sentence, ours, closing: /\byet\b|\bbeta\b|\bsoon\b/iu.test(sentence) }];
    }).toSorted((a, b) => b.ours.common - a.ours.common);
  const unique = found.filter((each, at) =>
    !found.slice(0, at).some((earlier) => earlier.ours.words.quote === each.ours.words.quote)
  );
  return unique.slice(0, 2).map(({ sentence, ours, closing }) =>
    row(
      [
        `${page.label}: ${cell(sentence)}`,
        cell(ours.words.quote, ours.words.whole),
        closing
          ? "the sentence itself says that it may close"
          : `the page can change; it was read on ${dayOf(page.read_at)}`,
      ],
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
  const ranked = [...said, ...onSite].map((words) => ({
    words,
    common: [...stemsIn(words.quote)].filter((word) => stems.has(word)).length,
  })).toSorted((a, b) => b.common - a.common || a.words.quote.length - b.words.quote.length);
  const best = ranked[0];
  return best === undefined || best.common < 2 ? null : best;
}
