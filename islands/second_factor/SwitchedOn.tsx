import type { SecondFactorAnswer } from "../../routes/api/contract.ts";
import type { ScreenWords } from "../../routes/words/words.ts";
import { shortDate } from "../labels.ts";
import { fill, formOf, useWords } from "../words.ts";
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
  const says = useWords("second_factor");
  const { locale } = useWords("common");
  const { since, recovery_codes_left: left } = standing;
  return (
    <>
      <p role="status">
        <strong>{fill(says.onSince, { date: shortDate(since ?? "", locale) })}</strong>{" "}
        {codesLeft(left, says, locale)}
      </p>
      <PasswordStep
        email={email}
        problem={problem}
        isBusy={isBusy}
        acts={[
          [says.newCodes, factor.renewCodes],
          [says.switchOff, factor.switchOff, "button-danger"],
        ]}
      />
    </>
  );
}

function codesLeft(left: number, says: ScreenWords["second_factor"], locale: string): string {
  const count = left === 0 ? says.noneLeft : fill(formOf(says.codesLeft, left, locale), { count: left });
  return left < FEW ? `${count} ${says.few}` : count;
}
