import { type FormEvent, useEffect, useId, useState } from "react";
import type { WorksheetRow } from "../../routes/api/contract.ts";
import type { Change } from "./use_facts.ts";

interface Props {
  row: WorksheetRow;
  /** Of its value and its quote. */
  language: string;
  onChange: Change;
}

const STATES = {
  read: "",
  confirmed: "confirmed",
  corrected: "corrected",
  unclear: "not clear yet",
} as const;
/** A value longer than this is edited over several lines. */
const LONG = 48;

/** One fact as an editable line: its name, what was read, and what became of a change. */
export function FactRow({ row, language, onChange }: Props) {
  const { id, label, value, state } = row;
  const [text, setText] = useState(value);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState("");
  const field = useId();
  const isChanged = text.trim() !== value.trim();

  useEffect(() => setText(value), [value]);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!isChanged || isSaving) return;
    setSaving(true);
    setProblem(await onChange(id, text.trim()));
    setSaving(false);
  }

  const about = `${field}-about`;
  const box = {
    id: field,
    lang: language,
    value: text,
    readOnly: isSaving,
    placeholder: state === "unclear" ? "Say it here, or in your next answer" : "Struck out",
    "aria-describedby": about,
    "aria-invalid": problem !== "",
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
  };
  return (
    <form className={`fact fact-${state}`} onSubmit={(event) => void save(event)}>
      <label htmlFor={field}>
        {label}
        {STATES[state] !== "" && <span className="fact-state">{STATES[state]}</span>}
      </label>
      <div className="fact-line">
        {value.length > LONG ? <textarea rows={2} {...box} /> : <input type="text" {...box} />}
        {isChanged && (
          <button type="submit" className="button button-small" disabled={isSaving}>
            {isSaving ? "Saving…" : text.trim() === "" ? "Strike out" : "Save"}
          </button>
        )}
      </div>
      <p id={about} className={problem === "" ? "fact-about" : "fact-about fact-problem"} aria-live="polite">
        {problem !== "" ? problem : <Origin row={row} language={language} />}
      </p>
    </form>
  );
}

/** The words that a value was read from, where they are others, and what they leave open. */
function Origin({ row: { value, quote, question }, language }: Pick<Props, "row" | "language">) {
  const isShown = question !== undefined || (quote !== "" && quote !== value && !value.includes(quote));
  return (
    <>
      {isShown && <span lang={language}>{`“${quote}”`}</span>}
      {question !== undefined && ` ${question}`}
    </>
  );
}
