import type { Facts } from "../domain/facts.ts";
import { sentencesOf } from "../text/sentences.ts";
import { openingClause, quotedOpening } from "./quoted_opening.ts";
import { type PostKind, subjectsOf } from "./posts.ts";

/** What to look for in an entry that is left open, and the kind of post that would come of it. */
export interface Look {
  line: string;
  kind: PostKind | null;
}

const MOST_WORDS = 12;

/** One line each, the founder's own subjects first; never the same line twice. */
export function looksOf(facts: Facts): Look[] {
  const { trigger, quiet, objections, rivals, measured, places, not_for, channels } = facts;
  const looks: Look[] = [
    ...subjectsOf(facts).map(({ text }) => look("knowledge", quoted(text))),
    ...told(trigger).map((text) => look(null, `Somebody to whom this has just happened: ${text}.`)),
    ...objections.map(({ says }) =>
      look("answer", `Who said ${quoted(says)} this week, and what you answered.`)
    ),
    ...told(quiet).map((text) => look("proof", `Somebody who is at this point now: ${text}.`)),
    ...measured.slice(0, 2).map(({ name }) => look("proof", `This week's number: ${name}.`)),
    ...rivals.filter(({ kind }) => kind === "company").slice(0, 2)
      .map(({ name }) => look("way", `Who came from ${name}, or went there, and why.`)),
    ...not_for.slice(0, 1).map(({ text }) =>
      look("way", `Whom you sent elsewhere this week, and why: ${quoted(text)}.`)
    ),
    ...places.slice(0, 2).map(({ text }) => look("answer", `What was asked at ${quoted(text)}.`)),
    ...channels.slice(0, 1).map(({ name }) =>
      look(null, `What the last one who came through ${name} asked first.`)
    ),
    ...ANYBODYS.map((line) => look(null, line)),
  ];
  return [...new Map(looks.map((each) => [each.line, each])).values()];
}

/** For founders who named too little to look for; never more than these two. */
const ANYBODYS = ["The question that came most often this week.", "What a customer showed you this week."];

function look(kind: PostKind | null, line: string): Look {
  return { line, kind };
}

function told(fact: Facts["trigger"]): string[] {
  return fact === null || fact.thin ? [] : [quoted(fact.text)];
}

/** A subject cut behind a clause is whole without what explains it. */
function quoted(text: string): string {
  const first = sentencesOf(text)[0] ?? text;
  const opening = quotedOpening(first, MOST_WORDS);
  return openingClause(opening, first) ?? opening;
}
