import type { ReactNode } from "react";
import { ANCHOR_LABELS, FOUNDATION_ANCHORS } from "../../../agents/domain/anchors.ts";
import type { Foundation } from "../../../agents/strategy/foundation.ts";
import type { Linked } from "../../../islands/anchors/mark_links.ts";
import { CalendarPart, SourcesPart, UnknownsPart, WorksheetPart } from "./back_matter.tsx";
import { useWords } from "../../../islands/words.ts";
import { EvidenceKey, NoteBook, useNoteWords } from "./evidence.tsx";
import { InsightsPart } from "./insights.tsx";
import { ReadingFrame } from "./frame.tsx";
import { Unfolded } from "./fold.tsx";
import { sectionBody } from "./section.tsx";

interface Props {
  foundation: Foundation;
  /** True where the parts that a phone folds stand open at first. */
  isUnfolded: boolean;
}

/** The brand strategy as a page, in the order of the PDF; on a phone each part is its headline until it is opened. */
export function StrategyDocument({ foundation, isUnfolded }: Props): ReactNode {
  const linked = linkedOf(foundation);
  const words = { reading: useWords("reading"), anchors: useWords("anchors"), notes: useNoteWords() };
  const says = words.reading;
  const names = says.inContents;
  const { anchors } = useWords("foundation");
  const contents = [
    { id: "one-page", title: names.onePage },
    ...foundation.strategy.insights.length > 0 ? [{ id: "insights", title: names.insights }] : [],
    { id: "evidence", title: names.evidence },
    ...FOUNDATION_ANCHORS.flatMap((type) => [
      { id: type, title: anchors[type].short },
      ...type === "attention" && foundation.calendar.length > 0
        ? [{ id: "calendar", title: says.days.title }]
        : [],
    ]),
    { id: "unknowns", title: names.unknowns },
    { id: "facts", title: names.facts },
    { id: "sources", title: names.sources },
  ];
  const { openAll, foldAll } = words.anchors.reading;
  const unfold = {
    href: `?${new URLSearchParams({
      session_id: foundation.journeyId,
      ...(isUnfolded ? {} : { open: "all" }),
    })}`,
    words: isUnfolded ? foldAll : openAll,
  };
  return (
    <ReadingFrame foundation={foundation} kind={says.strategy} contents={contents} unfold={unfold}>
      <Unfolded value={isUnfolded}>
        <OnePage foundation={foundation} />
        <InsightsPart insights={foundation.strategy.insights} linked={linked} />
        <section aria-labelledby="evidence">
          <h2 id="evidence">{says.evidence.how}</h2>
          <EvidenceKey />
        </section>
        {FOUNDATION_ANCHORS.map((type) => (
          <section key={type} className="reading-anchor" aria-labelledby={type}>
            <h2 id={type}>{ANCHOR_LABELS[type]}</h2>
            {foundation.anchors[type].sections.map((section) =>
              sectionBody(section, { linked, words })
            )}
            {type === "attention" && <CalendarPart entries={foundation.calendar} />}
          </section>
        ))}
        <UnknownsPart foundation={foundation} />
        <WorksheetPart foundation={foundation} />
        <SourcesPart foundation={foundation} />
      </Unfolded>
    </ReadingFrame>
  );
}

function linkedOf({ journeyId, places }: Foundation): Linked {
  return { journeyId, places };
}

function OnePage({ foundation }: { foundation: Foundation }): ReactNode {
  const { onePage } = useWords("reading");
  const book = new NoteBook("one-page", linkedOf(foundation), useNoteWords());
  const lines = FOUNDATION_ANCHORS.flatMap((type) => {
    const { sentence, sections } = foundation.anchors[type];
    const claim = sentence ?? sections.at(-1)?.headline;
    return claim ? [{ type, words: book.claim(claim) }] : [];
  });
  return (
    <section aria-labelledby="one-page">
      <h2 id="one-page">{onePage}</h2>
      <dl className="choice-made">
        {lines.map(({ type, words }) => (
          <div key={type}>
            <dt>{ANCHOR_LABELS[type]}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {book.list(onePage)}
    </section>
  );
}
