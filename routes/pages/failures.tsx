import type { Context } from "hono";
import { type PageDeps, sendPage, wordsFor } from "./context.ts";
import { PlainShell } from "./shell.tsx";

/** The page for an address that leads nowhere, and for what is not this person's to see. */
export function notFoundPage(deps: PageDeps) {
  return function notFound(c: Context): Promise<Response> {
    c.status(404);
    return failurePage(c, deps, wordsFor(c).notices.notFound);
  };
}

/** The page behind a link that was shared once: whoever follows it may have no account. */
export function sharedNoMorePage(deps: PageDeps) {
  return function sharedNoMore(c: Context): Promise<Response> {
    c.status(404);
    return failurePage(c, deps, wordsFor(c).notices.sharedNoMore, { isForMembers: false });
  };
}

/** The page for a failure of ours; it says nothing of what went wrong inside. */
export function brokenPage(deps: PageDeps) {
  return function broken(c: Context): Promise<Response> {
    c.status(500);
    return failurePage(c, deps, wordsFor(c).notices.broken);
  };
}

function failurePage(
  c: Context,
  deps: PageDeps,
  { title, text }: { title: string; text: string },
  { isForMembers } = { isForMembers: true },
): Promise<Response> {
  const { dashboard, frontPage } = wordsFor(c).notices;
  const body = (
    <PlainShell>
      <div className="page page-narrow failure">
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        <p className="buttons">
          {isForMembers && <a className="button button-main" href="/dashboard">{dashboard}</a>}
          <a className="button" href="/">{frontPage}</a>
        </p>
      </div>
    </PlainShell>
  );
  return sendPage(c, deps, { title: `${title} · Holdfast`, className: "page-failure", body });
}
