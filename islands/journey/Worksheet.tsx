import type { WorksheetRow } from "../../routes/api/contract.ts";
import { FactRow } from "./FactRow.tsx";
import type { Change } from "./use_facts.ts";

interface Props {
  rows: WorksheetRow[];
  /** At a read-back the rows are the screen's main thing; under an answer they are a line beside it. */
  isReadBack: boolean;
  /** Of the values. */
  language: string;
  onChange: Change;
}

/** What was read from the last answer, or at a read-back from all answers of its anchor; unclear rows stand first. */
export function Worksheet({ rows, isReadBack, language, onChange }: Props) {
  if (rows.length === 0) return null;
  const title = isReadBack ? "The facts of this anchor" : "Read from your answer";
  const hint = isReadBack
    ? "Change what is wrong. What you leave as it is counts as confirmed once you pick a sentence."
    : "Change it here if it was misread.";
  return (
    <section className={isReadBack ? "worksheet worksheet-read-back" : "worksheet"} aria-label={title}>
      <p className="worksheet-title">
        {title}. <span>{hint}</span>
      </p>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <FactRow row={row} language={language} onChange={onChange} />
          </li>
        ))}
      </ul>
    </section>
  );
}
