import type { Context } from "hono";
import { type PageDeps, sendPage } from "./context.ts";
import { PlainShell } from "./shell.tsx";
import type { Return } from "../reminders.ts";

const ENDED =
  "This link is no longer valid. A letter's link works once and for two weeks, and a newer letter ends it. Nothing is lost: your interview is where you left it.";
const SOMEBODY_ELSE =
  "Somebody else is signed in here. Sign out, then open the link in your letter again: it still works.";

/** What a reminder's link opens. The link is used by the button: programs that look through mail open links too. */
export function returnPage(deps: PageDeps) {
  return async function returnToQuestion(c: Context): Promise<Response> {
    const token = c.req.query("token") ?? "";
    const found = await deps.returns.behind(token);
    if (found === null) return show(c, deps, { says: ENDED });
    if (await isSomebodyElse(c, deps, found)) return show(c, deps, { says: SOMEBODY_ELSE });
    return show(c, deps, { waiting: { ...found, token } });
  };
}

/** The button of that page: on to the question, by way of signing in where nobody is signed in. */
export function returnedPage(deps: PageDeps) {
  return async function returned(c: Context): Promise<Response> {
    const body = await c.req.parseBody();
    const token = typeof body.token === "string" ? body.token : "";
    const found = await deps.returns.behind(token);
    if (found !== null && await isSomebodyElse(c, deps, found)) return show(c, deps, { says: SOMEBODY_ELSE });
    if (found === null || !await deps.returns.take(token)) return show(c, deps, { says: ENDED });
    return c.redirect(`/journey?session=${found.journeyId}`, 303);
  };
}

async function isSomebodyElse(c: Context, deps: PageDeps, { userId }: Return): Promise<boolean> {
  const user = await deps.data.user(c.req.raw);
  return user !== null && user.id !== userId;
}

type Shown = { says: string } | { waiting: Return & { token: string } };

function show(c: Context, deps: PageDeps, shown: Shown): Response {
  return sendPage(c, deps, {
    title: "Your next question · Holdfast",
    description: "Go on with a Holdfast interview where it was left.",
    isUnlisted: true,
    className: "page-form",
    body: (
      <PlainShell>
        <div className="form-page">
          {"waiting" in shown ? <Waiting {...shown.waiting} /> : <Refused says={shown.says} />}
        </div>
      </PlainShell>
    ),
  });
}

function Waiting({ company, question, token }: Return & { token: string }) {
  return (
    <>
      <p className="label">Your next question</p>
      <h1 lang={question.language}>{question.text}</h1>
      <p className="lead">{`About ${question.minutes} minutes are left of the interview for ${company}.`}</p>
      <form className="form" method="post" action="/return">
        <input type="hidden" name="token" value={token} />
        <button type="submit" className="button button-main">Go on</button>
        <p className="hint">Where you are not signed in, you sign in first.</p>
      </form>
    </>
  );
}

function Refused({ says }: { says: string }) {
  return (
    <>
      <h1>Your next question</h1>
      <p className="lead">{says}</p>
      <p>
        <a href="/dashboard">To the dashboard</a>
      </p>
    </>
  );
}
