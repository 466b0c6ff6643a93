import type { WorksheetRow } from "../../routes/api/contract.ts";
import { fill, useWords } from "../words.ts";
import { FactRow } from "./FactRow.tsx";
import type { Editing } from "./use_facts.ts";

interface Props {
  rows: WorksheetRow[];
  /** At a read-back the rows are the screen's main thing; under an answer they are a line beside it. */
  isReadBack: boolean;
  /** Of the values. */
  language: string;
  editing: Editing;
}

/** What was read from the last answer, or at a read-back from all answers of its anchor; unclear rows stand first. */
export function Worksheet({ rows, isReadBack, language, editing }: Props) {
  const { facts } = useWords("journey");
  if (rows.length === 0) return null;
  const title = isReadBack ? facts.readBack : facts.read;
  const hint = isReadBack ? facts.readBackHint : facts.readHint;
  return (
    <section className={isReadBack ? "worksheet worksheet-read-back" : "worksheet"} aria-label={title}>
      <p className="worksheet-title">
        {fill(facts.lead, { title })} <span>{hint}</span>
      </p>
      <ul>
        {rows.map((row, index) => (
          <li key={row.id}>
            <FactRow
              row={row}
              above={rows[index - 1]}
              language={language}
              editing={editing}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
