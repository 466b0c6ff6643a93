import type { Context } from "hono";
import { fill, useWords } from "../../islands/words.ts";
import { type PageDeps, sendPage, wordsFor } from "./context.ts";
import { sentFields } from "./sent_fields.ts";
import { PlainShell } from "./shell.tsx";
import type { Return } from "../reminders.ts";

/** What a reminder's link opens. The link is used by the button: programs that look through mail open links too. */
export function returnPage(deps: PageDeps) {
  return async function returnToQuestion(c: Context): Promise<Response> {
    const token = c.req.query("token") ?? "";
    const found = await deps.returns.behind(token);
    const { ended, somebodyElse } = wordsFor(c).notices.nextQuestion;
    if (found === null) return show(c, deps, { says: ended });
    if (await isSomebodyElse(c, deps, found)) return show(c, deps, { says: somebodyElse });
    return show(c, deps, { waiting: { ...found, token } });
  };
}

/** The button of that page: on to the question, by way of signing in where nobody is signed in. */
export function returnedPage(deps: PageDeps) {
  return async function returned(c: Context): Promise<Response> {
    const { token = "" } = await sentFields(c);
    const found = await deps.returns.behind(token);
    const { ended, somebodyElse } = wordsFor(c).notices.nextQuestion;
    if (found !== null && await isSomebodyElse(c, deps, found)) return show(c, deps, { says: somebodyElse });
    if (found === null || !await deps.returns.take(token)) return show(c, deps, { says: ended });
    return c.redirect(`/journey?session=${found.journeyId}`, 303);
  };
}

async function isSomebodyElse(c: Context, deps: PageDeps, { userId }: Return): Promise<boolean> {
  const user = await deps.data.user(c.req.raw);
  return user !== null && user.id !== userId;
}

type Shown = { says: string } | { waiting: Return & { token: string } };

function show(c: Context, deps: PageDeps, shown: Shown): Promise<Response> {
  const { title, description } = wordsFor(c).notices.nextQuestion;
  return sendPage(c, deps, {
    title: `${title} · Holdfast`,
    description,
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
  const { nextQuestion: says } = useWords("notices");
  return (
    <>
      <p className="label">{says.title}</p>
      <h1 lang={question.language}>{question.text}</h1>
      <p className="lead">{fill(says.minutes, { minutes: question.minutes, company })}</p>
      <form className="form" method="post" action="/return">
        <input type="hidden" name="token" value={token} />
        <button type="submit" className="button button-main">{says.goOn}</button>
        <p className="hint">{says.hint}</p>
      </form>
    </>
  );
}

function Refused({ says }: { says: string }) {
  const { nextQuestion } = useWords("notices");
  return (
    <>
      <h1>{nextQuestion.title}</h1>
      <p className="lead">{says}</p>
      <p>
        <a href="/dashboard">{nextQuestion.dashboard}</a>
      </p>
    </>
  );
}
