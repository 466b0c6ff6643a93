import { createContext, type ReactNode } from "react";

/** True on a page without a script: what a button unfolds elsewhere, a checkbox unfolds there, by style alone. */
export const Still = createContext(false);

/** What unfolds the notes or the table behind it where there is no script. */
export function StillToggle({ className, children }: { className: string; children: ReactNode }) {
  return (
    <label className={`${className} still-toggle`}>
      <input type="checkbox" autoComplete="off" />
      {children}
    </label>
  );
}
