import type { DocumentAnswer } from "../../routes/api/contract.ts";
import { LocalTime } from "../ui/LocalTime.tsx";
import { Download, Trash } from "../ui/icons.ts";

const DOTS = 3;
const KILOBYTES = 1024;
const WHEN: Intl.DateTimeFormatOptions = {
  month: "short",
  day: "numeric",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
};

const NAMES_SHOWN = 4;

interface Props {
  documents: DocumentAnswer[];
  onDelete: (document: DocumentAnswer) => void;
}

/** The finished documents, newest first. */
export function DocumentList({ documents, onDelete }: Props) {
  return (
    <ul className="documents">
      {documents.map((document) => (
        <li key={document.document_id}>
          <div>
            <h3>{document.file_name}</h3>
            <p className="hint">
              {sizeText(document.file_size_mb)} · {document.page_count} pages ·{" "}
              <LocalTime iso={document.generated_at} options={WHEN} />
            </p>
            <p className="hint">{versionText(document)}</p>
          </div>
          <Dots colours={document.brand_colors} />
          <a className="button button-small" href={document.download_url} download={document.file_name}>
            <Download aria-hidden /> Download
          </a>
          <button
            type="button"
            className="quiet"
            aria-label={`Delete ${document.file_name}, version ${document.version ?? 1}`}
            onClick={() => onDelete(document)}
          >
            <Trash aria-hidden /> Delete
          </button>
        </li>
      ))}
    </ul>
  );
}

/** "Version 2. Changed since the one before: Market analysis, Voice guidelines." */
export function versionText({ version = 1, changes }: Pick<DocumentAnswer, "version" | "changes">): string {
  const name = `Version ${version}.`;
  if (changes === undefined) return name;
  if (changes.length === 0) return `${name} Nothing changed since the one before.`;
  const more = changes.length - NAMES_SHOWN;
  const names = changes.slice(0, NAMES_SHOWN).join(", ");
  return `${name} Changed since the one before: ${names}${more > 0 ? ` and ${more} more` : ""}.`;
}

/** Under 1 MB in whole KB, otherwise MB with one decimal. */
export function sizeText(megabytes: number): string {
  return megabytes < 1 ? `${Math.round(megabytes * KILOBYTES)} KB` : `${megabytes.toFixed(1)} MB`;
}

function Dots({ colours }: { colours: Record<string, string> }) {
  const shown = Object.entries(colours ?? {}).slice(0, DOTS);
  return (
    <svg
      className="dots"
      viewBox={`0 0 ${DOTS * 20} 16`}
      width={DOTS * 20}
      height="16"
      role="img"
      aria-label="Brand colours"
    >
      {shown.map(([name, hex], index) => (
        <circle
          key={name}
          cx={8 + index * 20}
          cy="8"
          r="7"
          fill={hex}
          stroke="currentColor"
          strokeOpacity="0.3"
        />
      ))}
    </svg>
  );
}
