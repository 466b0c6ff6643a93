import { useEffect, useState } from "react";
import type { SignInListAnswer, SignInListItem } from "../../routes/api/contract.ts";
import { ApiError, call, reasonOf, tellFailure } from "../api.ts";
import { showSuccess } from "../toasts.ts";
import { fill, useWords } from "../words.ts";
import { deviceName } from "./device_name.ts";

/** Told here, and not by a second toast: all but a 401, which signs this browser out. */
const TOLD_HERE = [0, 403, 404, 422, 429, 500, 502, 503, 504];

interface SignInsState {
  list: SignInListAnswer | null;
  /** Why the list did not load, or null. */
  failure: string | null;
  isBusy: boolean;
}

/** The sign-ins at an address of the API, and how to end them. */
export function useSignIns(path: string) {
  const says = useWords("sign_ins");
  const [state, setState] = useState<SignInsState>({ list: null, failure: null, isBusy: true });

  async function load(): Promise<void> {
    setState((before) => ({ ...before, failure: null, isBusy: true }));
    try {
      const list = await call<SignInListAnswer>(path, { quiet: TOLD_HERE });
      setState({ list, failure: null, isBusy: false });
    } catch (error) {
      setState({ list: null, failure: reasonOf(error, says.notLoaded), isBusy: false });
    }
  }

  useEffect(() => void load(), [path]);

  /** True once the server has ended what stands at `address`, now or before. */
  async function end(address: string, done: string): Promise<boolean> {
    setState((before) => ({ ...before, isBusy: true }));
    try {
      await call(address, { method: "DELETE", quiet: TOLD_HERE });
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 404)) {
        tellFailure(error, reasonOf(error, says.notEnded));
        setState((before) => ({ ...before, isBusy: false }));
        return false;
      }
    }
    showSuccess(done);
    await load();
    return true;
  }

  return {
    ...state,
    load,
    endOne: (item: SignInListItem) =>
      end(`${path}/${item.id}`, fill(says.ended, { device: deviceName(item, says) })),
    endOthers: () => end(path, says.othersEnded),
  };
}
