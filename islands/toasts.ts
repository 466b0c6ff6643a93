import { createElement, type ReactElement } from "react";
import { toast } from "react-hot-toast/headless";
import { spokenLanguage } from "./words.ts";

/** How long a toast stands, in milliseconds (specification, section 9). */
export const TOAST_MS = { error: 4000, success: 2000 } as const;
const FLASH_KEY = "holdfast-flash";

/** At most this many toasts stand at once. */
export const TOAST_LIMIT = 20;

interface Flash {
  kind: "success" | "error";
  text: string;
}

/** Shows an error for 4 s. The same sentence never stands twice. */
export function showError(text: string): void {
  toast.error(inItsLanguage(text), { id: text, duration: TOAST_MS.error });
}

/** Shows a success for 2 s. */
export function showSuccess(text: string): void {
  toast.success(text, { id: text, duration: TOAST_MS.success });
}

/** The toasts stand in the page's frame, which may be in another language. */
function inItsLanguage(text: string): string | ReactElement {
  const lang = spokenLanguage();
  return lang === undefined ? text : createElement("span", { lang }, text);
}

/** Keeps a toast for the next page: it is shown there by `showFlash`. */
export function flash(kind: Flash["kind"], text: string): void {
  sessionStorage.setItem(FLASH_KEY, JSON.stringify({ kind, text }));
}

export function showFlash(): void {
  const kept = sessionStorage.getItem(FLASH_KEY);
  if (kept === null) return;
  sessionStorage.removeItem(FLASH_KEY);
  const { kind, text }: Flash = JSON.parse(kept);
  // The specification keeps header toasts for 4 s: a page has just changed under the reader.
  toast[kind](text, { id: text, duration: TOAST_MS.error });
}
