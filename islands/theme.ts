/** How pages look: as the device has it, or as it was chosen in this browser. */
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = typeof THEMES[number];

/** The cookie that keeps the choice, so that a page is drawn in it from the start. */
export const THEME_COOKIE = "holdfast-theme";

/** The theme of a Cookie header; "auto" where none was chosen. */
export function themeIn(cookies: string | undefined): Theme {
  const value = new RegExp(`(?:^|;\\s*)${THEME_COOKIE}=(\\w+)`).exec(cookies ?? "")?.[1];
  return THEMES.find((theme) => theme === value) ?? "auto";
}
