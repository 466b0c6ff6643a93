import { useState } from "react";
import type { MemoryAnswer, RememberedAnswer } from "../../routes/api/contract.ts";
import { call } from "../api.ts";
import { useChange } from "../use_change.ts";
import { fill, fillNodes, useWords } from "../words.ts";
import { MemoryItem } from "./MemoryItem.tsx";

/** What the consultant remembers, journey by journey: to be seen, corrected, paused and forgotten. */
export function Memory() {
  const { failures } = useWords("common");
  const { memory: says } = useWords("settings");
  const { standing: memory, isBusy, change } = useChange<MemoryAnswer | null>(
    null,
    () => call<MemoryAnswer>("/account/memory"),
  );
  const show = () => change({ path: "", failure: says.notLoaded });
  const forget = ({ id }: RememberedAnswer) =>
    change({
      path: `/account/consultations/${id}`,
      options: { method: "DELETE" },
      failure: says.notForgotten,
    });
  const correct = ({ id }: RememberedAnswer, words: { query: string; answer?: string }) =>
    change({
      path: `/account/consultations/${id}`,
      options: { method: "PATCH", body: words },
      failure: says.notKept,
    });
  const pause = (session_id: string, paused: boolean) =>
    change({
      path: "/account/memory",
      options: { method: "PUT", body: { session_id, paused } },
      failure: failures.nothingChanged,
    });
  const forgetAll = (session_id: string) =>
    change({
      path: `/account/memory?session_id=${encodeURIComponent(session_id)}`,
      options: { method: "DELETE" },
      failure: says.notAllForgotten,
    });

  return (
    <section className="setting" aria-labelledby="memory">
      <h2 id="memory">{says.title}</h2>
      <p>{says.about}</p>
      <p className="hint">{fillNodes(says.advisors, { link: <a href="/advisor">{says.itsPage}</a> })}</p>
      {memory === null && (
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => void show()}
        >
          {says.show}
        </button>
      )}
      {memory?.journeys.length === 0 && <p className="hint">{says.none}</p>}
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
  const { memory: says } = useWords("settings");
  const [isSure, setSure] = useState(false);
  return (
    <div className="memory-journey">
      <h3>{name}</h3>
      <p className="hint" role="status">
        {paused ? says.paused : fill(says.looksBack, {
          count: items.filter(({ apart, answer }) => !apart && answer !== null).length,
        })}
      </p>
      <p className="buttons">
        <button type="button" className="button" disabled={isBusy} onClick={() => onPause(!paused)}>
          {paused ? says.goOn : says.pause}
          <span className="visually-hidden">{` ${fill(says.theMemory, { name })}`}</span>
        </button>
        {items.length > 0 && (
          <button
            type="button"
            className="button"
            disabled={isBusy}
            onClick={() => isSure ? onForgetAll() : setSure(true)}
            onBlur={() => setSure(false)}
          >
            {isSure ? fill(says.sure, { count: items.length }) : says.forgetAll}
            <span className="visually-hidden">{` ${fill(says.of, { name })}`}</span>
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
