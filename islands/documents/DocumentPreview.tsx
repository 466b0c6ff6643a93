import { useEffect, useRef, useState } from "react";
import type { Colours } from "./colours.ts";
import { fill, useWords } from "../words.ts";
import { contrastOf } from "./contrast.ts";
import { NoteLines, TextLines } from "./PreviewLines.tsx";

interface Props {
  company: string;
  template: string;
  colours: Colours;
  /** The document whose first pages are shown. */
  shown: ShownType;
  onShow: (type: ShownType) => void;
  /** Where the picture of its first pages is; null while there is no foundation. */
  picture: string | null;
}

const SHOWN = ["brand_strategy", "pitch_deck"] as const;
export type ShownType = typeof SHOWN[number];

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

/** The first pages of what would be made now, in the chosen template and colours; a sketch while there are none. */
export function DocumentPreview(props: Props) {
  const { company, template, colours, shown, onShow, picture } = props;
  const { make, preview } = useWords("documents");
  const { locale } = useWords("common");
  const image = useRef<HTMLImageElement>(null);
  const [ready, setReady] = useState("");
  const [failed, setFailed] = useState("");
  const names = { brand_strategy: make.strategy, pitch_deck: make.deck };
  const ratio = contrastOf(colours.text, colours.background);
  const hasPages = picture !== null && failed !== picture;

  useEffect(() => {
    // It may have come, or not, before this page could hear of it.
    const { complete, naturalWidth } = image.current ?? { complete: false, naturalWidth: 0 };
    if (picture !== null && complete) (naturalWidth === 0 ? setFailed : setReady)(picture);
  }, [picture]);

  return (
    <figure className="preview">
      {picture !== null && (
        <div className="preview-which" role="group" aria-label={preview.which}>
          {SHOWN.map((type) => (
            <button
              key={type}
              type="button"
              aria-pressed={shown === type}
              onClick={() => onShow(type)}
            >
              {names[type]}
            </button>
          ))}
        </div>
      )}
      {hasPages
        ? (
          <img
            ref={image}
            className={`preview-${shown} ${ready === picture ? "" : "is-coming"}`}
            src={picture}
            loading="lazy"
            alt={fill(preview.pages, { name: names[shown], company, template })}
            onLoad={() => setReady(picture)}
            onError={() => setFailed(picture)}
          />
        )
        : <Sketch company={company} template={template} colours={colours} />}
      <figcaption>
        {hasPages
          ? (
            <>
              {ready === picture ? preview.now : preview.coming}{" "}
              <a href={picture} target="_blank">{preview.larger}</a>
            </>
          )
          : picture === null
          ? preview.sketch
          : preview.failed} {fill(preview.contrast, { ratio: ratio.toLocaleString(locale, ONE_DECIMAL) })}
        {" "}
        {ratio < READABLE && preview.faint}
      </figcaption>
    </figure>
  );
}

/** A page as the chosen template and colours would make it, without its words. */
function Sketch({ company, template, colours }: Pick<Props, "company" | "template" | "colours">) {
  const { preview } = useWords("documents");
  const { opening, notes } = LAYOUTS[template] ?? { opening: "rule", notes: "right" };
  const textAt = notes === "left" ? 148 : opening === "hanging" ? 120 : 44;
  const width = notes === "below" ? 256 : 228;
  return (
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
