import { useState } from "react";
import { type Theme, THEME_COOKIE, THEMES } from "../theme.ts";
import { useWords } from "../words.ts";

const A_YEAR_SECONDS = 31_536_000;

/** Light, dark, or as the device: kept in this browser, and taken at once. */
export function Appearance({ theme: first }: { theme: Theme }) {
  const { appearance } = useWords("settings");
  const [theme, setTheme] = useState(first);

  function choose(next: Theme) {
    setTheme(next);
    document.cookie = `${THEME_COOKIE}=${next}; path=/; max-age=${A_YEAR_SECONDS}; samesite=lax`;
    document.documentElement.dataset.theme = next;
  }

  return (
    <section className="setting" aria-labelledby="appearance">
      <h2 id="appearance">{appearance.title}</h2>
      <fieldset className="theme-choice">
        <legend className="hint">{appearance.about}</legend>
        {THEMES.map((each) => (
          <label key={each} className="check">
            <input
              type="radio"
              name="theme"
              value={each}
              checked={theme === each}
              onChange={() => choose(each)}
            />
            <span>{appearance.themes[each]}</span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}
