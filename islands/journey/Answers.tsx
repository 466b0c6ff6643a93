import type { KeyboardEvent } from "react";
import type { QuestionAnswer } from "../../routes/api/contract.ts";
import { fill, useWords } from "../words.ts";
import type { Chosen } from "./drafts.ts";
import { letterAt, optionNamed } from "./letters.ts";

type Side = Chosen[string];

interface OptionsProps {
  options: string[];
  language: string;
  isDisabled: boolean;
  onPick: (option: string) => void;
  /** Puts an answer where it can be changed before it is sent; left out where it is taken whole. */
  onEdit?: (option: string) => void;
}

/** Whole answers to pick from, each with its letter; picking one sends it. */
export function Options({ options, language, isDisabled, onPick, onEdit }: OptionsProps) {
  const { answers } = useWords("journey");

  // Only while the focus is in the list: a letter typed anywhere else is a letter.
  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const option = event.key.length === 1 ? optionNamed(event.key, options) : null;
    if (option === null || isDisabled) return;
    event.preventDefault();
    onPick(option);
  }

  return (
    <ul className="options" aria-label={answers.options} onKeyDown={press}>
      {options.map((option, place) => (
        <li key={option}>
          <button type="button" className="option" disabled={isDisabled} onClick={() => onPick(option)}>
            <kbd>{letterAt(place)}</kbd>
            <span lang={language}>{option}</span>
          </button>
          {onEdit && (
            <button
              type="button"
              className="quiet"
              disabled={isDisabled}
              onClick={() => onEdit(option)}
            >
              {answers.edit}
              <span className="visually-hidden" lang={language}>: {option}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

interface ChoicesProps {
  lines: NonNullable<QuestionAnswer["choices"]>;
  language: string;
  chosen: Chosen;
  isDisabled: boolean;
  onChoose: (chosen: Chosen) => void;
  onSend: () => void;
}

/** The trade-offs, a line each. Every second line shows its sides the other way round. */
export function Choices({ lines, language, chosen, isDisabled, onChoose, onSend }: ChoicesProps) {
  const { answers } = useWords("journey");
  const open = lines.length - Object.keys(chosen).length;
  return (
    <div className="choices">
      {lines.map((line, index) => (
        <fieldset key={line.id} className="choice" disabled={isDisabled}>
          <legend className="visually-hidden">
            <span lang={language}>{line.a}</span> {answers.or} <span lang={language}>{line.b}</span>
          </legend>
          {sidesOf(index).map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={line.id}
                value={side}
                checked={chosen[line.id] === side}
                onChange={() => onChoose({ ...chosen, [line.id]: side })}
              />
              <span lang={language}>{line[side]}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <p className="choices-note">{answers.reasons}</p>
      <button
        type="button"
        className="button button-main"
        disabled={isDisabled || open > 0}
        onClick={onSend}
      >
        {open > 0 ? fill(answers.open, { count: open }) : answers.send}
      </button>
    </div>
  );
}

function sidesOf(index: number): Side[] {
  return index % 2 === 0 ? ["a", "b"] : ["b", "a"];
}
