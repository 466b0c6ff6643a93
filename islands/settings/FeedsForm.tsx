import { type FormEvent, useState } from "react";
import type { FeedsAnswer } from "../../routes/api/contract.ts";
import { ApiError, call, reasonOf, tellFailure } from "../api.ts";
import { shortDate } from "../labels.ts";
import { showSuccess } from "../toasts.ts";

const NO_JOURNEY = "Start your journey first: feeds belong to one.";

/** The feeds a founder adds to their journey, and what came of reading them. */
export function FeedsForm() {
  const [answer, setAnswer] = useState<FeedsAnswer | null>(null);
  const [hasNone, setNone] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function show() {
    setBusy(true);
    try {
      setAnswer(await call<FeedsAnswer>("/journey/feeds", { quiet: [404] }));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) setNone(true);
      else tellFailure(error, reasonOf(error, "Your feeds did not load"));
    }
    setBusy(false);
  }

  async function save(event: FormEvent<HTMLFormElement>, session_id: string) {
    event.preventDefault();
    const feeds = linesOf(String(new FormData(event.currentTarget).get("feeds") ?? ""));
    setBusy(true);
    try {
      setAnswer(await call<FeedsAnswer>("/journey/feeds", { method: "PUT", body: { session_id, feeds } }));
      showSuccess("Feeds saved");
    } catch (error) {
      tellFailure(error, reasonOf(error, "Your feeds were not saved. Please try again."));
    }
    setBusy(false);
  }

  return (
    <section className="setting" aria-labelledby="feeds">
      <h2 id="feeds">Feeds for your region</h2>
      <p>
        A trend stands in your strategy only where two dated sources of your region agree. Name feeds that
        write about your trade there. They belong to the journey you used last.
      </p>
      {hasNone && <p className="hint">{NO_JOURNEY}</p>}
      {answer === null && !hasNone && (
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => void show()}
        >
          Show my feeds
        </button>
      )}
      {answer && (
        <form className="form" onSubmit={(event) => void save(event, answer.session_id)}>
          <div className="field">
            <label htmlFor="feed-addresses">RSS or Atom addresses, one a line, at most ten</label>
            <textarea
              key={answer.feeds.join(" ")}
              id="feed-addresses"
              name="feeds"
              rows={4}
              inputMode="url"
              spellCheck={false}
              defaultValue={answer.feeds.join("\n")}
              aria-describedby="feeds-hint"
            />
            <span id="feeds-hint" className="field-hint">
              Saving reads them at once if your Truth Anchor is written; that takes up to ten seconds.
            </span>
          </div>
          <button type="submit" className="button" disabled={isBusy}>
            {isBusy ? "Reading…" : "Save feeds"}
          </button>
        </form>
      )}
      {answer && answer.readings.length > 0 && <Readings readings={answer.readings} />}
    </section>
  );
}

function Readings({ readings }: Pick<FeedsAnswer, "readings">) {
  return (
    <ul className="feeds" aria-label="What was read">
      {readings.map(({ url, label, read_at, failure, items }) => (
        <li key={url}>
          <span>{label}</span>
          <span className="field-hint">{failure ?? `${shortDate(read_at)}: ${itemsIn(items)}`}</span>
        </li>
      ))}
    </ul>
  );
}

function itemsIn(items: number): string {
  if (items === 0) return "nothing recent on your trade";
  return items === 1 ? "one recent item on your trade" : `${items} recent items on your trade`;
}

/** Addresses as people paste them: one a line, empty lines and spaces left out, https where nothing is said. */
function linesOf(text: string): string[] {
  return text.split(/\s+/).filter((line) => line !== "").map((line) =>
    /^[a-z][a-z0-9+.-]*:\/\//i.test(line) ? line : `https://${line}`
  );
}
