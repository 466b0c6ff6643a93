import { Document } from "@react-pdf/renderer";
import type { Foundation } from "../../agents/strategy/foundation.ts";
import { Footer } from "../strategy/Footer.tsx";
import { Body, Sheet } from "../strategy/Sheet.tsx";
import { type Theme, ThemeContext } from "../theme.ts";
import type { ReviewPages } from "./fit_review.tsx";

/** What was measured, and what follows from it. */
export const REVIEW_PAGES = 2;

interface ReviewProps {
  foundation: Foundation;
  theme: Theme;
  language: string;
  /** Of the strategy that the review made. */
  version: number;
  pages: ReviewPages;
}

/** A quarterly review on two pages: results with their arithmetic, then decisions, changes and the next dates. */
export function Review({ foundation, theme, language, version, pages }: ReviewProps) {
  const { say, style: { margin: { left, right } } } = theme;
  const date = new Date(foundation.asOf);
  const line = `${foundation.company} · ${say("Review")} · ${say(`Version ${version}`)}`;
  const footer = (page: number) => (
    <Footer line={line} page={page} pages={REVIEW_PAGES} inset={{ left, right, bottom: 30 }} />
  );
  return (
    <ThemeContext value={theme}>
      <Document
        title={`${foundation.company}: ${say("strategy review")}`}
        author={foundation.founder || foundation.company}
        subject={`${say("Brand strategy")} · v${version}`}
        creator="Holdfast"
        producer="Holdfast"
        language={language}
        creationDate={date}
        modificationDate={date}
      >
        <Sheet theme={theme} bookmark={say("What was measured")}>
          <Body theme={theme}>{pages.measured}</Body>
          {footer(1)}
        </Sheet>
        <Sheet theme={theme} bookmark={say("What follows")}>
          <Body theme={theme}>{pages.follows}</Body>
          {footer(2)}
        </Sheet>
      </Document>
    </ThemeContext>
  );
}
