import type { Here, Push } from "./use_push.ts";

const SENTENCES: Record<Exclude<Here["kind"], "unknown" | "failed">, string> = {
  looking: "Looking whether this device is told…",
  insecure: "Browsers allow this only where the address begins with https. Ask whoever runs this Holdfast.",
  unsupported:
    "This browser cannot do it, or not in a private window. Current versions of Firefox, Chrome, " +
    "Edge and Safari on a computer can, and Firefox and Chrome on Android.",
  denied: "This browser blocks notifications from Holdfast. Open its settings for this site, at the sign " +
    "before the address, set notifications to Allow, and look again.",
  off: "This device is not told.",
  settingUp: "Setting it up. If your browser asks, choose Allow.",
  ending: "Ending it…",
  on: "This device is told.",
};

/** How it stands with this browser, and the one thing to do about it. */
export function ThisDevice({ push: { here, look, switchOn, switchOff } }: { push: Push }) {
  const acts: Partial<Record<Here["kind"], [label: string, act: () => Promise<void>]>> = {
    denied: ["Look again", look],
    off: ["Tell this device when something matters", switchOn],
    settingUp: ["Tell this device when something matters", switchOn],
    ending: ["Stop telling this device", switchOff],
    on: ["Stop telling this device", switchOff],
    unknown: ["Try again", look],
    failed: ["Try again", switchOn],
  };
  const [label, act] = acts[here.kind] ?? [];
  return (
    <div className="this-device">
      <p role="status" className={"why" in here ? "form-failure" : undefined}>
        {"why" in here ? here.why : SENTENCES[here.kind]}
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
