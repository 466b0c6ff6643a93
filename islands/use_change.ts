import { useState } from "react";
import { call, reasonOf, tellFailure } from "./api.ts";

/** A call that changes something; with no options nothing is changed, only what stands is asked for. */
export interface Change {
  path: string;
  options?: Parameters<typeof call>[1];
  /** What is told where the call gives no reason of its own. */
  failure: string;
}

/**
 * What stands on the server and a way to change it. `change` sends one call and then shows what `readAgain` brings;
 * what failed is told in one toast, leaves the screen as it was, and answers false.
 */
export function useChange<Standing>(first: Standing, readAgain: () => Promise<Standing>) {
  const [standing, setStanding] = useState(first);
  const [isBusy, setBusy] = useState(false);

  async function change({ path, options, failure }: Change): Promise<boolean> {
    setBusy(true);
    let isDone = true;
    try {
      if (options !== undefined) await call(path, options);
      setStanding(await readAgain());
    } catch (error) {
      isDone = false;
      tellFailure(error, reasonOf(error, failure));
    }
    setBusy(false);
    return isDone;
  }

  return { standing, isBusy, change };
}
