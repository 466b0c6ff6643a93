import { Document, View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { MarkKind } from "../../agents/domain/claims.ts";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import type { PackedPage } from "../layout/atoms.ts";
import { bookmark } from "../layout/bookmark.ts";
import { beginning, stretchesOf } from "../../agents/text/repetition.ts";
import { wordCount } from "../../agents/text/sentences.ts";
import { LANGUAGES, phrasesOf, phrasesPattern } from "../../agents/text/lexicon.ts";
import { type Theme, ThemeContext } from "../theme.ts";
import { Contents } from "./Contents.tsx";
import { Cover } from "./Cover.tsx";
import { Footer } from "./Footer.tsx";
import { Body, Sheet } from "./Sheet.tsx";

/** What the contents say of a part: a long sentence of the founder's stands whole on its page, and here as it begins. */
function told(headline: string, own: string[]): string {
  const lower = headline.toLowerCase();
  const isOwn = own.some((sentence) => sentence.includes(lower.replace(/[.。…\s]+$/u, "")));
  if (isOwn && !headline.includes("“")) return begun(headline);
  return headline.replace(/“([^”]+)”(?:[\s\u00A0]…)?\.?/gu, (whole, quote: string) => {
    const opening = begun(quote);
    return opening === quote ? whole : `“${opening.replace(CUT, "")}”${CUT}`;
  });
}

const LOOSE_END = new RegExp(
  `(?:\\s(?:${phrasesPattern(phrasesOf(LANGUAGES, "prepositions", "articles", "joiners"))}))+$`,
  "iu",
);
const CUT = "\u00A0…";
const FEW_WORDS = 4;

/** A sentence as it begins, up to the end of a clause where one is near; whole where it is short. */
function begun(sentence: string): string {
  if (stretchesOf(sentence).length === 0) return sentence;
  const opening = beginning(sentence).replace(LOOSE_END, "");
  const [clause = ""] = /^.*(?=[,;:–]\s)/u.exec(opening) ?? [];
  return `${wordCount(clause) >= FEW_WORDS ? clause : opening}${CUT}`;
}

interface StrategyProps {
  foundation: Foundation;
  theme: Theme;
  pages: PackedPage[];
  counts: Record<MarkKind, number>;
  /** Characters that no font draws. */
  replaced: number;
  language: string;
  /** The strategy on one page. */
  onePage: ReactNode;
}

/** Cover, the strategy on one page, contents. */
export const FRONT_PAGES = 3;

/** The brand strategy as a document of cover, one-page view, contents and packed pages. */
export function Strategy(
  { foundation, theme, pages, counts, replaced, language, onePage }: StrategyProps,
) {
  const date = new Date(foundation.asOf);
  const total = pages.length + FRONT_PAGES;
  // Only from the second version on can a page be of an older one; the cover tells which and of what day.
  const line = foundation.version === 1
    ? foundation.company
    : `${foundation.company} · v${foundation.version}`;
  const { left, right } = theme.style.margin;
  const own = Object.values(foundation.anchors).flatMap(({ sentence }) =>
    sentence === null ? [] : [sentence.text.toLowerCase()]
  );
  const contents = pages.flatMap((page, index) =>
    page.parts.flatMap(({ unit }) =>
      unit ? [{ ...unit, headline: told(unit.headline, own), page: index + FRONT_PAGES + 1 }] : []
    )
  );
  function footer(page: number) {
    return <Footer line={line} page={page} pages={total} inset={{ left, right, bottom: 30 }} />;
  }
  return (
    <ThemeContext value={theme}>
      <Document
        title={`${foundation.company}: ${theme.say("brand strategy")}`}
        author={foundation.founder || foundation.company}
        subject={`${theme.say("Brand strategy")} · v${foundation.version}`}
        creator="Holdfast"
        producer="Holdfast"
        language={language}
        creationDate={date}
        modificationDate={date}
        pageMode="useOutlines"
      >
        <Sheet theme={theme} bookmark={theme.say("Cover")}>
          <Cover foundation={foundation} />
        </Sheet>
        <Sheet theme={theme} bookmark={theme.say("The strategy on one page")}>
          <Body theme={theme}>{onePage}</Body>
          {footer(2)}
        </Sheet>
        <Sheet theme={theme} bookmark={theme.say("Contents")}>
          <Body theme={theme}>
            <Contents
              lines={contents}
              counts={counts}
              replaced={replaced}
              founder={foundation.founder}
            />
          </Body>
          {footer(3)}
        </Sheet>
        {pages.map((page, index) => (
          <Sheet key={index} theme={theme}>
            <Body theme={theme}>
              {page.parts.map(({ id, node, gap, unit }) => (
                <View
                  key={id}
                  id={unit ? unit.id : undefined}
                  {...bookmark(unit ? unit.title : null)}
                  style={{ marginTop: gap, flexShrink: 0 }}
                >
                  {node}
                </View>
              ))}
            </Body>
            {footer(index + FRONT_PAGES + 1)}
          </Sheet>
        ))}
      </Document>
    </ThemeContext>
  );
}
