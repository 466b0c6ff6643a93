import { setTimeout as pause } from "node:timers/promises";

/** Nobody notices that this long nobody else is answered. */
const UNNOTICED_MS = 8;
/** Enough to take a request, ask KV and answer. */
const BREATH_MS = 3;

/** Lets whoever waits be answered, if what was thought since the last time took long. */
export function createBreath(): () => Promise<void> {
  let last = performance.now();
  return async function breathe() {
    if (performance.now() - last > UNNOTICED_MS) await pause(BREATH_MS);
    last = performance.now();
  };
}
