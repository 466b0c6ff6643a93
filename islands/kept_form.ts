/** Keeps what was typed at this place of the tab's history, but no password: a link of the form may lead away from it. */
export function keepForm(form: HTMLFormElement): void {
  history.replaceState([...new FormData(form)].filter(([name]) => !/password|taste/i.test(name)), "");
}

/** Writes what was kept into fields that are empty; whether a box is ticked is decided anew. */
export function refillForm(form: HTMLFormElement): void {
  for (const [name, value] of history.state ?? []) {
    const field = form.elements.namedItem(name);
    if (field !== null && "value" in field) field.value ||= value;
  }
}
