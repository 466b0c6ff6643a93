import type { ReactNode } from "react";
import { capitalised, fill, useWords } from "../../../islands/words.ts";

interface Props {
  caption: string;
  /** True where the caption stands above the table already, and is for those alone who hear it. */
  isNamedAbove?: boolean;
  columns: string[];
  /** The first cell of each row heads it. */
  rows: ReactNode[][];
}

/** What fits beside each other on a phone: cells here are sentences. */
const MOST_ON_PHONE = 2;

/**
 * A real table: caption, column heads, row heads. It scrolls sideways where it must, also by keyboard; on a phone the
 * columns of a wide one stand below each other.
 */
export function DataTable({ caption, isNamedAbove = false, columns, rows }: Props): ReactNode {
  const { table } = useWords("reading");
  if (rows.length === 0) return null;
  return (
    <div className="table-scroll" tabIndex={0} role="group" aria-label={fill(table, { caption })}>
      <table className={columns.length > MOST_ON_PHONE ? "stacks" : undefined}>
        <caption className={isNamedAbove ? "visually-hidden" : undefined}>{caption}</caption>
        {columns.some((column) => column !== "") && (
          <thead>
            <tr>{columns.map((column, index) => <ColumnHead key={index} name={column} />)}</tr>
          </thead>
        )}
        <tbody>
          {rows.map(([head, ...cells], index) => (
            <tr key={index}>
              <th scope="row">{head}</th>
              {cells.map((cell, place) => (
                <td key={place} data-column={capitalised(columns[place + 1] ?? "")}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ColumnHead({ name }: { name: string }): ReactNode {
  return name === "" ? <td /> : <th scope="col">{capitalised(name)}</th>;
}
