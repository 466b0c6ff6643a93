import { type FormEvent, useState } from "react";
import type { RememberedAnswer } from "../../routes/api/contract.ts";
import { Reply } from "../consultant/Reply.tsx";
import { shortDate } from "../labels.ts";

interface Props {
  item: RememberedAnswer;
  isBusy: boolean;
  onForget: () => void;
  /** True once the words are kept. */
  onCorrect: (words: { query: string; answer?: string }) => Promise<boolean>;
}

/** One question with its answer: where it came from, when it was last used, its words to be changed in place. */
export function MemoryItem({ item, isBusy, onForget, onCorrect }: Props) {
  const [isEditing, setEditing] = useState(false);
  const { query, answer } = item;

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const words = new FormData(event.currentTarget);
    const question = String(words.get("query") ?? "");
    const changed = answer === null ? {} : { answer: String(words.get("answer") ?? "") };
    if (await onCorrect({ query: question, ...changed })) setEditing(false);
  }

  return (
    <li>
      {isEditing
        ? (
          <form className="form memory-form" onSubmit={(event) => void save(event)}>
            <div className="field">
              <label htmlFor={`query-${item.id}`}>Your question</label>
              <textarea id={`query-${item.id}`} name="query" rows={2} required defaultValue={query} />
            </div>
            {answer !== null && (
              <div className="field">
                <label htmlFor={`answer-${item.id}`}>What it remembers of the answer</label>
                <textarea id={`answer-${item.id}`} name="answer" rows={8} required defaultValue={answer} />
              </div>
            )}
            <p className="buttons">
              <button type="submit" className="button button-main" disabled={isBusy}>Keep these words</button>
              <button type="button" className="button" onClick={() => setEditing(false)}>Cancel</button>
            </p>
          </form>
        )
        : (
          <>
            <details>
              <summary>{query}</summary>
              {answer === null ? <p className="hint">No answer came.</p> : <Reply text={answer} />}
            </details>
            <p className="hint">{originOf(item)}</p>
            <p className="memory-acts">
              <button type="button" className="quiet" disabled={isBusy} onClick={() => setEditing(true)}>
                Edit<span className="visually-hidden">{` "${query}"`}</span>
              </button>
              <button type="button" className="quiet" disabled={isBusy} onClick={onForget}>
                Forget<span className="visually-hidden">{` "${query}"`}</span>
              </button>
            </p>
          </>
        )}
    </li>
  );
}

function originOf({ asked_at, used_at, corrected_at, apart }: RememberedAnswer): string {
  const parts = [
    `Asked on ${shortDate(asked_at)}`,
    ...corrected_at === null ? [] : [`in your words since ${shortDate(corrected_at)}`],
    apart
      ? "asked while paused, so never looked back on"
      : used_at === null
      ? "not used since"
      : `last used on ${shortDate(used_at)}`,
  ];
  return `${parts.join(" · ")}.`;
}
