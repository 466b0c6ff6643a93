import { addDays } from "../../../agents/domain/days.ts";
import { type DueItem, LEFT_OPEN, type ReviewVerdict } from "../../../agents/domain/reviews.ts";
import type { Foundation } from "../../../agents/strategy/foundation.ts";

const ON = "2027-05-03";
const LONG =
  "every harbour that signed at the table in February and paid its first dues letter, counted from the ledger of the harbour office and not from what was promised, for nobody pays what was promised at a table in February";
const TOLD: [kind: DueItem["kind"], verdict: ReviewVerdict, told: string][] = [
  ["bet", "missed", "5 against 12: 7 short."],
  [
    "goal",
    "behind",
    "31 of 45: 0.3 a week since 21 November 2026, 0.4 a week are needed until 31 December 2027.",
  ],
  ["test", "held", "Brought 31: it goes on."],
  ["step", "unknown", "Nobody counted."],
  ["number", "counted", "Now 31: 12 more."],
];
const LABELS = ["Goal: today", "Measured", "Only you", "The bet: what you count", "If the bet is lost"];

/** The longest review there can be: five results, four decisions, more changes and dates than have room, all of them long. */
export function fullReview(): NonNullable<Foundation["review"]> {
  const said = { turn: "turn-1", field: "evolution.bet", quote: LONG };
  const nothing = { target: null, unit: null, from: null, otherwise: null };
  const item = (kind: DueItem["kind"], number: number): DueItem => ({
    kind,
    what: `number ${number} of what falls due is ${LONG}`,
    by: kind === "number" ? null : addDays(ON, 30 * number - 60),
    said,
    ...nothing,
  });
  const decision = (id: string, words: string) => ({
    id,
    about: `what ${id} is about: ${LONG}`,
    turn: "t",
    words,
  });
  return {
    held: {
      version: 2,
      on: ON,
      results: TOLD.map(([kind, verdict, told], at) => ({
        item: item(kind, at),
        turn: `t${at}`,
        words: `we counted ${at + 30} of them, and this is ${LONG}`,
        value: verdict === "unknown" ? null : at + 30,
        verdict,
        told,
      })),
      decisions: [
        decision("reverse", `yes, because of ${LONG}`),
        decision("change one", LEFT_OPEN),
        decision("change two", `no, in spite of ${LONG}`),
        { ...decision("next_bet", `the next one is ${LONG}`), about: "The next bet" },
      ],
      changes: Array.from({ length: 11 }, (_, at) => ({
        turn: "t",
        label: LABELS[at % LABELS.length] ?? "",
        before: at % 4 === 1 ? "" : `before the review it was ${LONG}`,
        after: at % 4 === 2 ? "" : `after the review it is ${LONG}`,
      })),
    },
    next: {
      since: ON,
      items: Array.from({ length: 9 }, (_, at) => item("step", at + 3)),
    },
  };
}
