import { type FormEvent, useState } from "react";
import type { FeedsAnswer } from "../../routes/api/contract.ts";
import { ApiError, call, reasonOf, tellFailure } from "../api.ts";
import { shortDate } from "../labels.ts";
import type { ScreenWords } from "../../routes/words/words.ts";
import { showSuccess } from "../toasts.ts";
import { fill, formOf, useWords } from "../words.ts";

/** The feeds a founder adds to their journey, and what came of reading them. */
export function FeedsForm() {
  const { feeds: says } = useWords("settings");
  const [answer, setAnswer] = useState<FeedsAnswer | null>(null);
  const [hasNone, setNone] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function show() {
    setBusy(true);
    try {
      setAnswer(await call<FeedsAnswer>("/journey/feeds", { quiet: [404] }));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) setNone(true);
      else tellFailure(error, reasonOf(error, says.notLoaded));
    }
    setBusy(false);
  }

  async function save(event: FormEvent<HTMLFormElement>, session_id: string) {
    event.preventDefault();
    const feeds = linesOf(String(new FormData(event.currentTarget).get("feeds") ?? ""));
    setBusy(true);
    try {
      setAnswer(await call<FeedsAnswer>("/journey/feeds", { method: "PUT", body: { session_id, feeds } }));
      showSuccess(says.saved);
    } catch (error) {
      tellFailure(error, reasonOf(error, says.notSaved));
    }
    setBusy(false);
  }

  return (
    <section className="setting" aria-labelledby="feeds">
      <h2 id="feeds">{says.title}</h2>
      <p>{says.about}</p>
      {hasNone && <p className="hint">{says.noJourney}</p>}
      {answer === null && !hasNone && (
        <button
          type="button"
          className="button"
          disabled={isBusy}
          onClick={() => void show()}
        >
          {says.show}
        </button>
      )}
      {answer && (
        <form className="form" onSubmit={(event) => void save(event, answer.session_id)}>
          <div className="field">
            <label htmlFor="feed-addresses">{says.addresses}</label>
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
            <span id="feeds-hint" className="field-hint">{says.hint}</span>
          </div>
          <button type="submit" className="button" disabled={isBusy}>
            {isBusy ? says.reading : says.save}
          </button>
        </form>
      )}
      {answer && answer.readings.length > 0 && <Readings readings={answer.readings} />}
    </section>
  );
}

function Readings({ readings }: Pick<FeedsAnswer, "readings">) {
  const { feeds: says } = useWords("settings");
  const { locale } = useWords("common");
  return (
    <ul className="feeds" aria-label={says.read}>
      {readings.map(({ url, label, read_at, failure, items }) => (
        <li key={url}>
          <span>{label}</span>
          <span className="field-hint">
            {failure ??
              fill(says.readOn, { date: shortDate(read_at, locale), items: itemsIn(items, says, locale) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function itemsIn(items: number, says: ScreenWords["settings"]["feeds"], locale: string): string {
  return items === 0 ? says.none : fill(formOf(says.items, items, locale), { count: items });
}

/** Addresses as people paste them: one a line, empty lines and spaces left out, https where nothing is said. */
function linesOf(text: string): string[] {
  return text.split(/\s+/).filter((line) => line !== "").map((line) =>
    /^[a-z][a-z0-9+.-]*:\/\//i.test(line) ? line : `https://${line}`
  );
}
