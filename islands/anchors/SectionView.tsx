import type { Section } from "../../routes/api/contract.ts";
import { Inline } from "../journey/markup.tsx";
import { sectionLabel } from "../labels.ts";
import { BlockView } from "./BlockView.tsx";
import { Passage } from "./Passage.tsx";

/** A section of an anchor: its claim, what carries it, what it decides and how sure it is. */
export function SectionView({ section }: { section: Section }) {
  const { headline, blocks, choice, confidence, open_questions: questions, note } = section;
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
          words={[choice.chosen, choice.rejected, choice.why, choice.gives_up].join(" ")}
        >
          <dl className="choice-made">
            <div>
              <dt>Chosen</dt>
              <dd>
                <Inline text={choice.chosen} />
              </dd>
            </div>
            <div>
              <dt>Rejected</dt>
              <dd>
                <Inline text={choice.rejected} />
              </dd>
            </div>
            <div>
              <dt>Why</dt>
              <dd>
                <Inline text={choice.why} />
              </dd>
            </div>
            <div>
              <dt>Gives up</dt>
              <dd>
                <Inline text={choice.gives_up} />
              </dd>
            </div>
          </dl>
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
