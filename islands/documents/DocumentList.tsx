import type { DocumentAnswer } from "../../routes/api/contract.ts";
import { LocalTime } from "../ui/LocalTime.tsx";
import { Download } from "../ui/icons.ts";

const DOTS = 3;
const KILOBYTES = 1024;
const WHEN: Intl.DateTimeFormatOptions = {
  month: "short",
  day: "numeric",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
};

/** The finished documents, newest first. */
export function DocumentList({ documents }: { documents: DocumentAnswer[] }) {
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
          </div>
          <Dots colours={document.brand_colors} />
          <a className="button button-small" href={document.download_url} download={document.file_name}>
            <Download aria-hidden /> Download
          </a>
        </li>
      ))}
    </ul>
  );
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
