import type { DocumentAnswer } from "../../routes/api/contract.ts";
import type { ScreenWords } from "../../routes/words/words.ts";
import { LocalTime } from "../ui/LocalTime.tsx";
import { fill, formOf, useWords } from "../words.ts";
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

type ListWords = ScreenWords["documents"]["list"];

interface Props {
  documents: DocumentAnswer[];
  onDelete: (document: DocumentAnswer) => void;
}

/** The finished documents, newest first. */
export function DocumentList({ documents, onDelete }: Props) {
  const { list } = useWords("documents");
  const { locale } = useWords("common");
  return (
    <ul className="documents">
      {documents.map((document) => (
        <li key={document.document_id}>
          <div>
            <h3>{document.file_name}</h3>
            <p className="hint">
              {sizeText(document.file_size_mb, list, locale)} ·{" "}
              {fill(formOf(list.pages, document.page_count, locale), { count: document.page_count })} ·{" "}
              <LocalTime iso={document.generated_at} options={WHEN} />
            </p>
            <p className="hint">{versionText(document, list)}</p>
          </div>
          <Dots colours={document.brand_colors} />
          <a className="button button-small" href={document.download_url} download={document.file_name}>
            <Download aria-hidden /> {list.download}
          </a>
          <button
            type="button"
            className="quiet"
            aria-label={fill(list.deleteOf, { file: document.file_name, version: document.version ?? 1 })}
            onClick={() => onDelete(document)}
          >
            <Trash aria-hidden /> {list.delete}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** "Version 2. Changed since the one before: Market analysis, Voice guidelines." */
export function versionText(
  { version = 1, changes }: Pick<DocumentAnswer, "version" | "changes">,
  says: ListWords,
): string {
  if (changes === undefined) return fill(says.version, { version });
  if (changes.length === 0) return fill(says.unchanged, { version });
  const more = changes.length - NAMES_SHOWN;
  const names = changes.slice(0, NAMES_SHOWN).join(", ");
  return more > 0 ? fill(says.changedMore, { version, names, more }) : fill(says.changed, { version, names });
}

/** Under 1 MB in whole KB, otherwise MB with one decimal. */
export function sizeText(megabytes: number, says: ListWords, locale: string): string {
  if (megabytes < 1) return fill(says.kilobytes, { size: Math.round(megabytes * KILOBYTES) });
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return fill(says.megabytes, { size: megabytes.toLocaleString(locale, oneDecimal) });
}

function Dots({ colours }: { colours: Record<string, string> }) {
  const { list } = useWords("documents");
  const shown = Object.entries(colours ?? {}).slice(0, DOTS);
  return (
    <svg
      className="dots"
      viewBox={`0 0 ${DOTS * 20} 16`}
      width={DOTS * 20}
      height="16"
      role="img"
      aria-label={list.colours}
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
