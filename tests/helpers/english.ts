import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { WordsProvider } from "../../islands/words.ts";
import { WORDS } from "../../routes/words/words.ts";

/** What the screens say to whoever asks for no other language. */
export const ENGLISH = WORDS.en;

/** The HTML of a part of a screen, in English. */
export function drawn(part: ReactNode): string {
  return renderToStaticMarkup(createElement(WordsProvider, { value: ENGLISH }, part));
}
