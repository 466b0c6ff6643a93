import { type FormEvent, useState } from "react";
import type { UserAnswer } from "../../routes/api/contract.ts";
import { call, reasonOf, tellFailure } from "../api.ts";
import { ROLE_OPTIONS } from "../registration.ts";
import { isRealUser, keepUser } from "../session.ts";
import { showSuccess } from "../toasts.ts";
import { TextField } from "../ui/TextField.tsx";

/** Name, company and role. */
export function ProfileForm({ user }: { user: UserAnswer }) {
  const [isRunning, setRunning] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const body = { ...Object.fromEntries(data), waitlist: data.has("waitlist") };
    setRunning(true);
    try {
      const changed = await call<UserAnswer>("/auth/me", { method: "PATCH", body });
      if (!isRealUser(changed)) throw new Error("Invalid user data received");
      keepUser(changed);
      showSuccess("Profile saved");
    } catch (error) {
      tellFailure(error, reasonOf(error, "Profile update failed"));
    }
    setRunning(false);
  }

  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <TextField
        label="Full name"
        name="full_name"
        autoComplete="name"
        defaultValue={user.full_name}
        required
      />
      <TextField
        label="Company name"
        name="company_name"
        autoComplete="organization"
        defaultValue={user.company_name}
        required
      />
      <div className="field">
        <label htmlFor="settings-role">Role (optional)</label>
        <select id="settings-role" name="role" defaultValue={user.role ?? ""}>
          <option value="">Choose a role</option>
          {ROLE_OPTIONS.map(([value, label]) => <option key={value} value={value}>{label}</option>)}
        </select>
      </div>
      <label className="check">
        <input type="checkbox" name="waitlist" defaultChecked={user.waitlist} />
        <span>Write to me when paid plans open</span>
      </label>
      <button type="submit" className="button" disabled={isRunning}>
        {isRunning ? "Saving…" : "Save profile"}
      </button>
    </form>
  );
}
