import type { Context } from "hono";
import { ConflictError, InvalidError } from "../../agents/domain/errors.ts";
import { fill } from "../../islands/words.ts";
import { type PageDeps, sendPage, wordsFor } from "./context.ts";
import { sentFields } from "./sent_fields.ts";
import { PlainShell } from "./shell.tsx";

/** What a link in a letter opens. Nothing changes before the button: programs that look through mail open links too. */
export function confirmEmailPage(deps: PageDeps) {
  return async function confirmEmail(c: Context): Promise<Response> {
    const token = c.req.query("token") ?? "";
    const email = await deps.emails.behind(token);
    const { ended, asks } = wordsFor(c).notices.newAddress;
    return show(c, deps, email === null ? { says: ended } : { says: fill(asks, { email }), token });
  };
}

/** The button of that page. */
export function emailConfirmedPage(deps: PageDeps) {
  return async function emailConfirmed(c: Context): Promise<Response> {
    const { token = "" } = await sentFields(c);
    const { done, ended, refused } = wordsFor(c).notices.newAddress;
    try {
      const email = await deps.emails.confirm(token);
      return show(c, deps, { says: fill(done, { email }) });
    } catch (error) {
      if (error instanceof InvalidError) return show(c, deps, { says: ended });
      if (error instanceof ConflictError) {
        return show(c, deps, { says: fill(refused, { reason: error.message }) });
      }
      throw error;
    }
  };
}

function show(
  c: Context,
  deps: PageDeps,
  { says, token }: { says: string; token?: string },
): Promise<Response> {
  const { title, description, hint, change, signIn } = wordsFor(c).notices.newAddress;
  return sendPage(c, deps, {
    title: `${title} · Holdfast`,
    description,
    isUnlisted: true,
    className: "page-form",
    body: (
      <PlainShell>
        <div className="form-page">
          <h1>{title}</h1>
          <p className="lead">{says}</p>
          {token !== undefined
            ? (
              <form className="form" method="post" action="/confirm-email">
                <input type="hidden" name="token" value={token} />
                <p className="hint">{hint}</p>
                <button type="submit" className="button button-main">{change}</button>
              </form>
            )
            : (
              <p>
                <a href="/login">{signIn}</a>
              </p>
            )}
        </div>
      </PlainShell>
    ),
  });
}
