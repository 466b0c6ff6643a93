import fc from "fast-check";
import { expect, test } from "vitest";
import type { HistoryAnswer, TurnAnswer } from "../../routes/api/contract.ts";
import { type Person, signUp, startServer } from "../helpers/server.ts";

const DISCONNECTS = 200;
const MOMENTS = ["at once", "at the headers", "at the first words", "at the end"] as const;

/** Sends a message as a stream and goes away at one of the moments. */
async function sendAndLeave(person: Person, message: Message, moment: typeof MOMENTS[number]): Promise<void> {
  const leaving = new AbortController();
  const answering = fetch(`${person.origin}/api/journey/continue`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${person.token}`,
      "content-type": "application/json",
      accept: "text/event-stream",
    },
    body: JSON.stringify(message),
    signal: leaving.signal,
  });
  if (moment === "at once") leaving.abort();
  const response = await answering.catch(() => null);
  const reader = response?.body?.getReader();
  if (moment === "at the first words") await reader?.read();
  if (moment === "at the end") { while (!(await reader?.read())?.done); }
  leaving.abort();
}

interface Message {
  message: string;
  client_message_id: string;
}

test("however often a connection drops, each message is stored once with its whole answer", async () => {
  const server = await startServer();
  const person = await signUp(server);
  await person.post("/api/journey/start", undefined, 201);
  const moments = fc.sample(fc.constantFrom(...MOMENTS), { numRuns: DISCONNECTS, seed: 20261121 });
  const answers: string[] = [];
  for (const [index, moment] of moments.entries()) {
    const message = {
      message: `Our ${index} clubs pay €${index + 100} a year.`,
      client_message_id: `m-${index}`,
    };
    await sendAndLeave(person, message, moment);
    answers.push((await person.post<TurnAnswer>("/api/journey/continue", message)).message);
  }
  const { messages } = await person.get<HistoryAnswer>("/api/journey/history");
  const [, ...after] = messages;
  expect(after).toHaveLength(2 * DISCONNECTS);
  for (const [index, answer] of answers.entries()) {
    const [asked, answered] = after.slice(2 * index, 2 * index + 2);
    expect(asked).toMatchObject({ role: "user", client_message_id: `m-${index}` });
    expect(asked).not.toHaveProperty("interrupted");
    expect(answered).toMatchObject({ role: "assistant", content: answer });
  }
  await server.stop();
});
