import { afterAll, beforeAll, expect, test } from "vitest";
import { getDocumentProxy } from "unpdf";
import type { JourneyState } from "../../agents/domain/journey.ts";
import type { Holdfast } from "../../main.ts";
import type { AdvisorAnswer, TurnAnswer, VersionAnswer } from "../../routes/api/contract.ts";
import { dueReviews, tellOfReview } from "../../kv/review_notices.ts";
import { getJourney, startJourney } from "../../kv/journeys.ts";
import { commitLate } from "../../kv/late_commit.ts";
import type { Store } from "../../kv/store.ts";
import { deleteUser } from "../../kv/erasures.ts";
import { listActivity } from "../../kv/activity.ts";
import { planNow } from "../../agents/master.ts";
import { sendAdvisorMail } from "../../routes/jobs/advisor_mail.ts";
import { sweepReviews } from "../../routes/jobs/due_reviews.ts";
import { caseState, NOW } from "../helpers/case_state.ts";
import { download, finishJourney, order, watch } from "../helpers/documents.ts";
import { lettersBy } from "../helpers/letters.ts";
import { type Person, signInAgain, signUp, startServer } from "../helpers/server.ts";
import { makeUser, test as kvTest, UNLIMITED } from "../kv/fixtures.ts";

const DAY_MS = 86_400_000;
const FACTS = {
  "goal.metric": "sites",
  "goal.target": "40",
  "goal.baseline": "10",
  "goal.by": "30 November 2027",
  "bet.metric": "trials paying",
  "bet.target": "12",
  "bet.by": "2 March 2027",
  "bet.reverses": "If it is lost, we drop the free trial",
};

let server: Holdfast;
let at = Date.parse("2026-11-22T09:00:00Z");

beforeAll(async () => {
  server = await startServer({}, { now: () => new Date(at) });
});
afterAll(async () => await server.stop());

const advisorOf = (person: Person) => person.get<AdvisorAnswer>("/api/advisor");

async function noticesOn(person: Person): Promise<number> {
  const page = await fetch(`${server.origin}/dashboard`, { headers: { cookie: person.cookie } });
  return (await page.text()).split("Your quarterly review is due").length - 1;
}

/** Answers whatever is asked with a number, a yes, or a bet a quarter on. */
async function hold(person: Person, session_id: string): Promise<TurnAnswer> {
  let answer = await person.post<TurnAnswer>("/api/advisor/review", { session_id });
  for (let turn = 0; answer.metadata.question !== null && turn < 20; turn++) {
    const { field, options } = answer.metadata.question;
    const bet = new Date(at + 70 * DAY_MS).toISOString().slice(0, 10);
    const message = answer.message.includes("next bet") ? `20 trials paying by ${bet}` : options?.[0] ?? "11";
    answer = await person.post<TurnAnswer>("/api/journey/continue", { session_id, message, field });
  }
  return answer;
}

test(
  "over a year each review is told once, held in the chat, and makes a version with a two-page PDF",
  async () => {
    const email = "ada@example.com";
    let ada = await signUp(server, { email });
    const session_id = await finishJourney(ada, "We restore stained glass for 31 parish churches.");
    await ada.call("PUT", "/api/facts", { session_id, cells: FACTS });
    expect((await advisorOf(ada)).quarterly).toMatchObject({
      due_on: "2027-02-21",
      is_due: false,
      version: 1,
      held: [],
    });

    const due: string[] = [];
    for (let week = 1; week <= 52; week++) {
      at += 7 * DAY_MS;
      ada = await signInAgain(server, email);
      await server.sweep();
      await server.sweep();
      const { quarterly } = await advisorOf(ada);
      if (!quarterly?.is_due) continue;
      due.push(quarterly.due_on);
      expect(await noticesOn(ada)).toBe(due.length);
      const last = await hold(ada, session_id);
      expect(last.message).toContain(`Version ${due.length + 1} of your strategy stands`);
      expect((await advisorOf(ada)).quarterly).toMatchObject({ is_due: false, version: due.length + 1 });
    }
    expect(due.length).toBeGreaterThanOrEqual(4);
    expect(new Set(due).size).toBe(due.length);

    const { quarterly } = await advisorOf(ada);
    const bets = quarterly?.held.flatMap(({ results }) =>
      results.filter(({ what }) => what.includes("trials"))
    );
    expect(bets?.at(-1)).toMatchObject({ verdict: "missed", told: "11 against 12: 1 short." });
    expect(quarterly?.held.flatMap(({ decisions }) => decisions.map(({ words }) => words))).toContain(
      "Yes, I do it",
    );
    const versions = await ada.get<VersionAnswer[]>(`/api/anchors/versions?session_id=${session_id}`);
    const told = versions.toReversed().map(({ number, on, why }) => ({ number, on, why }));
    expect(told.slice(0, 2)).toEqual([
      { number: "1", on: "2026-11-22", why: "finished" },
      { number: "1.1", on: "2026-11-22", why: "corrected" },
    ]);
    expect(told.slice(2)).toEqual(
      quarterly?.held.toReversed().map(({ version, on }) => ({ number: `${version}`, on, why: "reviewed" })),
    );
    expect(versions.slice(0, due.length).map(({ changes }) => changes.map(({ after }) => after))).toEqual(
      quarterly?.held.map(({ changes }) => changes.map(({ after }) => after)),
    );

    const page = await fetch(`${server.origin}/advisor`, { headers: { cookie: ada.cookie } });
    expect(await page.text()).toContain("Your next review");

    const id = await order(ada, { document_type: "strategy_review", session_id });
    expect((await watch(ada, id, 120_000)).last.status).toBe("completed");
    const { about, bytes } = await download(ada, id);
    expect(about.page_count).toBe(2);
    expect((await getDocumentProxy(bytes)).numPages).toBe(2);
  },
  300_000,
);

test("a review that is not finished waits, survives a reload, and is begun once", async () => {
  const ada = await signUp(server);
  const session_id = await finishJourney(ada, "We restore stained glass for 31 parish churches.");
  expect(
    (await ada.call("POST", "/api/pdf/generate", { document_type: "strategy_review", session_id })).status,
  )
    .toBe(409);
  await ada.call("PUT", "/api/facts", { session_id, cells: FACTS });
  const first = await ada.post<TurnAnswer>("/api/advisor/review", { session_id });
  const second = await ada.post<TurnAnswer>("/api/advisor/review", { session_id });
  expect(second.metadata.question?.field).toBe(first.metadata.question?.field);
  expect((await advisorOf(ada)).quarterly?.is_open).toBe(true);
  const resumed = await ada.post<TurnAnswer>("/api/journey/resume", { session_id });
  expect(resumed.message).toBe(
    `Your review is open; 2 questions left.\n\n${second.message}`,
  );
});

test("before the foundation is complete there is no review, and none can be begun", async () => {
  const ada = await signUp(server);
  const { session_id } = await ada.post<TurnAnswer>("/api/journey/start", undefined, 201);
  expect((await advisorOf(ada)).quarterly).toBeNull();
  expect((await ada.call("POST", "/api/advisor/review", { session_id })).status).toBe(409);
});

async function tidewatch(kv: Store, change: (state: JourneyState) => void = () => {}) {
  const { id: userId } = await makeUser(kv);
  const state = caseState("tidewatch");
  state.reviewPlan = planNow(state, NOW);
  change(state);
  const opening = { content: "", agent: "Holdfast Master" };
  const { id: journeyId } = await startJourney(kv, {
    userId,
    state,
    name: "Tidewatch",
    allowance: UNLIMITED,
    opening,
    now: NOW,
  });
  return { userId, journeyId };
}

const DUE = new Date("2027-06-01T09:00:00Z");

kvTest(
  "two processes that die in between tell of a review once, and months asleep make one",
  async ({ kv }) => {
    const { userId } = await tidewatch(kv);
    const [first] = await Array.fromAsync(dueReviews(kv, "2027-06-01"));
    if (first === undefined) throw new Error("A review is due");
    const told = await Promise.all([tellOfReview(kv, first, DUE), tellOfReview(kv, first, DUE)]);
    expect(told.filter((each) => each)).toHaveLength(1);
    await sweepReviews(kv, DUE);
    await sweepReviews(kv, new Date("2027-09-01T09:00:00Z"));
    const lines = (await listActivity(kv, userId)).filter(({ text }) => text.includes("review is due"));
    expect(lines).toHaveLength(1);
  },
);

kvTest("a review that is due is mailed once, and goes with the account", async ({ kv }) => {
  const { userId } = await tidewatch(kv);
  const letters: { subject: string; text: string }[] = [];
  const mail = (letter: typeof letters[number]) => Promise.resolve(letters.push(letter) > 0);
  const write = (day: string) => sendAdvisorMail(lettersBy(kv, mail), new Date(day));
  await write("2027-06-01");
  expect(letters).toEqual([]);
  await sweepReviews(kv, DUE);
  await write("2027-06-02");
  await write("2027-06-20");
  expect(letters).toMatchObject([{ subject: "Your quarterly review is due" }]);
  expect(letters[0]?.text).toContain("https://holdfast.example/advisor");
  await deleteUser(kv, userId);
  expect(await Array.fromAsync(kv.list({ prefix: ["review_notices"] }))).toEqual([]);
});

kvTest("a review that was held since it came due is not mailed as due", async ({ kv }) => {
  const ref = await tidewatch(kv);
  const letters: string[] = [];
  const mail = ({ subject }: { subject: string }) => Promise.resolve(letters.push(subject) > 0);
  await sweepReviews(kv, DUE);
  await commitLate(kv, ref, {
    change: (state) => ({ state: { ...state, reviewPlan: { since: "2027-06-01", items: [] } }, anchors: {} }),
    now: () => DUE,
    signal: AbortSignal.timeout(1_000),
  });
  await sendAdvisorMail(lettersBy(kv, mail), new Date("2027-06-02"));
  expect(letters).toEqual([]);
});

kvTest("a complete journey from before plans were kept gets its plan, and is told of", async ({ kv }) => {
  const { userId, journeyId } = await tidewatch(kv, (state) => delete state.reviewPlan);
  await sweepReviews(kv, DUE);
  const journey = await getJourney(kv, userId, journeyId);
  expect(journey?.state.reviewPlan).toMatchObject({ since: "2026-11-21" });
  expect(journey?.reviewOn).toBe("2027-02-20");
  await sweepReviews(kv, DUE);
  const lines = (await listActivity(kv, userId)).filter(({ text }) => text.includes("review is due"));
  expect(lines).toHaveLength(1);
  expect((await getJourney(kv, userId, journeyId))?.version).toBe(journey?.version);
});
