import type { Contradiction, Mark } from "../domain/claims.ts";
import { FIELD_IDS, type FieldId } from "../domain/fields.ts";
import type { JourneyState } from "../domain/journey.ts";
import { isExactIn, source } from "../text/text.ts";
import type { Clash, Side } from "../interview/clashes/clash.ts";
import { clashesIn } from "../interview/clashes/find.ts";
import { crossChecks } from "./cross_checks.ts";

const MOST = 12;

/** Pairs that cannot both be true, each with its question; settled ones carry the words that settled them. */
export function buildContradictions(state: JourneyState, now: Date): Contradiction[] {
  const found = clashesIn(state, now).slice(0, MOST).flatMap((clash) => contradictionOf(state, clash));
  const known = new Set(found.flatMap(({ id, against }) => "quote" in against ? [id, against.quote] : [id]));
  const isNew = ({ id, against }: Contradiction) =>
    !known.has(id) && !("quote" in against && against.kind === "source" && known.has(against.quote));
  return [...found, ...crossChecks(state, now).filter(isNew)];
}

function contradictionOf(state: JourneyState, clash: Clash): Contradiction[] {
  const { id, sides: [first, second], field } = clash;
  const one = markOf(state, first);
  const other = markOf(state, second);
  if (one === null || other === null) return [];
  return [{
    id,
    this: one,
    against: other,
    question: inWords(clash),
    settled: settledBy(state, id, field),
  }];
}

/** Both sides and the question in one: a document shows it without the two options of the chat. */
function inWords({ sides: [first, second], reckoned = "", question }: Clash): string {
  const place = second.page === undefined ? "" : " on your own site";
  const sum = reckoned.replace(/^Reckoned: (.)/u, (_, letter: string) => letter.toUpperCase());
  return [`“${bare(first.quote)}” stands against “${bare(second.quote)}”${place}.`, sum, question]
    .filter((part) => part !== "").join(" ");
}

function bare(quote: string): string {
  return quote.replace(/[\s.!…。]+$/u, "");
}

/** The words that settled it; null where it was never put, or where nobody knew. */
function settledBy(state: JourneyState, id: string, field: FieldId): Mark | null {
  const settled = state.settledClashes?.find((each) => each.id === id);
  if (settled === undefined || settled.kept === "unknown") return null;
  return { kind: "said", turn: settled.turn, field, quote: settled.quote };
}

function markOf(state: JourneyState, { quote, page }: Side): Mark | null {
  if (page !== undefined) return source(page, quote);
  for (const field of FIELD_IDS) {
    const answer = state.fields[field].answers.findLast((each) => isExactIn(quote, each.text));
    if (answer !== undefined) return { kind: "said", turn: answer.turn, field, quote };
  }
  return null;
}
