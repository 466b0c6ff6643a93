import type { Colours } from "./colours.ts";
import { fill, useWords } from "../words.ts";
import { contrastOf } from "./contrast.ts";
import { NoteLines, TextLines } from "./PreviewLines.tsx";

interface Props {
  company: string;
  template: string;
  colours: Colours;
}

const READABLE = 4.5;
const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** How each template opens a page and where it puts its evidence, as the documents themselves do. */
const LAYOUTS: Record<string, { opening: Opening; notes: "left" | "right" | "below" }> = {
  professional: { opening: "rule", notes: "right" },
  editorial: { opening: "centred", notes: "left" },
  studio: { opening: "hanging", notes: "below" },
  bold: { opening: "band", notes: "right" },
};
type Opening = "rule" | "centred" | "hanging" | "band";

/** A page as the chosen template and colours will make it; drawn here, with no trip to the server. */
export function DocumentPreview({ company, template, colours }: Props) {
  const { preview } = useWords("documents");
  const { locale } = useWords("common");
  const { opening, notes } = LAYOUTS[template] ?? { opening: "rule", notes: "right" };
  const ratio = contrastOf(colours.text, colours.background);
  const textAt = notes === "left" ? 148 : opening === "hanging" ? 120 : 44;
  const width = notes === "below" ? 256 : 228;
  return (
    <figure className="preview">
      <svg viewBox="0 0 420 594" role="img" aria-label={fill(preview.title, { company, template })}>
        <rect width="420" height="594" fill={colours.background} />
        <Head company={company} opening={opening} colours={colours} />
        <TextLines x={textAt} y={200} width={width} rows={8} fill={colours.text} />
        <rect x={textAt} y="352" width={width * 0.46} height="88" fill={colours.primary} />
        <rect x={textAt + width * 0.5} y="352" width={width * 0.24} height="88" fill={colours.secondary} />
        <rect x={textAt + width * 0.78} y="352" width={width * 0.22} height="88" fill={colours.accent} />
        <TextLines x={textAt} y={468} width={width} rows={4} fill={colours.text} />
        {notes === "right" && <NoteLines x={300} y={200} colours={colours} />}
        {notes === "left" && <NoteLines x={44} y={200} colours={colours} />}
        <path d="M44 560h332" stroke={colours.text} strokeOpacity="0.3" />
      </svg>
      <figcaption>
        {fill(preview.contrast, { ratio: ratio.toLocaleString(locale, ONE_DECIMAL) })}{" "}
        {ratio < READABLE && preview.faint}
      </figcaption>
    </figure>
  );
}

/** The top of the page. */
function Head({ company, opening, colours }: { company: string; opening: Opening; colours: Colours }) {
  const name = company.length > 22 ? `${company.slice(0, 21)}…` : company;
  if (opening === "band") {
    const onBand = contrastOf("#ffffff", colours.primary) >= READABLE ? "#ffffff" : "#000000";
    return (
      <>
        <rect width="420" height="136" fill={colours.primary} />
        <text x="44" y="92" fontSize="30" className="preview-title" fill={onBand}>{name}</text>
      </>
    );
  }
  if (opening === "centred") {
    return (
      <>
        <path d="M44 64h332M44 68h332" stroke={colours.primary} />
        <text
          x="210"
          y="124"
          fontSize="30"
          textAnchor="middle"
          className="preview-italic"
          fill={colours.text}
        >
          {name}
        </text>
        <path d="M190 150h40" stroke={colours.accent} strokeWidth="2" />
      </>
    );
  }
  return (
    <>
      <text x="44" y="108" fontSize="26" className="preview-title" fill={colours.text}>{name}</text>
      {opening === "rule"
        ? <path d="M44 64h332" stroke={colours.primary} strokeWidth="3" />
        : <rect x="44" y="200" width="52" height="4" fill={colours.accent} />}
      <path d="M44 132h64" stroke={colours.accent} strokeWidth="3" />
    </>
  );
}
