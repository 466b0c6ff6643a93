import { createContext, useContext } from "react";
import type { Say } from "../agents/sections/in_language.ts";
import type { Palette } from "./colour.ts";
import type { TemplateStyle } from "./templates.ts";

/** What every part of a document draws with. Font entries are stacks of family names. */
export interface Theme {
  style: TemplateStyle;
  colours: Palette;
  fonts: { head: string[]; text: string[]; label: string[] };
  /** What the document's own labels are called in its language. */
  say: Say;
  /** How days and months are written: "en-GB", "de". */
  locale: string;
}

export const ThemeContext = createContext<Theme | null>(null);

/** The theme of the document being drawn; throws outside one. */
export function useTheme(): Theme {
  const theme = useContext(ThemeContext);
  if (!theme) throw new Error("A part of a document was drawn outside of a document");
  return theme;
}
