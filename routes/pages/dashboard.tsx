import type { ReactNode } from "react";
import { assumedWords } from "../../islands/journey/assumed_words.ts";
import JourneyTile from "../../islands/JourneyTile.tsx";
import { fill, fillNodes } from "../../islands/words.ts";
import type { StatusAnswer, UserAnswer } from "../api/contract.ts";
import type { Words } from "../words/words.ts";
import { sendPage, type SignedInView } from "./context.ts";
import type { ActivityLine } from "./data.ts";
import { PageIslands } from "./render.tsx";
import { shell } from "./shell.tsx";
import { allowanceOf, UNLIMITED } from "../../agents/domain/limits.ts";

/** Of "2026-11-24" in a time. */
const DAY_LETTERS = 10;
const TILES = ["anchors", "consultant", "documents", "advisor"] as const;

/** Where you stand, the one next step, then usage, then activity. */
export async function dashboardPage({ c, deps, user, words }: SignedInView): Promise<Response> {
  const islands = new PageIslands(words);
  const [status, activity] = await Promise.all([
    deps.data.status(user.id).catch(() => undefined),
    deps.data.activity(user.id),
  ]);
  const allowance = allowanceOf(user);
  const { page } = words.dashboard;
  /** Once it stands the next step is to read it, not to go on with what is over. */
  const stands = status?.current_phase === "complete";
  const body = shell({
    islands,
    user,
    path: "/dashboard",
    children: (
      <div className="page">
        <header className="page-head">
          <h1>{fill(page.hello, { name: firstNameOf(user) || page.nobody })}</h1>
          <p className="lead">{whereYouStand(status, words)}</p>
        </header>
        {user.user_type === "admin" && (
          <p className="banner">
            {fillNodes(page.admin, { link: <a href="/admin">{page.adminLink}</a> })}
          </p>
        )}
        <div className={stands ? "tiles tiles-stand" : "tiles"}>
          {stands && (
            <a className="tile tile-main" href="/anchors">
              <h2>{page.tiles.anchors.title}</h2>
              <p>{page.tiles.anchors.text}</p>
              <p className="tile-action">{page.read}</p>
            </a>
          )}
          {islands.render("JourneyTile", JourneyTile, status === undefined ? {} : { status })}
          {TILES.filter((tile) => !stands || tile !== "anchors").map((tile) => (
            <a key={tile} className="tile" href={`/${tile}`}>
              <h2>{page.tiles[tile].title}</h2>
              <p>{stands && tile === "consultant" ? page.consultantOpen : page.tiles[tile].text}</p>
            </a>
          ))}
        </div>
        <div className="usage">
          <Usage
            says={page}
            title={page.foundations}
            used={user.journeys_this_month}
            limit={allowance.foundationsPerMonth}
          />
          <Usage
            says={page}
            title={page.consultations}
            used={user.consultant_queries_this_month}
            limit={allowance.consultationsPerMonth}
          />
        </div>
        <section className="activity" aria-labelledby="recent-activity">
          <h2 id="recent-activity">{page.activity}</h2>
          {activity.length === 0 ? <p className="empty">{page.noActivity}</p> : (
            <ol>
              {byDay(activity, words.common.locale).map(({ date, day, lines }) => (
                <li key={date}>
                  <time dateTime={date}>{day}</time>
                  <ul>{lines.map((line) => <ActivityText key={line.id} line={line} />)}</ul>
                </li>
              ))}
            </ol>
          )}
        </section>
      </div>
    ),
  });
  return sendPage(c, deps, { title: `${page.title} · Holdfast`, className: "page-dashboard", islands, body });
}

interface UsageProps {
  says: Words["dashboard"]["page"];
  title: string;
  used: number;
  limit: number;
}

function Usage({ says, title, used, limit }: UsageProps) {
  const isUnlimited = limit === UNLIMITED;
  return (
    <section>
      <h2>{title}</h2>
      <p className="usage-figure">
        {used} <span>{isUnlimited ? says.unlimited : fill(says.of, { limit })}</span>
      </p>
      {isUnlimited
        ? <p className="badge">{says.unlimitedAccess}</p>
        : <progress max={limit} value={Math.min(used, limit)} aria-label={title} />}
    </section>
  );
}

function firstNameOf({ full_name: name }: UserAnswer): string {
  return name.trim().split(/\s+/)[0] ?? "";
}

function whereYouStand(status: StatusAnswer | null | undefined, words: Words): string {
  const { page } = words.dashboard;
  if (status === undefined) return page.unknown;
  if (status === null) return page.none;
  const { completion_percentage: percent, metadata } = status;
  if (status.current_phase === "complete") {
    const assumed = assumedWords(metadata.assumed, words);
    return assumed === "" ? page.stands : fill(page.standsAssumed, { assumed });
  }
  const laid = percent < 1 ? page.begun : fill(page.laid, { percent: Math.round(percent) });
  const minutes = metadata?.minutes_left;
  return minutes ? `${laid} ${fill(page.minutesLeft, { minutes })}` : laid;
}

/** The lines in their order, under the day on which they came. */
function byDay(activity: ActivityLine[], locale: string) {
  const days = Map.groupBy(activity, ({ at }) => at.slice(0, DAY_LETTERS));
  return [...days].map(([date, lines]) => {
    const day = new Date(date).toLocaleDateString(locale, {
      month: "short",
      day: "numeric",
      timeZone: "UTC",
    });
    return { date, day, lines };
  });
}

function ActivityText({ line: { text, link } }: { line: ActivityLine }): ReactNode {
  return <li>{link ? <a href={link}>{text}</a> : text}</li>;
}
