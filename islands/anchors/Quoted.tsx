import { createContext, type ReactNode, useContext } from "react";
import { useWords } from "../words.ts";

/** What the founder writes in, as BCP 47 names it; undefined where that is the language of the page. */
export const Written = createContext<string | undefined>(undefined);

/** The same for a text that is in it throughout, as a model writes it; undefined around ours. */
export const Theirs = createContext<string | undefined>(undefined);

/** The language of the text around, and of what is ours between it; both undefined where they are that of the page. */
export function useTextLanguages(): { theirs: string | undefined; ours: string | undefined } {
  const { locale } = useWords("common");
  const theirs = useContext(Theirs);
  return { theirs, ours: theirs === undefined ? undefined : locale };
}

/** A text of ours with the founder's words in quotation marks: those are read aloud in their own language. */
export function Quoted({ text }: { text: string }): ReactNode {
  const language = useContext(Written);
  if (language === undefined) return text;
  return text.split(/(“[^”]*”)/).map((part, index) =>
    index % 2 === 0 ? part : <span key={index} lang={language}>{part}</span>
  );
}
