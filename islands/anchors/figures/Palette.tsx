import type { Figure } from "../../../routes/api/contract.ts";
import { fill, useWords } from "../../words.ts";

/** The founder's own colours, each with its role and how readable it is. */
export function Palette({ entries }: Extract<Figure, { kind: "palette" }>) {
  const { colour } = useWords("anchors").figures;
  return (
    <ul className="palette">
      {entries.map(({ role, hex, contrast, source }) => (
        <li key={role}>
          <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
            <rect width="40" height="40" rx="2" fill={hex} />
          </svg>
          <span>{fill(colour, { role, hex, contrast, source })}</span>
        </li>
      ))}
    </ul>
  );
}
