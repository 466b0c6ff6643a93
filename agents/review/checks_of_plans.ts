import type { Checked, Verdict } from "./checks.ts";

const LEAST_OWNED = 0.9;

/** Nine of ten dated steps have an owner and what shows that they are done, or are over by themselves; a step that two parts have counts once. */
export function owned({ foundation }: Checked): Verdict {
  const { strategic_synthesis, launch_tactics } = foundation.strategy;
  const planned = launch_tactics.plan.map(({ step }) => step.text);
  const actions = strategic_synthesis.actions.filter(({ by, what }) =>
    by !== null && !planned.includes(what.text)
  );
  const steps = [
    ...launch_tactics.plan.map(({ on, owner, ends, done_when }) => [on, owner, ends ?? done_when]),
    ...actions.map(({ by, owner, done_when }) => [by, owner, done_when]),
  ];
  const whole = steps.filter((parts) => parts.every((part) => part !== null && part !== ""));
  return {
    passed: whole.length >= steps.length * LEAST_OWNED,
    says: `${whole.length} of ${steps.length} steps have owner, date and done-when`,
  };
}

const WEEKS = 30 / 7;

/** The calendar stays within the hours that were given. */
export function feasible({ foundation }: Checked): Verdict {
  const hours = foundation.sheet.facts.capacity?.hours_a_week ?? null;
  const planned = foundation.calendar.reduce((sum, entry) => sum + entry.minutes, 0) / 60;
  const rounded = Math.round(planned);
  if (hours === null) return { passed: true, says: `${rounded} hours in thirty days; no hours were given` };
  const most = hours * WEEKS;
  return { passed: planned <= most + 0.01, says: `${rounded} of ${Math.round(most)} hours` };
}

/** Pages as the documents screen promises them (specification, section 2). */
const PAGES = { brand_strategy: [15, 20], pitch_deck: [12, 15] } as const;

/** Documents that were made have the pages they should have. */
export function measured({ documents }: Checked): Verdict {
  const wrong = documents.find(({ kind, pages }) => pages < PAGES[kind][0] || pages > PAGES[kind][1]);
  return {
    passed: wrong === undefined,
    says: wrong === undefined
      ? `Rendered and counted: ${documents.map(({ pages }) => `${pages} pages`).join(", ")}`
      : `A document has ${wrong.pages} pages`,
  };
}
