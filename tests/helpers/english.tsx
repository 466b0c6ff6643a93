import type { ReactNode } from "react";
import { WordsProvider } from "../../islands/words.ts";
import { WORDS } from "../../routes/words/words.ts";

/** What the screens say to whoever asks for no other language. */
export const ENGLISH = WORDS.en;

/** A part of a screen, in English. */
export function InEnglish({ children }: { children: ReactNode }) {
  return <WordsProvider value={ENGLISH}>{children}</WordsProvider>;
}
