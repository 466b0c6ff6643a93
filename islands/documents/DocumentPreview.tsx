import type { Colours } from "./colours.ts";
import { contrastOf } from "./contrast.ts";

interface Props {
  company: string;
  template: string;
  colours: Colours;
}

const READABLE = 4.5;
const LINES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** A page as the chosen template and colours will make it; drawn here, with no trip to the server. */
export function DocumentPreview({ company, template, colours }: Props) {
  const ratio = contrastOf(colours.text, colours.background);
  return (
    <figure className="preview">
      <svg viewBox="0 0 420 594" role="img" aria-label={`A page of ${company} in the style ${template}`}>
        <rect width="420" height="594" fill={colours.background} />
        <Frame template={template} colours={colours} />
        <text x="48" y="120" fontSize="26" className="preview-title" fill={colours.text}>{shorten(company)}</text>
        <text x="48" y="152" fontSize="13" fill={colours.text}>Brand strategy</text>
        <rect x="48" y="176" width="64" height="3" fill={colours.accent} />
        {LINES.map((line) => (
          <rect
            key={line}
            x="48"
            y={212 + line * 18}
            width={line % 4 === 3 ? 150 : 230 + (line * 37) % 44}
            height="4"
            fill={colours.text}
            opacity="0.55"
          />
        ))}
        <rect x="48" y="420" width="150" height="96" fill={colours.primary} />
        <rect x="210" y="420" width="76" height="96" fill={colours.secondary} />
        <rect x="298" y="420" width="74" height="96" fill={colours.accent} />
      </svg>
      <figcaption>
        Text on background: {ratio.toFixed(1)}:1.{" "}
        {ratio < READABLE && "That is too faint to read, so the document will shift the text colour to 4.5:1."}
      </figcaption>
    </figure>
  );
}

/** What sets one template's page off from another's. */
function Frame({ template, colours }: Omit<Props, "company">) {
  if (/bold|modern/i.test(template)) return <rect width="420" height="64" fill={colours.primary} />;
  if (/editorial|classic|book/i.test(template)) {
    return <path d="M48 64h324M48 68h324M48 546h324" stroke={colours.primary} />;
  }
  if (/minimal|quiet|plain/i.test(template)) return <rect x="48" y="64" width="12" height="12" fill={colours.primary} />;
  return <rect width="16" height="594" fill={colours.primary} />;
}

function shorten(company: string): string {
  return company.length > 24 ? `${company.slice(0, 23)}…` : company;
}
