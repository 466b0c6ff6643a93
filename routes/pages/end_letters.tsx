import type { Context } from "hono";
import type { ReactNode } from "react";
import type { LetterKind } from "../letter_seal.ts";
import { fillNodes } from "../../islands/words.ts";
import { type PageDeps, sendPage, wordsFor } from "./context.ts";
import { PlainShell } from "./shell.tsx";

/** Where letters of a kind can be had again. */
const AGAIN: Record<LetterKind, string> = { reminders: "/settings", advisor: "/advisor" };

/**
 * What the last link of a letter opens: one click ends letters of its kind. Browsers say when a person opens a page
 * (Fetch Metadata); whoever does not say so may be a program that looks through mail, and is shown a button.
 */
export function endLettersPage(deps: PageDeps) {
  return async function endLettersByLink(c: Context): Promise<Response> {
    const isOpenedByPerson = c.req.method === "GET" && c.req.header("sec-fetch-mode") === "navigate" &&
      c.req.header("sec-purpose") === undefined;
    return isOpenedByPerson ? await end(c, deps) : await ask(c, deps);
  };
}

/** The button, and what a mail program sends by itself (RFC 8058). */
export function lettersEndedPage(deps: PageDeps) {
  return (c: Context) => end(c, deps);
}

async function ask(c: Context, deps: PageDeps): Promise<Response> {
  const kind = await deps.letters.behind(tokenOf(c));
  const words = wordsFor(c).notices.endLetters;
  if (kind === null) return show(c, deps, { heading: words.title, says: words.unknown });
  const { heading, asks, button } = words[kind];
  return show(c, deps, {
    heading,
    says: asks,
    then: (
      <form className="form" method="post">
        <button type="submit" className="button button-main">{button}</button>
      </form>
    ),
  });
}

async function end(c: Context, deps: PageDeps): Promise<Response> {
  const kind = await deps.letters.end(tokenOf(c));
  const words = wordsFor(c).notices.endLetters;
  if (kind === null) return show(c, deps, { heading: words.title, says: words.unknown });
  const { heading, ended, page } = words[kind];
  return show(c, deps, {
    heading,
    says: ended,
    then: <p>{fillNodes(words.again, { link: <a href={AGAIN[kind]}>{page}</a> })}</p>,
  });
}

function tokenOf(c: Context): string {
  return c.req.query("token") ?? "";
}

function show(
  c: Context,
  deps: PageDeps,
  { heading, says, then }: { heading: string; says: string; then?: ReactNode },
): Promise<Response> {
  return sendPage(c, deps, {
    title: `${heading} · Holdfast`,
    description: wordsFor(c).notices.endLetters.description,
    isUnlisted: true,
    className: "page-form",
    body: (
      <PlainShell>
        <div className="form-page">
          <h1>{heading}</h1>
          <p className="lead" role="status">{says}</p>
          {then}
        </div>
      </PlainShell>
    ),
  });
}
