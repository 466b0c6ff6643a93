import { type FormEvent, useState } from "react";
import { call, reasonOf, tellFailure } from "../api.ts";
import { showSuccess } from "../toasts.ts";
import { PasswordField } from "../ui/PasswordField.tsx";
import { useFieldProblems } from "../ui/TextField.tsx";
import { useWords } from "../words.ts";

const PASSWORD_MIN = 8;

/** Changing the password, which signs out every other browser; `onChange` is told once that is done. */
export function PasswordForm({ email, onChange }: { email: string; onChange: () => void }) {
  const { newPassword, passwordHint, passwordTooShort } = useWords("account");
  const { password: says } = useWords("settings");
  const [isRunning, setRunning] = useState(false);
  const { problems, show, showRefusal, clear } = useFieldProblems();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const password = String(data.get("new_password") ?? "");
    if ([...password].length < PASSWORD_MIN) return void show(form, { new_password: passwordTooShort });
    setRunning(true);
    try {
      const body = { current_password: String(data.get("current_password") ?? ""), new_password: password };
      await call("/auth/change-password", { method: "POST", body, quiet: [422] });
      form.reset();
      onChange();
      showSuccess(says.changed);
    } catch (error) {
      tellFailure(error, reasonOf(error, says.failed));
      showRefusal(form, error);
    }
    setRunning(false);
  }

  return (
    <form
      className="form"
      noValidate
      onInput={clear}
      onSubmit={(event) => void submit(event)}
    >
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={says.current}
        name="current_password"
        autoComplete="current-password"
        error={problems["current_password"]}
        required
      />
      <PasswordField
        label={newPassword}
        name="new_password"
        autoComplete="new-password"
        hint={passwordHint}
        error={problems["new_password"]}
        required
      />
      <button type="submit" className="button" disabled={isRunning}>
        {isRunning ? says.changing : says.change}
      </button>
    </form>
  );
}
