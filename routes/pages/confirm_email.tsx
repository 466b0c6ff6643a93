import type { Context } from "hono";
import { ConflictError, InvalidError } from "../../agents/domain/errors.ts";
import { type PageDeps, sendPage } from "./context.ts";
import { PlainShell } from "./shell.tsx";

const ENDED = "This link is no longer valid. Sign in and ask for a new one in Settings.";

/** What a link in a letter opens. Nothing changes before the button: programs that look through mail open links too. */
export function confirmEmailPage(deps: PageDeps) {
  return async function confirmEmail(c: Context): Promise<Response> {
    const token = c.req.query("token") ?? "";
    const email = await deps.emails.behind(token);
    if (email === null) return show(c, deps, { says: ENDED });
    return show(c, deps, { says: `Your account is to have the address ${email}.`, token });
  };
}

/** The button of that page. */
export function emailConfirmedPage(deps: PageDeps) {
  return async function emailConfirmed(c: Context): Promise<Response> {
    const { token } = await c.req.parseBody();
    try {
      const email = await deps.emails.confirm(typeof token === "string" ? token : "");
      return show(c, deps, {
        says:
          `Your address is ${email} from now on. Every browser was signed out: sign in with the new address.`,
      });
    } catch (error) {
      if (error instanceof InvalidError) return show(c, deps, { says: ENDED });
      if (error instanceof ConflictError) {
        return show(c, deps, { says: `${error.message}. Nothing was changed.` });
      }
      throw error;
    }
  };
}

function show(c: Context, deps: PageDeps, { says, token }: { says: string; token?: string }): Response {
  return sendPage(c, deps, {
    title: "Your new address · Holdfast",
    description: "Confirm the new address of a Holdfast account.",
    isUnlisted: true,
    className: "page-form",
    body: (
      <PlainShell>
        <div className="form-page">
          <h1>Your new address</h1>
          <p className="lead">{says}</p>
          {token !== undefined
            ? (
              <form className="form" method="post" action="/confirm-email">
                <input type="hidden" name="token" value={token} />
                <p className="hint">Everybody is signed out of the account when it changes, you too.</p>
                <button type="submit" className="button button-main">Change to this address</button>
              </form>
            )
            : (
              <p>
                <a href="/login">Sign in</a>
              </p>
            )}
        </div>
      </PlainShell>
    ),
  });
}
