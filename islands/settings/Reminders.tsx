import { call } from "../api.ts";
import type { UserAnswer } from "../../routes/api/contract.ts";
import { useChange } from "../use_change.ts";
import { useWords } from "../words.ts";

interface Props {
  isOn: boolean;
  /** False where a letter would reach nobody. */
  hasMail: boolean;
}

/** Whether a founder who stops in the middle of an interview is written to. */
export function Reminders({ isOn, hasMail }: Props) {
  const { failures } = useWords("common");
  const { reminders } = useWords("settings");
  const { standing, isBusy, change } = useChange(
    isOn,
    async () => (await call<UserAnswer>("/auth/me")).reminders,
  );
  return (
    <section className="setting" aria-labelledby="reminders">
      <h2 id="reminders">{reminders.title}</h2>
      <p id="reminders-hint">{reminders.about}</p>
      {!hasMail && <p className="hint">{reminders.noMail}</p>}
      <label className="check">
        <input
          type="checkbox"
          checked={standing}
          disabled={isBusy}
          aria-describedby="reminders-hint"
          onChange={(event) =>
            void change({
              path: "/auth/me",
              options: { method: "PATCH", body: { reminders: event.target.checked } },
              failure: failures.nothingChanged,
            })}
        />
        <span>{reminders.switch}</span>
      </label>
    </section>
  );
}
