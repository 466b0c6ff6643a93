import { createContext, type ReactNode, useContext } from "react";
import { useTextLanguages } from "./Quoted.tsx";

/** True on a page without a script: what a button unfolds elsewhere, a checkbox unfolds there, by style alone. */
export const Still = createContext(false);

interface Props {
  className: string;
  isOpen: boolean;
  onToggle: () => void;
  words: { show: string; hide: string };
  /** Stands before the words. */
  children?: ReactNode;
}

/** What unfolds the notes or the table behind it. */
export function UnfoldToggle({ className, isOpen, onToggle, words, children }: Props) {
  const { ours } = useTextLanguages();
  if (useContext(Still)) {
    return (
      <label className={`${className} still-toggle`} lang={ours}>
        <input type="checkbox" autoComplete="off" />
        {children}
        {words.show}
      </label>
    );
  }
  return (
    <button type="button" className={className} lang={ours} aria-expanded={isOpen} onClick={onToggle}>
      {children}
      {isOpen ? words.hide : words.show}
    </button>
  );
}
