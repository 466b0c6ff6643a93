import { type ReactNode, useState } from "react";
import { fill, formOf, useWords } from "../words.ts";
import { UnfoldToggle } from "./UnfoldToggle.tsx";

interface Props {
  /** None where the table has no name of its own. */
  title: string | undefined;
  rows: number;
  children: ReactNode;
}

/** A table that stays folded on a phone until it is asked for; on a wide screen it simply stands. */
export function TableFold({ title, rows, children }: Props) {
  const { table } = useWords("anchors");
  const { locale } = useWords("common");
  const [isOpen, setOpen] = useState(false);
  const show = title === undefined
    ? fill(formOf(table.showUnnamed, rows, locale), { count: rows })
    : fill(formOf(table.show, rows, locale), { title, count: rows });
  return (
    <>
      <UnfoldToggle
        className="table-toggle"
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        words={{ show, hide: table.hide }}
      />
      <div className={isOpen ? "table-fold is-open" : "table-fold"}>{children}</div>
    </>
  );
}
