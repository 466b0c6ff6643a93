import { describe, expect, it } from "vitest";
import type { FieldId } from "../../../agents/domain/fields.ts";
import { type JourneyState, standingAnswer } from "../../../agents/domain/journey.ts";
import { wordCount } from "../../../agents/text/text.ts";
import { optionOf } from "../../../agents/interview/clashes/clash.ts";
import { writeAnchor } from "../../../agents/anchors/write.ts";
import { askClash, type NextQuestion } from "../../../agents/interview/ask.ts";
import { clashesIn, findClash, openClashes } from "../../../agents/interview/clashes/find.ts";
import { composeTurn } from "../../../agents/interview/compose.ts";
import { draftOf } from "../../../agents/interview/draft.ts";
import { takeTurn } from "../../../agents/master.ts";
import { buildContradictions } from "../../../agents/review/contradictions.ts";
import { caseState } from "../../helpers/case_state.ts";
import { INVENTED, inventedFounder, journeyWith } from "../../helpers/founders.ts";
import { failedPage, NOW, surroundings } from "./player.ts";

type Answers = Partial<Record<FieldId, string>>;

function idsIn(state: JourneyState): string[] {
  return clashesIn(state, NOW).map(({ id }) => id);
}

/** What is said, what must be found, and what a careful reader would not call a contradiction. */
const FOUND: [string, Answers][] = [
  ["goal:most", {
    "company.stage_region": "We can look after at most 30 gardens.",
    "goal.twelve_months": "45 gardens by October 2027.",
  }],
  ["capacity:each", {
    "company.stage_region": "10 paying schools in Ghent.",
    "goal.twelve_months": "70 schools by 20 November 2027.",
    "channels.current": "I sit two days with each school before they sign.",
    "channels.capacity": "4 hours a week and €200 a month.",
  }],
  ["money", {
    "channels.capacity": "4 hours a week and €200 a month.",
    "launch.moment": "From May we spend €900 a month on adverts in the local paper.",
  }],
  ["counts:customers", {
    "company.stage_region": "61 paying customers in Ohio.",
    "growth.numbers": "64 paying customers, 2% churn.",
  }],
  ["hours", {
    "channels.capacity": "2 hours a week.",
    "evolution.next": "First a podcast, 6 hours a week.",
  }],
  ["price:channel", {
    "revenue.model": "€10 a month, by card.",
    "channels.current": "The fair in Lyon cost €4,000 and brought two customers.",
  }],
  ["parts:channels.current", {
    "channels.current": "Of the last 20 guests 12 came by the shop, 9 came with a friend and 4 came online.",
  }],
  ["tone:exclaims", {
    "identity.values": "We never use exclamation marks. We answer within the hour.",
    "voice.sample": "'Hi Tom! Your bike is ready! See you at five.'",
  }],
  ["tone:emoji", {
    "identity.contrast": "Patagonia, but no emojis from us.",
    "voice.sample": "'Your bike is ready 🚲, come by at five.'",
  }],
  ["tone:jokes", {
    "identity.values": "We never joke about a death in the family.",
    "voice.sample": "'All set for Friday, haha, see you there.'",
  }],
  ["share:market.rivals", {
    "market.rivals": "Most bakeries order flour by telephone.",
    "growth.numbers": "4 of 20 bakeries order flour by telephone.",
  }],
  ["share:proof.best", {
    "proof.best": "80% of patients walk stairs again.",
    "pitch.traction": "11 of 40 patients walk stairs again.",
  }],
  ["wanted:evolution.next", {
    "offering.what": "A rota for small care homes.",
    "customer.not_for": "Large hospital groups, they want tenders.",
    "evolution.next": "First two large hospital groups in Leeds.",
  }],
  ["refused:newsletter", {
    "channels.current": "Newsletter brought 12 of 20. Friends the rest.",
    "channels.refused": "No newsletter, it is spam.",
  }],
];

const PEACEFUL: [string, Answers][] = [
  ["room at one table, and a goal of a year", {
    "company.stage_region": "We can serve at most 20 guests a night.",
    "goal.twelve_months": "3,000 guests by October 2027.",
  }],
  ["a price from which prices begin", {
    "offering.what": "Repairs for bikes. From €30 a month.",
    "revenue.model": "€35 a month, by card.",
  }],
  ["an average beside a price", {
    "offering.what": "Repairs for bikes, €30 a month.",
    "revenue.model": "An average of €34 a month.",
  }],
  ["a sum paid once that covers the channel", {
    "revenue.model": "€10 a month, and €500 once for the day at their table.",
    "channels.current": "The fair cost €600 and brought two customers.",
  }],
  ["a price by the hour, of which nobody knows how many", {
    "revenue.model": "€38 an hour, or €10 a month.",
    "channels.current": "The fair cost €600 and brought two customers.",
  }],
  ["only some of them turned away", {
    "offering.what": "Shift plans that a manager can drag.",
    "customer.not_for": "Care homes with more than 60 beds.",
    "goal.twelve_months": "120 care homes by October 2027.",
  }],
  ["a goal that the pace nearly reaches", {
    "company.stage_region": "20 paying marinas. We add about three a month.",
    "goal.twelve_months": "60 marinas by 20 November 2027.",
  }],
  ["a goal of another thing", {
    "company.stage_region": "20 paying marinas. We add about one a month.",
    "goal.twelve_months": "60 boats by 20 November 2027.",
  }],
  ["a limit at one time", {
    "company.stage_region": "We can look after at most 3 gardens a day.",
    "goal.twelve_months": "45 gardens by October 2027.",
  }],
  ["a limit above the goal", {
    "company.stage_region": "We can look after at most 60 gardens.",
    "goal.twelve_months": "45 gardens by October 2027.",
  }],
  ["visits that fit the hours", {
    "company.stage_region": "10 paying schools in Ghent.",
    "goal.twelve_months": "22 schools by 20 November 2027.",
    "channels.current": "I sit one hour with each school before they sign.",
    "channels.capacity": "4 hours a week.",
  }],
  ["a target that is no spending", {
    "channels.capacity": "4 hours a week and €200 a month.",
    "evolution.bet": "€5,000 a month of revenue by June 2027, else I put the shop on hold.",
  }],
  ["another currency", {
    "channels.capacity": "€200 a month.",
    "launch.moment": "We spend $900 a month on adverts.",
  }],
  ["a channel that pays", {
    "revenue.model": "€10 a month.",
    "channels.current": "The letter cost €540 and brought 40 customers.",
  }],
  ["a channel whose count is none of buyers", {
    "revenue.model": "€10 a month.",
    "channels.current": "The search adverts cost €900 for two demo calls.",
  }],
  ["parts that leave a rest", {
    "channels.current": "Of the last 20 guests 12 came by the shop and 4 came online.",
  }],
  ["one exclamation mark", {
    "identity.values": "We never use exclamation marks.",
    "voice.sample": "'Hi Tom! Your bike is ready.'",
  }],
  ["a loud voice nobody refused", {
    "identity.values": "We like calm people.",
    "voice.sample": "'Hi Tom! Your bike is ready! See you!'",
  }],
  ["a claim that the count bears out", {
    "market.rivals": "Most bakeries order flour by telephone.",
    "growth.numbers": "14 of 20 bakeries order flour by telephone.",
  }],
  ["a claim about something else", {
    "market.rivals": "Most bakeries open at six.",
    "growth.numbers": "4 of 20 bakeries order flour by telephone.",
  }],
  ["a claim that says no, and a count that says yes", {
    "market.alternative": "Most bakeries never order flour by telephone.",
    "growth.numbers": "4 of 20 bakeries order flour by telephone.",
  }],
  ["a wish", {
    "goal.twelve_months": "Most bakeries will order flour by telephone.",
    "growth.numbers": "4 of 20 bakeries order flour by telephone.",
  }],
  ["a refusal said twice", {
    "customer.not_for": "Large hospital groups, they want tenders.",
    "evolution.next": "Leeds first. No large hospital groups.",
  }],
  ["a channel tried once and refused since", {
    "channels.current": "Paid search brought nothing, not one of 20.",
    "channels.refused": "No paid search.",
  }],
];

function withOwnPage(answers: Answers, page: { sentences?: string[]; prices?: string[] }): JourneyState {
  const state = journeyWith(answers);
  const empty = failedPage({ url: "https://own.example/prices?x=1", role: "own", label: "Own site" });
  state.pages = [{ ...empty, failure: null, ...page }];
  return state;
}

describe("a contradiction", () => {
  for (const [id, answers] of FOUND) {
    it(`is found, with both sides in exact words: ${id} in ${Object.keys(answers).join(", ")}`, () => {
      const clash = clashesIn(journeyWith(answers), NOW).find((each) => each.id === id);
      expect(clash?.id).toBe(id);
      for (const { quote, field } of clash?.sides ?? []) expect(answers[field!]).toContain(quote);
      expect(clash?.question.match(/\?/g)).toHaveLength(1);
    });
  }

  for (const [what, answers] of PEACEFUL) {
    it(`is none: ${what}`, () => expect(idsIn(journeyWith(answers))).toEqual([]));
  }

  it("with the founder's own page names its address, and no question mark in it", () => {
    const found: [string, JourneyState][] = [
      [
        "site:price",
        withOwnPage({ "revenue.model": "€35 a month, by card." }, { prices: ["Only €30 a month"] }),
      ],
      [
        "site:audience",
        withOwnPage({ "customer.not_for": "Marinas over 250 berths." }, {
          sentences: ["For marinas of every size."],
        }),
      ],
      [
        "site:proof.best:118",
        withOwnPage({ "proof.best": "Stavoren has 118 berths." }, {
          sentences: ["In Stavoren, 116 berths."],
        }),
      ],
    ];
    for (const [id, state] of found) {
      const clash = clashesIn(state, NOW).find((each) => each.id === id);
      expect(clash?.sides.map(optionOf)[1]).toContain("(your own site, own.example/prices)");
    }
  });

  it("with a number on the page is shown at the read-back and never asked: it may be of another day", () => {
    const state = withOwnPage({ "proof.best": "Stavoren has 118 berths." }, {
      sentences: ["In Stavoren, 116 berths."],
    });
    expect(findClash(state, NOW)).toBeNull();
    expect(openClashes(state, ["proof.best"], NOW)).toEqual([
      "You said: “Stavoren has 118 berths.” Your own site says: “In Stavoren, 116 berths.”",
    ]);
  });

  it("with the page is none where prices are several, of another kind, or the page agrees", () => {
    const peaceful = [
      withOwnPage({ "revenue.model": "€35 a month." }, { prices: ["€30 a month", "€50 a month for two"] }),
      withOwnPage({ "revenue.model": "€35 a month." }, { prices: ["€300 a year"] }),
      withOwnPage({ "customer.not_for": "Marinas over 250 berths." }, {
        sentences: ["For every harbour master."],
      }),
      withOwnPage({ "proof.best": "Stavoren has 118 berths." }, { sentences: ["Stavoren, 118 berths."] }),
      withOwnPage({ "revenue.model": "€35 a month." }, { prices: ["From €30 a month"] }),
      withOwnPage({ "customer.not_for": "Nobody under 18 years." }, {
        sentences: ["For dogs big or small."],
      }),
      withOwnPage({ "customer.not_for": "We turn away stag parties." }, {
        sentences: ["Something for everyone.", "Welcome everyone"],
      }),
    ];
    for (const state of peaceful) expect(idsIn(state)).toEqual([]);
  });

  it("is found in the made-up founders only where a reader finds one", () => {
    expect(idsIn(caseState("tidewatch"))).toEqual([]);
    expect(idsIn(caseState("ovenline"))).toEqual([]);
    for (const name of INVENTED) {
      expect({ name, ids: idsIn(inventedFounder(name)) }).toEqual({ name, ids: [] });
    }
  });
});

describe("a contradiction put to the founder", () => {
  const PRICES: Answers = {
    "offering.what": "Repairs. €30 a month.",
    "revenue.model": "€35 a month. Paid by card on Mondays.",
  };

  /** A journey whose open question is its weightiest contradiction. */
  function asked(answers = PRICES): { state: JourneyState; put: NextQuestion } {
    const draft = draftOf(journeyWith(answers), { id: "t1", text: "" }, NOW);
    const put = askClash(draft, clashesIn(draft.state, NOW)[0]!);
    return { state: { ...draft.state, phase: "evolution_anchor_analysis", question: put.question }, put };
  }

  async function answered(text: string, answers = PRICES): Promise<JourneyState> {
    return (await takeTurn(asked(answers).state, { id: "t2", text }, surroundings())).state;
  }

  const settled = ({ settledClashes }: JourneyState) => settledClashes?.map(({ kept }) => kept);

  it("shows both in exact words, with one question, in at most 90 words", () => {
    for (const [, answers] of FOUND) {
      const { put } = asked(answers);
      const reply = composeTurn(put.turn, put.question);
      expect(wordCount(reply)).toBeLessThanOrEqual(90);
      expect(reply.match(/\?/g)).toHaveLength(1);
      expect(Object.values(answers).join("\n")).toContain(put.question.options?.[0]);
    }
  });

  it("is settled by a side, by its words or its letter; the number not chosen is corrected where it stands", async () => {
    for (const text of ["€30 a month.", "A", "the first one"]) {
      const state = await answered(text);
      expect(settled(state)).toEqual(["first"]);
      expect(state.corrections).toEqual([
        { turn: "t2", field: "revenue.model", from: "35", to: "30", quote: text, stale: [] },
      ]);
      expect(state.fields["revenue.model"].answers).toHaveLength(1);
    }
    const second = await answered("B");
    expect(second.corrections.map(({ field, from, to }) => [field, from, to])).toEqual([
      ["offering.what", "30", "35"],
    ]);
  });

  it("is settled by a reason why both hold, and nothing is corrected", async () => {
    const state = await answered("Both are true: €30 was for the first ten, €35 since May.");
    expect(settled(state)).toEqual(["both"]);
    expect(state.corrections).toEqual([]);
    const [row] = buildContradictions(state, NOW);
    expect(row?.settled).toMatchObject({ kind: "said", turn: "t2" });
  });

  it("is settled by another answer, which stands from then on", async () => {
    const state = await answered("€40 a month from January, by card.");
    expect(settled(state)).toEqual(["neither"]);
    expect(standingAnswer(state, "revenue.model")?.text).toBe("€40 a month from January, by card.");
  });

  it("stays open where nobody knows or it is skipped: it is listed, and asked no more", async () => {
    for (const text of ["I don't know", "skip this one", "keine Ahnung"]) {
      const state = await answered(text);
      expect(settled(state)).toEqual(["unknown"]);
      expect(state.fields["revenue.model"].status).toBe("heard");
      expect(buildContradictions(state, NOW).map(({ id, settled }) => [id, settled])).toContainEqual([
        "price",
        null,
      ]);
      expect(findClash(state, NOW)?.id).not.toBe("price");
    }
  });

  it("is told whole in the foundation, where no options stand beside it", () => {
    const [row] = buildContradictions(journeyWith(PRICES), NOW);
    expect(row?.question).toBe(
      "“€30 a month” stands against “€35 a month”. Which of the two prices holds today?",
    );
  });

  it("makes the section at home with it less sure by 0.10 until it is settled", () => {
    const state = caseState("ovenline");
    state.fields["revenue.model"].answers = [{ turn: "t8", text: PRICES["revenue.model"]!, thin: false }];
    state.fields["offering.what"].answers = [{ turn: "t7", text: PRICES["offering.what"]!, thin: false }];
    const growth = (journey: JourneyState) =>
      writeAnchor("evolution", journey, NOW).sections.find(({ id }) => id === "growth_strategy")!.confidence;
    const open = growth(state);
    const settled = growth({
      ...state,
      settledClashes: [{ id: "price", turn: "t9", quote: "The new price.", kept: "second" }],
    });
    expect(open.deductions).toContain("an open contradiction on: price and how it is charged");
    expect(settled.score - open.score).toBeCloseTo(0.1);
  });

  it("takes the words of one side inside a longer answer for that side", async () => {
    const answers = FOUND[0]![1];
    const state = await answered(`${answers["goal.twelve_months"]} That is what I said.`, answers);
    expect(settled(state)).toEqual(["first"]);
    expect(state.fields["goal.twelve_months"].answers).toHaveLength(1);
  });
});
