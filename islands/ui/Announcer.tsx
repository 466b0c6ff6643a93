import { useCallback, useRef, useState } from "react";

/** Words for a screen reader, in the page's language unless they name another. */
export interface Announced {
  words: string;
  language?: string | undefined;
}

/** What a screen reader is told next; the same words twice are told twice. */
export function useAnnouncer(): {
  announced: Announced;
  announce: (words: string, language?: string) => void;
} {
  const [announced, setAnnounced] = useState<Announced>({ words: "" });
  const isOdd = useRef(false);

  const announce = useCallback((next: string, language?: string) => {
    isOdd.current = !isOdd.current;
    // A live region speaks only when its text changes.
    setAnnounced({ words: isOdd.current ? next : `${next}\u00a0`, language });
  }, []);
  return { announced, announce };
}

/** The one live region of a conversation: it stands before anything is said, and says each finished reply once. */
export function Announcer({ announced: { words, language } }: { announced: Announced }) {
  return <p className="visually-hidden" role="status" aria-atomic="true" lang={language}>{words}</p>;
}

/** Words as they are read aloud: without the signs that mark bold, italic and links. */
export function spokenWords(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[*_`#>|]+/g, "").replace(/\s+/g, " ")
    .trim();
}
