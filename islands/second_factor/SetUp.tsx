import type { FormEvent } from "react";
import type { SecondFactorSetupAnswer } from "../../routes/api/contract.ts";
import { CopyButton } from "../ui/CopyButton.tsx";
import { TextField } from "../ui/TextField.tsx";
import { fillNodes, useWords } from "../words.ts";

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
  const says = useWords("second_factor");

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void onConfirm(String(new FormData(event.currentTarget).get("code") ?? ""));
  }

  return (
    <>
      <p>{fillNodes(says.scan, { link: <a href={setup.uri}>{says.openHere}</a> })}</p>
      <img
        className="qr"
        src={`data:image/svg+xml,${encodeURIComponent(setup.qr)}`}
        alt={says.qr}
        width={208}
        height={208}
      />
      <details>
        <summary>{says.typeKey}</summary>
        <p className="secret">
          <code>{setup.secret.match(GROUPS)?.join(" ")}</code> <CopyButton text={setup.secret} />
        </p>
      </details>
      <form className="form" onSubmit={submit}>
        <TextField
          label={says.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          error={problem}
          required
        />
        <p className="buttons">
          <button type="submit" className="button button-main" disabled={isBusy}>{says.switchOn}</button>
          <button type="button" className="button" disabled={isBusy} onClick={() => void onCancel()}>
            {says.cancel}
          </button>
        </p>
      </form>
    </>
  );
}
