import type { ReactNode } from "react";

interface Props {
  status: string;
  words: ReactNode | null;
  /** Of the words, where it is known. */
  language?: string;
}

/** The reply that is on its way: what is being done, until its first words are there. */
export function Arriving({ status, words, language }: Props) {
  return (
    <li className="message">
      {words === null
        ? (
          <p className="typing">
            <span aria-hidden="true" />
            {status}
          </p>
        )
        : <div className="message-words" lang={language}>{words}</div>}
    </li>
  );
}
