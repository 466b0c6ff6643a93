import { useState } from "react";
import type { BrandColoursAnswer } from "../../routes/api/contract.ts";
import type { ScreenWords } from "../../routes/words/words.ts";
import { fill, useWords } from "../words.ts";
import { COLOUR_KEYS, type Colours, pickerColour } from "./colours.ts";

interface Props {
  brand: BrandColoursAnswer;
  custom: Partial<Colours>;
  onChange: (custom: Partial<Colours>) => void;
}

/** The Brand Colors card. */
export function ColourCard({ brand, custom, onChange }: Props) {
  const { colours: says } = useWords("documents");
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="card" aria-labelledby="brand-colors">
      <header>
        <h2 id="brand-colors">{says.title}</h2>
        <button
          type="button"
          className="button button-small"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? says.hide : says.customize}
        </button>
      </header>
      <p className="hint">{sourceOf(brand, says)}</p>
      <ul className="swatches">
        {Object.entries(brand.brand_colors).map(([name, hex]) => (
          <li key={name}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <rect width="24" height="24" rx="2" fill={hex} />
            </svg>
            <span>{name} {hex}</span>
          </li>
        ))}
      </ul>
      {isOpen && (
        <div className="pickers">
          {COLOUR_KEYS.map((key) => (
            <label key={key}>
              <input
                type="color"
                value={pickerColour(key, brand.brand_colors, custom)}
                onChange={(event) => onChange({ ...custom, [key]: event.target.value })}
              />
              <span>{says.keys[key]}</span>
            </label>
          ))}
          <button
            type="button"
            className="quiet"
            disabled={Object.keys(custom).length === 0}
            onClick={() => onChange({})}
          >
            {says.undo}
          </button>
        </div>
      )}
    </section>
  );
}

function sourceOf(
  { colors_extracted: isExtracted, extraction_confidence: confidence }: BrandColoursAnswer,
  says: ScreenWords["documents"]["colours"],
): string {
  return isExtracted ? fill(says.found, { percent: Math.round(confidence * 100) }) : says.none;
}
