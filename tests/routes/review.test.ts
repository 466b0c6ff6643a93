import { afterAll, beforeAll, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import type { ReviewAnswer, TurnAnswer } from "../../routes/api/contract.ts";
import { type Person, signUp, startServer } from "../helpers/server.ts";

let server: Holdfast;

beforeAll(async () => {
  server = await startServer();
});

afterAll(() => server.stop());

async function begin(): Promise<{ person: Person; sessionId: string }> {
  const person = await signUp(server);
  const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  await person.post("/api/journey/continue", { message: "We mend wooden boats for 12 clubs at €900 each." });
  return { person, sessionId: session_id };
}

test("a foundation is reviewed once it is complete, and every failed line says what would mend it", async () => {
  const { person, sessionId } = await begin();
  const path = `/api/anchors/review?session_id=${sessionId}`;
  expect(await person.get<ReviewAnswer>(path)).toEqual({ passed: 0, total: 0, items: [] });

  await person.post("/api/journey/finish", { session_id: sessionId });
  const review = await person.get<ReviewAnswer>(path);
  expect(review.items.length).toBe(review.total);
  expect(review.items.filter(({ passed }) => passed).length).toBe(review.passed);
  // What code can see of the craft's list (section 8) before a document is made. Whether values have an opposite, how
  // dense and how much the founder's own a text is and what a stranger makes of it are matters of taste, not counts.
  expect(review.items.map(({ item }) => item)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 17, 18, 19]);
  for (const { passed, says, mend } of review.items) {
    expect(says).not.toBe("");
    expect(mend === null).toBe(passed);
  }
});

test("somebody else's foundation is not there to be reviewed", async () => {
  const { sessionId } = await begin();
  const other = await signUp(server);
  expect((await other.call("GET", `/api/anchors/review?session_id=${sessionId}`)).status).toBe(404);
});
