import type { UserAnswer } from "../routes/api/contract.ts";
import { AccountEnd } from "./settings/AccountEnd.tsx";
import { FeedsForm } from "./settings/FeedsForm.tsx";
import { Memory } from "./settings/Memory.tsx";
import { PasswordForm } from "./settings/PasswordForm.tsx";
import { ProfileForm } from "./settings/ProfileForm.tsx";

/** The settings page. */
export default function Settings({ user }: { user: UserAnswer }) {
  return (
    <>
      <section className="setting" aria-labelledby="profile">
        <h2 id="profile">Profile</h2>
        <ProfileForm user={user} />
      </section>
      <section className="setting" aria-labelledby="password">
        <h2 id="password">Password</h2>
        <PasswordForm email={user.email} />
      </section>
      <FeedsForm />
      <Memory />
      <AccountEnd />
    </>
  );
}
