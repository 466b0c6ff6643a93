import type { Mark } from "../../routes/api/contract.ts";
import { useWords } from "../words.ts";

/** The ledger's code: each kind has a shape as well as a colour. */
export function MarkShape({ kind }: { kind: Mark["kind"] }) {
  const { kinds } = useWords("anchors").evidence;
  return (
    <svg
      className={`mark mark-${kind}`}
      viewBox="0 0 10 10"
      width="10"
      height="10"
      role="img"
      aria-label={kinds[kind]}
    >
      {kind === "said" && <circle cx="5" cy="5" r="4" fill="currentColor" />}
      {kind === "source" && <rect x="1" y="1" width="8" height="8" fill="currentColor" />}
      {kind === "inference" && <path d="M0 5h10" stroke="currentColor" strokeWidth="1.5" />}
      {kind === "assumption" && (
        <path d="M5 .5 9.500 9H.5z" fill="none" stroke="currentColor" strokeWidth="1.500" />
      )}
    </svg>
  );
}
