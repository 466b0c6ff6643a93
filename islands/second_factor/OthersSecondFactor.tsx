import { useEffect, useState } from "react";
import type { SecondFactorAnswer } from "../../routes/api/contract.ts";
import { call, reasonOf } from "../api.ts";
import { shortDate } from "../labels.ts";
import { showError, showSuccess } from "../toasts.ts";
import { fill, useWords } from "../words.ts";

interface Props {
  userId: string;
  name: string;
  /** Told once that person was signed out everywhere. */
  onOff: () => void;
}

/** For an admin: switches two-step sign-in off for somebody who is locked out. */
export function OthersSecondFactor({ userId, name, onOff }: Props) {
  const path = `/admin/users/${userId}/second-factor`;
  const { secondFactor: says } = useWords("admin");
  const { locale } = useWords("common");
  const [standing, setStanding] = useState<SecondFactorAnswer | null>(null);
  const [isSure, setSure] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function load(): Promise<void> {
    try {
      setStanding(await call<SecondFactorAnswer>(path));
    } catch (error) {
      showError(reasonOf(error, says.notLoaded));
    }
  }

  useEffect(() => void load(), [path]);

  async function switchOff(): Promise<void> {
    setBusy(true);
    try {
      await call(path, { method: "DELETE" });
      showSuccess(fill(says.isOff, { name }));
      onOff();
      await load();
    } catch (error) {
      showError(reasonOf(error, says.notChanged));
    }
    setBusy(false);
    setSure(false);
  }

  if (standing === null) return null;
  if (!standing.on) return <p className="hint">{says.passwordAlone}</p>;
  return (
    <div className="others-two-step">
      <p>{fill(says.since, { date: shortDate(standing.since ?? "", locale) })}</p>
      <button
        type="button"
        className="button button-small"
        disabled={isBusy}
        onClick={() => isSure ? void switchOff() : setSure(true)}
        onBlur={() => setSure(false)}
      >
        {isSure ? says.sure : says.switchOff}
        <span className="visually-hidden">{` ${fill(says.for, { name })}`}</span>
      </button>
    </div>
  );
}
