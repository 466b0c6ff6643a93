import type { ReactNode } from "react";
import { INSIGHTS_TITLE, underClaim } from "../../../agents/sections/insights.ts";
import type { PrintedInsight } from "../../../agents/strategy/insights.ts";
import type { Linked } from "../../../islands/anchors/mark_links.ts";
import { NoteBook, useNoteWords } from "./evidence.tsx";

interface Props {
  insights: PrintedInsight[];
  linked: Linked;
}

/** What the founder had not put together, each claim with its arithmetic, what follows, and how it could be wrong. */
export function InsightsPart({ insights, linked }: Props): ReactNode {
  const says = useNoteWords();
  if (insights.length === 0) return null;
  const book = new NoteBook("insights", linked, says);
  const told = insights.map((insight) => ({ words: book.claim(insight.claim), lines: underClaim(insight) }));
  return (
    <section aria-labelledby="insights">
      <h2 id="insights">{INSIGHTS_TITLE}</h2>
      {told.map(({ words, lines }, index) => (
        <section key={index} className="reading-section">
          <h3>{words}</h3>
          <dl className="choice-made">
            {lines.map(({ label, text }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {book.list(INSIGHTS_TITLE)}
    </section>
  );
}
