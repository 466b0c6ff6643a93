import type { Section } from "../../routes/api/contract.ts";
import { Inline } from "../journey/markup.tsx";
import { sectionLabel } from "../labels.ts";
import { BlockView } from "./BlockView.tsx";
import { NamedLines } from "./NamedLines.tsx";
import { Passage } from "./Passage.tsx";

/** A section of an anchor: its claim, what carries it, what it decides and how sure it is. */
export function SectionView({ section }: { section: Section }) {
  const { headline, blocks, choice, confidence, open_questions: questions, note } = section;
  const lines = choice === null ? [] : [
    ["Chosen", choice.chosen],
    ["Rejected", choice.rejected],
    ["Why", choice.why],
    ["Gives up", choice.gives_up],
  ].flatMap(([name = "", text = ""]) => text === "" ? [] : [{ name, text }]);
  return (
    <section className="section">
      <p className="label">{sectionLabel(section.id)}</p>
      <Passage marks={headline.marks} words={headline.text}>
        <h3>
          <Inline text={headline.text} />
        </h3>
      </Passage>
      {blocks.map((block, index) => <BlockView key={index} block={block} />)}
      {choice && (
        <Passage
          marks={choice.marks}
          words={lines.map(({ text }) => text).join(" ")}
        >
          <NamedLines lines={lines} />
        </Passage>
      )}
      <p className="confidence">
        Confidence {Math.round(confidence.score * 100)}%: {confidence.said} said, {confidence.source} sourced,
        {" "}
        {confidence.inference} inferred, {confidence.assumption} assumed.
        {confidence.deductions.length > 0 && ` Less for: ${confidence.deductions.join("; ")}.`}
        {confidence.raised_by && ` ${raisedBy(confidence.raised_by)}`}
        {section.written_by === "model"
          ? ` Written by ${section.model ?? "a model"}.`
          : " Written by rules from your facts."}
      </p>
      {questions.length > 0 && (
        <div className="open-questions">
          <h4>Open</h4>
          <ul>{questions.map((question) => <li key={question}>{question}</li>)}</ul>
        </div>
      )}
      {note && <p className="note">{note}</p>}
    </section>
  );
}

function raisedBy(text: string): string {
  return /^raised by/i.test(text) ? text : `Raised by ${text}`;
}
