import { type FormEvent, type InputEvent, useEffect, useRef, useState } from "react";
import { call, reasonOf } from "./api.ts";
import { checkRegistration, readRegistration, type Registration } from "./registration.ts";
import { keepForm, refillForm } from "./kept_form.ts";
import { renewPush } from "./push/renew.ts";
import { keepSignIn } from "./session.ts";
import { readSignIn, type SignedIn, type SignInBody, tellSignInFailure } from "./sign_in_answer.ts";
import { flash } from "./toasts.ts";
import { PasswordField } from "./ui/PasswordField.tsx";
import { TermsField } from "./ui/TermsField.tsx";
import { TextField, useFieldProblems } from "./ui/TextField.tsx";
import { fill, pageWords, useWords } from "./words.ts";

interface Props {
  /** The answers given before there was an account, signed; "" without any. */
  taste: string;
  /** True for whoever comes by the waiting list. */
  wantsPlans: boolean;
}

/** The form of /register. */
export default function SignUp({ taste, wantsPlans }: Props) {
  const account = useWords("account");
  const { register: says } = useWords("sign_in");
  const { problems: errors, show, showRefusal, clear } = useFieldProblems();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState("");
  const form = useRef<HTMLFormElement>(null);

  // Whoever has read the terms comes back to what they had typed.
  useEffect(() => {
    if (form.current !== null) refillForm(form.current);
  }, []);

  function edit(event: InputEvent<HTMLFormElement>) {
    keepForm(event.currentTarget);
    clear(event);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const registration = readRegistration(element);
    const found = checkRegistration(registration, { ...says.problems, short: account.passwordTooShort });
    if (show(element, found)) return;
    setRunning(true);
    setFailure("");
    try {
      await signUp(registration, taste);
    } catch (error) {
      setRunning(false);
      const told = tellSignInFailure(error, says);
      return showRefusal(element, error) ? undefined : setFailure(told);
    }
    location.assign("/dashboard");
  }

  return (
    <form
      ref={form}
      method="post"
      action="/register"
      className="form"
      noValidate
      onInput={edit}
      onSubmit={submit}
    >
      <TextField
        label={account.fullName}
        name="full_name"
        autoComplete="name"
        error={errors["full_name"]}
        required
      />
      <TextField
        label={account.email}
        name="email"
        type="email"
        autoComplete="username"
        error={errors["email"]}
        required
      />
      <TextField
        label={account.company}
        name="company_name"
        autoComplete="organization"
        error={errors["company_name"]}
        required
      />
      <div className="field">
        <label htmlFor="role">{account.role}</label>
        <select id="role" name="role" autoComplete="organization-title" defaultValue="">
          <option value="">{account.chooseRole}</option>
          {Object.entries(account.roles).map(([value, label]) => (
            <option key={value} value={value}>{label}</option>
          ))}
        </select>
      </div>
      <PasswordField
        label={account.password}
        name="password"
        autoComplete="new-password"
        hint={account.passwordHint}
        error={errors["password"]}
        required
      />
      <PasswordField
        label={says.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        error={errors["confirmPassword"]}
        required
      />
      {wantsPlans && (
        <label className="check">
          <input type="checkbox" name="waitlist" defaultChecked />
          <span>{account.waitlist}</span>
        </label>
      )}
      {taste !== "" && <input type="hidden" name="taste" value={taste} />}
      <TermsField error={errors["terms"]} />
      <p className="form-failure" role="alert">{failure}</p>
      <button type="submit" className="button button-main" disabled={isRunning}>
        {isRunning ? says.running : says.submit}
      </button>
    </form>
  );
}

/** Registers and keeps the token. Throws what went wrong. */
async function signUp(registration: Registration, taste: string): Promise<void> {
  const { token, user } = await register(registration);
  keepSignIn(token, user);
  await renewPush();
  flash("success", pageWords("sign_in").register.welcome);
  if (taste !== "") await takeAlong(taste);
}

/** Starts the journey that the first answers belong to; the account stands whatever comes of it. */
async function takeAlong(taste: string): Promise<void> {
  try {
    await call("/journey/start", { method: "POST", body: { taste }, quiet: "refusals" });
  } catch (error) {
    const { notTakenOver, writeAgain } = pageWords("sign_in").register;
    flash("error", fill(notTakenOver, { reason: reasonOf(error, writeAgain) }));
  }
}

/** A registration that hands out no token is followed by a login with the same credentials. */
async function register({ confirmPassword: _, terms: __, ...form }: Registration): Promise<SignedIn> {
  const { answer } = pageWords("sign_in");
  const body = await call<SignInBody>("/auth/register", { method: "POST", body: form, quiet: [401] });
  if (body.access_token) return readSignIn(body, "registration", answer);
  const credentials = { email: form.email, password: form.password };
  const signedIn = await call<SignInBody>("/auth/login", { method: "POST", body: credentials, quiet: [401] });
  return readSignIn(signedIn, "login", answer);
}
