import { type JourneyState, typedAnswer } from "../../domain/journey.ts";
import { daysIn } from "../../text/due_days.ts";
import { LANGUAGES } from "../../text/lexicon.ts";
import { namesIn } from "../../text/text.ts";
import type { Weave } from "../asking/asking.ts";
import { customerNoun } from "../asking/customers.ts";

/** What the questions may weave in of all that was said. */
export function weaveOf(state: JourneyState): Weave {
  const rivals = rivalsOf(state).slice(0, 2);
  const customers = customerNoun(state);
  const date = daysIn(typedAnswer(state, "goal.twelve_months"), { languages: LANGUAGES, now: new Date(0) })
    .find(({ kind, text }) => kind === "day" && /\d{4}/.test(text));
  return {
    company: state.company,
    rivals,
    rivalNames: rivals.length === 0 ? "your rivals" : rivals.join(" and "),
    customers,
    prospects: customers === null || BOUGHT.test(customers) ? null : customers,
    date: date?.text ?? null,
    horizon: date === undefined ? "for the next twelve months" : `until ${date.text}`,
  };
}

/** Words for people who have bought already. */
const BOUGHT = /^(?:subscribers|members|users|patients|guests|tenants|students|pupils|learners|readers)$/i;

/**
 * Rivals' names as the founder wrote them: those whose pages were named first, then names said both as the
 * alternative and as a rival.
 */
export function rivalsOf(state: JourneyState): string[] {
  const linked = state.pages.filter((page) => page.role === "rival" && !page.label.includes("."))
    .map((page) => page.label);
  const alternative = typedAnswer(state, "market.alternative");
  const rivals = typedAnswer(state, "market.rivals");
  const alternatives = new Set(namesIn(alternative));
  const both = namesIn(rivals).filter((name) => alternatives.has(name)).slice(0, MOST_RIVALS)
    .map((name) => wholeName(name, alternative, rivals))
    .filter((name) => name !== state.company && !TOOLS.test(name));
  return [...new Set([...linked, ...both])];
}

/** A list without an end names nobody to compete with. */
const MOST_RIVALS = 40;

/** Tools that people make do with; nobody competes with them by name. */
const TOOLS = /^(?:Excel|Word|Google|Outlook|PowerPoint|WhatsApp|Facebook|Instagram|TikTok|YouTube)$/;

/** Of a name in small words, in letters. */
const LONGEST_BEGINNING = 100;

/** A name that begins with small words, "When I Work", is whole where both answers have the same words before it. */
function wholeName(name: string, one: string, other: string): string {
  const before = (text: string) => {
    const at = text.indexOf(name);
    return text.slice(Math.max(0, at - LONGEST_BEGINNING), at).trimEnd().split(" ").toReversed();
  };
  const [left, right] = [before(one), before(other)];
  const shared = left.findIndex((word, at) => word !== right[at] || !/^\p{Lu}[\p{L}\p{N}]*$/u.test(word));
  const words = left.slice(0, shared < 0 ? 0 : shared).toReversed();
  return [...words, name].join(" ");
}

/** Everything the founder has said, for proving quotes: every answer, thin ones included. */
export function saidTexts(state: JourneyState): string[] {
  const answers = Object.values(state.fields).flatMap((field) => field.answers.map((answer) => answer.text));
  const corrections = state.corrections.flatMap((correction) => correction.quote ?? []);
  return [...answers, ...corrections];
}
