import { type FormEvent, useState } from "react";
import { call, reasonOf, request, tellFailure } from "../api.ts";
import { saveFile } from "../save_file.ts";
import { forgetSignIn } from "../session.ts";
import { PasswordField } from "../ui/PasswordField.tsx";

const CONFIRM = "Delete your account and everything in it? This action cannot be undone.";

/** Taking everything along, and leaving. */
export function AccountEnd() {
  const [isBusy, setBusy] = useState(false);

  async function take() {
    setBusy(true);
    try {
      const response = await request("/account/export");
      saveFile(await response.blob(), "holdfast-export.json");
    } catch (error) {
      tellFailure(error, reasonOf(error, "The export did not come. Please try again."));
    }
    setBusy(false);
  }

  async function leave(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get("password") ?? "");
    if (!confirm(CONFIRM)) return;
    setBusy(true);
    try {
      await call("/auth/me", { method: "DELETE", body: { password } });
      await forgetSignIn();
      location.assign("/");
    } catch (error) {
      tellFailure(error, reasonOf(error, "The account was not deleted. Please try again."));
      setBusy(false);
    }
  }

  return (
    <>
      <section className="setting" aria-labelledby="export">
        <h2 id="export">Take your data along</h2>
        <p>
          Everything Holdfast keeps of you, as one JSON file: journeys, anchors, consultations, documents'
          facts.
        </p>
        <button type="button" className="button" disabled={isBusy} onClick={() => void take()}>
          Export my data
        </button>
      </section>
      <section className="setting" aria-labelledby="delete-account">
        <h2 id="delete-account">Delete your account</h2>
        <p>Journeys, anchors, documents and the consultant's memory go with it, at once and for good.</p>
        <form className="form" onSubmit={(event) => void leave(event)}>
          <PasswordField label="Your password" name="password" autoComplete="current-password" required />
          <button type="submit" className="button button-danger" disabled={isBusy}>Delete my account</button>
        </form>
      </section>
    </>
  );
}
