const KEY = "holdfast-registration";

/** What of a form is never kept, by the type of its field. */
const SECRET = ["password", "hidden"];

type Kept = Record<string, string | boolean>;

/** Keeps what was typed in this tab, but no password: a link of the form may lead away from it. */
export function keepForm(form: HTMLFormElement): void {
  const kept = fieldsOf(form).map((field) => [field.name, isBox(field) ? field.checked : field.value]);
  sessionStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
}

/** Fills fields that are empty with what was kept. */
export function refillForm(form: HTMLFormElement): void {
  const kept: Kept = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
  for (const field of fieldsOf(form)) {
    const value = kept[field.name];
    if (isBox(field)) field.checked = typeof value === "boolean" ? value : field.checked;
    else if (field.value === "" && typeof value === "string") field.value = value;
  }
}

export function forgetForm(): void {
  sessionStorage.removeItem(KEY);
}

type Field = HTMLInputElement | HTMLSelectElement;

function fieldsOf(form: HTMLFormElement): Field[] {
  const fields = [...form.querySelectorAll<Field>("input, select")];
  // A password stays one while it is shown as text.
  return fields.filter(({ name, type }) => !SECRET.includes(type) && !/password/i.test(name));
}

function isBox(field: Field): field is HTMLInputElement {
  return field.type === "checkbox";
}
