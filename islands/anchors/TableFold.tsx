import { type ReactNode, useState } from "react";

interface Props {
  title: string;
  rows: number;
  children: ReactNode;
}

/** A table that stays folded on a phone until it is asked for; on a wide screen it simply stands. */
export function TableFold({ title, rows, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="table-toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? "Hide the table" : `Show the table: ${title}, ${rows === 1 ? "1 row" : `${rows} rows`}`}
      </button>
      <div className={isOpen ? "table-fold is-open" : "table-fold"}>{children}</div>
    </>
  );
}
