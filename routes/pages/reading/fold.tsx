import { createContext, type ReactNode, useContext } from "react";

/** True where everything that a phone folds stands open at first. */
export const Unfolded = createContext(false);

interface Props {
  /** What the reader is asked: "Show its evidence, 20 notes". */
  label: ReactNode;
  /** True for what opens with all parts of the page at once, and not by hand alone. */
  isPart?: boolean;
  children: ReactNode;
}

/**
 * What is folded away, a part of the page on a phone alone, notes on every screen: opened by hand, and where an address
 * leads into it. There is no script on these pages; in print all of it stands there.
 */
export function Fold({ label, isPart = false, children }: Props): ReactNode {
  const isUnfolded = useContext(Unfolded) && isPart;
  return (
    <div className={isPart ? "fold fold-part" : "fold fold-notes"}>
      <label className="still-toggle">
        <input type="checkbox" autoComplete="off" defaultChecked={isUnfolded} />
        {label}
      </label>
      <div>{children}</div>
    </div>
  );
}
