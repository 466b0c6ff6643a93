import { createContext, type ReactNode } from "react";

/** True on a page without a script: what a button unfolds elsewhere, a checkbox unfolds there, by style alone. */
export const Still = createContext(false);

interface Props {
  className: string;
  /** The language of its words, where that of the text around it is another. */
  lang: string | undefined;
  children: ReactNode;
}

/** What unfolds the notes or the table behind it where there is no script. */
export function StillToggle({ className, lang, children }: Props) {
  return (
    <label className={`${className} still-toggle`} lang={lang}>
      <input type="checkbox" autoComplete="off" />
      {children}
    </label>
  );
}
