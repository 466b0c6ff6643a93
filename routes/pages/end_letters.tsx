import type { Context } from "hono";
import type { ReactNode } from "react";
import type { LetterKind } from "../letter_seal.ts";
import { type PageDeps, sendPage } from "./context.ts";
import { PlainShell } from "./shell.tsx";

interface Words {
  heading: string;
  asks: string;
  button: string;
  ended: string;
  /** Where they can be had again. */
  again: { page: string; href: string };
}

const WORDS: Record<LetterKind, Words> = {
  reminders: {
    heading: "Reminders",
    asks: "Are the letters that remind you of an interview to end?",
    button: "End the reminders",
    ended:
      "You are not reminded any more when you stop in the middle of an interview. Your interviews are kept.",
    again: { page: "Settings", href: "/settings" },
  },
  advisor: {
    heading: "The advisor's letters",
    asks: "Are the advisor's letters to end?",
    button: "End the advisor's letters",
    ended:
      "The advisor writes you no more letters. Pages are still read, and what changed stands on its page.",
    again: { page: "The advisor's page", href: "/advisor" },
  },
};

const UNKNOWN =
  "This link belongs to no account. You can switch reminders off in Settings, and the advisor's letters on its page.";

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
  if (kind === null) return show(c, deps, { heading: "Letters", says: UNKNOWN });
  const { heading, asks, button } = WORDS[kind];
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
  if (kind === null) return show(c, deps, { heading: "Letters", says: UNKNOWN });
  const { heading, ended, again } = WORDS[kind];
  return show(c, deps, {
    heading,
    says: ended,
    then: (
      <p>
        <a href={again.href}>{again.page}</a> has a switch for them.
      </p>
    ),
  });
}

function tokenOf(c: Context): string {
  return c.req.query("token") ?? "";
}

function show(
  c: Context,
  deps: PageDeps,
  { heading, says, then }: { heading: string; says: string; then?: ReactNode },
): Response {
  return sendPage(c, deps, {
    title: `${heading} · Holdfast`,
    description: "End letters of a Holdfast account.",
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
