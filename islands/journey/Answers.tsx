import { useState } from "react";
import type { QuestionAnswer } from "../../routes/api/contract.ts";

type Side = "a" | "b";

interface OptionsProps {
  options: string[];
  isDisabled: boolean;
  onPick: (option: string) => void;
}

/** Whole answers to pick from; picking one sends it. */
export function Options({ options, isDisabled, onPick }: OptionsProps) {
  return (
    <ul className="options" aria-label="Possible answers">
      {options.map((option) => (
        <li key={option}>
          <button type="button" disabled={isDisabled} onClick={() => onPick(option)}>{option}</button>
        </li>
      ))}
    </ul>
  );
}

interface ChoicesProps {
  lines: NonNullable<QuestionAnswer["choices"]>;
  isDisabled: boolean;
  onChoose: (choices: Record<string, Side>) => void;
}

/** The trade-offs, a line each. Every second line shows its sides the other way round. */
export function Choices({ lines, isDisabled, onChoose }: ChoicesProps) {
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const open = lines.length - Object.keys(chosen).length;
  return (
    <div className="choices">
      {lines.map((line, index) => (
        <fieldset key={line.id} className="choice" disabled={isDisabled}>
          <legend className="visually-hidden">{`${line.a} or ${line.b}`}</legend>
          {sidesOf(index).map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={line.id}
                checked={chosen[line.id] === side}
                onChange={() => setChosen({ ...chosen, [line.id]: side })}
              />
              <span>{line[side]}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <p className="choices-note">Write your reasons below if you like, then send.</p>
      <button
        type="button"
        className="button button-main"
        disabled={isDisabled || open > 0}
        onClick={() => onChoose(chosen)}
      >
        {open > 0 ? `${open} still open` : "Send these choices"}
      </button>
    </div>
  );
}

function sidesOf(index: number): Side[] {
  return index % 2 === 0 ? ["a", "b"] : ["b", "a"];
}
