import { useWords } from "../words.ts";
import type { Here, Push } from "./use_push.ts";

/** How it stands with this browser, and the one thing to do about it. */
export function ThisDevice({ push: { here, look, switchOn, switchOff } }: { push: Push }) {
  const says = useWords("push");
  const acts: Partial<Record<Here["kind"], [label: string, act: () => Promise<void>]>> = {
    denied: [says.lookAgain, look],
    off: [says.tell, switchOn],
    settingUp: [says.tell, switchOn],
    ending: [says.stop, switchOff],
    on: [says.stop, switchOff],
    unknown: [says.tryAgain, look],
    failed: [says.tryAgain, switchOn],
  };
  const [label, act] = acts[here.kind] ?? [];
  return (
    <div className="this-device">
      <p role="status" className={"why" in here ? "form-failure" : undefined}>
        {"why" in here ? here.why : says.here[here.kind]}
      </p>
      {act !== undefined && (
        <button
          type="button"
          className="button"
          disabled={here.kind === "settingUp" || here.kind === "ending"}
          onClick={() => void act()}
        >
          {label}
        </button>
      )}
    </div>
  );
}
