import { call } from "../api.ts";
import type { UserAnswer } from "../../routes/api/contract.ts";
import { useChange } from "../use_change.ts";

interface Props {
  isOn: boolean;
  /** False where a letter would reach nobody. */
  hasMail: boolean;
}

/** Whether a founder who stops in the middle of an interview is written to. */
export function Reminders({ isOn, hasMail }: Props) {
  const { standing, isBusy, change } = useChange(
    isOn,
    async () => (await call<UserAnswer>("/auth/me")).reminders,
  );
  return (
    <section className="setting" aria-labelledby="reminders">
      <h2 id="reminders">Reminders</h2>
      <p id="reminders-hint">
        When you stop in the middle of an interview, a letter with your next question and the minutes left
        comes after a day, and a last one after five. Answer or finish, and none comes.
      </p>
      {!hasMail && <p className="hint">This Holdfast sends no mail, so none comes in any case.</p>}
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
              failure: "Nothing was changed",
            })}
        />
        <span>Remind me when I stop in the middle</span>
      </label>
    </section>
  );
}
