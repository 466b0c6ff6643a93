import type { ReactNode } from "react";
import { assumedWords } from "../../islands/journey/assumed_words.ts";
import JourneyTile from "../../islands/JourneyTile.tsx";
import type { StatusAnswer, UserAnswer } from "../api/contract.ts";
import { sendPage, type SignedInView } from "./context.ts";
import type { ActivityLine } from "./data.ts";
import { PageIslands } from "./render.tsx";
import { shell } from "./shell.tsx";
import { allowanceOf, UNLIMITED } from "../../agents/domain/limits.ts";

const TILES: [path: string, title: string, text: string][] = [
  ["/anchors", "Strategic Foundation", "Your four anchors, with the evidence beside every sentence."],
  [
    "/consultant",
    "Strategic Consultant",
    "Answers from your own foundation, once all four anchors are complete.",
  ],
  [
    "/documents",
    "Strategic Documents",
    "The brand strategy PDF and the investor pitch deck, in your colours.",
  ],
  [
    "/advisor",
    "Strategic Advisor",
    "Your rivals' pages and your own, read again: what changed, beside what you said.",
  ],
];

/** Where you stand, the one next step, then usage, then activity. */
export async function dashboardPage({ c, deps, user, words }: SignedInView): Promise<Response> {
  const islands = new PageIslands(words);
  const [status, activity] = await Promise.all([
    deps.data.status(user.id).catch(() => undefined),
    deps.data.activity(user.id),
  ]);
  const allowance = allowanceOf(user);
  const body = shell({
    islands,
    user,
    path: "/dashboard",
    children: (
      <div className="page">
        <header className="page-head">
          <h1>Hello, {firstNameOf(user)}</h1>
          <p className="lead">{whereYouStand(status)}</p>
        </header>
        {user.user_type === "admin" && (
          <p className="banner">
            You look after this Holdfast. <a href="/admin">Go to administration</a>
          </p>
        )}
        <div className="tiles">
          {islands.render("JourneyTile", JourneyTile, status === undefined ? {} : { status })}
          {TILES.map(([path, title, text]) => (
            <a key={path} className="tile" href={path}>
              <h2>{title}</h2>
              <p>{text}</p>
            </a>
          ))}
        </div>
        <div className="usage">
          <Usage
            title="Strategic foundations this month"
            used={user.journeys_this_month}
            limit={allowance.foundationsPerMonth}
          />
          <Usage
            title="Strategic consultations this month"
            used={user.consultant_queries_this_month}
            limit={allowance.consultationsPerMonth}
          />
        </div>
        <section className="activity" aria-labelledby="recent-activity">
          <h2 id="recent-activity">Recent Activity</h2>
          {activity.length === 0
            ? (
              <p className="empty">
                No recent activity yet. Finished anchors, documents and consultations will stand here.
              </p>
            )
            : <ul>{activity.map((line) => <li key={line.id}>{activityLine(line)}</li>)}</ul>}
        </section>
      </div>
    ),
  });
  return sendPage(c, deps, { title: "Dashboard · Holdfast", className: "page-dashboard", islands, body });
}

function Usage({ title, used, limit }: { title: string; used: number; limit: number }) {
  const isUnlimited = limit === UNLIMITED;
  return (
    <section>
      <h2>{title}</h2>
      <p className="usage-figure">
        {used} <span>{isUnlimited ? "Unlimited" : `of ${limit}`}</span>
      </p>
      {isUnlimited
        ? <p className="badge">Unlimited Access</p>
        : <progress max={limit} value={Math.min(used, limit)} aria-label={title} />}
    </section>
  );
}

function firstNameOf({ full_name: name }: UserAnswer): string {
  return name.trim().split(/\s+/)[0] || "there";
}

function whereYouStand(status: StatusAnswer | null | undefined): string {
  if (status === undefined) return "Where your foundation stands could not be read just now.";
  if (status === null) return "No foundation is under way. The first question takes a minute.";
  const { completion_percentage: percent, metadata } = status;
  if (status.current_phase === "complete") {
    const assumed = assumedWords(metadata.assumed);
    return `Your foundation stands. ${assumed && `${assumed}. `}Read it, print it, or question it.`;
  }
  const left = metadata?.minutes_left ? ` About ${metadata.minutes_left} minutes are left.` : "";
  const laid = percent < 1 ? "begun" : `${Math.round(percent)}% laid`;
  return `Your foundation is ${laid}.${left}`;
}

function activityLine({ at, text, link }: ActivityLine): ReactNode {
  const day = new Date(at).toLocaleDateString("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
  return (
    <>
      <time dateTime={at}>{day}</time> {link ? <a href={link}>{text}</a> : <span>{text}</span>}
    </>
  );
}
