import type { Block } from "../../domain/anchors.ts";
import type { PageReading } from "../../domain/pages.ts";
import type { JourneyState } from "../../domain/journey.ts";
import { inference, numbersIn, source, valueOf, wordCount } from "../../text/text.ts";
import { bestSaid, rivalPages, type Said } from "../words/answers.ts";
import { objectionsOf } from "../words/objections.ts";
import { cell, row, table } from "../section.ts";

/** Three places to stand on, the one that is chosen, and what speaks against the other two. */
export function territoriesTable(state: JourneyState, only: Said | null): Block | null {
  if (only === null) return null;
  const rows = [refusalRow(state, only), proofRow(state), storyRow(state)].filter((each) => each !== null);
  return table(["territory", "verdict", "why"], rows, "Three territories");
}

function refusalRow(state: JourneyState, only: Said) {
  const ground = rivalPages(state).length === 0
    ? "nobody else is quoted saying it, and a refusal costs whoever copies it"
    : "no rival's page that was read prints it, and a refusal costs whoever copies it";
  return row(["the refusal", "chosen", ground], only.mark, inference("difference.only"));
}

/** A number leads nowhere where a rival leads with one too. */
function proofRow(state: JourneyState) {
  const proof = bestSaid(state, "proof.best", 20);
  if (proof === null) return null;
  const verdict = "kept as evidence, not as the lead";
  const theirs = rivalPages(state).flatMap((page) => countOn(page))[0];
  return theirs === undefined
    ? row(
      ["the proof", verdict, "it convinces once somebody listens"],
      proof.mark,
      inference("proof.best"),
    )
    : row(
      ["the proof", verdict, `${theirs.page.label} leads with a number as well: ${cell(theirs.sentence)}`],
      proof.mark,
      source(theirs.page, theirs.sentence),
    );
}

/** A count that a page boasts of: no price, no year, at least this many. */
const BOAST = 50;

function countOn(page: PageReading): { page: PageReading; sentence: string }[] {
  return page.sentences.filter((sentence) =>
    wordCount(sentence) <= 14 &&
    numbersIn(sentence).some(({ unit, noun, value }) =>
      unit === null && noun !== null && valueOf(value) >= BOAST
    )
  ).map((sentence) => ({ page, sentence }));
}

function storyRow(state: JourneyState) {
  const why = bestSaid(state, "identity.why", 20);
  if (why === null) return null;
  const verdict = "kept for the page about you";
  const asked = objectionsOf(state)[0]?.objection;
  return asked === undefined
    ? row(
      [
        "the founder's story",
        verdict,
        "true, and not what a buyer asks first",
      ],
      why.mark,
      inference("identity.why"),
    )
    : row(
      ["the founder's story", verdict, `true, and a buyer asks this first: ${cell(asked.quote)}`],
      why.mark,
      asked.mark,
    );
}
