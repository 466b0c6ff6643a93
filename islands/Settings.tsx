import { useState } from "react";
import type { UserAnswer } from "../routes/api/contract.ts";
import { ToldDevices } from "./push/ToldDevices.tsx";
import { SecondFactor } from "./second_factor/SecondFactor.tsx";
import { AccountEnd } from "./settings/AccountEnd.tsx";
import { Appearance } from "./settings/Appearance.tsx";
import { EmailForm } from "./settings/EmailForm.tsx";
import { FeedsForm } from "./settings/FeedsForm.tsx";
import { Memory } from "./settings/Memory.tsx";
import { PasswordForm } from "./settings/PasswordForm.tsx";
import { Reminders } from "./settings/Reminders.tsx";
import { ProfileForm } from "./settings/ProfileForm.tsx";
import type { Theme } from "./theme.ts";
import { SignIns } from "./sign_ins/SignIns.tsx";
import { useWords } from "./words.ts";

interface Props {
  user: UserAnswer;
  /** False where a letter would reach nobody. */
  hasMail: boolean;
  theme: Theme;
  /** Where the service worker is, which shows what a device is told. */
  worker: string;
}

/** The settings page. */
export default function Settings({ user, hasMail, theme, worker }: Props) {
  const { profile, password, signIns } = useWords("settings");
  const [changes, setChanges] = useState(0);
  const noteChange = () => setChanges((count) => count + 1);
  return (
    <>
      <section className="setting" aria-labelledby="profile">
        <h2 id="profile">{profile.title}</h2>
        <ProfileForm user={user} />
      </section>
      <EmailForm email={user.email} hasMail={hasMail} />
      <section className="setting" aria-labelledby="password">
        <h2 id="password">{password.title}</h2>
        <PasswordForm email={user.email} onChange={noteChange} />
      </section>
      <SecondFactor email={user.email} onChange={noteChange} />
      <section className="setting" aria-labelledby="sign-ins">
        <h2 id="sign-ins">{signIns.title}</h2>
        <p>{signIns.about}</p>
        <SignIns key={changes} path="/account/sign-ins" />
      </section>
      <Reminders isOn={user.reminders} hasMail={hasMail} />
      <ToldDevices key={`told-${changes}`} worker={worker} />
      <Appearance theme={theme} />
      <FeedsForm />
      <Memory />
      <AccountEnd />
    </>
  );
}
