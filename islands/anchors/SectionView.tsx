import { useContext } from "react";
import type { Section } from "../../routes/api/contract.ts";
import { Inline } from "../journey/markup.tsx";
import { lessFor } from "./less_for.ts";
import { fill, fillNodes, useWords } from "../words.ts";
import { BlockView } from "./BlockView.tsx";
import { NamedLines } from "./NamedLines.tsx";
import { Passage } from "./Passage.tsx";
import { Quoted, Theirs, Written } from "./Quoted.tsx";

/** A section of an anchor: its claim, what carries it, what it decides and how sure it is. */
export function SectionView({ section }: { section: Section }) {
  const { section: says } = useWords("anchors");
  const { sections } = useWords("foundation");
  const { headline, blocks, choice, confidence, open_questions: questions, note } = section;
  const lines = choice === null ? [] : CHOICE_PARTS.flatMap((part) => {
    const text = choice[part];
    return text === "" ? [] : [{ name: says.choice[part], text }];
  });
  const raised = confidence.raised_by;
  const language = useContext(Written);
  const theirs = section.written_by === "model" ? language : undefined;
  return (
    <section className="section">
      <p className="label">{sections[section.id]}</p>
      <Theirs value={theirs}>
        <Passage marks={headline.marks} words={headline.text}>
          <h3>
            <Inline text={headline.text} />
          </h3>
        </Passage>
        {blocks.map((block, index) => <BlockView key={index} block={block} />)}
        {choice && (
          <Passage marks={choice.marks} words={lines.map(({ text }) => text).join(" ")}>
            <NamedLines lines={lines} />
          </Passage>
        )}
      </Theirs>
      <p className="confidence">
        {fill(says.confidence, { ...confidence, percent: Math.round(confidence.score * 100) })}
        {confidence.deductions.length > 0 &&
          ` ${lessFor(confidence.deductions, says)}`}
        {raised && ` ${/^raised by/i.test(raised) ? raised : fill(says.raisedBy, { what: raised })}`}{" "}
        {section.written_by === "model"
          ? fill(says.byModel, { model: section.model ?? says.aModel })
          : says.byRules}
      </p>
      {questions.length > 0 && (
        <div className="open-questions">
          <h4>{says.open}</h4>
          <ul>
            {questions.map((question) => (
              <li key={question}>
                <Quoted text={question} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {section.others?.map(({ model, sentences }) => (
        <p key={model} className="note">
          {fillNodes(says.byAnother, {
            model,
            sentences: <span lang={language}>{sentences.map((each) => `“${each}”`).join(" · ")}</span>,
          })}
        </p>
      ))}
      {note && <p className="note">{note}</p>}
    </section>
  );
}

const CHOICE_PARTS = ["chosen", "rejected", "why", "gives_up"] as const;
