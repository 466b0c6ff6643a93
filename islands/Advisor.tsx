import { useState } from "react";
import type { AdvisorAnswer } from "../routes/api/contract.ts";
import { call, reasonOf, tellFailure } from "./api.ts";
import { AddPage, type NewPage } from "./advisor/AddPage.tsx";
import { ChangeView } from "./advisor/ChangeView.tsx";
import { PageRow } from "./advisor/PageRow.tsx";
import { showSuccess } from "./toasts.ts";

interface Props {
  /** Null without a journey. */
  advisor: AdvisorAnswer | null;
}

/** What is watched, what was seen, and what was decided. */
export default function Advisor({ advisor: first }: Props) {
  const [advisor, setAdvisor] = useState(first);
  const [isBusy, setBusy] = useState(false);

  if (advisor === null) {
    return (
      <p className="empty">
        Start your journey first: the advisor lays what it sees beside your strategy.{" "}
        <a href="/journey">Begin</a>
      </p>
    );
  }
  const { session_id, pages, changes, suggestions, mail } = advisor;
  const open = changes.filter(({ decision }) => decision === "open");
  const decided = changes.filter(({ decision }) => decision !== "open");

  /** Changes something and shows what stands then; what failed leaves the screen as it was. */
  async function change(
    path: string,
    options: Parameters<typeof call>[1],
    failure: string,
  ): Promise<boolean> {
    setBusy(true);
    let isDone = true;
    try {
      await call(`/advisor${path}`, options);
      setAdvisor(await call<AdvisorAnswer>(`/advisor?session_id=${encodeURIComponent(session_id)}`));
    } catch (error) {
      isDone = false;
      tellFailure(error, reasonOf(error, failure));
    }
    setBusy(false);
    return isDone;
  }

  async function add(page: NewPage): Promise<boolean> {
    const isDone = await change(
      "/pages",
      { method: "POST", body: { session_id, ...page } },
      "The page was not added",
    );
    if (isDone) showSuccess("It is read within a minute, and every week from then on");
    return isDone;
  }

  const decide = (id: string, decision: string) =>
    change(`/changes/${id}`, { method: "PATCH", body: { decision } }, "Your decision was not kept");

  return (
    <>
      <section className="setting" aria-labelledby="seen">
        <h2 id="seen">What changed</h2>
        {open.length === 0 && (
          <p className="empty">
            {pages.length === 0
              ? "Changes of the pages you have watched will stand here, each beside what it bears on."
              : "Quiet: nothing that matters has changed. A change stands here once two readings agree on it."}
          </p>
        )}
        <ul className="watch-changes">
          {open.map((one) => (
            <li key={one.id}>
              <ChangeView
                change={one}
                isBusy={isBusy}
                onDecide={(decision) => void decide(one.id, decision)}
              />
            </li>
          ))}
        </ul>
      </section>
      {decided.length > 0 && (
        <section className="setting" aria-labelledby="decided">
          <h2 id="decided">What you decided</h2>
          <ul className="watch-changes">
            {decided.map((one) => (
              <li key={one.id}>
                <ChangeView
                  change={one}
                  isBusy={isBusy}
                  onDecide={(decision) => void decide(one.id, decision)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="setting" aria-labelledby="watched">
        <h2 id="watched">What is watched</h2>
        {pages.length === 0 && (
          <p className="empty">No page is watched yet. Add a rival's prices, or your own front page.</p>
        )}
        <ul className="watched">
          {pages.map((page) => (
            <PageRow
              key={page.id}
              page={page}
              isBusy={isBusy}
              onChange={(body) =>
                void change(`/pages/${page.id}`, { method: "PATCH", body }, "Nothing was changed")}
            />
          ))}
        </ul>
        {suggestions.length > 0 && (
          <>
            <h3>Read in your interview</h3>
            <ul className="watched">
              {suggestions.map((page) => (
                <li key={page.url}>
                  <span className="watched-name">{page.name}</span>
                  <span className="field-hint">{page.url}</span>
                  <button
                    type="button"
                    className="button button-small"
                    disabled={isBusy}
                    onClick={() => void add(page)}
                  >
                    Watch<span className="visually-hidden">{` ${page.name}`}</span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        <h3>Watch a page</h3>
        <AddPage isBusy={isBusy} onAdd={add} />
      </section>
      <section className="setting" aria-labelledby="mail">
        <h2 id="mail">By mail</h2>
        <label className="check">
          <input
            type="checkbox"
            checked={mail}
            disabled={isBusy}
            onChange={(event) =>
              void change(
                "/mail",
                { method: "PUT", body: { mail: event.target.checked } },
                "Nothing was changed",
              )}
          />{" "}
          Write to me when something changed, at most once a week
        </label>
      </section>
    </>
  );
}
