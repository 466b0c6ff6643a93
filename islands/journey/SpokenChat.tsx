import { type ComponentProps, useEffect, useMemo, useState } from "react";
import { type PageWords, speak, usePageWords, WordsProvider } from "../words.ts";
import { Chat } from "./Chat.tsx";
import type { FieldLabel } from "./Heard.tsx";

/** What the screen says in another language than the page's. */
export interface Translation {
  words: PageWords;
  fields: FieldLabel[];
}

interface Props extends Omit<ComponentProps<typeof Chat>, "onLanguage"> {
  /** By the language of an interview; in all others the screen speaks as the page does. */
  translations: Record<string, Translation>;
}

/** A conversation in its own language: whoever is interviewed in German reads German buttons, states and failures. */
export function SpokenChat({ translations, ...props }: Props) {
  const page = usePageWords();
  const [language, setLanguage] = useState(props.first.languages.spoken);
  const translation = translations[language];
  const words = useMemo(() => ({ ...page, ...translation?.words }), [page, translation]);

  useEffect(() => {
    if (translation === undefined) return;
    speak(words);
    return () => speak(null);
  }, [words, translation]);

  return (
    <WordsProvider value={words}>
      <Chat {...props} fields={translation?.fields ?? props.fields} onLanguage={setLanguage} />
    </WordsProvider>
  );
}
