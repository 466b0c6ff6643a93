import { type FormEvent, useState } from "react";
import { call, reasonOf, request, tellFailure } from "../api.ts";
import { saveFile } from "../save_file.ts";
import { forgetSignIn } from "../session.ts";
import { OwnPasswordField } from "../ui/OwnPasswordField.tsx";
import { useFieldProblems } from "../ui/TextField.tsx";
import { useWords } from "../words.ts";

/** Taking everything along, and leaving. */
export function AccountEnd() {
  const { export: taking, end } = useWords("settings");
  const [isBusy, setBusy] = useState(false);
  const { problems, showRefusal, clear } = useFieldProblems();

  async function take() {
    setBusy(true);
    try {
      const response = await request("/account/export");
      saveFile(await response.blob(), "holdfast-export.json");
    } catch (error) {
      tellFailure(error, reasonOf(error, taking.failed));
    }
    setBusy(false);
  }

  async function leave(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const password = String(new FormData(form).get("password") ?? "");
    if (!confirm(end.confirm)) return;
    setBusy(true);
    try {
      await call("/auth/me", { method: "DELETE", body: { password } });
      await forgetSignIn();
      location.assign("/");
    } catch (error) {
      tellFailure(error, reasonOf(error, end.failed));
      showRefusal(form, error);
      setBusy(false);
    }
  }

  return (
    <>
      <section className="setting" aria-labelledby="export">
        <h2 id="export">{taking.title}</h2>
        <p>{taking.about}</p>
        <button type="button" className="button" disabled={isBusy} onClick={() => void take()}>
          {taking.take}
        </button>
      </section>
      <section className="setting" aria-labelledby="delete-account">
        <h2 id="delete-account">{end.title}</h2>
        <p>{end.about}</p>
        <form className="form" onInput={clear} onSubmit={(event) => void leave(event)}>
          <OwnPasswordField error={problems["password"]} />
          <button type="submit" className="button button-danger" disabled={isBusy}>{end.delete}</button>
        </form>
      </section>
    </>
  );
}
