import { type FormEvent, useEffect, useRef, useState } from "react";
import { ApiError, call, tellFailure } from "./api.ts";
import { CodeStep } from "./second_factor/CodeStep.tsx";
import { renewPush } from "./push/renew.ts";
import { keepSignIn } from "./session.ts";
import { readSignIn, type SignInBody, tellSignInFailure } from "./sign_in_answer.ts";
import { flash } from "./toasts.ts";
import { PasswordField } from "./ui/PasswordField.tsx";
import { TextField } from "./ui/TextField.tsx";
import { pageWords, useWords } from "./words.ts";

interface Props {
  /** Kept when the form came back before the page was ready. */
  email: string;
  /** The page that opens once somebody is signed in. */
  leadsTo: string;
}

interface Credentials {
  email: string;
  password: string;
  code?: string;
}

/** With this status the server asks for the second step. */
const SECOND_STEP = 403;

/** The form of /login, and its second step where the account has one. */
export default function SignIn({ email, leadsTo }: Props) {
  const account = useWords("account");
  const { login } = useWords("sign_in");
  const form = useRef<HTMLFormElement>(null);
  const [isFilled, setFilled] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState("");
  const [proven, setProven] = useState<Credentials | null>(null);

  function look() {
    const { email, password } = readForm(form.current);
    setFilled(email !== "" && password !== "");
  }
  // A password manager may have filled the form before React took it over.
  useEffect(look, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    await enter(readForm(form.current));
  }

  async function enter(credentials: Credentials) {
    setRunning(true);
    setFailure("");
    const outcome = await signIn(credentials);
    if (outcome === "signed in") return location.assign(leadsTo);
    setRunning(false);
    if (outcome === "asks for a code") return setProven(credentials);
    setFailure(outcome.problem);
  }

  if (proven !== null) {
    return (
      <CodeStep
        isRunning={isRunning}
        failure={failure}
        onCode={(code) => void enter({ ...proven, code })}
        onBack={() => location.reload()}
      />
    );
  }
  return (
    <form ref={form} method="post" className="form" onInput={look} onSubmit={submit}>
      <TextField
        label={account.email}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
        autoFocus
      />
      <PasswordField label={account.password} name="password" autoComplete="current-password" required />
      <div className="form-row">
        <label className="check">
          <input type="checkbox" name="remember" />
          <span>{login.remember}</span>
        </label>
        <a href="/forgot-password">{login.forgot}</a>
      </div>
      <p className="form-failure" role="alert">{failure}</p>
      <button type="submit" className="button button-main" disabled={!isFilled || isRunning}>
        {isRunning ? login.running : login.submit}
      </button>
    </form>
  );
}

function readForm(form: HTMLFormElement | null): Credentials {
  const data = form ? new FormData(form) : new FormData();
  return { email: String(data.get("email") ?? "").trim(), password: String(data.get("password") ?? "") };
}

type Outcome = "signed in" | "asks for a code" | { problem: string };

/** Signs in and keeps the token, or tells what went wrong. */
async function signIn(credentials: Credentials): Promise<Outcome> {
  const quiet = [401, SECOND_STEP, 429];
  const { login } = pageWords("sign_in");
  try {
    const body = await call<SignInBody>("/auth/login", { method: "POST", body: credentials, quiet });
    const { token, user } = readSignIn(body, "login", pageWords("sign_in").answer);
    keepSignIn(token, user);
    await renewPush();
    flash("success", login.welcome);
    return "signed in";
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    const hasCode = credentials.code !== undefined;
    if (status === SECOND_STEP && !hasCode) return "asks for a code";
    if (status === 429 && hasCode) {
      tellFailure(error, login.slowed);
      return { problem: login.slowed };
    }
    return { problem: tellSignInFailure(error, login) };
  }
}
