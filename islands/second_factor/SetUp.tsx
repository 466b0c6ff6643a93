import type { FormEvent } from "react";
import type { SecondFactorSetupAnswer } from "../../routes/api/contract.ts";
import { CopyButton } from "../ui/CopyButton.tsx";
import { TextField } from "../ui/TextField.tsx";

interface Props {
  setup: SecondFactorSetupAnswer;
  problem: string;
  isBusy: boolean;
  onConfirm: (code: string) => Promise<void>;
  onCancel: () => Promise<void>;
}

const GROUPS = /.{1,4}/g;

/** Shows the key to an authenticator app, and asks for the first code it makes of it. */
export function SetUp({ setup, problem, isBusy, onConfirm, onCancel }: Props) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void onConfirm(String(new FormData(event.currentTarget).get("code") ?? ""));
  }

  return (
    <>
      <p>
        Scan this with an authenticator app, or{" "}
        <a href={setup.uri}>open it in one on this device</a>. Then enter the six digits that it shows.
      </p>
      <img
        className="qr"
        src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`}
        alt="QR code for an authenticator app; the key below is the same"
        width={208}
        height={208}
      />
      <details>
        <summary>Type the key instead</summary>
        <p className="secret">
          <code>{setup.secret.match(GROUPS)?.join(" ")}</code> <CopyButton text={setup.secret} />
        </p>
      </details>
      <form className="form" onSubmit={submit}>
        <TextField
          label="Code from the app"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          error={problem}
          required
        />
        <p className="buttons">
          <button type="submit" className="button button-main" disabled={isBusy}>Switch it on</button>
          <button type="button" className="button" disabled={isBusy} onClick={() => void onCancel()}>
            Cancel
          </button>
        </p>
      </form>
    </>
  );
}
