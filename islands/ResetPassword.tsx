import { type FormEvent, useState } from "react";
import { call, reasonOf } from "./api.ts";
import { flash } from "./toasts.ts";
import { PasswordField } from "./ui/PasswordField.tsx";
import { useFieldProblems } from "./ui/TextField.tsx";
import { useWords } from "./words.ts";

const PASSWORD_MIN = 8;

/** The form of /reset-password; `token` comes from the mailed link. */
export default function ResetPassword({ token }: { token: string }) {
  const { newPassword, passwordHint, passwordTooShort } = useWords("account");
  const { reset } = useWords("sign_in");
  const [isRunning, setRunning] = useState(false);
  const { problems, show, showRefusal, clear } = useFieldProblems();
  const [failure, setFailure] = useState("");

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const password = String(new FormData(form).get("password") ?? "");
    if ([...password].length < PASSWORD_MIN) return void show(form, { password: passwordTooShort });
    setRunning(true);
    setFailure("");
    try {
      await call("/auth/reset-password", { method: "POST", body: { token, password } });
      flash("success", reset.changed);
      location.assign("/login");
    } catch (error) {
      if (!showRefusal(form, error)) setFailure(reasonOf(error, reset.failed));
      setRunning(false);
    }
  }

  return (
    <form
      method="post"
      action="/reset-password"
      className="form"
      noValidate
      onInput={clear}
      onSubmit={submit}
    >
      <PasswordField
        label={newPassword}
        name="password"
        autoComplete="new-password"
        hint={passwordHint}
        error={problems["password"]}
        required
      />
      <p className="form-failure" role="alert">{failure}</p>
      <button type="submit" className="button button-main" disabled={isRunning}>
        {isRunning ? reset.running : reset.submit}
      </button>
    </form>
  );
}
