import { expect, test } from "vitest";
import { consult } from "../../../agents/consultant/consult.ts";
import type { JourneyState } from "../../../agents/domain/journey.ts";
import { buildFoundation } from "../../../agents/foundation.ts";
import { builtInModel } from "../../../agents/model/builtin.ts";
import type { Remembered } from "../../../agents/consultant/advice.ts";
import { assumedState, caseState, NOW } from "../../helpers/case_state.ts";

const research = { readPage: () => Promise.reject(new Error("Read no page in a consultation")) };

async function ask(state: JourneyState, query: string, memory: Remembered[] = []): Promise<string> {
  const foundation = buildFoundation({
    state,
    anchors: {},
    now: NOW,
    version: 1,
    mind: "Built-in strategist",
  });
  const surroundings = { model: builtInModel, research, now: NOW };
  return (await consult({ state, foundation, query, memory, surroundings })).consultation;
}

function founderOf(answers: Record<string, string>): JourneyState {
  const state = assumedState("Somebody");
  for (const [field, text] of Object.entries(answers)) {
    const known = Reflect.get(state.fields, field);
    known.answers = [{ turn: `turn-${field}`, text, thin: false }];
    known.status = "confirmed";
  }
  return state;
}

/** A choir school: nothing of the two cases' trades. */
function choir(): JourneyState {
  return founderOf({
    "revenue.model": "£40 a month for the evening class.",
    "growth.numbers": "We take £2,000 a month.",
    "pitch.traction": "50 singers, none left this year.",
    "channels.refused": "Booking sites, they take 25% of every fee.",
    "messaging.objections": "'Too dear': that is £10 an evening.",
    "proof.best": "Of 30 beginners 28 sang in the June concert.",
    "market.obstacle": "Grown people were told at school that they cannot sing.",
    "launch.moment": "The open evening is on 12 January 2027.",
  });
}

test.each([
  ["A sponsor offers £6,000 a year. Should I take it?", "£24,000 (12 × 2,000), so 25% of it"],
  ["A bigger hall is £500 rent. Shall I take it?", "25% of it (500 ÷ 2,000)"],
  [
    "A booking site wants only 10% commission. Should I try it?",
    "10% is 40% of the 25% you refused (10 ÷ 25)",
  ],
  ["Would £50 instead of £40 be too much?", "£50 is £10 more than £40 a month: 25% (10 ÷ 40)"],
  ["Would £50 instead of £40 be too much?", "more than 10 of them left (50 × 10 ÷ 50)"],
  ["20 places in a new class: what price, and who do I tell?", "20 at £40 a month: £800 (20 × 40)"],
])("%s is answered with %s", async (question, sum) => {
  expect(await ask(choir(), question)).toContain(sum);
});

test("a question without numbers is answered without sums", async () => {
  expect(await ask(choir(), "How do I explain to my team why we say no?")).not.toContain("Reckoned from");
});

test("where a decision answers, the recommendation begins with the no", async () => {
  const answer = await ask(choir(), "A booking site wants only 10% commission. Should I try it?");
  expect(answer).toContain("**Recommendation.** No.");
});

test("a related consultation is recalled with its day and what was recommended", async () => {
  const memory = [{
    query: "Should I charge singers £45 for the evening class?",
    answer: "**Recommendation.** Wait for the June concert. Then look again.",
    at: "2026-11-03T10:00:00Z",
  }];
  const answer = await ask(choir(), "Would singers of the evening class pay £50?", memory);
  expect(answer).toContain("on 3 November 2026**: “Should I charge singers £45 for the evening class?”");
  expect(answer).toContain("The recommendation then: Wait for the June concert.");
  expect(await ask(choir(), "Whom should I hire first?", memory)).not.toContain("3 November");
});

test("an answer in Japanese is found by a question in Japanese", async () => {
  const state = founderOf({
    "customer.not_for": "団体のお客様はお断りしています。",
    "offering.what": "朝食は地元の野菜だけで作ります。",
    "revenue.model": "一泊38,000円、現地払い。",
  });
  const answer = await ask(state, "団体10人の予約を受けるべきですか？");
  expect(answer).toContain("“団体のお客様はお断りしています。”");
  expect(answer).not.toContain("野菜");
});

test("a headline of a feed that the question speaks of is quoted with its house and day", async () => {
  const state = caseState("tidewatch");
  const title = "Guest berths in Friesland stay empty as skippers sail shorter trips";
  state.feeds = [{
    url: "https://news.example/rss",
    label: "news.example",
    region: "NL",
    read_at: NOW.toISOString(),
    failure: null,
    items: [{
      title,
      summary: "",
      link: "https://news.example/1",
      published_at: "2026-10-02T08:00:00.000Z",
      outlet: "Waterkrant",
    }],
  }];
  const answer = await ask(state, "Why do guest berths in Friesland stay empty when skippers sail?");
  expect(answer).toContain(`Waterkrant, 2026-10-02: “${title}”`);
});
