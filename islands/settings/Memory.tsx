import { useState } from "react";
import { call, reasonOf } from "../api.ts";
import { shortDate } from "../labels.ts";
import { showError } from "../toasts.ts";

/** A consultation as the account's list gives it. */
interface Consultation {
  id: string;
  query: string;
  answer: string | null;
  askedAt: string;
}

/** What the consultant remembers: to be seen, and to be deleted one by one. */
export function Memory() {
  const [memory, setMemory] = useState<Consultation[] | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function show() {
    setBusy(true);
    try {
      setMemory(await call<Consultation[]>("/account/consultations"));
    } catch (error) {
      showError(reasonOf(error, "The consultant's memory did not load"));
    }
    setBusy(false);
  }

  async function forget(id: string) {
    setBusy(true);
    try {
      await call(`/account/consultations/${id}`, { method: "DELETE" });
      setMemory((before) => before?.filter((one) => one.id !== id) ?? null);
    } catch (error) {
      showError(reasonOf(error, "This consultation was not deleted"));
    }
    setBusy(false);
  }

  return (
    <section className="setting" aria-labelledby="memory">
      <h2 id="memory">Consultant's memory</h2>
      <p>
        The consultant remembers your questions and its answers. What you delete here is forgotten for good.
      </p>
      {memory === null && (
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => void show()}
        >
          Show what it remembers
        </button>
      )}
      {memory?.length === 0 && <p className="hint">Nothing is remembered.</p>}
      {memory !== null && memory.length > 0 && (
        <ul className="memory">
          {memory.map(({ id, query, answer, askedAt }) => (
            <li key={id}>
              <details>
                <summary>{shortDate(askedAt)}: {query}</summary>
                <p className="plain">{answer ?? "No answer came."}</p>
              </details>
              <button type="button" className="quiet" disabled={isBusy} onClick={() => void forget(id)}>
                Delete<span className="visually-hidden">{` "${query}"`}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
