import type { ReactNode } from "react";
import type { Block, Choice, Confidence, Section } from "../../../agents/domain/anchors.ts";
import type { Figure } from "../../../agents/domain/figures.ts";
import type { Linked } from "../../../islands/anchors/mark_links.ts";
import { lessFor } from "../../../islands/anchors/less_for.ts";
import { fill, fillNodes, useWords } from "../../../islands/words.ts";
import type { ScreenWords } from "../../words/words.ts";
import { NoteBook, type NoteWords } from "./evidence.tsx";
import { Fold } from "./fold.tsx";
import { figureTable } from "./figure_table.ts";
import { DataTable } from "./table.tsx";

/** What a section is written with: where its marks lead, and the words around it. */
interface Surroundings {
  linked: Linked;
  words: Pick<ScreenWords, "reading" | "anchors"> & { notes: NoteWords };
}

/** One section of an anchor, with its evidence below it. The book numbers marks in reading order. */
export function sectionBody(section: Section, { linked, words }: Surroundings): ReactNode {
  const book = new NoteBook(section.id, linked, words.notes);
  const headline = book.claim(section.headline);
  const blocks = section.blocks.map((block, index) => (
    <div key={index} className="block">{blockBody(block, { book, section, says: words.reading })}</div>
  ));
  const choice = section.choice && choiceBody(section.choice, book, words);
  return (
    <section
      key={section.id}
      className="reading-section"
      aria-labelledby={`${section.id}-title ${section.id}`}
    >
      <p className="label" id={`${section.id}-title`}>{section.title}</p>
      <h3 id={section.id}>{headline}</h3>
      <Fold isPart label={<PartLabel title={section.title} />}>
        {blocks}
        {choice}
        <p className="confidence">{confidenceLine(section.confidence, words)}</p>
        {section.open_questions.length > 0 && (
          <>
            <h4>{words.reading.open}</h4>
            <ul className="plain-points">
              {section.open_questions.map((question) => <li key={question}>{question}</li>)}
            </ul>
          </>
        )}
        {book.list(section.title)}
      </Fold>
    </section>
  );
}

/** What opens a part, and folds it again: which of them is heard, its name stands just above. */
function PartLabel({ title }: { title: string }): ReactNode {
  const { open } = useWords("anchors").reading;
  return (
    <>
      {open} <span className="visually-hidden">{title}</span>
    </>
  );
}

interface Around {
  book: NoteBook;
  section: Section;
  says: ScreenWords["reading"];
}

function blockBody(block: Block, { book, section, says }: Around): ReactNode {
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
          isNamedAbove={block.title === undefined}
          columns={[...block.columns, says.evidenceColumn]}
          rows={block.rows.map((row) => [...row.cells, book.refs(row.marks)])}
        />
      );
    case "figure":
      return (
        <>
          <FigureBody title={block.title} figure={block.figure} />
          {block.marks.length > 0 && (
            <p className="label">{fillNodes(says.restsOn, { notes: book.refs(block.marks) })}</p>
          )}
        </>
      );
  }
}

/** A picture told in full: what it shows, then its data. */
export function FigureBody({ title, figure }: { title: string; figure: Figure }): ReactNode {
  const { summary, columns, rows } = figureTable(figure, useWords("reading").figures);
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <DataTable caption={summary} columns={columns} rows={rows} />
    </figure>
  );
}

function choiceBody(choice: Choice, book: NoteBook, { reading, anchors }: Surroundings["words"]): ReactNode {
  const names = anchors.section.choice;
  const lines = [
    [names.chosen, choice.chosen],
    [names.rejected, choice.rejected],
    [names.why, choice.why],
    [names.gives_up, choice.gives_up],
  ].filter(([, text]) => text !== "");
  return (
    <>
      <h4>{fillNodes(reading.choice, { notes: book.refs(choice.marks) })}</h4>
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

function confidenceLine(confidence: Confidence, { reading, anchors }: Surroundings["words"]): string {
  const { score, deductions, raised_by } = confidence;
  const told = fill(reading.confidence, { ...confidence, percent: Math.round(score * 100) });
  const less = deductions.length === 0 ? "" : ` ${lessFor(deductions, anchors.section)}`;
  return `${told}${less} ${raised_by}`.trim();
}
