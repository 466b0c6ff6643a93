import { useState } from "react";
import { type Theme, THEME_COOKIE, THEMES } from "../theme.ts";

const LABELS: Record<Theme, string> = { auto: "As this device", light: "Light", dark: "Dark" };
const A_YEAR_SECONDS = 31_536_000;

/** Light, dark, or as the device: kept in this browser, and taken at once. */
export function Appearance({ theme: first }: { theme: Theme }) {
  const [theme, setTheme] = useState(first);

  function choose(next: Theme) {
    setTheme(next);
    document.cookie = `${THEME_COOKIE}=${next}; path=/; max-age=${A_YEAR_SECONDS}; samesite=lax`;
    document.documentElement.dataset.theme = next;
  }

  return (
    <section className="setting" aria-labelledby="appearance">
      <h2 id="appearance">Appearance</h2>
      <fieldset className="theme-choice">
        <legend className="hint">
          How Holdfast looks in this browser. Your documents keep your own colours.
        </legend>
        {THEMES.map((each) => (
          <label key={each} className="check">
            <input
              type="radio"
              name="theme"
              value={each}
              checked={theme === each}
              onChange={() => choose(each)}
            />
            <span>{LABELS[each]}</span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}
