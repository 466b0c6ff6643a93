import type { SignInListItem } from "../../routes/api/contract.ts";

/** `Firefox on Windows`, as far as it is known. */
export function deviceName({ browser, system }: Pick<SignInListItem, "browser" | "system">): string {
  if (browser === null && system === null) return "Unknown device";
  if (system === null) return browser ?? "";
  return `${browser ?? "Unknown browser"} on ${system}`;
}
