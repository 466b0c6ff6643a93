import { type FormEvent, useState } from "react";
import type { RememberedAnswer } from "../../routes/api/contract.ts";
import { Reply } from "../consultant/Reply.tsx";
import type { ScreenWords } from "../../routes/words/words.ts";
import { shortDate } from "../labels.ts";
import { fill, useWords } from "../words.ts";

interface Props {
  item: RememberedAnswer;
  isBusy: boolean;
  onForget: () => void;
  /** True once the words are kept. */
  onCorrect: (words: { query: string; answer?: string }) => Promise<boolean>;
}

/** One question with its answer: where it came from, when it was last used, its words to be changed in place. */
export function MemoryItem({ item, isBusy, onForget, onCorrect }: Props) {
  const { memory: says } = useWords("settings");
  const { locale } = useWords("common");
  const [isEditing, setEditing] = useState(false);
  const [isSure, setSure] = useState(false);
  /** What stood before the last change on this page. */
  const [before, setBefore] = useState<{ query: string; answer?: string } | null>(null);
  const { query, answer } = item;
  const wordsNow = { query, ...(answer === null ? {} : { answer }) };

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = new FormData(event.currentTarget);
    const question = String(words.get("query") ?? "");
    const changed = answer === null ? {} : { answer: String(words.get("answer") ?? "") };
    if (!await onCorrect({ query: question, ...changed })) return;
    setBefore(wordsNow);
    setEditing(false);
  }

  async function undo(words: { query: string; answer?: string }) {
    if (await onCorrect(words)) setBefore(null);
  }

  return (
    <li>
      {isEditing
        ? (
          <form className="form memory-form" onSubmit={(event) => void save(event)}>
            <div className="field">
              <label htmlFor={`query-${item.id}`}>{says.question}</label>
              <textarea id={`query-${item.id}`} name="query" rows={2} required defaultValue={query} />
            </div>
            {answer !== null && (
              <div className="field">
                <label htmlFor={`answer-${item.id}`}>{says.answer}</label>
                <textarea id={`answer-${item.id}`} name="answer" rows={8} required defaultValue={answer} />
              </div>
            )}
            <p className="buttons">
              <button type="submit" className="button button-main" disabled={isBusy}>{says.keep}</button>
              <button type="button" className="button" onClick={() => setEditing(false)}>
                {says.cancel}
              </button>
            </p>
          </form>
        )
        : (
          <>
            <details>
              <summary>{query}</summary>
              {answer === null ? <p className="hint">{says.noAnswer}</p> : <Reply text={answer} />}
            </details>
            <p className="hint">{originOf(item, says, locale)}</p>
            <p className="memory-acts">
              <button type="button" className="quiet" disabled={isBusy} onClick={() => setEditing(true)}>
                {says.edit}
                <span className="visually-hidden">{` "${query}"`}</span>
              </button>
              {before !== null && (
                <button
                  type="button"
                  className="quiet"
                  disabled={isBusy}
                  onClick={() => void undo(before)}
                >
                  {says.undo}
                  <span className="visually-hidden">{` "${query}"`}</span>
                </button>
              )}
              <button
                type="button"
                className="quiet"
                disabled={isBusy}
                onClick={() => isSure ? onForget() : setSure(true)}
                onBlur={() => setSure(false)}
              >
                {isSure ? says.sureOne : says.forget}
                <span className="visually-hidden">{` "${query}"`}</span>
              </button>
            </p>
          </>
        )}
    </li>
  );
}

function originOf(
  { asked_at, used_at, corrected_at, apart }: RememberedAnswer,
  says: ScreenWords["settings"]["memory"],
  locale: string,
): string {
  const parts = [
    fill(says.asked, { date: shortDate(asked_at, locale) }),
    ...corrected_at === null ? [] : [fill(says.corrected, { date: shortDate(corrected_at, locale) })],
    apart
      ? says.apart
      : used_at === null
      ? says.notUsed
      : fill(says.used, { date: shortDate(used_at, locale) }),
  ];
  return `${parts.join(" · ")}.`;
}
