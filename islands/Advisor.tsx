import type { AdvisorAnswer } from "../routes/api/contract.ts";
import { call } from "./api.ts";
import { AddPage, type NewPage } from "./advisor/AddPage.tsx";
import { ChangeView } from "./advisor/ChangeView.tsx";
import { Quarterly } from "./advisor/Quarterly.tsx";
import { PageRow } from "./advisor/PageRow.tsx";
import { Trends } from "./advisor/Trends.tsx";
import { ThisDevice } from "./push/ThisDevice.tsx";
import { usePush } from "./push/use_push.ts";
import { showSuccess } from "./toasts.ts";
import { useChange } from "./use_change.ts";
import { fillNodes, useWords } from "./words.ts";

interface Props {
  /** Null without a journey. */
  advisor: AdvisorAnswer | null;
  /** False where a letter would reach nobody. */
  hasMail: boolean;
  /** Where the service worker is, which shows what a device is told. */
  worker: string;
}

/** What is watched, what was seen, and what was decided. */
export default function Advisor({ advisor: first, hasMail, worker }: Props) {
  const { failures } = useWords("common");
  const says = useWords("advisor");
  const { standing: advisor, isBusy, change } = useChange(
    first,
    () => call<AdvisorAnswer>(`/advisor?session_id=${encodeURIComponent(first?.session_id ?? "")}`),
  );

  if (advisor === null) {
    return (
      <div className="empty">
        <p>{says.noJourney}</p>
        <a className="button button-main" href="/journey">{says.begin}</a>
      </div>
    );
  }
  const { session_id, quarterly, trends, pages, changes, suggestions, mail } = advisor;
  const wasRead = pages.some(({ read_at }) => read_at !== null);
  const open = changes.filter(({ decision }) => decision === "open");
  const ignored = changes.filter(({ decision }) => decision === "ignore");
  const decided = changes.filter(({ decision }) => decision !== "open" && decision !== "ignore");

  async function add(page: NewPage): Promise<boolean> {
    const isDone = await change({
      path: "/advisor/pages",
      options: { method: "POST", body: { session_id, ...page } },
      failure: says.notAdded,
    });
    if (isDone) showSuccess(says.added);
    return isDone;
  }

  const decide = (id: string, decision: string, days?: number) =>
    void change({
      path: `/advisor/changes/${id}`,
      options: { method: "PATCH", body: { decision, ...(days === undefined ? {} : { days }) } },
      failure: says.notKept,
    });

  return (
    <>
      {quarterly !== null && <Quarterly sessionId={session_id} quarterly={quarterly} />}
      <section className="setting" aria-labelledby="seen">
        <h2 id="seen">{says.seen.title}</h2>
        {open.length === 0 && (
          <p className="empty">
            {pages.length === 0 ? says.seen.noPages : wasRead ? says.seen.quiet : says.seen.unread}
          </p>
        )}
        <ChangeList changes={open} isBusy={isBusy} onDecide={decide} />
      </section>
      {decided.length > 0 && (
        <section className="setting" aria-labelledby="decided">
          <h2 id="decided">{says.decidedTitle}</h2>
          <ChangeList changes={decided} isBusy={isBusy} onDecide={decide} />
        </section>
      )}
      {ignored.length > 0 && (
        <section className="setting" aria-labelledby="ignored">
          <h2 id="ignored">{says.ignoredTitle}</h2>
          <ChangeList changes={ignored} isBusy={isBusy} onDecide={decide} />
        </section>
      )}
      <section className="setting" aria-labelledby="watched">
        <h2 id="watched">{says.watched.title}</h2>
        {pages.length === 0 && <p className="empty">{says.watched.none}</p>}
        <ul className="watched">
          {pages.map((page) => (
            <PageRow
              key={page.id}
              page={page}
              isBusy={isBusy}
              onChange={(body) =>
                void change({
                  path: `/advisor/pages/${page.id}`,
                  options: { method: "PATCH", body },
                  failure: failures.nothingChanged,
                })}
            />
          ))}
        </ul>
        {suggestions.length > 0 && (
          <>
            <h3>{says.watched.read}</h3>
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
                    {says.watched.watch}
                    <span className="visually-hidden">{` ${page.name}`}</span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        <h3>{says.watched.add}</h3>
        <AddPage isBusy={isBusy} onAdd={add} />
      </section>
      <Trends
        trends={trends}
        isBusy={isBusy}
        onSwitch={(isOn) =>
          void change({
            path: "/advisor/trends",
            options: { method: "PUT", body: { trends: isOn } },
            failure: failures.nothingChanged,
          })}
      />
      <section className="setting" aria-labelledby="mail">
        <h2 id="mail">{says.mail.title}</h2>
        {!hasMail && <p className="hint">{says.mail.noMail}</p>}
        <label className="check">
          <input
            type="checkbox"
            checked={mail}
            disabled={isBusy}
            onChange={(event) =>
              void change({
                path: "/advisor/mail",
                options: { method: "PUT", body: { mail: event.target.checked } },
                failure: failures.nothingChanged,
              })}
          />{" "}
          {says.mail.switch}
        </label>
      </section>
      <OnThisDevice worker={worker} />
    </>
  );
}

function OnThisDevice({ worker }: { worker: string }) {
  const { device } = useWords("advisor");
  const push = usePush(worker);
  return (
    <section className="setting" aria-labelledby="device">
      <h2 id="device">{device.title}</h2>
      <p>{fillNodes(device.about, { link: <a href="/settings#devices">{device.all}</a> })}</p>
      <ThisDevice push={push} />
    </section>
  );
}

interface ListProps {
  changes: AdvisorAnswer["changes"];
  isBusy: boolean;
  onDecide: (id: string, decision: string, days?: number) => void;
}

function ChangeList({ changes, isBusy, onDecide }: ListProps) {
  return (
    <ul className="watch-changes">
      {changes.map((change) => (
        <li key={change.id}>
          <ChangeView
            change={change}
            isBusy={isBusy}
            onDecide={(decision, days) => onDecide(change.id, decision, days)}
          />
        </li>
      ))}
    </ul>
  );
}
