import type { Context } from "hono";
import { type PageDeps, sendPage } from "./context.ts";
import { PlainShell } from "./shell.tsx";

const ENDED =
  "You are not reminded any more when you stop in the middle of an interview. Your interviews are kept.";
const UNKNOWN = "This link belongs to no account. You can switch the reminders off in Settings.";
const ASKS = "Are the letters that remind you of an interview to end?";

/**
 * What the last link of a reminder opens: one click ends them. Browsers say when a person opens a page (Fetch Metadata);
 * whoever does not say so may be a program that looks through mail, and is shown a button.
 */
export function endRemindersPage(deps: PageDeps) {
  return async function endRemindersByLink(c: Context): Promise<Response> {
    const isOpenedByPerson = c.req.method === "GET" && c.req.header("sec-fetch-mode") === "navigate" &&
      c.req.header("sec-purpose") === undefined;
    return isOpenedByPerson ? await end(c, deps) : show(c, deps, { says: ASKS, asks: true });
  };
}

/** The button, and what a mail program sends by itself (RFC 8058). */
export function remindersEndedPage(deps: PageDeps) {
  return (c: Context) => end(c, deps);
}

async function end(c: Context, deps: PageDeps): Promise<Response> {
  const isDone = await deps.endReminders(c.req.query("token") ?? "");
  return show(c, deps, { says: isDone ? ENDED : UNKNOWN });
}

function show(
  c: Context,
  deps: PageDeps,
  { says, asks = false }: { says: string; asks?: boolean },
): Response {
  return sendPage(c, deps, {
    title: "Reminders · Holdfast",
    description: "End the reminders of a Holdfast account.",
    isUnlisted: true,
    className: "page-form",
    body: (
      <PlainShell>
        <div className="form-page">
          <h1>Reminders</h1>
          <p className="lead" role="status">{says}</p>
          {asks
            ? (
              <form className="form" method="post">
                <button type="submit" className="button button-main">End the reminders</button>
              </form>
            )
            : (
              <p>
                <a href="/settings">Settings</a> has a switch for them.
              </p>
            )}
        </div>
      </PlainShell>
    ),
  });
}
