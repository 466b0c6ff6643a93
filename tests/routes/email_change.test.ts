import { afterEach, beforeEach, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import { adminOf } from "../helpers/admin.ts";
import { type Person, REGISTRATION, send, signUp, startServer } from "../helpers/server.ts";
import { decodedText, serveSmtp, type SmtpServer } from "../helpers/smtp_server.ts";

const OLD = "before@example.com";
const NEW = "after@example.com";
const { password } = REGISTRATION;

let smtp: SmtpServer;
let server: Holdfast;
let person: Person;
let time: Date;

beforeEach(async () => {
  time = new Date();
  smtp = await serveSmtp();
  server = await startServer({ SMTP_URL: smtp.url }, { now: () => time });
  person = await signUp(server, { email: OLD });
  return async () => {
    await server.stop();
    await smtp.close();
  };
});

afterEach(() =>
  expect(smtp.mails.every(({ to }) => [OLD, NEW, "third@example.com"].includes(to))).toBe(true)
);

function ask(email: string, by = password): Promise<Response> {
  return person.call("POST", "/api/auth/change-email", { email, password: by });
}

/** The token of the last letter to an address. */
function tokenTo(address: string, page = "confirm-email"): string {
  const mail = smtp.mails.findLast(({ to, data }) => to === address && data.includes(page));
  return decodedText(mail?.data ?? "").match(new RegExp(`/${page}\\?token=([\\w-]+)`))?.[1] ?? "none";
}

function press(token: string): Promise<Response> {
  return fetch(`${server.origin}/confirm-email`, { method: "POST", body: new URLSearchParams({ token }) });
}

async function statusOf(answer: Promise<Response>): Promise<number> {
  const response = await answer;
  await response.body?.cancel();
  return response.status;
}

const login = (email: string) => statusOf(send(server.origin, "POST /api/auth/login", { email, password }));
const confirm = (token: string) => statusOf(send(server.origin, "POST /api/auth/confirm-email", { token }));

test("a link to the new address changes it, tells the old one twice and ends every sign-in and link", async () => {
  await send(server.origin, "POST /api/auth/forgot-password", { email: OLD });
  await expect.poll(() => tokenTo(OLD, "reset-password")).not.toBe("none");
  expect(await statusOf(ask(NEW, "not-the-password"))).toBe(422);
  expect(await statusOf(ask(NEW))).toBe(202);
  expect(smtp.mails.map(({ to }) => to)).toEqual([OLD, NEW, OLD]);
  const token = tokenTo(NEW);
  const page = await (await fetch(`${server.origin}/confirm-email?token=${token}`)).text();
  expect(page).toContain(NEW);
  expect(page).toContain('method="post"');
  expect(await login(OLD)).toBe(200);
  expect(await (await press(token)).text()).toContain(`Your address is ${NEW} from now on`);
  expect(await statusOf(person.call("GET", "/api/auth/me"))).toBe(401);
  expect([await login(OLD), await login(NEW)]).toEqual([401, 200]);
  const reset = { token: tokenTo(OLD, "reset-password"), password: "another-long-password" };
  expect(await statusOf(send(server.origin, "POST /api/auth/reset-password", reset))).toBe(422);
  expect(smtp.mails.at(-1)).toMatchObject({ to: OLD });
  expect(smtp.mails.at(-1)?.data).toContain("was changed");
  expect(await (await press(token)).text()).toContain("no longer valid");
  // The address that was left is free again.
  await signUp(server, { email: OLD });
});

test.each(["an hour", "a change of password", "a newer link", "a made-up token"])(
  "%s ends a link, and the address stays",
  async (what) => {
    await ask(NEW);
    let token = tokenTo(NEW);
    if (what === "an hour") time = new Date(time.getTime() + 61 * 60_000);
    if (what === "a newer link") await ask("third@example.com");
    if (what === "a made-up token") token = `${person.userId}${"x".repeat(43)}`;
    if (what === "a change of password") {
      const body = { current_password: password, new_password: password };
      expect(await statusOf(person.call("POST", "/api/auth/change-password", body))).toBe(200);
    }
    expect(await confirm(token)).toBe(422);
    expect(await login(OLD)).toBe(200);
  },
);

test("an address that somebody has is refused, when it is asked for and when it is taken meanwhile", async () => {
  await ask(NEW);
  await signUp(server, { email: NEW });
  expect(await statusOf(ask(NEW.toUpperCase()))).toBe(409);
  expect(await confirm(tokenTo(NEW))).toBe(409);
  expect(await (await press(tokenTo(NEW))).text()).toContain("Nothing was changed");
  expect(await statusOf(person.call("GET", "/api/auth/me"))).toBe(200);
});

test("at most three letters an hour are caused, and the same address is no change", async () => {
  const answers = [];
  for (const email of [OLD, NEW, NEW, NEW, NEW]) answers.push(await statusOf(ask(email)));
  expect(answers).toEqual([422, 202, 202, 202, 429]);
});

test("letters that anybody can cause leave those of the account's own person alone", async () => {
  for (let times = 0; times < 4; times++) {
    await statusOf(send(server.origin, "POST /api/auth/forgot-password", { email: OLD }));
  }
  expect(await statusOf(ask(NEW))).toBe(202);
});

test("ADMIN_EMAIL's account keeps its address: whoever proves that address is the administrator", async () => {
  const mailing = await startServer({ SMTP_URL: smtp.url, ADMIN_EMAIL: OLD });
  const administrator = await adminOf(mailing, OLD);
  const answer = await administrator.call("POST", "/api/auth/change-email", { email: NEW, password });
  expect(answer.status).toBe(409);
  expect((await answer.json()).detail).toContain("ADMIN_EMAIL");
  await mailing.stop();
});

test("without a mail server nothing is changed, and the answer says what to do", async () => {
  const bare = await startServer();
  const somebody = await signUp(bare, { email: OLD });
  const answer = await somebody.call("POST", "/api/auth/change-email", { email: NEW, password });
  expect(answer.status).toBe(409);
  expect((await answer.json()).detail).toContain("SMTP_URL");
  await bare.stop();
});

test("a change that waits goes with the account", async () => {
  await ask(NEW);
  await person.call("DELETE", "/api/auth/me", { password });
  expect(await confirm(tokenTo(NEW))).toBe(422);
});
