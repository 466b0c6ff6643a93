import { type FormEvent, useState } from "react";
import { call, reasonOf, tellFailure } from "../api.ts";
import { showSuccess } from "../toasts.ts";
import { PasswordField } from "../ui/PasswordField.tsx";
import { useWords } from "../words.ts";

const PASSWORD_MIN = 8;

/** Changing the password, which signs out every other browser; `onChange` is told once that is done. */
export function PasswordForm({ email, onChange }: { email: string; onChange: () => void }) {
  const { newPassword, passwordHint, passwordTooShort } = useWords("account");
  const { password: says } = useWords("settings");
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState("");

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const password = String(data.get("new_password") ?? "");
    if ([...password].length < PASSWORD_MIN) return setError(passwordTooShort);
    setRunning(true);
    try {
      const body = { current_password: String(data.get("current_password") ?? ""), new_password: password };
      await call("/auth/change-password", { method: "POST", body, quiet: [422] });
      form.reset();
      onChange();
      showSuccess(says.changed);
    } catch (error) {
      tellFailure(error, reasonOf(error, says.failed));
    }
    setRunning(false);
  }

  return (
    <form
      className="form"
      noValidate
      onInput={() => setError("")}
      onSubmit={(event) => void submit(event)}
    >
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={says.current}
        name="current_password"
        autoComplete="current-password"
        required
      />
      <PasswordField
        label={newPassword}
        name="new_password"
        autoComplete="new-password"
        hint={passwordHint}
        error={error}
        required
      />
      <button type="submit" className="button" disabled={isRunning}>
        {isRunning ? says.changing : says.change}
      </button>
    </form>
  );
}
