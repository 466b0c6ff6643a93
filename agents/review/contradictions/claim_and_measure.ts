import { wordPattern } from "../../text/amount_words.ts";
import { LANGUAGES } from "../../text/lexicon.ts";
import type { Evidence } from "../../domain/facts.ts";
import { plainNumber } from "../../ledger/sums.ts";
import { sentencesOf } from "../../text/text.ts";
import { NUMBER, numberOf } from "../../text/quantities.ts";
import { type Conflict, conflictOf, type Ground } from "./conflict.ts";
import type { Span } from "../../text/spans.ts";
import { spanOf } from "./rates.ts";
import { stretchWith } from "./stretch.ts";
import { sharedTopic } from "./topics.ts";
import { WORDS } from "./words.ts";

const DAYS: Record<Span, number> = { day: 1, week: 7, month: 30.4, quarter: 91, year: 365 };
/** A claim in whole weeks may be rounded: it is wrong once what is measured is this much longer. */
const MUCH_LONGER = 1.25;
/** "from six weeks to two", "from 40 days to 12 days": what it came down to. */
const CAME_DOWN = new RegExp(
  `${wordPattern("range_from", LANGUAGES).source}\\s(?<from>${NUMBER})\\s(?<span>\\p{L}+)\\s` +
    `${WORDS.sourceOf("to_number")}\\s(?<to>${NUMBER})(?:\\s(?<own>\\p{L}+))?`,
  "iu",
);

/** A time that something is said to take now, and what is measured of it, for some customers clearly longer. */
export function claimAgainstMeasure(ground: Ground): Conflict[] {
  const { measured, traction } = ground.sheet.facts;
  for (const claim of [...reasonsIn(ground), ...ground.said]) {
    const days = claimedDays(claim.quote);
    if (days === null) continue;
    const rows = [...measured, ...traction].filter((row) =>
      spanOf(row.unit ?? "") !== null && row.turn !== claim.turn &&
      sharedTopic(`${row.name} ${row.quote}`, subjectOf(claim.quote)) > 0
    );
    const longest = rows.toSorted((one, other) => daysOf(other) - daysOf(one))[0];
    if (longest === undefined || daysOf(longest) < days * MUCH_LONGER) continue;
    const came = CAME_DOWN.exec(claim.quote)?.[0] ?? "";
    const sentence = sentencesOf(claim.quote).find((each) => each.includes(came)) ?? claim.quote;
    return conflictOf({
      id: `measured:${longest.name}`,
      a: { ...claim, quote: stretchWith(sentence, [came]) },
      b: longest,
      weight: 4,
      ask: "For whom is each of the two true?",
      sum: `The one comes to ${plainNumber(days)} days, the other to ${plainNumber(daysOf(longest))}.`,
    });
  }
  return [];
}

/** The founder's reasons for a trade-off are exact words of a turn. */
function reasonsIn({ decisions }: Ground): Evidence[] {
  return Object.values(decisions).flatMap(({ reason, turn }) =>
    reason === null ? [] : [{ quote: reason, turn, field: "choices.tradeoffs", state: "read" as const }]
  );
}

function claimedDays(quote: string): number | null {
  const { from = "", span = "", to = "", own = "" } = CAME_DOWN.exec(quote)?.groups ?? {};
  const unit = spanOf(own) ?? spanOf(span);
  const [before, after] = [numberOf(from), numberOf(to)];
  if (unit === null || before === null || after === null || after >= before) return null;
  return after * DAYS[unit];
}

/** The words right before "from six weeks to two" say what took so long. */
function subjectOf(quote: string): string {
  const at = CAME_DOWN.exec(quote)?.index ?? 0;
  return quote.slice(0, at).split(/\s+/u).filter((word) => word !== "").slice(-3).join(" ");
}

function daysOf({ value, unit }: { value: number; unit: string | null }): number {
  const span = spanOf(unit ?? "");
  return span === null ? 0 : value * DAYS[span];
}
