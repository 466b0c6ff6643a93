import { type ComponentProps, useEffect, useMemo, useState } from "react";
import { type PageWords, speak, usePageWords, WordsProvider } from "../words.ts";
import { Chat } from "./Chat.tsx";
import type { FieldLabel } from "./Heard.tsx";

/** What the screen says in another language than the page's. */
export interface Translation {
  language: string;
  words: PageWords;
  fields: FieldLabel[];
}

interface Props extends Omit<ComponentProps<typeof Chat>, "onLanguage"> {
  /** For the language that the conversation is held in when it is opened; null where that is the page's. */
  translation: Translation | null;
}

/** A conversation in its own language: whoever is interviewed in German reads German buttons, states and failures. */
export function SpokenChat({ translation: opened, ...props }: Props) {
  const page = usePageWords();
  const [language, setLanguage] = useState(props.first.languages.spoken);
  const [translation, setTranslation] = useState(opened);
  const words = useMemo(() => ({ ...page, ...translation?.words }), [page, translation]);

  useEffect(() => {
    if (language === (translation?.language ?? languageOf(page))) return;
    if (language === languageOf(page)) return setTranslation(null);
    const leaving = new AbortController();
    // Where they do not come, the conversation goes on in the words that stand here; the next visit asks again.
    readTranslation(language, leaving.signal).then(setTranslation, () => {});
    return () => leaving.abort();
  }, [language, page]);

  useEffect(() => {
    if (translation === null) return;
    speak(words);
    return () => speak(null);
  }, [words, translation]);

  return (
    <WordsProvider value={words}>
      <Chat {...props} fields={translation?.fields ?? props.fields} onLanguage={setLanguage} />
    </WordsProvider>
  );
}

/** "en" of "en-US". */
function languageOf({ common }: PageWords): string | undefined {
  return common?.locale.split("-")[0];
}

/** Rejects where the server does not answer with the words. */
async function readTranslation(language: string, signal: AbortSignal): Promise<Translation> {
  const answer = await fetch(`/words/${language}`, { signal });
  if (!answer.ok) throw new Error(`The words in ${language} did not come: ${answer.status}`);
  return await answer.json();
}
