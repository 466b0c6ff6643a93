import type { SecondFactorAnswer } from "../../routes/api/contract.ts";
import { shortDate } from "../labels.ts";
import { PasswordStep } from "./PasswordStep.tsx";
import type { useSecondFactor } from "./use_second_factor.ts";

interface Props {
  standing: SecondFactorAnswer;
  email: string;
  problem: string;
  isBusy: boolean;
  factor: Pick<ReturnType<typeof useSecondFactor>, "renewCodes" | "switchOff">;
}

const FEW = 3;

/** Two-step sign-in as it stands: new recovery codes, or off again. */
export function SwitchedOn({ standing, email, problem, isBusy, factor }: Props) {
  const { since, recovery_codes_left: left } = standing;
  return (
    <>
      <p role="status">
        <strong>On since {shortDate(since ?? "")}.</strong> {codesLeft(left)}
      </p>
      <PasswordStep
        email={email}
        problem={problem}
        isBusy={isBusy}
        acts={[
          ["Make new recovery codes", factor.renewCodes],
          ["Switch it off", factor.switchOff, "button-danger"],
        ]}
      />
    </>
  );
}

function codesLeft(left: number): string {
  const count = left === 0
    ? "No recovery code is"
    : left === 1
    ? "1 recovery code is"
    : `${left} recovery codes are`;
  return `${count} left.${left < FEW ? " Make new ones before you need them." : ""}`;
}
