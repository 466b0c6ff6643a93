import type { Claim } from "../../../domain/claims.ts";
import type { TextFact } from "../../../domain/facts.ts";
import { plainNumber, sumOf } from "../../../ledger/sums.ts";
import { claim, claimFrom } from "../../../ledger/words.ts";
import { marksOfFacts, operand } from "../../../plan/amounts.ts";
import { planChannels } from "../../../plan/channels.ts";
import { goalToday } from "../../../plan/goal_today.ts";
import { peopleIn } from "../../../plan/people.ts";
import { apportion } from "../../../plan/shares.ts";
import type { AudienceConnection } from "../../../strategy/attention.ts";
import type { Sum } from "../../../strategy/leaves.ts";
import type { Material } from "../../../strategy/material.ts";
import { wordCount } from "../../../text/sentences.ts";
import { shorten } from "../../../text/shorten.ts";
import { openPoints, unknown } from "../open_points.ts";
import { firstHeadline, HEADLINE_WORDS, quoted } from "../wording.ts";
import { countedIn } from "./channel_sums.ts";

/** The rooms they are in, and where the next ones come from. */
export function writeAudienceConnection(material: Material): AudienceConnection {
  const { places, objections } = material.sheet.facts;
  const rooms = roomsSum(places);
  const next = nextOnes(material);
  return {
    headline: firstHeadline(
      [
        rooms,
        nextHeadline(next),
        placesHeadline(places),
      ],
      "Where your customers meet is not known yet.",
      "community.places",
    ),
    choice: null,
    // What they think on the way stands where the audience and the objections are.
    path: [],
    communities: places.map((fact) => ({ name: shorten(fact.text, 6), claim: claimFrom("", fact) })),
    first_hundred: [...(rooms ? [rooms] : []), ...next?.sums ?? []],
    unknowns: [
      ...(places.length === 0
        ? [unknown("Where do customers meet each other?", "ask three of them", "community.places")]
        : []),
      ...(objections.length === 0
        ? [
          unknown(
            "What do people say before they say no?",
            "write down the next three",
            "messaging.objections",
          ),
        ]
        : []),
      ...openPoints(material, { facts: ["places"], fields: ["community.places"] }),
    ],
  };
}

/** More names are a list, and no headline. */
const MOST_PLACES = 3;

/** The first rooms by name; the others stand below. */
function placesHeadline(places: TextFact[]): Claim | null {
  const told = places.filter(({ thin }) => !thin).map(quoted);
  const fitting = told.slice(0, MOST_PLACES).filter((_, at) =>
    wordCount(told.slice(0, at + 1).map(({ text }) => text).join(" ")) <= HEADLINE_WORDS - 2
  );
  return fitting.length === 0 ? null : claim(
    `They meet: ${fitting.map(({ text }) => text).join(" · ")}`,
    ...fitting.flatMap(({ marks }) => marks),
  );
}

/** People in the rooms that were named with a number of people: "380 + 120 + 25". */
function roomsSum(places: TextFact[]): Sum | null {
  const counted = places.flatMap((fact, at) => {
    const people = peopleIn(fact.text);
    return people === null ? [] : [{ fact, people, id: `places.${at}` }];
  });
  if (counted.length === 0) return null;
  return sumOf({
    operands: counted.map(({ id }) => id),
    formula: counted.map(({ people }) => operand(people)).join(" + "),
    text: (value) =>
      counted.length === 1
        ? `${plainNumber(value)} people are in one room that you named.`
        : `${plainNumber(value)} people are in the ${counted.length} rooms that you counted.`,
    marks: marksOfFacts(...counted.map(({ fact }) => fact)),
  });
}

/**
 * The customers still missing until the goal, if they come as those came who are there: only where the goal counts the
 * very customers that the channels brought, so that all of them are accounted for.
 */
function nextOnes({ sheet, ...material }: Material): { missing: number; sums: Sum[] } | null {
  const { goal } = sheet.facts;
  const channels = planChannels({ sheet, ...material }).channels
    .filter(({ fact, verdict }) => (fact.count ?? 0) > 0 && verdict !== "refused");
  const total = countedIn(channels);
  if (goal === null || goal.target === null || channels.length < 2) return null;
  const missing = goal.target - total;
  if (goalToday(sheet.facts)?.value !== total || missing < 1 || !Number.isInteger(missing)) return null;
  const shares = apportion(missing, channels.map(({ fact }) => fact.count ?? 0));
  const sums = channels.flatMap(({ fact, id }, at) => {
    const share = shares[at] ?? 0;
    return share === 0 ? [] : [sumOf({
      operands: [`${id}.count`, "goal.target"],
      formula: `${operand(fact.count ?? 0)} ÷ ${operand(total)} × ${operand(missing)}`,
      text: () => `${fact.name}: ${share}`,
      marks: marksOfFacts(fact, goal),
    })];
  });
  return { missing, sums };
}

function nextHeadline(next: { missing: number; sums: Sum[] } | null): Claim | null {
  const most = next?.sums[0];
  if (next === null || most === undefined) return null;
  return claim(
    `${shorten(most.text, 12)} of the ${next.missing} still missing, if they come as the last did.`,
    ...most.marks,
  );
}
