import type { Context } from "hono";
import type { ReactNode } from "react";
import ForgotPassword from "../../islands/ForgotPassword.tsx";
import ResetPassword from "../../islands/ResetPassword.tsx";
import SignIn from "../../islands/SignIn.tsx";
import SignUp from "../../islands/SignUp.tsx";
import { type PageDeps, sendPage } from "./context.ts";
import { PageIslands } from "./render.tsx";
import { shell } from "./shell.tsx";

/** Said when a form was sent before the page was ready to take it. Nothing of it was kept. */
const TOO_EARLY = "The page was not ready yet, so nothing was sent on. Please press the button once more.";

/** What to do where no letter can be sent. */
const WITHOUT_MAIL =
  "This Holdfast has no mail server. Ask for a link here, then ask whoever runs it to hand it to you: it waits in the " +
  "outbox of their administration page, works once, and for one hour.";

interface FormPage {
  c: Context;
  deps: PageDeps;
  title: string;
  description: string;
  lead: string;
  form: (islands: PageIslands) => ReactNode;
  /** What stands below the form. */
  below: ReactNode;
}

export function loginPage(deps: PageDeps) {
  return (c: Context, notice?: string) =>
    formPage({
      c,
      deps,
      title: "Sign in",
      description: "Sign in to Holdfast: your strategic foundation is where you left it.",
      lead: notice ??
        (c.req.query("session") === undefined
          ? "Your foundation is where you left it."
          : "Sign in, and your interview opens where you left it."),
      form: (islands) => islands.render("SignIn", SignIn, { email: "", leadsTo: whereTo(c) }),
      below: (
        <>
          <p>
            New here? <a href="/register">Create an account</a>
          </p>
          <LegalLine />
        </>
      ),
    });
}

/** Where somebody goes who has signed in: to the journey that they asked for, or to the dashboard. */
function whereTo(c: Context): string {
  const session = c.req.query("session");
  return session === undefined ? "/dashboard" : `/journey?session=${encodeURIComponent(session)}`;
}

export function registerPage(deps: PageDeps) {
  return async (c: Context) => {
    // The taste's answers are brought here by its form; a form of this page itself was sent before it was ready.
    const sent = c.req.method === "POST" ? await c.req.parseBody() : {};
    const token = typeof sent.taste === "string" ? sent.taste : "";
    const answers = (await deps.taste.open(token)).length;
    const isTooEarly = "email" in sent;
    return formPage({
      c,
      deps,
      title: "Create your account",
      description:
        "Create a Holdfast account: one hour of questions, four strategic anchors in your own words.",
      lead: isTooEarly
        ? TOO_EARLY
        : answers > 0
        ? comesAlong(answers)
        : "One hour of questions. Four anchors in your own words.",
      form: (islands) =>
        islands.render("SignUp", SignUp, {
          taste: answers > 0 ? token : "",
          wantsPlans: c.req.query("waitlist") !== undefined || sent.waitlist !== undefined,
        }),
      below: (
        <p>
          Already have an account? <a href="/login">Sign in</a>
        </p>
      ),
    });
  };
}

function comesAlong(answers: number): string {
  return answers === 1
    ? "Your answer comes along: the interview goes on after it."
    : `Your ${answers} answers come along: the interview goes on after them.`;
}

export function forgotPasswordPage(deps: PageDeps) {
  return (c: Context, notice?: string) =>
    formPage({
      c,
      deps,
      title: "Reset your password",
      description: "Ask for a link to a new Holdfast password. It works once, and for one hour.",
      lead: notice ??
        (deps.hasMail ? "We send a link to your address. It works once, and for one hour." : WITHOUT_MAIL),
      form: (islands) => islands.render("ForgotPassword", ForgotPassword, { hasMail: deps.hasMail }),
      below: (
        <p>
          <a href="/login">Back to sign in</a>
        </p>
      ),
    });
}

export function resetPasswordPage(deps: PageDeps) {
  return (c: Context, notice?: string) =>
    formPage({
      c,
      deps,
      title: "Choose a new password",
      description: "Choose a new password for your Holdfast account.",
      lead: notice ?? "Everyone signed in to this account is signed out when it changes.",
      form: (islands) =>
        islands.render("ResetPassword", ResetPassword, { token: c.req.query("token") ?? "" }),
      below: (
        <p>
          <a href="/forgot-password">Ask for another link</a>
        </p>
      ),
    });
}

/** Takes a form that was sent before its island was ready, and shows it again. */
export function tooEarly(page: (c: Context, notice?: string) => Response) {
  return (c: Context) => page(c, TOO_EARLY);
}

function formPage({ c, deps, title, description, lead, form, below }: FormPage): Response {
  const islands = new PageIslands();
  const body = shell({
    islands,
    user: null,
    path: c.req.path,
    children: (
      <div className="form-page">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {form(islands)}
        <div className="form-below">{below}</div>
      </div>
    ),
  });
  return sendPage(c, deps, {
    title: `${title} · Holdfast`,
    description,
    className: "page-form",
    islands,
    body,
  });
}

function LegalLine() {
  return (
    <p className="hint">
      By signing in you agree to the <a href="/terms">Terms of Service</a> and the{" "}
      <a href="/privacy">Privacy Policy</a>.
    </p>
  );
}
