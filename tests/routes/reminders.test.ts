import { afterEach, beforeEach, expect, test } from "vitest";
import type { Question } from "../../agents/domain/journey.ts";
import type { Journey } from "../../kv/journeys.ts";
import { keys } from "../../kv/keys.ts";
import { openStore, type Store } from "../../kv/store.ts";
import { commitTurn } from "../../kv/turn_commit.ts";
import type { Holdfast } from "../../main.ts";
import type { StatusAnswer, TurnAnswer } from "../../routes/api/contract.ts";
import { remindFounders } from "../../routes/jobs/remind.ts";
import type { Log } from "../../routes/log.ts";
import { adminOf } from "../helpers/admin.ts";
import { codeAt } from "../helpers/authenticator.ts";
import { lettersBy } from "../helpers/letters.ts";
import { type Person, REGISTRATION, send, signUp, startServer } from "../helpers/server.ts";
import { decodedText, serveSmtp, type SmtpServer } from "../helpers/smtp_server.ts";
import { after, claim, makeJourney, makeUser, NOON } from "../kv/fixtures.ts";

const EMAIL = "founder@example.com";
const DAY_MS = 86_400_000;

let smtp: SmtpServer;
let server: Holdfast;
let person: Person;
let time: Date;

beforeEach(async () => {
  time = new Date();
  smtp = await serveSmtp();
  server = await startServer({ SMTP_URL: smtp.url }, { now: () => time });
  person = await signUp(server, { email: EMAIL });
});

afterEach(async () => {
  await server.stop();
  await smtp.close();
});

/** A first answer, after which the founder is gone for so many days. */
async function stopAfter(answer: string, days = 1): Promise<StatusAnswer> {
  await person.post("/api/journey/start", undefined, 201);
  await person.post("/api/journey/continue", { message: answer });
  const status = await person.get<StatusAnswer>("/api/journey/status");
  await silentFor(days);
  return status;
}

async function silentFor(days: number): Promise<void> {
  time = new Date(time.getTime() + days * DAY_MS);
  await server.sweep();
}

function lastLetter(): string {
  return decodedText(smtp.mails.at(-1)?.data ?? "");
}

function linkIn(letter: string): string {
  return letter.match(new RegExp(`${server.origin}(/return\\?token=[\\w.-]+)`))?.[1] ?? "/none";
}

const questionIn = (letter: string) => letter.match(/^ {4}(.+)$/m)?.[1] ?? "none";
const tokenOf = (link: string) => new URL(link, server.origin).searchParams.get("token") ?? "";

async function open(path: string, options: RequestInit = {}) {
  const answer = await fetch(`${server.origin}${path}`, { redirect: "manual", ...options });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

function press(link: string, cookie = "") {
  const body = new URLSearchParams({ token: tokenOf(link) });
  return open("/return", { method: "POST", body, headers: { cookie } });
}

test("a letter names the next question and the minutes left, and the second is the last", async () => {
  await person.post("/api/journey/start", undefined, 201);
  const { message, metadata } = await person.post<TurnAnswer>("/api/journey/continue", {
    message: "We restore stained glass for parish churches.",
  });
  await silentFor(1);
  expect(smtp.mails.map(({ to }) => to)).toEqual([EMAIL]);
  const [mail] = smtp.mails;
  const letter = lastLetter();
  expect(message).toContain(questionIn(letter));
  expect(letter).toContain(`About ${metadata.minutes_left} minutes are left`);
  expect(letter).toMatch(new RegExp(`^Subject: .*about ${metadata.minutes_left} minutes are left$`, "m"));
  expect(letter).toContain("At most one more letter");
  expect(mail?.data).not.toContain(person.token);
  await silentFor(4);
  expect(smtp.mails).toHaveLength(2);
  expect(lastLetter()).toContain("This is the last letter");
  await silentFor(30);
  expect(smtp.mails).toHaveLength(2);
});

test("who is interviewed in German is reminded in German", async () => {
  await stopAfter("Wir restaurieren Bleiglasfenster für Kirchengemeinden auf dem Land.");
  const letter = lastLetter();
  expect(letter).toContain("Hallo Ada Test,");
  expect(letter).toMatch(/Es sind noch etwa \d+ Minuten/);
  const page = (await open(linkIn(letter))).text;
  expect(page).toMatch(/<h1 lang="de">[^<]+\?<\/h1>/);
});

test("the link shows the question to whoever looks, is used by the button, and once", async () => {
  const { session_id } = await stopAfter("We restore stained glass for parish churches.");
  const link = linkIn(lastLetter());
  const question = questionIn(lastLetter());
  for (let looks = 0; looks < 3; looks++) {
    const { status, text } = await open(link);
    expect([status, text.includes(question)]).toEqual([200, true]);
    expect(text).toContain('name="robots" content="noindex, nofollow"');
  }
  const [first, second] = await Promise.all([press(link, person.cookie), press(link, person.cookie)]);
  expect([first.status, second.status].toSorted()).toEqual([200, 303]);
  const used = first.status === 303 ? first : second;
  expect(used.headers.get("location")).toBe(`/journey?session=${session_id}`);
  expect((await open(link)).text).toContain("no longer valid");
  expect((await open(link)).text).not.toContain(question);
});

test.each(["a password alone", "a second step"])(
  "the link signs nobody in: with %s it leads to sign-in, and from there to the question",
  async (what) => {
    let code: (() => string) | null = null;
    if (what === "a second step") {
      const { secret } = await person.post<{ secret: string }>("/api/account/second-factor", {
        password: REGISTRATION.password,
      }, 201);
      await person.post("/api/account/second-factor/confirm", { code: codeAt(secret, time) });
      code = () => codeAt(secret, time);
    }
    const { session_id } = await stopAfter("We restore stained glass for parish churches.");
    const used = await press(linkIn(lastLetter()));
    expect([used.status, used.headers.get("set-cookie")]).toEqual([303, null]);
    const asked = await open(used.headers.get("location") ?? "");
    expect([asked.status, asked.headers.get("location")]).toEqual([302, `/login?session=${session_id}`]);
    expect((await open(`/login?session=${session_id}`)).text).toContain("opens where you left it");
    const login = { email: EMAIL, password: REGISTRATION.password };
    const withPassword = await send(server.origin, "POST /api/auth/login", login);
    expect(withPassword.status).toBe(code === null ? 200 : 403);
    if (code === null) return;
    expect((await send(server.origin, "POST /api/auth/login", { ...login, code: code() })).status).toBe(200);
  },
);

test("sign-in leads nowhere but to a journey or the dashboard", async () => {
  const page = (await open(`/login?session=${encodeURIComponent("x&y=//evil.example")}`)).text;
  expect(page).toContain("/journey?session=x%26y%3D%2F%2Fevil.example");
  expect(page).not.toContain('"//evil.example');
});

test("on a browser of somebody else the link says so and stays good", async () => {
  await stopAfter("We restore stained glass for parish churches.");
  const other = await signUp(server);
  const link = linkIn(lastLetter());
  expect((await open(link, { headers: { cookie: other.cookie } })).text).toContain("Somebody else");
  expect((await press(link, other.cookie)).text).toContain("Somebody else");
  expect((await press(link, person.cookie)).status).toBe(303);
});

test.each(["fifteen days", "a new password", "the end of the interview", "the end of the journey"])(
  "%s ends a link",
  async (what) => {
    const { session_id } = await stopAfter("We restore stained glass for parish churches.");
    const link = linkIn(lastLetter());
    if (what === "fifteen days") time = new Date(time.getTime() + 15 * DAY_MS);
    if (what === "the end of the interview") await person.post("/api/journey/finish");
    if (what === "the end of the journey") {
      await person.call("DELETE", `/api/journey/sessions/${session_id}`);
    }
    if (what === "a new password") {
      const body = { current_password: REGISTRATION.password, new_password: "another-long-password" };
      expect((await person.call("POST", "/api/auth/change-password", body)).status).toBe(200);
    }
    expect((await open(link)).text).toContain("no longer valid");
    expect((await press(link, person.cookie)).text).toContain("no longer valid");
  },
);

test("a letter that the mail server does not take is dropped, named by no address, and not tried again", async () => {
  const refusing = await serveSmtp({ refuses: true });
  const logged: string[] = [];
  const strict = await startServer({ SMTP_URL: refusing.url, ADMIN_EMAIL: "boss@example.com" }, {
    now: () => time,
    log: (_level, event, fields) => void logged.push(`${event} ${JSON.stringify(fields)}`),
  });
  const admin = await adminOf(strict, "boss@example.com");
  const somebody = await signUp(strict, { email: "unheard@example.com" });
  await somebody.post("/api/journey/start", undefined, 201);
  await somebody.post("/api/journey/continue", { message: "We restore stained glass." });
  logged.length = 0;
  time = new Date(time.getTime() + DAY_MS);
  await strict.sweep();
  expect(logged.filter((line) => line.startsWith("a mail was not taken"))).toHaveLength(1);
  time = new Date(time.getTime() + DAY_MS);
  await strict.sweep();
  expect(logged.filter((line) => line.startsWith("a mail was not taken"))).toHaveLength(1);
  expect(logged.join()).not.toMatch(/unheard|token=/);
  const outbox = await fetch(`${strict.origin}/admin`, { headers: { cookie: admin.cookie } });
  expect(await outbox.text()).not.toContain("/return?token=");
  await strict.stop();
  await refusing.close();
});

test("without a mail server nothing is sent, nothing waits in the outbox, and nothing is counted", async () => {
  const bare = await startServer({ ADMIN_EMAIL: "boss@example.com" }, { now: () => time });
  const admin = await adminOf(bare, "boss@example.com");
  const somebody = await signUp(bare);
  await somebody.post("/api/journey/start", undefined, 201);
  await somebody.post("/api/journey/continue", { message: "We restore stained glass." });
  time = new Date(time.getTime() + DAY_MS);
  await bare.sweep();
  const outbox = await fetch(`${bare.origin}/admin`, { headers: { cookie: admin.cookie } });
  expect(await outbox.text()).not.toContain("/return?token=");
  const { journeys } = await somebody.get<{ journeys: { reminders: string[] }[] }>("/api/account/export");
  expect(journeys.map(({ reminders }) => reminders)).toEqual([[]]);
  await bare.stop();
});

test("twenty letters go out at a look, and those who are left are written to with the next", async () => {
  const many = Array.from({ length: 23 }, (_, at) => signUp(server, { email: `many-${at}@example.com` }));
  for (const each of await Promise.all(many)) {
    await each.post("/api/journey/start", undefined, 201);
    await each.post("/api/journey/continue", { message: "We restore stained glass." });
  }
  await silentFor(1);
  expect(smtp.mails).toHaveLength(20);
  await silentFor(1 / 144);
  expect(new Set(smtp.mails.map(({ to }) => to)).size).toBe(23);
});

test("a record that nobody can read is told, and keeps no letter from those after it", async () => {
  const logged: string[] = [];
  const log: Log = (_level, event, fields) => void logged.push(`${event} ${JSON.stringify(fields)}`);
  const kv = await openStore(":memory:");
  const damaged = new Set<string>();
  for (let at = 0; at < 4; at++) {
    const { id: userId } = await makeUser(kv, `founder-${at}@example.com`);
    const journey = await makeJourney(kv, userId);
    await answer(kv, journey);
    if (at > 1) continue;
    damaged.add(journey.id);
    await kv.set(at === 0 ? keys.user(userId) : keys.state({ userId, journeyId: journey.id }), { v: 9 });
  }
  const written: string[] = [];
  const mail = ({ to }: { to: string }) => Promise.resolve(written.push(to) > 0);
  await remindFounders(lettersBy(kv, mail, { log }), after(DAY_MS));
  expect(written.toSorted()).toEqual(["founder-2@example.com", "founder-3@example.com"]);
  expect(logged).toHaveLength(2);
  expect([...damaged].every((id) => logged.join().includes(id))).toBe(true);
  expect(logged.join()).not.toContain("@");
  kv.close();
});

async function answer(kv: Store, journey: Journey): Promise<void> {
  const turn = await claim(kv, journey);
  const text = "What do you make?";
  const question: Question = {
    field: "confirm.truth",
    section: "",
    text,
    why: "",
    technique: "open",
    skippable: true,
  };
  const state = { ...turn.state, question };
  await commitTurn(kv, turn, { state, reply: "Kept.", agent: "A", anchors: {}, answer: {}, now: NOON });
}
