import { type InputEvent, useState } from "react";
import { ApiError, type FieldProblems } from "./api.ts";

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
