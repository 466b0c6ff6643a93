import type { Unknown } from "../domain/claims.ts";
import { FIELD_IDS, type FieldId, FIELDS } from "../domain/fields.ts";
import { type JourneyState, typedAnswer } from "../domain/journey.ts";
import { unmeasuredParts } from "../text/unmeasured.ts";
import { trendsOf } from "../research/trends.ts";
import { quoted } from "./section.ts";
import { sizeTable } from "./truth/size.ts";
import { sentencesSaid } from "./words/answers.ts";

/** What each answer is needed for, and the cheapest way to get it, where the interview did not bring it. */
const TESTS: Partial<Record<FieldId, { why: string; test: string; cost: string }>> = {
  "customer.last_three": {
    why: "the audience rests on real customers",
    test: "write down the last three customers and what each was doing the day before",
    cost: "20 minutes",
  },
  "market.alternative": {
    why: "the alternatives table needs the status quo",
    test: "ask one customer what they would use on Tuesday if you vanished on Monday",
    cost: "one call",
  },
  "proof.best": {
    why: "a sceptic asks for it first",
    test: "count one thing before and after at one customer",
    cost: "one hour",
  },
  "revenue.model": {
    why: "price and plan rest on it",
    test: "write the price on one quote",
    cost: "10 minutes",
  },
  "growth.numbers": {
    why: "no target can be judged without a baseline",
    test: "count customers, revenue and leavers of last month",
    cost: "one hour",
  },
  "evolution.bet": {
    why: "nobody can tell later whether it worked",
    test: "write one number, one date and what would change your mind",
    cost: "20 minutes",
  },
  "channels.capacity": {
    why: "a plan beyond your hours is no plan",
    test: "block the hours of next week and see what remains",
    cost: "10 minutes",
  },
};

/** What nobody knows: questions left open or assumed, and what the founder said is not known. */
export function buildUnknowns(state: JourneyState, now: Date): Unknown[] {
  return [
    ...admitted(state),
    ...FIELD_IDS.flatMap((field) => openField(state, field)),
    ...market(state, now),
    ...trends(state, now),
  ];
}

/** What no founder has at hand: how many could buy, and which rules bind the trade. */
function market(state: JourneyState, now: Date): Unknown[] {
  const size = sizeTable(state, now).isCounted ? [] : [{
    what: "How many could buy",
    why: "the market's size has no upper end",
    test: "count them in one public list",
    cost: "one evening",
    field: null,
  }];
  return [...size, {
    what: "Which rules bind the trade in the region",
    why: "the plan assumes that none stands in its way",
    test: "ask one authority or one colleague for the list",
    cost: "one mail",
    field: null,
  }];
}

function openField(state: JourneyState, field: FieldId): Unknown[] {
  const { status, assumption, answers } = state.fields[field];
  const known = TESTS[field];
  if (status === "assumed") {
    return [{
      what: `${FIELDS[field].label}: assumed`,
      why: known?.why ?? "a needed answer stands on an assumption",
      test: assumption?.test ?? known?.test ?? "ask three customers",
      cost: known?.cost ?? "one call",
      field,
    }];
  }
  const isMissing = status === "skipped" || answers.length === 0;
  if (!isMissing || !FIELDS[field].needed && known === undefined) return [];
  return [{
    what: `${FIELDS[field].label}: not answered`,
    why: known?.why ?? "what rests on it is left open",
    test: known?.test ?? "answer the question in your own words",
    cost: known?.cost ?? "10 minutes",
    field,
  }];
}

const ADMITTING: FieldId[] = [
  "growth.numbers",
  "proof.best",
  "company.stage_region",
  "revenue.model",
  "channels.current",
];

function admitted(state: JourneyState): Unknown[] {
  return ADMITTING.flatMap((field) => {
    const words = sentencesSaid(state, field).flatMap(({ quote }) => unmeasuredParts(quote))
      .map((quote) => quote.replace(/^(?:and|but|und|et|y|e)\s/iu, ""))[0];
    return words === undefined ? [] : [{
      what: `You said it is not known: ${quoted(words, typedAnswer(state, field))}`,
      why: "a claim or a target rests on it",
      test: TESTS[field]?.test ?? "count it once, for last month",
      cost: TESTS[field]?.cost ?? "one hour",
      field,
    }];
  });
}

const ENOUGH_TRENDS = 3;

function trends(state: JourneyState, now: Date): Unknown[] {
  const found = trendsOf(state, now).length;
  if (found >= ENOUGH_TRENDS) return [];
  const wasRead = state.feeds?.some(({ failure }) => failure === null) ?? false;
  return [{
    what: found > 0
      ? "Trends: fewer than three have two dated sources"
      : wasRead
      ? "Trends: feeds were read, and no two dated sources agree"
      : "Trends: no dated source was read",
    why: "the culture section claims none without two dated sources",
    test: "read two dated articles on your trade in your region",
    cost: "one hour",
    field: null,
  }];
}
