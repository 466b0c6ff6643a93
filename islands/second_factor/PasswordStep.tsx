import type { FormEvent } from "react";
import { OwnPasswordField } from "../ui/OwnPasswordField.tsx";

interface Props {
  email: string;
  problem: string;
  isBusy: boolean;
  /** What the password is asked for: the words of each button, and what it does. The first is the form's own. */
  acts: [label: string, act: (password: string) => Promise<void>, look?: string][];
}

/** Asks for the password before anything changes at the door. */
export function PasswordStep({ email, problem, isBusy, acts }: Props) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const pressed = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    const [, act] = acts.find(([label]) => label === pressed?.getAttribute("value")) ?? acts[0] ?? [];
    const password = String(new FormData(event.currentTarget).get("password") ?? "");
    void act?.(password);
  }

  return (
    <form className="form" onSubmit={submit}>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <OwnPasswordField error={problem} />
      <p className="buttons">
        {acts.map(([label, , look = ""]) => (
          <button
            key={label}
            type="submit"
            name="act"
            value={label}
            className={`button ${look}`}
            disabled={isBusy}
          >
            {label}
          </button>
        ))}
      </p>
    </form>
  );
}
