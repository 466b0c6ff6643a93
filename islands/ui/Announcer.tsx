import { useRef, useState } from "react";

/** What a screen reader is told next; the same words twice are told twice. */
export function useAnnouncer(): { words: string; announce: (words: string) => void } {
  const [words, setWords] = useState("");
  const isOdd = useRef(false);

  function announce(next: string) {
    isOdd.current = !isOdd.current;
    // A live region speaks only when its text changes.
    setWords(isOdd.current ? next : `${next}\u00a0`);
  }
  return { words, announce };
}

/** The one live region of a conversation: it stands before anything is said, and says each finished reply once. */
export function Announcer({ words }: { words: string }) {
  return <p className="visually-hidden" role="status" aria-atomic="true">{words}</p>;
}

/** Words as they are read aloud: without the signs that mark bold, italic and links. */
export function spokenWords(markdown: string): string {
  return markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[*_`#>|]+/g, "").replace(/\s+/g, " ")
    .trim();
}
