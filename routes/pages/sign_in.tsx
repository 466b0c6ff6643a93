import type { Context } from "hono";
import type { ReactNode } from "react";
import ForgotPassword from "../../islands/ForgotPassword.tsx";
import ResetPassword from "../../islands/ResetPassword.tsx";
import SignIn from "../../islands/SignIn.tsx";
import SignUp from "../../islands/SignUp.tsx";
import { canCarry, carriedTaste, carryTaste } from "../taste_cookie.ts";
import { fill, fillNodes, formOf } from "../../islands/words.ts";
import type { Words } from "../words/words.ts";
import { type PageDeps, sendPage, sharePicture, wordsFor } from "./context.ts";
import { PageIslands } from "./render.tsx";
import { sentFields } from "./sent_fields.ts";
import { shell } from "./shell.tsx";

interface FormPage {
  c: Context;
  deps: PageDeps;
  /** What the page is about, and what search engines show of it. */
  says: { title: string; description: string };
  lead: string;
  form: (islands: PageIslands) => ReactNode;
  /** What stands below the form. */
  below: ReactNode;
}

export function loginPage(deps: PageDeps) {
  return (c: Context, notice?: string) => {
    const { page } = wordsFor(c).sign_in;
    const { login } = page;
    return formPage({
      c,
      deps,
      says: login,
      lead: notice ?? (c.req.query("session") === undefined ? login.lead : login.leadToInterview),
      form: (islands) => islands.render("SignIn", SignIn, { email: "", leadsTo: whereTo(c) }),
      below: (
        <>
          <p>{fillNodes(login.newHere, { link: <a href="/register">{login.create}</a> })}</p>
          <LegalLine says={page} />
        </>
      ),
    });
  };
}

/** Where somebody goes who has signed in: to the journey that they asked for, or to the dashboard. */
function whereTo(c: Context): string {
  const session = c.req.query("session");
  return session === undefined ? "/dashboard" : `/journey?session=${encodeURIComponent(session)}`;
}

export function registerPage(deps: PageDeps) {
  return async (c: Context) => {
    // The taste's answers are brought here by its form; a form of this page itself was sent before it was ready.
    const sent = await sentFields(c);
    const isTooEarly = "email" in sent;
    if (sent.taste !== undefined && !isTooEarly && canCarry(c, sent.taste)) {
      carryTaste(c, deps, sent.taste);
      return c.redirect("/register", 303);
    }
    const token = sent.taste ?? carriedTaste(c, deps);
    const answers = (await deps.taste.open(token)).length;
    const { common, sign_in: { page } } = wordsFor(c);
    const { register } = page;
    const along = formOf(register.comesAlong, answers, common.locale);
    return formPage({
      c,
      deps,
      says: register,
      lead: isTooEarly ? page.tooEarly : answers > 0 ? fill(along, { count: answers }) : register.lead,
      form: (islands) =>
        islands.render("SignUp", SignUp, {
          taste: answers > 0 ? token : "",
          wantsPlans: c.req.query("waitlist") !== undefined || sent.waitlist !== undefined,
        }),
      below: <p>{fillNodes(register.known, { link: <a href="/login">{register.signIn}</a> })}</p>,
    });
  };
}

export function forgotPasswordPage(deps: PageDeps) {
  return (c: Context, notice?: string) => {
    const { forgot } = wordsFor(c).sign_in.page;
    return formPage({
      c,
      deps,
      says: forgot,
      lead: notice ?? (deps.hasMail ? forgot.lead : forgot.leadWithoutMail),
      form: (islands) => islands.render("ForgotPassword", ForgotPassword, { hasMail: deps.hasMail }),
      below: (
        <p>
          <a href="/login">{forgot.back}</a>
        </p>
      ),
    });
  };
}

export function resetPasswordPage(deps: PageDeps) {
  return (c: Context, notice?: string) => {
    const { reset } = wordsFor(c).sign_in.page;
    return formPage({
      c,
      deps,
      says: reset,
      lead: notice ?? reset.lead,
      form: (islands) =>
        islands.render("ResetPassword", ResetPassword, { token: c.req.query("token") ?? "" }),
      below: (
        <p>
          <a href="/forgot-password">{reset.again}</a>
        </p>
      ),
    });
  };
}

/** Takes a form that was sent before its island was ready, and shows it again; nothing of it was kept. */
export function tooEarly(page: (c: Context, notice?: string) => Promise<Response>) {
  return (c: Context) => page(c, wordsFor(c).sign_in.page.tooEarly);
}

function formPage({ c, deps, says: { title, description }, lead, form, below }: FormPage): Promise<Response> {
  const islands = new PageIslands(wordsFor(c));
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
    picture: sharePicture(deps),
    className: "page-form",
    islands,
    body,
  });
}

function LegalLine({ says }: { says: Words["sign_in"]["page"] }) {
  const links = {
    terms: <a href="/terms">{says.termsOfService}</a>,
    privacy: <a href="/privacy">{says.privacyPolicy}</a>,
  };
  return <p className="hint">{fillNodes(says.login.agree, links)}</p>;
}
