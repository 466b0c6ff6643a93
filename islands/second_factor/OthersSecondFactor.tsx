import { useEffect, useState } from "react";
import type { SecondFactorAnswer } from "../../routes/api/contract.ts";
import { call, reasonOf } from "../api.ts";
import { shortDate } from "../labels.ts";
import { showError, showSuccess } from "../toasts.ts";

interface Props {
  userId: string;
  name: string;
  /** Told once that person was signed out everywhere. */
  onOff: () => void;
}

/** For an admin: switches two-step sign-in off for somebody who is locked out. */
export function OthersSecondFactor({ userId, name, onOff }: Props) {
  const path = `/admin/users/${userId}/second-factor`;
  const [standing, setStanding] = useState<SecondFactorAnswer | null>(null);
  const [isSure, setSure] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function load(): Promise<void> {
    try {
      setStanding(await call<SecondFactorAnswer>(path));
    } catch (error) {
      showError(reasonOf(error, "How this person signs in did not load"));
    }
  }

  useEffect(() => void load(), [path]);

  async function switchOff(): Promise<void> {
    setBusy(true);
    try {
      await call(path, { method: "DELETE" });
      showSuccess(`Two-step sign-in of ${name} is off`);
      onOff();
      await load();
    } catch (error) {
      showError(reasonOf(error, "Nothing was changed. Please try again."));
    }
    setBusy(false);
    setSure(false);
  }

  if (standing === null) return null;
  if (!standing.on) return <p className="hint">Signs in with the password alone.</p>;
  return (
    <div className="others-two-step">
      <p>Two-step sign-in since {shortDate(standing.since ?? "")}.</p>
      <button
        type="button"
        className="button button-small"
        disabled={isBusy}
        onClick={() => isSure ? void switchOff() : setSure(true)}
        onBlur={() => setSure(false)}
      >
        {isSure ? "Yes, it is really them: switch it off" : "Switch it off"}
        <span className="visually-hidden">{` for ${name}`}</span>
      </button>
    </div>
  );
}
