import { type ReactNode, useContext, useState } from "react";
import { fill, formOf, useWords } from "../words.ts";
import { useTextLanguages } from "./Quoted.tsx";
import { Still, StillToggle } from "./StillToggle.tsx";

interface Props {
  title: string;
  rows: number;
  children: ReactNode;
}

/** A table that stays folded on a phone until it is asked for; on a wide screen it simply stands. */
export function TableFold({ title, rows, children }: Props) {
  const { table } = useWords("anchors");
  const { locale } = useWords("common");
  const isStill = useContext(Still);
  const { ours } = useTextLanguages();
  const [isOpen, setOpen] = useState(false);
  const show = fill(formOf(table.show, rows, locale), { title, count: rows });
  return (
    <>
      {isStill ? <StillToggle className="table-toggle" lang={ours}>{show}</StillToggle> : (
        <button
          type="button"
          className="table-toggle"
          lang={ours}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? table.hide : show}
        </button>
      )}
      <div className={isOpen ? "table-fold is-open" : "table-fold"}>{children}</div>
    </>
  );
}
