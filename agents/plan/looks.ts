import type { Facts } from "../domain/facts.ts";
import { sentencesOf } from "../text/sentences.ts";
import { shorten } from "../text/shorten.ts";
import { subjectsOf } from "./posts.ts";

const MOST_WORDS = 12;

/** What to look for in an entry that is left open, one line each, the founder's own subjects first. */
export function looksOf(facts: Facts): string[] {
  const { trigger, quiet, objections, rivals, measured, places, not_for, channels } = facts;
  const lines = [
    ...subjectsOf(facts).map(({ text }) => `${quoted(text)}: write down what you would tell one customer.`),
    ...(trigger && !trigger.thin
      ? [`Somebody to whom this has just happened: ${quoted(trigger.text)}.`]
      : []),
    ...objections.map(({ says }) => `Who said ${quoted(says)} this week, and what you answered.`),
    ...(quiet && !quiet.thin ? [`Somebody who is at this point now: ${quoted(quiet.text)}.`] : []),
    ...measured.slice(0, 2).map(({ name }) => `This week's number: ${name}.`),
    ...rivals.filter(({ kind }) => kind === "company").slice(0, 2)
      .map(({ name }) => `Who came from ${name}, or went there, and why.`),
    ...not_for.slice(0, 1).map(({ text }) => `Whom you sent elsewhere this week, and why: ${quoted(text)}.`),
    ...places.slice(0, 2).map(({ text }) => `What was asked at ${quoted(text)}.`),
    ...channels.slice(0, 1).map(({ name }) => `What the last one who came through ${name} asked first.`),
    ...ANYBODYS,
  ];
  return [...new Set(lines)];
}

/** For founders who named too little to look for; never more than these two. */
const ANYBODYS = ["The question that came most often this week.", "What a customer showed you this week."];

function quoted(text: string): string {
  const first = sentencesOf(text)[0] ?? text;
  return `“${shorten(first, MOST_WORDS).replace(/[.。]$/u, "").trimEnd()}”`;
}
