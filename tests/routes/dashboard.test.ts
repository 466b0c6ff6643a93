import { load } from "cheerio";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import type { TurnAnswer } from "../../routes/api/contract.ts";
import { type Person, signUp, startServer } from "../helpers/server.ts";

const DAY_MS = 86_400_000;

let server: Holdfast;
let person: Person;
let time: Date;

beforeEach(async () => {
  time = new Date();
  server = await startServer({}, { now: () => time });
  person = await signUp(server);
});

afterEach(() => server.stop());

test("recent activity stands under the day on which it came, the newest first, and no day stands twice", async () => {
  const first = dayOf(time);
  await person.post("/api/journey/start", undefined, 201);
  await person.post("/api/journey/start", undefined, 201);
  time = new Date(time.getTime() + DAY_MS);
  await person.post("/api/journey/start", undefined, 201);

  const response = await fetch(`${server.origin}/dashboard`, { headers: { cookie: person.cookie } });
  const page = load(await response.text());
  const days = page(".activity time").map((_, day) => page(day).attr("datetime")).get();
  expect(days).toEqual([dayOf(time), first]);
  const lines = page(".activity ol > li").map((_, day) => page(day).find("ul > li").length).get();
  expect(lines).toEqual([1, 2]);
});

test("an anchor that is complete is told once, without the journey's name, and leads to its words", async () => {
  const { session_id } = await person.post<TurnAnswer>("/api/journey/start", undefined, 201);
  await person.post("/api/journey/finish", { session_id });
  const page = load(await text("/dashboard"));
  const line = page(".activity a").filter((_, link) => page(link).text() === "Truth Anchor completed");
  expect(line.length).toBe(1);
  const words = load(await text(line.attr("href") ?? ""));
  expect(words("h1").text()).toBe("Your Strategic Foundation");
});

async function text(path: string): Promise<string> {
  const response = await fetch(`${server.origin}${path}`, { headers: { cookie: person.cookie } });
  expect(response.status).toBe(200);
  return await response.text();
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
