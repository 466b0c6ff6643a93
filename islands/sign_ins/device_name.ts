import type { SignInListItem } from "../../routes/api/contract.ts";
import type { ScreenWords } from "../../routes/words/words.ts";
import { fill } from "../words.ts";

/** `Firefox on Windows`, as far as it is known. */
export function deviceName(
  { browser, system }: Pick<SignInListItem, "browser" | "system">,
  says: ScreenWords["sign_ins"],
): string {
  if (browser === null && system === null) return says.unknownDevice;
  if (system === null) return browser ?? "";
  return fill(says.device, { browser: browser ?? says.unknownBrowser, system });
}
