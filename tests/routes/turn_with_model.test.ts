import { afterEach, expect, test, vi } from "vitest";
import { createOpenAIModel } from "../../agents/model/openai.ts";
import type { FactsAnswer, HistoryAnswer, TurnAnswer } from "../../routes/api/contract.ts";
import { type HeardCall, serveTold, type ToldAnswer, type ToldModel } from "../helpers/told_model.ts";
import { honestAnswer } from "../helpers/openai_answers.ts";
import { type Person, signUp, startServer } from "../helpers/server.ts";

/** Ten answers as a founder gives them to the first ten questions, one of them thin. */
const ANSWERS = [
  "We rebuild the bellows of church organs in Jutland, 14 of them every year.",
  "Ribe, Varde and Tønder. Ribe I would clone: their sexton kept a diary of every wheeze.",
  "No website yet.",
  "Eleven years, two of us, 31 parishes within 90 km of Ribe.",
  "20 bellows by 31 December 2027, 14 today.",
  "They would tape the leather and play softer for six winters.",
  "Frobenius, who sends a crew of four and takes the whole organ apart.",
  "The parish council decides in March and the organist is not in the room.",
  "A cracked note at a funeral. The bill for 40,000 kroner holds them back.",
  "They believe that an old organ just wheezes. They must believe that it is only the leather.",
];

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function journeyWith(
  tell: (call: HeardCall) => ToldAnswer,
  environment: Record<string, string> = {},
): Promise<{ mind: ToldModel; person: Person; session: string; notices: () => Promise<string> }> {
  const mind = await serveTold(tell);
  const model = createOpenAIModel({ baseURL: mind.baseURL, model: "told", limits: { attempts: 1 } });
  const server = await startServer(environment, { model });
  closing.push(mind.close, server.stop);
  const person = await signUp(server);
  const { session_id: session } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  return { mind, person, session, notices: () => said(person, session) };
}

async function said(person: Person, session: string): Promise<string> {
  const { messages } = await person.get<HistoryAnswer>(`/api/journey/sessions/${session}/history`);
  return messages.filter(({ role }) => role === "assistant").map(({ content }) => content).join("\n");
}

const SCHEMA = { type: "object", properties: { move: {}, question: {} } };

/** The turn as the rules would put it, with what a test changes. */
function turnOf({ prompt }: HeardCall, over: Record<string, unknown> = {}): Record<string, unknown> {
  return Object.assign({}, honestAnswer({ task: "turn", system: "", user: prompt, schema: SCHEMA }), over);
}

/** Sends a message and gives every event back as it comes. */
async function* stream(person: Person, session: string, message: string) {
  const response = await person.call("POST", "/api/journey/continue", { session_id: session, message }, {
    accept: "text/event-stream",
  });
  let text = "";
  for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
    text += part;
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const [, event = "", data = "{}"] = /^event: (\w+)\ndata: (.*)$/m.exec(block) ?? [];
      if (event !== "") yield { event, data: JSON.parse(data) };
    }
  }
}

test("in ten of ten turns the first words come out of the one call while it still speaks", async () => {
  const gates = ANSWERS.map(() => Promise.withResolvers<void>());
  const { mind, person, session } = await journeyWith((call) => ({
    answer: turnOf(call, { reflect: `“${call.message.split(/[,.:]/)[0]}”` }),
    pausesBehind: '"question":"',
    goesOn: gates[call.number]!.promise,
  }));
  for (const [at, answer] of ANSWERS.entries()) {
    let streamed = "";
    let done: TurnAnswer | null = null;
    for await (const { event, data } of stream(person, session, answer)) {
      if (event === "delta") {
        streamed += data.text;
        // The rest of the answer waits until a word of it has been seen.
        gates[at]!.resolve();
      }
      if (event === "done") done = data;
    }
    expect(mind.calls).toHaveLength(at + 1);
    expect(mind.calls[at]?.message).toBe(answer);
    expect(done?.message.slice(0, streamed.trim().length)).toBe(streamed.trim());
    expect(streamed).toContain("“");
    expect(done?.message).not.toContain("built-in strategist");
  }
}, 120_000);

test(
  "a model slower than the founder waits leaves the turn to the rules, and its facts come later, once",
  async () => {
    const gate = Promise.withResolvers<void>();
    const { mind, person, session, notices } = await journeyWith((call) => ({
      answer: turnOf(
        call,
        call.number > 0 ? {} : {
          facts: [{ id: "goal.baseline", value: "14", quote: "14 of them every year" }],
        },
      ),
      begins: call.number === 0 ? gate.promise : Promise.resolve(),
    }), { MODEL_PATIENCE_SECONDS: "1" });
    const began = performance.now();
    const first = await person.post<TurnAnswer>("/api/journey/continue", {
      session_id: session,
      message: ANSWERS[0],
    });
    expect(performance.now() - began).toBeGreaterThanOrEqual(990);
    expect(first.metadata.question?.field).toBe("customer.last_three");
    expect(first.message).toContain("takes longer than you wait");
    const goal = async () => (await person.get<FactsAnswer>(`/api/facts?session_id=${session}`)).facts.goal;
    expect(await goal()).toBeNull();

    // While that call is under way the next turn waits for nothing and asks nothing beside it.
    const second = await person.post<TurnAnswer>("/api/journey/continue", {
      session_id: session,
      message: ANSWERS[1],
    });
    expect(mind.calls).toHaveLength(1);
    expect(second.metadata.question?.field).toBe("company.links");

    gate.resolve();
    await vi.waitFor(async () => expect(await goal()).toMatchObject({ baseline: 14 }), {
      timeout: 20_000,
      interval: 100,
    });
    const third = await person.post<TurnAnswer>("/api/journey/continue", {
      session_id: session,
      message: ANSWERS[2],
    });
    expect(third.metadata.question?.field).toBe("company.stage_region");
    expect(mind.calls).toHaveLength(2);
    expect(mind.calls[1]?.prompt).toContain(`<earlier_message>\n${ANSWERS[1]}\n</earlier_message>`);
    expect((await notices()).match(/takes longer than you wait/g)).toHaveLength(1);
  },
  60_000,
);

test("facts that come in time stand in the worksheet of that very answer, each with its quote", async () => {
  const quote = "14 of them every year";
  const { person, session } = await journeyWith((call) => ({
    answer: turnOf(call, { facts: [{ id: "goal.baseline", value: "14", quote }] }),
  }));
  const answer = await person.post<TurnAnswer>("/api/journey/continue", {
    session_id: session,
    message: ANSWERS[0],
  });
  expect(answer.metadata.worksheet).toContainEqual(
    expect.objectContaining({ id: "goal.baseline", value: "14", quote, state: "read" }),
  );
});

test("of lies nothing is kept: the rules' words and readings stand", async () => {
  const LIES: Record<string, unknown>[] = [
    { facts: [{ id: "prices", value: "£9,999 a month", quote: "14 of them every year" }] },
    { facts: [{ id: "rivals", value: "Kingfisher Quay", quote: "Kingfisher Quay does it for less" }] },
    { acts: [{ kind: "answer", quote: "We want 900 organs by May", field: "goal.twelve_months" }] },
    { question: "How does Kingfisher Quay bill its 4,812 parishes?" },
    { reflect: "Great, 4,812 parishes trust you." },
    { tension: { a: "We never work in Jutland.", b: "We sell pianos.", why: "Both." }, move: "contrast" },
    { move: "options", options: [{ text: "Kingfisher Quay", ids: [] }] },
    { field: "pitch.raise", question: "How much money do you raise?" },
  ];
  const { person, session } = await journeyWith((call) => ({ answer: turnOf(call, LIES[call.number]) }));
  for (const [at] of LIES.entries()) {
    const answer = await person.post<TurnAnswer>("/api/journey/continue", {
      session_id: session,
      message: ANSWERS[at],
    });
    expect(answer.metadata.question?.field).not.toBe("pitch.raise");
    expect(answer.metadata.question?.options).toBeUndefined();
  }
  const kept = JSON.stringify([
    await person.get<FactsAnswer>(`/api/facts?session_id=${session}`),
    await said(person, session),
  ]);
  for (
    const lie of ["Kingfisher", "4,812", "9,999", "9999", "900 organs", "never work in Jutland", "Great,"]
  ) {
    expect(kept).not.toContain(lie);
  }
});

test("a fact that the founder has changed in the worksheet is not read anew by a model", async () => {
  const { person, session } = await journeyWith((call) => ({
    answer: turnOf(call, { facts: [{ id: "region", value: "Ribe", quote: "Ribe" }] }),
  }));
  const send = (message: string) =>
    person.post<TurnAnswer>("/api/journey/continue", { session_id: session, message });
  await send(ANSWERS[0]!);
  await person.call("PUT", "/api/facts", { session_id: session, cells: { region: "West Jutland" } });
  await send(ANSWERS[1]!);
  const { facts } = await person.get<FactsAnswer>(`/api/facts?session_id=${session}`);
  expect(facts.region).toMatchObject({ text: "West Jutland", state: "corrected" });
});

test("each turn says whose words it has: the model's, or the rules' where its words did not pass or none were asked", async () => {
  const { person, session } = await journeyWith((call) => ({
    answer: turnOf(
      call,
      call.number === 1 ? { question: "How does Kingfisher Quay bill its 4,812 parishes?" } : {},
    ),
  }));
  const answers: TurnAnswer[] = [];
  for (const message of [ANSWERS[0], ANSWERS[1], "skip"]) {
    answers.push(
      await person.post<TurnAnswer>("/api/journey/continue", { session_id: session, message }),
    );
  }
  const minds = ["told", "Built-in strategist", "Built-in strategist"];
  expect(answers.map(({ spoken_by }) => spoken_by)).toEqual(minds);
  const { messages } = await person.get<HistoryAnswer>(`/api/journey/sessions/${session}/history`);
  expect(messages.filter(({ role }) => role === "assistant").slice(1).map(({ spoken_by }) => spoken_by))
    .toEqual(minds);
  const { journeys: [journey] } = await person.get<
    { journeys: { messages: { spokenBy: string | null }[] }[] }
  >(
    "/api/account/export",
  );
  expect(journey?.messages.map(({ spokenBy }) => spokenBy)).toEqual(
    ["Built-in strategist", null, minds[0], null, minds[1], null, minds[2]],
  );
});

test("a command is done without a call", async () => {
  const { mind, person, session } = await journeyWith((call) => ({ answer: turnOf(call) }));
  const answer = await person.post<TurnAnswer>("/api/journey/continue", {
    session_id: session,
    message: "skip",
  });
  expect(answer.metadata.question?.field).toBe("customer.last_three");
  expect(mind.calls).toHaveLength(0);
});
