import { useState } from "react";
import type { MemoryAnswer, RememberedAnswer } from "../../routes/api/contract.ts";
import { call } from "../api.ts";
import { useChange } from "../use_change.ts";
import { MemoryItem } from "./MemoryItem.tsx";

/** What the consultant remembers, journey by journey: to be seen, corrected, paused and forgotten. */
export function Memory() {
  const { standing: memory, isBusy, change } = useChange<MemoryAnswer | null>(
    null,
    () => call<MemoryAnswer>("/account/memory"),
  );
  const show = () => change({ path: "", failure: "The consultant's memory did not load" });
  const forget = ({ id }: RememberedAnswer) =>
    change({
      path: `/account/consultations/${id}`,
      options: { method: "DELETE" },
      failure: "This consultation was not forgotten",
    });
  const correct = ({ id }: RememberedAnswer, words: { query: string; answer?: string }) =>
    change({
      path: `/account/consultations/${id}`,
      options: { method: "PATCH", body: words },
      failure: "Your words were not kept",
    });
  const pause = (session_id: string, paused: boolean) =>
    change({
      path: "/account/memory",
      options: { method: "PUT", body: { session_id, paused } },
      failure: "Nothing was changed",
    });
  const forgetAll = (session_id: string) =>
    change({
      path: `/account/memory?session_id=${encodeURIComponent(session_id)}`,
      options: { method: "DELETE" },
      failure: "Not everything was forgotten",
    });

  return (
    <section className="setting" aria-labelledby="memory">
      <h2 id="memory">Consultant's memory</h2>
      <p>
        The consultant looks back on your questions and its answers, in each journey on its own. You can
        correct the words, let it rest, or have it forget: what is forgotten or corrected never comes back.
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
      {memory?.journeys.length === 0 && <p className="hint">Nothing is remembered.</p>}
      {memory?.journeys.map((journey) => (
        <JourneyMemory
          key={journey.session_id}
          journey={journey}
          isBusy={isBusy}
          onPause={(paused) => void pause(journey.session_id, paused)}
          onForgetAll={() => void forgetAll(journey.session_id)}
          onForget={(item) => void forget(item)}
          onCorrect={correct}
        />
      ))}
    </section>
  );
}

interface JourneyProps {
  journey: MemoryAnswer["journeys"][number];
  isBusy: boolean;
  onPause: (paused: boolean) => void;
  onForgetAll: () => void;
  onForget: (item: RememberedAnswer) => void;
  onCorrect: (item: RememberedAnswer, words: { query: string; answer?: string }) => Promise<boolean>;
}

function JourneyMemory({ journey, isBusy, onPause, onForgetAll, onForget, onCorrect }: JourneyProps) {
  const { name, paused, items } = journey;
  const [isSure, setSure] = useState(false);
  return (
    <div className="memory-journey">
      <h3>{name}</h3>
      <p className="hint" role="status">
        {paused
          ? "Paused: each question stands alone, and what is asked now is not looked back on later."
          : `Looks back on ${
            items.filter(({ apart, answer }) => !apart && answer !== null).length
          } of your questions.`}
      </p>
      <p className="buttons">
        <button type="button" className="button" disabled={isBusy} onClick={() => onPause(!paused)}>
          {paused ? "Go on remembering" : "Pause"}
          <span className="visually-hidden">{` the memory of ${name}`}</span>
        </button>
        {items.length > 0 && (
          <button
            type="button"
            className="button"
            disabled={isBusy}
            onClick={() => isSure ? onForgetAll() : setSure(true)}
            onBlur={() => setSure(false)}
          >
            {isSure ? `Yes, forget all ${items.length}` : "Forget all"}
            <span className="visually-hidden">{` of ${name}`}</span>
          </button>
        )}
      </p>
      <ul className="memory">
        {items.map((item) => (
          <MemoryItem
            key={item.id}
            item={item}
            isBusy={isBusy}
            onForget={() => onForget(item)}
            onCorrect={(words) => onCorrect(item, words)}
          />
        ))}
      </ul>
    </div>
  );
}
