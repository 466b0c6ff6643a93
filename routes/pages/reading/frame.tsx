import type { ReactNode } from "react";
import { longDate } from "../../../agents/domain/days.ts";
import type { Foundation } from "../../../agents/strategy/foundation.ts";
import { languageOf } from "../../../agents/strategy/language.ts";
import { fill, useWords } from "../../../islands/words.ts";
import { PlainShell } from "../shell.tsx";

interface Props {
  foundation: Foundation;
  kind: string;
  contents: { id: string; title: string }[];
  /** The address at which all that a phone folds stands open, or is folded again; none where nothing is folded. */
  unfold?: { href: string; words: string };
  children: ReactNode;
}

/**
 * A document as a page to read: what it is, its contents in sight wherever one reads, itself. It has no script and
 * prints as it stands.
 */
export function ReadingFrame({ foundation, kind, contents, unfold, children }: Props): ReactNode {
  const says = useWords("reading");
  return (
    <PlainShell>
      <article className="page reading" lang={languageOf(foundation)}>
        <header>
          <p className="reading-back">
            <a href="/documents">{says.back}</a>
          </p>
          <h1>{foundation.company}: {kind}</h1>
          <p className="hint">
            {fill(says.asOf, { date: longDate(foundation.asOf), mind: foundation.mind })}
          </p>
        </header>
        <div className="reading-contents">
          <nav aria-labelledby="contents">
            <h2 id="contents">{says.contents}</h2>
            <ol>
              {contents.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
            {unfold && <a className="unfold-all" href={unfold.href}>{unfold.words}</a>}
          </nav>
        </div>
        {children}
      </article>
    </PlainShell>
  );
}
