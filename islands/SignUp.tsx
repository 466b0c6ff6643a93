import { type FormEvent, type InputEvent, useState } from "react";
import { call, reasonOf } from "./api.ts";
import {
  checkRegistration,
  readRegistration,
  type Registration,
  type RegistrationErrors,
  ROLE_OPTIONS,
} from "./registration.ts";
import { renewPush } from "./push/renew.ts";
import { keepSignIn } from "./session.ts";
import { readSignIn, type SignedIn, type SignInBody, tellSignInFailure } from "./sign_in_answer.ts";
import { flash } from "./toasts.ts";
import { PasswordField } from "./ui/PasswordField.tsx";
import { TermsField } from "./ui/TermsField.tsx";
import { TextField } from "./ui/TextField.tsx";

const WELCOME = "Welcome to Holdfast! Your strategic journey begins now.";

interface Props {
  /** The answers given before there was an account, signed; "" without any. */
  taste: string;
  /** True for whoever comes by the waiting list. */
  wantsPlans: boolean;
}

/** The form of /register. */
export default function SignUp({ taste, wantsPlans }: Props) {
  const [errors, setErrors] = useState<RegistrationErrors>({});
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState("");

  function edit(event: InputEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement;
    setErrors((before) => ({ ...before, [name]: undefined }));
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    const registration = readRegistration(element);
    const found = checkRegistration(registration);
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) return element.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    setRunning(true);
    setFailure("");
    const problem = await signUp(registration, taste);
    if (problem === null) return location.assign("/dashboard");
    setRunning(false);
    setFailure(problem);
  }

  return (
    <form method="post" action="/register" className="form" noValidate onInput={edit} onSubmit={submit}>
      <TextField label="Full name" name="full_name" autoComplete="name" error={errors.full_name} required />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        error={errors.email}
        required
      />
      <TextField
        label="Company name"
        name="company_name"
        autoComplete="organization"
        error={errors.company_name}
        required
      />
      <div className="field">
        <label htmlFor="role">Role (optional)</label>
        <select id="role" name="role" autoComplete="organization-title" defaultValue="">
          <option value="">Choose a role</option>
          {ROLE_OPTIONS.map(([value, label]) => <option key={value} value={value}>{label}</option>)}
        </select>
      </div>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        hint="At least 8 characters"
        error={errors.password}
        required
      />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        error={errors.confirmPassword}
        required
      />
      {wantsPlans && (
        <label className="check">
          <input type="checkbox" name="waitlist" defaultChecked />
          <span>Write to me when paid plans open</span>
        </label>
      )}
      {taste !== "" && <input type="hidden" name="taste" value={taste} />}
      <TermsField error={errors.terms} />
      <p className="form-failure" role="alert">{failure}</p>
      <button type="submit" className="button button-main" disabled={isRunning}>
        {isRunning ? "Creating your account…" : "Create account"}
      </button>
    </form>
  );
}

/** Registers and keeps the token; gives back what went wrong, or null. */
async function signUp(registration: Registration, taste: string): Promise<string | null> {
  try {
    const { token, user } = await register(registration);
    keepSignIn(token, user);
    await renewPush();
    flash("success", WELCOME);
    if (taste !== "") await takeAlong(taste);
    return null;
  } catch (error) {
    const unexpected = "An error occurred during registration";
    return tellSignInFailure(error, { failed: "Registration failed", unexpected });
  }
}

/** Starts the journey that the first answers belong to; the account stands whatever comes of it. */
async function takeAlong(taste: string): Promise<void> {
  try {
    await call("/journey/start", { method: "POST", body: { taste }, quiet: "refusals" });
  } catch (error) {
    flash(
      "error",
      `Your first answers were not taken over: ${reasonOf(error, "please write them once more")}`,
    );
  }
}

/** A registration that hands out no token is followed by a login with the same credentials. */
async function register({ confirmPassword: _, terms: __, ...form }: Registration): Promise<SignedIn> {
  const body = await call<SignInBody>("/auth/register", { method: "POST", body: form, quiet: [401] });
  if (body.access_token) return readSignIn(body, "registration");
  const credentials = { email: form.email, password: form.password };
  const signedIn = await call<SignInBody>("/auth/login", { method: "POST", body: credentials, quiet: [401] });
  return readSignIn(signedIn, "login");
}
