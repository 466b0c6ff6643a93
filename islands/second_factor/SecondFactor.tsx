import { useEffect, useRef } from "react";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { SetUp } from "./SetUp.tsx";
import { SwitchedOn } from "./SwitchedOn.tsx";
import { PasswordStep } from "./PasswordStep.tsx";
import { useWords } from "../words.ts";
import { useSecondFactor } from "./use_second_factor.ts";

interface Props {
  email: string;
  /** Told once other browsers were signed out. */
  onChange: () => void;
}

/** Two-step sign-in: off, being set up, its recovery codes, on. */
export function SecondFactor({ email, onChange }: Props) {
  const says = useWords("second_factor");
  const factor = useSecondFactor(onChange);
  const { stage } = factor;
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(stage.name);

  // What was pressed is gone: the keyboard goes on from the step that took its place.
  useEffect(() => {
    if (shown.current !== "loading" && shown.current !== stage.name) top.current?.focus();
    shown.current = stage.name;
  }, [stage.name]);

  return (
    <section className="setting" aria-labelledby="two-step">
      <h2 id="two-step">{says.title}</h2>
      <p>{says.about}</p>
      <div className="two-step" ref={top} tabIndex={-1} role="group" aria-label={says.title}>
        <Stage factor={factor} email={email} />
      </div>
    </section>
  );
}

function Stage({ factor, email }: { factor: ReturnType<typeof useSecondFactor>; email: string }) {
  const says = useWords("second_factor");
  const { stage, problem, isBusy } = factor;
  const common = { problem, isBusy };
  switch (stage.name) {
    case "loading":
      return <p className="hint" role="status">{says.looking}</p>;
    case "failed":
      return (
        <>
          <p className="form-failure" role="alert">{stage.why}</p>
          <button type="button" className="button" onClick={() => void factor.load()}>{says.tryAgain}</button>
        </>
      );
    case "off":
      return <PasswordStep {...common} email={email} acts={[[says.setUp, factor.begin]]} />;
    case "setup":
      return <SetUp {...common} setup={stage.setup} onConfirm={factor.confirm} onCancel={factor.load} />;
    case "codes":
      return <RecoveryCodes codes={stage.codes} onDone={factor.load} />;
    case "on":
      return <SwitchedOn {...common} standing={stage.standing} email={email} factor={factor} />;
  }
}
