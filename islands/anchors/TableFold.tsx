import { type ReactNode, useState } from "react";
import { fill, formOf, useWords } from "../words.ts";

interface Props {
  title: string;
  rows: number;
  children: ReactNode;
}

/** A table that stays folded on a phone until it is asked for; on a wide screen it simply stands. */
export function TableFold({ title, rows, children }: Props) {
  const { table } = useWords("anchors");
  const { locale } = useWords("common");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="table-toggle" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? table.hide : fill(formOf(table.show, rows, locale), { title, count: rows })}
      </button>
      <div className={isOpen ? "table-fold is-open" : "table-fold"}>{children}</div>
    </>
  );
}
