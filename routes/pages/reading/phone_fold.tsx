import type { ReactNode } from "react";

interface Props {
  /** What the reader is asked: "Show its evidence, 20 notes". */
  label: string;
  children: ReactNode;
}

/**
 * What a phone folds away: opened by hand, and where an address leads into it. There is no script on these pages; on wider
 * screens and in print all of it stands there.
 */
export function PhoneFold({ label, children }: Props): ReactNode {
  return (
    <div className="phone-fold">
      <label>
        <input type="checkbox" autoComplete="off" />
        {label}
      </label>
      <div>{children}</div>
    </div>
  );
}
