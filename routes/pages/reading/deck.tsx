import type { ReactNode } from "react";
import type { Foundation } from "../../../agents/strategy/foundation.ts";
import type { NotedSlide, Picture } from "../../../agents/domain/slides.ts";
import { MarkShape } from "../../../islands/ui/MarkShape.tsx";
import { fill, useWords } from "../../../islands/words.ts";
import { EvidenceKey } from "./evidence.tsx";
import { ReadingFrame } from "./frame.tsx";
import { FigureBody } from "./section.tsx";
import { DataTable } from "./table.tsx";

/** The pitch deck as a page, one section a slide, each with what it rests on. */
export function DeckDocument(
  { foundation, slides }: { foundation: Foundation; slides: NotedSlide[] },
): ReactNode {
  const says = useWords("reading");
  const contents = slides.map(({ id, kicker }) => ({ id: `slide-${id}`, title: kicker }));
  return (
    <ReadingFrame
      foundation={foundation}
      kind={says.deck}
      contents={[...contents, { id: "evidence", title: says.evidence.how }]}
    >
      {slides.map((slide, index) => (
        <SlideSection key={slide.id} slide={slide} place={index + 1} count={slides.length} />
      ))}
      <section aria-labelledby="evidence">
        <h2 id="evidence">{says.evidence.how}</h2>
        <EvidenceKey />
      </section>
    </ReadingFrame>
  );
}

interface SlideProps {
  slide: NotedSlide;
  place: number;
  count: number;
}

function SlideSection({ slide, place, count }: SlideProps): ReactNode {
  const { kinds } = useWords("anchors").evidence;
  const says = useWords("reading");
  const { id, kicker, headline, body, picture, notes } = slide;
  return (
    <section className="reading-section reading-slide" aria-labelledby={`slide-${id}`}>
      <p className="label">{fill(says.slide, { name: kicker, place, count })}</p>
      <h2 id={`slide-${id}`}>{headline}</h2>
      {body.map((line, index) => <p key={index}>{line}</p>)}
      {picture && <PictureBody picture={picture} title={kicker} />}
      {notes.length > 0 && (
        <section className="endnotes" aria-label={fill(says.evidence.of, { title: kicker })}>
          <ul>
            {notes.map(({ kind, text }, index) => (
              <li key={index}>
                <span>
                  <MarkShape kind={kind} /> {fill(says.evidence.kind, { kind: kinds[kind] })} {text}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}

function PictureBody({ picture, title }: { picture: Picture; title: string }): ReactNode {
  const { bars } = useWords("reading");
  switch (picture.kind) {
    case "figure":
      return <FigureBody title={title} figure={picture.figure} />;
    case "numbers":
      return (
        <dl className="choice-made">
          {picture.items.map(({ value, label }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      );
    case "bars":
      return (
        <DataTable
          caption={title}
          columns={[bars.what, bars.howMuch]}
          rows={picture.bars.map(({ name, said }) => [name, said])}
        />
      );
    case "quote":
      return (
        <blockquote>
          <p>{picture.text}</p>
          {picture.by && <footer>{picture.by}</footer>}
        </blockquote>
      );
    case "cards":
      return (
        <ul className="plain-points">
          {picture.items.map(({ title, text }, index) => (
            <li key={index}>
              {title && <strong>{text === "" ? title : `${title}:`}</strong>}{" "}
              <CardText lines={text.split("\n")} />
            </li>
          ))}
        </ul>
      );
  }
}

function CardText({ lines }: { lines: string[] }): ReactNode {
  if (lines.length === 1) return lines[0];
  return <ul className="plain-points">{lines.map((line, index) => <li key={index}>{line}</li>)}</ul>;
}
