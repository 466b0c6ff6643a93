import { type FormEvent, useEffect, useRef, useState } from "react";
import { call } from "./api.ts";
import { keepSignIn } from "./session.ts";
import { readSignIn, type SignInBody, tellSignInFailure } from "./sign_in_answer.ts";
import { flash } from "./toasts.ts";
import { PasswordField } from "./ui/PasswordField.tsx";
import { TextField } from "./ui/TextField.tsx";

interface Props {
  /** Kept when the form came back before the page was ready. */
  email: string;
}

/** The form of /login. */
export default function SignIn({ email }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [isFilled, setFilled] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState("");

  function look() {
    const { email, password } = readForm(form.current);
    setFilled(email !== "" && password !== "");
  }
  // A password manager may have filled the form before React took it over.
  useEffect(look, []);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setRunning(true);
    setFailure("");
    const problem = await signIn(readForm(form.current));
    if (problem === null) return location.assign("/dashboard");
    setRunning(false);
    setFailure(problem);
  }

  return (
    <form ref={form} method="post" action="/login" className="form" onInput={look} onSubmit={submit}>
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
        autoFocus
      />
      <PasswordField label="Password" name="password" autoComplete="current-password" required />
      <div className="form-row">
        <label className="check">
          <input type="checkbox" name="remember" />
          <span>Remember me</span>
        </label>
        <a href="/forgot-password">Forgot password?</a>
      </div>
      <p className="form-failure" role="alert">{failure}</p>
      <button type="submit" className="button button-main" disabled={!isFilled || isRunning}>
        {isRunning ? "Signing in…" : "Sign in"}
      </button>
    </form>
  );
}

function readForm(form: HTMLFormElement | null): { email: string; password: string } {
  const data = form ? new FormData(form) : new FormData();
  return { email: String(data.get("email") ?? "").trim(), password: String(data.get("password") ?? "") };
}

/** Signs in and keeps the token; gives back what went wrong, or null. */
async function signIn(credentials: { email: string; password: string }): Promise<string | null> {
  try {
    const body = await call<SignInBody>("/auth/login", { method: "POST", body: credentials, quiet: [401] });
    const { token, user } = readSignIn(body, "login");
    keepSignIn(token, user);
    flash("success", "Welcome back!");
    return null;
  } catch (error) {
    const unexpected = "An error occurred during login";
    return tellSignInFailure(error, { failed: "Login failed", unexpected });
  }
}
