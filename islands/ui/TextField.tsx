import { type ComponentProps, type ReactNode, useId } from "react";

interface Props extends Omit<ComponentProps<"input">, "id"> {
  label: string;
  /** Why the value is refused; tied to the field for screen readers. */
  error?: string | undefined;
  hint?: string;
  /** Stands inside the field at its end: the password toggle. */
  action?: ReactNode;
}

/** A labelled input whose hint and error belong to it. */
export function TextField({ label, error, hint, action, ...input }: Props) {
  const id = useId();
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
          {...input}
        />
        {action}
      </div>
      {hint && <p className="field-hint" id={`${id}-hint`}>{hint}</p>}
      {error && <p className="field-error" id={`${id}-error`}>{error}</p>}
    </div>
  );
}
