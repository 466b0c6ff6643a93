import type { DueItem, ReviewResult } from "../../domain/reviews.ts";
import { readFacts } from "../../facts/read_facts.ts";
import { verdictOf } from "../../review/quarterly/verdicts.ts";
import { measureText } from "../../plan/amounts.ts";
import { amountsIn } from "../../text/amounts.ts";
import { languagesOf } from "../../text/language.ts";
import { isPhrase } from "../acts/phrase_patterns.ts";
import { takeCells } from "../changing/change_facts.ts";
import type { Draft } from "../draft.ts";
import { pickedOption } from "../asking/options.ts";
import { spokenOptions } from "../language/spoken.ts";
import { noteChanges } from "./note_changes.ts";
import { NOTHING_WORDS } from "../hearing/heard_words.ts";

/** What a step came to, in the order of its options. */
const STEP_VERDICTS = [
  { verdict: "held", told: "Done." },
  { verdict: "missed", told: "Not done: it stays on the plan." },
  { verdict: "missed", told: "No longer wanted: it leaves the plan." },
] as const;

/** Takes what was measured of an item; null where the message has no one number, or no clear yes or no. */
export function takeMeasure(draft: Draft, item: DueItem): ReviewResult | null {
  const { review, reviewPlan } = draft.state;
  if (review === undefined) return null;
  const words = draft.message.text;
  if (item.kind === "step") return takeStep(draft, item);
  const value = numberIn(words, item);
  if (value === null) return null;
  const told = verdictOf(item, value, { since: reviewPlan?.since ?? review.on, on: review.on });
  noteNumber(draft, item, value);
  return { item, turn: draft.message.id, words, value, ...told };
}

function takeStep(draft: Draft, item: DueItem): ReviewResult | null {
  const { text: words, id: turn } = draft.message;
  const picked = pickedOption(spokenOptions(draft.state), words);
  const at = picked >= 0 ? picked : isPhrase("accept", words) ? 0 : isPhrase("reject", words) ? 1 : -1;
  const meaning = STEP_VERDICTS[at];
  if (meaning === undefined) return null;
  if (at !== 1) leavePlan(draft, item);
  return { item, turn, words, value: null, ...meaning };
}

/** The one number that the answer gives; where the promise is a share, the one share. "Nobody" is nought. */
function numberIn(words: string, { unit, what }: DueItem): number | null {
  const amounts = amountsIn(words, { languages: languagesOf(words), home: null })
    .filter(({ isArticle, isPosition, isFraction }) => !isArticle && !isPosition && !isFraction);
  const isShare = unit === "%" || /[%％]/u.test(what);
  const fitting = amounts.filter(({ kind }) => (kind === "percent") === isShare);
  const values = new Set((fitting.length > 0 ? fitting : amounts).map(({ value }) => value));
  const [only] = values;
  if (values.size === 1 && only !== undefined) return only;
  return values.size === 0 && NOBODY.test(words.trim()) ? 0 : null;
}

const NOBODY = new RegExp(`^${NOTHING_WORDS.sourceOf("count_of_none")}[.!。]*$`, "iu");

/** The worksheet carries the number on, so that every page prints today's. */
function noteNumber(draft: Draft, item: DueItem, value: number): void {
  const { facts } = readFacts(draft.state, draft.now);
  if (item.kind === "goal") changeCell(draft, "goal.baseline", String(value));
  if (item.kind !== "number") return;
  const at = facts.measured.findIndex((fact) => measureText(fact) === item.what);
  const fact = facts.measured[at];
  if (fact !== undefined) {
    changeCell(draft, `measured.${at}`, `${fact.name}: ${value}${unitAfter(fact.unit)}`);
  }
}

function unitAfter(unit: string | null): string {
  return unit === null ? "" : unit === "%" ? "%" : ` ${unit}`;
}

function leavePlan(draft: Draft, { what }: DueItem): void {
  const at = readFacts(draft.state, draft.now).facts.next.findIndex(({ text }) => text === what);
  if (at >= 0) changeCell(draft, `next.${at}`, "");
}

function changeCell(draft: Draft, id: string, value: string): void {
  noteChanges(draft, () => takeCells(draft, { [id]: value }));
}
