import type { ReactNode } from "react";
import type { Block, Choice, Confidence, Section } from "../../../agents/domain/anchors.ts";
import type { Figure } from "../../../agents/domain/figures.ts";
import type { Linked } from "../../../islands/anchors/mark_links.ts";
import { NoteBook } from "./evidence.tsx";
import { figureTable } from "./figure_table.ts";
import { DataTable } from "./table.tsx";

/** One section of an anchor, with its evidence below it. The book numbers marks in reading order. */
export function sectionBody(section: Section, linked: Linked): ReactNode {
  const book = new NoteBook(section.id, linked);
  const headline = book.claim(section.headline);
  const blocks = section.blocks.map((block, index) => (
    <div key={index} className="block">{blockBody(block, { book, section })}</div>
  ));
  const choice = section.choice && choiceBody(section.choice, book);
  return (
    <section
      key={section.id}
      className="reading-section"
      aria-labelledby={`${section.id}-title ${section.id}`}
    >
      <p className="label" id={`${section.id}-title`}>{section.title}</p>
      <h3 id={section.id}>{headline}</h3>
      {blocks}
      {choice}
      <p className="confidence">{confidenceLine(section.confidence)}</p>
      {section.open_questions.length > 0 && (
        <>
          <h4>Open</h4>
          <ul className="plain-points">
            {section.open_questions.map((question) => <li key={question}>{question}</li>)}
          </ul>
        </>
      )}
      {book.list(section.title)}
    </section>
  );
}

function blockBody(block: Block, { book, section }: { book: NoteBook; section: Section }): ReactNode {
  const heading = block.title && block.kind !== "table" && block.kind !== "figure"
    ? <h4>{block.title}</h4>
    : null;
  switch (block.kind) {
    case "paragraph":
      return (
        <>
          {heading}
          <p>{block.claims.map((claim, index) => <span key={index}>{book.claim(claim)}</span>)}</p>
        </>
      );
    case "list":
      return (
        <>
          {heading}
          <ul className="plain-points">
            {block.items.map((item, index) => <li key={index}>{book.claim(item)}</li>)}
          </ul>
        </>
      );
    case "table":
      return (
        <DataTable
          caption={block.title ?? section.title}
          columns={[...block.columns, "evidence"]}
          rows={block.rows.map((row) => [...row.cells, book.refs(row.marks)])}
        />
      );
    case "figure":
      return (
        <>
          <FigureBody title={block.title} figure={block.figure} />
          {block.marks.length > 0 && <p className="label">What it rests on: {book.refs(block.marks)}</p>}
        </>
      );
  }
}

/** A picture told in full: what it shows, then its data. */
export function FigureBody({ title, figure }: { title: string; figure: Figure }): ReactNode {
  const { summary, columns, rows } = figureTable(figure);
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <DataTable caption={summary} columns={columns} rows={rows} />
    </figure>
  );
}

function choiceBody(choice: Choice, book: NoteBook): ReactNode {
  const lines = [
    ["Chosen", choice.chosen],
    ["Rejected", choice.rejected],
    ["Why", choice.why],
    ["Gives up", choice.gives_up],
  ].filter(([, text]) => text !== "");
  return (
    <>
      <h4>The choice {book.refs(choice.marks)}</h4>
      <dl className="choice-made">
        {lines.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function confidenceLine({ score, said, source, inference, assumption, ...rest }: Confidence): string {
  const counts = `${said} said, ${source} from pages, ${inference} inferred, ${assumption} assumed`;
  const less = rest.deductions.length === 0 ? "" : ` Less for: ${rest.deductions.join("; ")}.`;
  return `Confidence ${Math.round(score * 100)}%: ${counts}.${less} ${rest.raised_by}`.trim();
}
