import { describe, expect, it } from "vitest";
import type { FieldId } from "../../../agents/domain/fields.ts";
import { type JourneyState, standingAnswer } from "../../../agents/domain/journey.ts";
import { askContradiction, type NextQuestion } from "../../../agents/interview/asking/ask.ts";
import { composeTurn } from "../../../agents/interview/asking/compose.ts";
import {
  conflictsOf,
  nextConflict,
  notesOf,
  optionsOf,
} from "../../../agents/interview/contradictions/conflicts.ts";
import { draftOf } from "../../../agents/interview/draft.ts";
import { startJourney, takeTurn } from "../../../agents/master.ts";
import { wordCount } from "../../../agents/text/text.ts";
import { caseState } from "../../helpers/case_state.ts";
import { INVENTED, inventedFounder, journeyWith } from "../../helpers/founders.ts";
import { failedPage, NOW, surroundings } from "./player.ts";

type Answers = Partial<Record<FieldId, string>>;

function idsIn(state: JourneyState): string[] {
  return conflictsOf(state, NOW).map(({ id }) => id);
}

function withOwnPage(answers: Answers, page: { sentences?: string[]; prices?: string[] }): JourneyState {
  const state = journeyWith(answers);
  const empty = failedPage({ url: "https://own.example/prices?x=1", role: "own", label: "Own site" });
  state.pages = [{ ...empty, failure: null, ...page }];
  return state;
}

describe("a contradiction", () => {
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
      const conflict = conflictsOf(state, NOW).find((each) => each.id === id);
      expect(conflict && optionsOf(conflict)[1]).toContain("(your own site, own.example/prices)");
    }
  });

  it("with a number on the page is shown at the read-back and never asked: it may be of another day", () => {
    const state = withOwnPage({ "proof.best": "Stavoren has 118 berths." }, {
      sentences: ["In Stavoren, 116 berths."],
    });
    expect(nextConflict(state, NOW)).toBeNull();
    expect(notesOf(state, ["proof.best"], NOW)).toEqual([
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
  const DISCOUNT: Answers = {
    "identity.values": "We never discount, not once in nine years.",
    "launch.moment": "In May, with 40% off for the first hundred.",
  };

  /** A journey whose open question is its weightiest contradiction. */
  function asked(answers: Answers): { state: JourneyState; next: NextQuestion } {
    const draft = draftOf(journeyWith(answers), { id: "t1", text: "" }, NOW);
    const next = askContradiction(draft, conflictsOf(draft.state, NOW)[0]!);
    return { state: { ...draft.state, phase: "evolution_anchor_analysis", question: next.question }, next };
  }

  async function answered(text: string, answers = PRICES): Promise<JourneyState> {
    return (await takeTurn(asked(answers).state, { id: "t2", text }, surroundings())).state;
  }

  const settled = ({ settledContradictions = [] }: JourneyState) =>
    settledContradictions.map(({ kept }) => kept);

  it("shows both in exact words as the two options, with one question, in at most 90 words", () => {
    for (const answers of [PRICES, DISCOUNT]) {
      const { next } = asked(answers);
      const reply = composeTurn(next.turn, next.question);
      expect(wordCount(reply)).toBeLessThanOrEqual(90);
      expect(reply.match(/\?/g)).toHaveLength(1);
      expect(next.question).toMatchObject({
        technique: "contrast",
        options: [expect.any(String), expect.any(String)],
      });
      for (const option of next.question.options ?? []) {
        expect(Object.values(answers).some((answer) => answer.includes(option))).toBe(true);
      }
    }
  });

  it("comes as soon as the second half is said, whatever anchor the first was said in", async () => {
    const { state: first } = await startJourney(journeyWith({}), surroundings());
    const { fields } = journeyWith({ "identity.values": DISCOUNT["identity.values"]! });
    const state: JourneyState = {
      ...first,
      phase: "attention_anchor_analysis",
      fields,
      question: { ...first.question!, field: "launch.moment" },
    };
    const outcome = await takeTurn(state, { id: "t5", text: DISCOUNT["launch.moment"]! }, surroundings());
    expect(outcome.state.question).toMatchObject({ field: "launch.moment", technique: "contrast" });
    expect(outcome.reply).toContain("We never discount, not once in nine years.");
    expect(outcome.reply).toContain("40% off");
  });

  it("is settled by a side, by its words or its letter, and the answers stay as they were said", async () => {
    for (const text of ["€30 a month.", "A", "the first one"]) {
      const state = await answered(text);
      expect(settled(state)).toEqual(["first"]);
      expect(state.fields["revenue.model"].answers).toHaveLength(1);
    }
    expect(settled(await answered("B"))).toEqual(["second"]);
  });

  it("is settled by a reason why both hold, word for word", async () => {
    const state = await answered("Both are true: €30 was for the first ten, €35 since May.");
    expect(settled(state)).toEqual(["both"]);
    const [row] = conflictsOf(state, NOW);
    expect(row?.settled).toMatchObject({
      kept: "both",
      turn: "t2",
      quote: "Both are true: €30 was for the first ten, €35 since May.",
    });
  });

  it("is settled by the founder's own resolution, which is kept and takes no answer's place", async () => {
    const words = "Eight hours is eight hours: only the list we have, no money off.";
    const state = await answered(words, DISCOUNT);
    expect(state.settledContradictions).toEqual([{
      id: "discount",
      turn: "t2",
      quote: words,
      kept: "neither",
    }]);
    expect(standingAnswer(state, "launch.moment")?.text).toBe(DISCOUNT["launch.moment"]);
    expect(idsIn(state)).toContain("discount");
    expect(nextConflict(state, NOW)).toBeNull();
  });

  it("takes a third number for one thing as the answer", async () => {
    const state = await answered("€40 a month from January, by card.");
    expect(settled(state)).toEqual(["neither"]);
    expect(standingAnswer(state, "revenue.model")?.text).toBe("€40 a month from January, by card.");
  });

  it("stays open where nobody knows or it is skipped: it is listed, and asked no more", async () => {
    for (const text of ["I don't know", "skip this one", "keine Ahnung"]) {
      const state = await answered(text, DISCOUNT);
      expect(settled(state)).toEqual(["unknown"]);
      expect(state.fields["launch.moment"].status).toBe("heard");
      const [row] = conflictsOf(state, NOW);
      expect(row).toMatchObject({ id: "discount", settled: { kept: "unknown" } });
      expect(nextConflict(state, NOW)).toBeNull();
    }
  });

  it("is told whole in the foundation, where no options stand beside it", () => {
    const [row] = conflictsOf(journeyWith(PRICES), NOW);
    expect(row?.question).toBe(
      "“€30 a month” stands against “€35 a month”. Which of the two prices holds today?",
    );
  });

  it("takes the words of one side inside a longer answer for that side", async () => {
    const state = await answered("We never discount, not once in nine years. That stands.", DISCOUNT);
    expect(settled(state)).toEqual(["first"]);
  });

  it("is read as settled in a journey that was kept under the older name", () => {
    const state = journeyWith(DISCOUNT);
    state.settledClashes = [{ id: "discount", turn: "t9", quote: "No money off.", kept: "first" }];
    expect(conflictsOf(state, NOW)[0]?.settled).toEqual({
      turn: "t9",
      quote: "No money off.",
      kept: "first",
    });
  });
});
