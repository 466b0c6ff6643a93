import { expect, test } from "vitest";
import { adminOf } from "../helpers/admin.ts";
import { REGISTRATION, send, signUp, startServer } from "../helpers/server.ts";
import { decodedText, serveSmtp } from "../helpers/smtp_server.ts";

const EMAIL = "forgetful@example.com";
const ADMIN_EMAIL = "boss@example.com";

test("with a mail server the link to a new password goes out by mail, once, and works", async () => {
  const smtp = await serveSmtp();
  const server = await startServer({
    SMTP_URL: smtp.url,
    MAIL_FROM: "Holdfast <post@holdfast.example>",
    PUBLIC_URL: "https://holdfast.example/",
  });
  await signUp(server, { email: EMAIL });
  await ask(server.origin, EMAIL);
  await ask(server.origin, "unknown@example.com");
  await expect.poll(() => smtp.mails.length).toBe(1);
  const [mail] = smtp.mails;
  expect(mail).toMatchObject({ from: "post@holdfast.example", to: EMAIL });
  const text = decodedText(mail?.data ?? "");
  expect(text).toContain("Subject: Choose a new password for Holdfast");
  const token = text.match(/https:\/\/holdfast\.example\/reset-password\?token=([\w-]+)/)?.[1];
  const reset = { token, password: "a-remembered-password" };
  expect((await send(server.origin, "POST /api/auth/reset-password", reset)).status).toBe(200);
  await server.stop();
  expect(smtp.mails).toHaveLength(1);
  await smtp.close();
});

test.each(["refuses the address", "does not answer"])(
  "a mail that a server which %s did not take waits in the admin's outbox",
  async (manner) => {
    const smtp = await serveSmtp({ refuses: true });
    if (manner === "does not answer") await smtp.close();
    const logged: string[] = [];
    const server = await startServer({ SMTP_URL: smtp.url, ADMIN_EMAIL }, {
      log: (_level, event, fields) => void logged.push(`${event} ${JSON.stringify(fields)}`),
    });
    const admin = await adminOf(server, ADMIN_EMAIL);
    await signUp(server, { email: EMAIL });
    await ask(server.origin, EMAIL);
    await expect.poll(() => logged.some((line) => line.startsWith("a mail waits"))).toBe(true);
    const page = await fetch(`${server.origin}/admin`, { headers: { cookie: admin.cookie } });
    expect(await page.text()).toContain(EMAIL);
    expect(logged.join()).not.toContain("token=");
    expect(logged.join()).not.toContain("@");
    await server.stop();
    if (manner !== "does not answer") await smtp.close();
  },
);

test("the administration shows people, jobs and health to an admin and to nobody else", async () => {
  const server = await startServer({ ADMIN_EMAIL });
  const admin = await adminOf(server, ADMIN_EMAIL);
  const person = await signUp(server, { email: EMAIL });
  await person.post("/api/journey/start", undefined, 201);
  await person.post("/api/journey/finish");
  await person.post("/api/pdf/generate", { document_type: "pitch_deck" });
  const pageFor = async (cookie: string) => {
    const response = await fetch(`${server.origin}/admin`, { headers: { cookie }, redirect: "manual" });
    return { status: response.status, text: await response.text() };
  };
  const seen = await pageFor(admin.cookie);
  expect(seen.status).toBe(200);
  for (const shown of [EMAIL, "pitch_deck", "Built-in strategist", "ok"]) expect(seen.text).toContain(shown);
  expect(seen.text).not.toContain(REGISTRATION.password);
  const others = [await pageFor(person.cookie), await pageFor("")];
  for (const { status, text } of others) {
    expect([302, 403, 404]).toContain(status);
    expect(text).not.toContain(ADMIN_EMAIL);
  }
  await server.stop();
});

async function ask(origin: string, email: string): Promise<void> {
  const response = await send(origin, "POST /api/auth/forgot-password", { email });
  expect(response.status).toBe(202);
}
