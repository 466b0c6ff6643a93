import { describe, expect, test } from "vitest";
import type { JourneyState } from "../../../agents/domain/journey.ts";
import { reviewDay } from "../../../agents/domain/reviews.ts";
import type { TurnOutcome } from "../../../agents/interview/turn_types.ts";
import { beginReview, planNow, takeTurn, withoutTurn } from "../../../agents/master.ts";
import { builtInModel } from "../../../agents/model/builtin.ts";
import { readFacts } from "../../../agents/facts/read_facts.ts";
import { caseState, NOW } from "../../helpers/case_state.ts";

const NOTHING = { readPage: () => Promise.reject(new Error("No page is read")) };

/** Tidewatch with its bet on the table: 12 new marinas by 30 April 2027; under 6 the founder stops driving. */
function tidewatch(): JourneyState {
  const state = caseState("tidewatch");
  state.reviewPlan = planNow(state, NOW);
  return state;
}

async function begin(state: JourneyState, day: string): Promise<TurnOutcome> {
  return await beginReview(state, { reopened: [], plan: state.reviewPlan ?? planNow(state, NOW) }, at(day));
}

function at(day: string) {
  return { model: builtInModel, research: NOTHING, now: new Date(`${day}T10:00:00Z`) };
}

async function answer(state: JourneyState, day: string, answers: string[]): Promise<TurnOutcome> {
  let outcome: TurnOutcome | null = null;
  for (const [number, text] of answers.entries()) {
    outcome = await takeTurn(outcome?.state ?? state, { id: `${day}-${number}`, text }, at(day));
  }
  if (outcome === null) throw new Error("Nothing was answered");
  return outcome;
}

describe("the plan", () => {
  test("holds what has a date, and the next review is at the first of them or after a quarter", () => {
    const { reviewPlan: plan } = tidewatch();
    expect(plan?.items.map(({ kind, by }) => [kind, by])).toEqual(expect.arrayContaining([
      ["bet", "2027-04-30"],
      ["goal", "2027-12-31"],
      ["test", "2027-03-15"],
    ]));
    expect(plan && reviewDay(plan)).toBe("2027-02-20");
  });

  test("keeps its dates when it is made again a year later", () => {
    const state = tidewatch();
    const later = planNow(state, new Date("2027-11-21T09:00:00Z"));
    const dates = (plan: typeof later | undefined) =>
      plan?.items.filter(({ by }) => by !== null).map(({ what, by }) => [what, by]);
    for (const kept of dates(later) ?? []) expect(dates(state.reviewPlan)).toContainEqual(kept);
  });
});

describe("a review", () => {
  test("sets what was counted against what was named, and reopens what a lost bet decides", async () => {
    const begun = await begin(tidewatch(), "2027-05-03");
    expect(begun.reply).toContain("5 questions, then version 2");
    expect(begun.reply).toContain("12 new marinas signed from the February table");
    const { state, reply } = await answer(begun.state, "2027-05-03", [
      "5",
      "31",
      "skip",
      "2 came of it",
      "31",
      "Yes, I do it",
      "40 marinas by 31 October 2027. If we are under 30 I raise the price.",
    ]);
    const review = state.reviews?.[0];
    const byKind = (kind: string) => review?.results.filter(({ item }) => item.kind === kind);
    expect(byKind("bet")).toMatchObject([{ verdict: "missed", value: 5, told: "5 against 12: 7 short." }]);
    expect(review?.results.map(({ verdict }) => verdict)).toContain("unknown");
    expect(review?.decisions).toMatchObject([
      { id: "reverse", words: "Yes, I do it" },
      { id: "next_bet" },
    ]);
    expect(readFacts(state, new Date("2027-05-03")).facts.bet).toMatchObject({
      target: 40,
      by: "2027-10-31",
    });
    expect(reply).toContain("Version 2 of your strategy stands");
    expect(state.question).toBeNull();
    expect(state.review).toBeUndefined();
    const open = state.reviewPlan?.items.map(({ what }) => what);
    expect(open).not.toContain("12 new marinas signed from the February table");
  });

  test("does not ask for what a lost bet would bring where the founder's own line was not crossed", async () => {
    const begun = await begin(tidewatch(), "2027-05-03");
    const { state } = await answer(begun.state, "2027-05-03", ["8", "skip", "skip", "skip", "skip"]);
    expect(state.question?.text).toMatch(/^What is your next bet/);
  });

  test("tells the goal by the pace so far against the pace that is needed", async () => {
    const state = tidewatch();
    const begun = await begin(state, "2027-02-20");
    const { state: after } = await answer(begun.state, "2027-02-20", ["27"]);
    const [result] = after.review?.results ?? [];
    expect(result).toMatchObject({ verdict: "behind", value: 27 });
    expect(result?.told).toBe(
      "27 of 45 marinas: 0.3 a week since 21 November 2026, 0.4 a week are needed until 31 December 2027.",
    );
    expect(readFacts(after, NOW).facts.goal?.baseline).toBe(27);
    expect(after.review?.changes).toContainEqual({
      turn: "2027-02-20-0",
      label: "Goal: today",
      before: "23",
      after: "27",
    });
  });

  test("asks once more where no one number is said, and then leaves it", async () => {
    const begun = await begin(tidewatch(), "2027-05-03");
    const once = await answer(begun.state, "2027-05-03", ["somewhere between 5 and 11"]);
    expect(once.reply).toContain("I need one number there");
    const twice = await takeTurn(once.state, { id: "again", text: "hard to say really" }, at("2027-05-03"));
    expect(twice.state.review?.results).toMatchObject([{ verdict: "unknown" }]);
  });

  test("a question back is met and costs nothing", async () => {
    const begun = await begin(tidewatch(), "2027-05-03");
    const asked = await answer(begun.state, "2027-05-03", ["What do you mean?"]);
    expect(asked.state.review?.results).toEqual([]);
    expect(asked.state.question).toEqual(begun.state.question);
  });

  test("a message can be taken back, with what it changed", async () => {
    const begun = await begin(tidewatch(), "2027-02-20");
    const { state } = await answer(begun.state, "2027-02-20", ["27"]);
    const back = withoutTurn(state, "2027-02-20-0", new Date("2027-02-20"));
    expect(back.question?.text).toBe(begun.state.question?.text);
    expect(readFacts(back, NOW).facts.goal?.baseline).toBe(23);
    expect(back.replaced).toEqual(["2027-02-20-0"]);
  });

  test("is closed by the next bet, which is then no message that can be taken back", async () => {
    const begun = await begin(tidewatch(), "2027-05-03");
    const answers = ["14", "skip", "skip", "skip", "skip", "40 marinas by 31 October 2027."];
    const { state } = await answer(begun.state, "2027-05-03", answers);
    expect(state.reviews?.[0]?.decisions.at(-1)).toMatchObject({ id: "next_bet", turn: "2027-05-03-5" });
    expect(() => withoutTurn(state, "2027-05-03-5", NOW)).toThrow(/no answer/);
  });

  test("with a model the words are the same and none is asked", async () => {
    const asked: string[] = [];
    const model = {
      ...builtInModel,
      kind: "model" as const,
      name: "Loud",
      answer: () => {
        asked.push("called");
        return Promise.reject(new Error("It is not asked"));
      },
    };
    const surroundings = { ...at("2027-05-03"), model: model as unknown as typeof builtInModel };
    const plain = await begin(tidewatch(), "2027-05-03");
    const begun = await beginReview(
      tidewatch(),
      { reopened: [], plan: plain.state.reviewPlan ?? planNow(tidewatch(), NOW) },
      surroundings,
    );
    expect(begun.reply).toBe(plain.reply);
    const heard = await takeTurn(begun.state, { id: "m", text: "5" }, surroundings);
    const byRules = await takeTurn(plain.state, { id: "m", text: "5" }, at("2027-05-03"));
    expect(heard.reply).toBe(byRules.reply);
    expect(asked).toEqual([]);
  });

  test("before the foundation is complete it is refused with a sentence", async () => {
    const state = tidewatch();
    state.phase = "evolution_anchor_analysis";
    await expect(begin(state, "2027-05-03")).rejects.toThrow(/complete foundation/);
  });
});

describe("a date without a year", () => {
  test("means the one after the day on which it was said, whenever it is read", () => {
    const state = tidewatch();
    state.question = null;
    const said = new Date("2026-11-21T10:00:00Z");
    state.fields["evolution.bet"].answers = [{ turn: "bet", text: "30 sites by 2 March.", thin: false }];
    state.saidOn = { bet: "2026-11-21" };
    expect(readFacts(state, said).facts.bet?.by).toBe("2027-03-02");
    expect(readFacts(state, new Date("2027-06-01")).facts.bet?.by).toBe("2027-03-02");
  });
});
