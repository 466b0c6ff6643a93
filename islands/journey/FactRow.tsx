import { type FormEvent, memo, useId, useState } from "react";
import type { WorksheetRow } from "../../routes/api/contract.ts";
import { fill, useWords } from "../words.ts";
import { editOf, type OpenEdit } from "./edits.ts";
import { repeatsQuote, showsQuote } from "./quotes.ts";
import type { Editing } from "./use_facts.ts";

interface Props {
  row: WorksheetRow;
  /** The row just above it. */
  above?: WorksheetRow | undefined;
  /** Of its value and its quote. */
  language: string;
  /** True where each row can be locked now: else each would be one more stop for whoever goes by keyboard. */
  isLocking?: boolean;
  editing: Editing;
}

interface LineProps extends Omit<Props, "editing">, Pick<Editing, "isSaving" | "type" | "save" | "lock"> {
  /** What was typed over it and is not saved yet. */
  edit: OpenEdit | undefined;
}

/** A value wider than so many letters would be cut off on a phone, and is edited over several lines. */
const LONG = 32;
const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u30ff\uff01-\uff60]/gu;

/** Japanese letters take the room of two. */
function isLong(value: string): boolean {
  return value.length + (value.match(WIDE)?.length ?? 0) > LONG;
}

/** One fact as an editable line: its name, what was read, and what became of a change. */
export function FactRow({ editing: { edits, isSaving, type, save, lock }, ...shown }: Props) {
  return (
    <Line
      {...shown}
      edit={editOf(edits, shown.row)}
      isSaving={isSaving}
      type={type}
      save={save}
      lock={lock}
    />
  );
}

/** Of eighty rows only the one that is typed in is rendered again. */
const Line = memo(function Line(props: LineProps) {
  const { row, above, language, isLocking = false, edit, isSaving, type, save, lock } = props;
  const { facts } = useWords("journey");
  const { id, label, value, state, locked = false } = row;
  const [isTurning, setTurning] = useState(false);
  const [notLocked, setNotLocked] = useState("");
  // What is only asked about stands there to be kept: one press and it holds.
  const start = row.proposed ?? value;
  const field = useId();
  const text = edit?.text ?? start;
  const isChanged = text.trim() !== value.trim();
  const problem = edit?.problem ?? notLocked;

  /** The button goes with the lock where nothing is being locked: the focus stays in the row. */
  async function turnLock() {
    if (isTurning) return;
    setTurning(true);
    setNotLocked(await lock(id, !locked));
    setTurning(false);
    if (locked && !isLocking) document.getElementById(field)?.focus();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isChanged) return;
    if (edit === undefined) type(row, text);
    void save();
  }

  const about = `${field}-about`;
  const box = {
    id: field,
    lang: language,
    dir: "auto",
    value: text,
    readOnly: isSaving && isChanged,
    placeholder: state === "unclear" ? facts.sayHere : facts.struck,
    "aria-describedby": about,
    "aria-invalid": problem !== "",
    onChange: (event: { target: { value: string } }) => type(row, event.target.value),
  };
  return (
    <form className={`fact fact-${state}`} onSubmit={submit}>
      <label htmlFor={field}>
        {label}
        {facts.states[state] !== "" && <span className="fact-state">{facts.states[state]}</span>}
      </label>
      <div className="fact-line">
        {isLong(start) ? <textarea rows={1} {...box} /> : <input type="text" {...box} />}
        {isChanged && (
          <button type="submit" className="button button-small" disabled={isSaving}>
            {isSaving ? facts.saving : text.trim() === "" ? facts.strike : facts.save}
          </button>
        )}
        {!isChanged && state !== "unclear" && (isLocking || locked) && (
          <button
            type="button"
            className={locked ? "quiet" : "quiet fact-open"}
            aria-label={fill(locked ? facts.unlockOf : facts.lockOf, { label })}
            onClick={() => void turnLock()}
          >
            {locked ? facts.unlock : facts.lock}
          </button>
        )}
      </div>
      <p id={about} className={problem === "" ? "fact-about" : "fact-about fact-problem"}>
        {problem !== "" ? problem : <Origin row={row} above={above} language={language} />}
        {problem === "" && locked && ` ${facts.locked}`}
      </p>
    </form>
  );
});

/** The words that a value was read from, where they are others, and what they leave open. */
function Origin({ row, above, language }: Pick<Props, "row" | "above" | "language">) {
  const { quote, question } = row;
  return (
    <>
      {showsQuote(row) && !repeatsQuote(row, above) && <span lang={language}>{`“${quote}”`}</span>}
      {question !== undefined && ` ${question}`}
    </>
  );
}
