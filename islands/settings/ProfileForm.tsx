import { type FormEvent, useState } from "react";
import type { UserAnswer } from "../../routes/api/contract.ts";
import { call, reasonOf, tellFailure } from "../api.ts";
import { isRealUser, keepUser } from "../session.ts";
import { showSuccess } from "../toasts.ts";
import { TextField, useFieldProblems } from "../ui/TextField.tsx";
import { useWords } from "../words.ts";

/** Name, company and role. */
export function ProfileForm({ user }: { user: UserAnswer }) {
  const account = useWords("account");
  const { profile } = useWords("settings");
  const [isRunning, setRunning] = useState(false);
  const { problems, showRefusal, clear } = useFieldProblems();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const body = { ...Object.fromEntries(data), waitlist: data.has("waitlist") };
    setRunning(true);
    try {
      const changed = await call<UserAnswer>("/auth/me", { method: "PATCH", body });
      if (!isRealUser(changed)) throw new Error(profile.invalid);
      keepUser(changed);
      showSuccess(profile.saved);
    } catch (error) {
      tellFailure(error, reasonOf(error, profile.failed));
      showRefusal(form, error);
    }
    setRunning(false);
  }

  return (
    <form className="form" noValidate onInput={clear} onSubmit={(event) => void submit(event)}>
      <TextField
        label={account.fullName}
        name="full_name"
        autoComplete="name"
        defaultValue={user.full_name}
        error={problems["full_name"]}
        required
      />
      <TextField
        label={account.company}
        name="company_name"
        autoComplete="organization"
        defaultValue={user.company_name}
        error={problems["company_name"]}
        required
      />
      <div className="field">
        <label htmlFor="settings-role">{account.role}</label>
        <select id="settings-role" name="role" defaultValue={user.role ?? ""}>
          <option value="">{account.chooseRole}</option>
          {Object.entries(account.roles).map(([value, label]) => (
            <option key={value} value={value}>{label}</option>
          ))}
        </select>
      </div>
      <label className="check">
        <input type="checkbox" name="waitlist" defaultChecked={user.waitlist} />
        <span>{account.waitlist}</span>
      </label>
      <button type="submit" className="button" disabled={isRunning}>
        {isRunning ? profile.saving : profile.save}
      </button>
    </form>
  );
}
