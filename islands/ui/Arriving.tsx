import type { ReactNode } from "react";

/** The reply that is on its way: what is being done, until its first words are there. */
export function Arriving({ status, words }: { status: string; words: ReactNode | null }) {
  return (
    <li className="message">
      {words === null
        ? (
          <p className="typing">
            <span aria-hidden="true" />
            {status}
          </p>
        )
        : <div className="message-words">{words}</div>}
    </li>
  );
}
