import type { Context } from "hono";
import { type PageDeps, sendPage } from "./context.ts";
import { PlainShell } from "./shell.tsx";

/** The page for an address that leads nowhere, and for what is not this person's to see. */
export function notFoundPage(deps: PageDeps) {
  return function notFound(c: Context): Response {
    c.status(404);
    return failurePage(c, deps, {
      title: "There is nothing at this address",
      text: "It may have moved, or it was never here. Nothing of yours is lost.",
    });
  };
}

/** The page for a failure of ours; it says nothing of what went wrong inside. */
export function brokenPage(deps: PageDeps) {
  return function broken(c: Context): Response {
    c.status(500);
    return failurePage(c, deps, {
      title: "Something broke on our side",
      text: "What you have written is kept. Load the page again; if it breaks again, try in a few minutes.",
    });
  };
}

function failurePage(c: Context, deps: PageDeps, { title, text }: { title: string; text: string }): Response {
  const body = (
    <PlainShell>
      <div className="page page-narrow failure">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <p className="buttons">
          <a className="button button-main" href="/dashboard">Go to the dashboard</a>
          <a className="button" href="/">Front page</a>
        </p>
      </div>
    </PlainShell>
  );
  return sendPage(c, deps, { title: `${title} · Holdfast`, className: "page-failure", body });
}
