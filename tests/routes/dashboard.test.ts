import { load } from "cheerio";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
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

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
