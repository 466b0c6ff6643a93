import { SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import type { AdvisorAnswer, StatusAnswer, UserAnswer } from "../../routes/api/contract.ts";
import type { LetterKind } from "../../routes/letter_seal.ts";
import { type Person, REGISTRATION, signInAgain, signUp, startServer } from "../helpers/server.ts";
import { serveSites, type SiteServer } from "../helpers/site_server.ts";
import { decodedText, serveSmtp, type SmtpServer } from "../helpers/smtp_server.ts";

const EMAIL = "founder@example.com";
const SECRET = "a secret of thirty-two letters at least";
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const KINDS: LetterKind[] = ["reminders", "advisor"];

let site: SiteServer;
let price: number;
let smtp: SmtpServer;
let server: Holdfast;
let person: Person;
let session: string;
let time: Date;

beforeAll(async () => {
  site = await serveSites();
  site.route("/pricing", (_, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.end(
      `<html lang="en"><body><h1>Glass by post</h1><p>Send the panes, get them back whole.</p>` +
        `<p>It costs £${price} a month for any number of panes.</p></body></html>`,
    );
  });
});
afterAll(() => site.close());

beforeEach(async () => {
  [time, price] = [new Date(), 29];
  smtp = await serveSmtp();
  server = await startServer(
    { SMTP_URL: smtp.url, RESEARCH_ALLOW_HOSTS: site.hostPort, JWT_SECRET: SECRET },
    { now: () => time, pace: 0 },
  );
  person = await signUp(server, { email: EMAIL });
  await person.post("/api/journey/start", undefined, 201);
  session = (await person.get<StatusAnswer>("/api/journey/status")).session_id;
});

afterEach(async () => {
  await server.stop();
  await smtp.close();
});

async function later(milliseconds: number): Promise<void> {
  time = new Date(time.getTime() + milliseconds);
  await server.sweep();
}

/** What brings the next letter of a kind, and its time. */
const NEXT_LETTER: Record<LetterKind, () => Promise<void>> = {
  async reminders() {
    if (smtp.mails.length > 0) return await later(4 * DAY_MS);
    await person.post("/api/journey/continue", { message: "We restore stained glass for parish churches." });
    await later(DAY_MS);
  },
  async advisor() {
    if (price === 29) {
      const page = { session_id: session, url: `${site.origin}/pricing`, whose: "rival", name: "Postglass" };
      await person.post("/api/advisor/pages", page, 201);
      await later(HOUR_MS);
    }
    price += 10;
    await later(7 * DAY_MS);
    await later(6 * HOUR_MS);
    await later(HOUR_MS);
    // A sign-in has ended by then.
    person = await signInAgain(server, EMAIL);
  },
};

const IS_ON: Record<LetterKind, () => Promise<boolean>> = {
  reminders: async () => (await person.get<UserAnswer>("/api/auth/me")).reminders,
  advisor: async () => (await person.get<AdvisorAnswer>("/api/advisor")).mail,
};

const SWITCH_ON: Record<LetterKind, () => Promise<Response>> = {
  reminders: () => person.call("PATCH", "/api/auth/me", { reminders: true }),
  advisor: () => person.call("PUT", "/api/advisor/mail", { mail: true }),
};

async function linkOfLetter(kind: LetterKind): Promise<string> {
  await NEXT_LETTER[kind]();
  // The server's own clock may be sending it just then.
  await expect.poll(() => smtp.mails.map(({ to }) => to)).toEqual([EMAIL]);
  const letter = decodedText(smtp.mails[0]?.data ?? "");
  return letter.match(new RegExp(`${server.origin}(/end-letters\\?token=[\\w.-]+)`))?.[1] ?? "/none";
}

async function open(path: string, options: RequestInit = {}) {
  const answer = await fetch(`${server.origin}${path}`, { redirect: "manual", ...options });
  return { status: answer.status, text: await answer.text() };
}

const tokenOf = (link: string) => new URL(link, server.origin).searchParams.get("token") ?? "";
const BY_PERSON = { "sec-fetch-mode": "navigate" };

test.each(KINDS)(
  "a letter of the %s ends by one click: a mail program's POST (RFC 8058), or a person who opens the link",
  async (kind) => {
    const end = await linkOfLetter(kind);
    const [headers = ""] = smtp.mails[0]?.data.split("\n\n") ?? [];
    const unfolded = headers.replace(/\n[ \t]+/g, " ");
    expect(unfolded).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
    expect(unfolded).toContain(`List-Unsubscribe: <${server.origin}${end}>`);

    // A program that looks through mail, and a browser that fetches ahead, change nothing.
    expect((await open(end)).text).toContain('<form class="form" method="post">');
    await open(end, { method: "HEAD", headers: BY_PERSON });
    await open(end, { headers: { ...BY_PERSON, "sec-purpose": "prefetch" } });
    expect(await IS_ON[kind]()).toBe(true);

    const oneClick = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    expect((await open(end, { method: "POST", body: oneClick })).status).toBe(200);
    expect(await IS_ON[kind]()).toBe(false);
    await NEXT_LETTER[kind]();
    expect(smtp.mails).toHaveLength(1);

    await SWITCH_ON[kind]();
    const form = new FormData();
    form.set("List-Unsubscribe", "One-Click");
    await open(end, { method: "POST", body: form });
    expect(await IS_ON[kind]()).toBe(false);

    await SWITCH_ON[kind]();
    await open(end, { headers: BY_PERSON });
    expect(await IS_ON[kind]()).toBe(false);
  },
  60_000,
);

test.each(KINDS)("what ends the %s ends no other letters", async (kind) => {
  const end = await linkOfLetter(kind);
  await open(end, { method: "POST" });
  for (const each of KINDS) expect(await IS_ON[each]()).toBe(each !== kind);
});

test.each(KINDS)(
  "what ends the %s outlives the journey and opens nothing else, and goes with the account",
  async (kind) => {
    const end = await linkOfLetter(kind);
    expect((await open(`/return?token=${tokenOf(end)}`)).text).toContain("no longer valid");
    const headers = { authorization: `Bearer ${tokenOf(end)}` };
    expect((await open("/api/auth/me", { headers })).status).toBe(401);
    await person.call("DELETE", `/api/journey/sessions/${session}`);
    await open(end, { method: "POST" });
    await person.post("/api/journey/start", undefined, 201);
    expect(await IS_ON[kind]()).toBe(false);
    await person.call("DELETE", "/api/auth/me", { password: REGISTRATION.password });
    expect((await open(end, { method: "POST" })).text).toContain("belongs to no account");
  },
);

/** As letters had it while reminders were the only ones that end by one click. */
test("the link in a reminder that was sent earlier ends reminders for good, and nothing else", async () => {
  const token = await new SignJWT().setProtectedHeader({ alg: "HS256", typ: "reminders" })
    .setAudience("holdfast-reminders").setSubject(person.userId).sign(new TextEncoder().encode(SECRET));
  expect((await open(`/end-reminders?token=${token}`)).text).toContain("End the reminders");
  await open(`/end-reminders?token=${token}`, { method: "POST" });
  expect([await IS_ON.reminders(), await IS_ON.advisor()]).toEqual([false, true]);
  await SWITCH_ON.reminders();
  await open(`/end-reminders?token=${token}`, { headers: BY_PERSON });
  expect(await IS_ON.reminders()).toBe(false);
});

test("a token that is not ours, or is ours for something else, ends nobody's letters", async () => {
  for (const token of ["", "made-up", person.token, `${person.userId}${"x".repeat(43)}`]) {
    const seen = await open(`/end-letters?token=${token}`);
    expect([seen.status, seen.text.includes("<form")]).toEqual([200, false]);
    const { status, text } = await open(`/end-letters?token=${token}`, { method: "POST" });
    expect([status, text.includes("belongs to no account")]).toEqual([200, true]);
  }
  expect([await IS_ON.reminders(), await IS_ON.advisor()]).toEqual([true, true]);
});
