import { type ComponentProps, type InputEvent, type ReactNode, useId, useState } from "react";
import { ApiError, type FieldProblems } from "../api.ts";

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

/** What is wrong with the fields of a form, by their names. */
export function useFieldProblems() {
  const [problems, setProblems] = useState<FieldProblems>({});

  /** Shows what is wrong and leads to the first field of it; false where nothing is said of a field of this form. */
  function show(form: HTMLFormElement, found: FieldProblems): boolean {
    const fields = Object.keys(found).map((name) => form.elements.namedItem(name))
      .filter((field) => field instanceof HTMLElement);
    setProblems(found);
    fields[0]?.focus();
    return fields.length > 0;
  }

  return {
    problems,
    show,
    /** Shows at its field what a refusal says of it. */
    showRefusal: (form: HTMLFormElement, error: unknown) =>
      error instanceof ApiError && show(form, error.problems),
    /** Editing a field clears its error. */
    clear: (event: InputEvent<HTMLFormElement>) => {
      const { name } = event.target as HTMLInputElement;
      setProblems((before) => ({ ...before, [name]: undefined }));
    },
  };
}
