import { useEffect, useState } from "react";
import type {
  RecoveryCodesAnswer,
  SecondFactorAnswer,
  SecondFactorSetupAnswer,
} from "../../routes/api/contract.ts";
import { ApiError, call, reasonOf } from "../api.ts";
import { showSuccess } from "../toasts.ts";
import { useWords } from "../words.ts";

const PATH = "/account/second-factor";
/** Told at the field and not by a toast: all but a 401, which signs this browser out. */
const TOLD_HERE = [0, 403, 404, 409, 422, 429, 500, 502, 503, 504];

type Stage =
  | { name: "loading" }
  | { name: "failed"; why: string }
  | { name: "off" }
  | { name: "setup"; setup: SecondFactorSetupAnswer }
  | { name: "codes"; codes: string[] }
  | { name: "on"; standing: SecondFactorAnswer };

/** How somebody's two-step sign-in stands, and what can be done about it. */
export function useSecondFactor(onChange: () => void) {
  const says = useWords("second_factor");
  const [stage, setStage] = useState<Stage>({ name: "loading" });
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function load(): Promise<void> {
    setProblem("");
    try {
      const standing = await call<SecondFactorAnswer>(PATH, { quiet: TOLD_HERE });
      setStage(standing.on ? { name: "on", standing } : { name: "off" });
    } catch (error) {
      setStage({ name: "failed", why: reasonOf(error, says.notLoaded) });
    }
  }

  useEffect(() => void load(), []);

  /** Asks the server; a refusal is told where the person is. */
  async function ask<Answer>(
    path: string,
    options: { method: "POST" | "DELETE"; body: unknown },
    then: (answer: Answer) => void,
  ): Promise<void> {
    setBusy(true);
    setProblem("");
    try {
      then(await call<Answer>(`${PATH}${path}`, { ...options, quiet: TOLD_HERE }));
    } catch (error) {
      setProblem(problemOf(error));
    }
    setBusy(false);
  }

  function problemOf(error: unknown): string {
    if (error instanceof ApiError && error.status === 429) return says.slowed;
    return reasonOf(error, says.notChanged).replace(/^\w+: /, "");
  }

  const showCodes = ({ recovery_codes }: RecoveryCodesAnswer) =>
    setStage({ name: "codes", codes: recovery_codes });

  return {
    stage,
    problem,
    isBusy,
    load,
    begin: (password: string) =>
      ask<SecondFactorSetupAnswer>(
        "",
        { method: "POST", body: { password } },
        (setup) => setStage({ name: "setup", setup }),
      ),
    confirm: (code: string) =>
      ask<RecoveryCodesAnswer>("/confirm", { method: "POST", body: { code } }, (answer) => {
        showCodes(answer);
        onChange();
        showSuccess(says.isOn);
      }),
    renewCodes: (password: string) =>
      ask<RecoveryCodesAnswer>("/recovery-codes", { method: "POST", body: { password } }, showCodes),
    switchOff: (password: string) =>
      ask<unknown>("", { method: "DELETE", body: { password } }, () => {
        setStage({ name: "off" });
        onChange();
        showSuccess(says.isOff);
      }),
  };
}
