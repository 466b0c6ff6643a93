import { afterAll, beforeAll, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import type { PushDevicesAnswer } from "../../routes/api/contract.ts";
import { SUBSCRIPTION } from "../helpers/api_examples.ts";
import {
  type Person,
  personOf,
  REGISTRATION,
  send,
  signInAgain,
  signUp,
  startServer,
} from "../helpers/server.ts";
import { decodedText, serveSmtp } from "../helpers/smtp_server.ts";

const PATH = "/api/account/push-devices";
const PHONE =
  "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/145.0 Mobile Safari/537.36";

let server: Holdfast;
beforeAll(async () => void (server = await startServer()));
afterAll(() => server.stop());

async function switchOn(person: Person, change: Record<string, unknown> = {}): Promise<Response> {
  const { server_key } = await person.get<PushDevicesAnswer>(PATH);
  return await person.call("PUT", PATH, { ...SUBSCRIPTION, server_key, ...change }, { "user-agent": PHONE });
}

async function devicesOf(person: Person) {
  return (await person.get<PushDevicesAnswer>(PATH)).devices;
}

test("a device is told once, listed by browser and system without its address, and ended", async () => {
  const ada = await signUp(server);
  expect(await devicesOf(ada)).toEqual([]);
  expect((await switchOn(ada)).status).toBe(200);
  const answer = await switchOn(ada);
  const text = await answer.text();
  const { devices }: PushDevicesAnswer = JSON.parse(text);
  expect(devices).toEqual([{
    id: expect.stringMatching(/^[\da-f]{64}$/),
    browser: "Chrome",
    system: "Android",
    added_at: expect.any(String),
    sent_at: null,
    failure: null,
  }]);
  expect(text).not.toContain("push.invalid");
  const { pushDevices } = await ada.get<{ pushDevices: unknown[] }>("/api/account/export");
  expect(pushDevices).toHaveLength(1);

  const eve = await signUp(server);
  const path = `${PATH}/${devices[0]?.id}`;
  expect((await eve.call("DELETE", path)).status).toBe(404);
  expect((await ada.call("DELETE", path)).status).toBe(200);
  expect(await (await ada.call("DELETE", path)).json()).toEqual({
    detail: "This device is not told any more",
  });
});

const REFUSED: [why: string, status: number, change: Record<string, unknown>][] = [
  ["an address without https", 422, { endpoint: "http://push.example/a" }],
  ["an address that is none", 422, { endpoint: "push me" }],
  ["an address of a file", 422, { endpoint: "file:///etc/passwd" }],
  ["an address with a password in it", 422, { endpoint: "https://ada:secret@push.example/a" }],
  ["an endless address", 422, { endpoint: `https://push.example/${"a".repeat(1_000)}` }],
  ["a point that is not of the curve", 422, {
    keys: { ...SUBSCRIPTION.keys, p256dh: `B${"A".repeat(86)}` },
  }],
  ["a secret of another length", 422, { keys: { ...SUBSCRIPTION.keys, auth: "BTBZMqHH6r4Tts7J" } }],
  ["a key of another server", 409, { server_key: `B${"A".repeat(86)}` }],
];

test.each(REFUSED)("%s is refused, and nothing is kept", async (_why, status, change) => {
  const ada = await signUp(server);
  const answer = await switchOn(ada, change);
  expect(answer.status, await answer.clone().text()).toBe(status);
  expect(await devicesOf(ada)).toEqual([]);
});

test("a device ends where it is signed out, and the account's other one goes on", async () => {
  const email = "two-devices@example.com";
  const phone = await signUp(server, { email });
  const body = { email, password: REGISTRATION.password };
  const login = await phone.post<{ access_token: string }>("/api/auth/login", body);
  const desk = personOf({ ...phone, token: login.access_token });
  await switchOn(phone);
  await switchOn(desk, { endpoint: "https://push.invalid/desk" });
  expect(await devicesOf(desk)).toHaveLength(2);
  await phone.post("/api/auth/logout");
  expect(await devicesOf(desk)).toHaveLength(1);
});

test("devices end with the sign-ins that a reset link and a new address end", async () => {
  const smtp = await serveSmtp();
  const posting = await startServer({ SMTP_URL: smtp.url });
  const linkIn = async (page: string) => {
    const link = new RegExp(`/${page}\\?token=([\\w-]+)`);
    const find = () => smtp.mails.map(({ data }) => decodedText(data).match(link)?.[1]).findLast(Boolean);
    await expect.poll(find).toBeDefined();
    return find();
  };
  const [email, moved] = ["reset@example.com", "moved@example.com"];
  const { password } = REGISTRATION;
  await switchOn(await signUp(posting, { email }));
  await send(posting.origin, "POST /api/auth/forgot-password", { email });
  const token = await linkIn("reset-password");
  expect((await send(posting.origin, "POST /api/auth/reset-password", { token, password })).status).toBe(200);
  const back = await signInAgain(posting, email);
  expect(await devicesOf(back)).toEqual([]);

  await switchOn(back);
  await back.post("/api/auth/change-email", { email: moved, password }, 202);
  await back.post("/api/auth/confirm-email", { token: await linkIn("confirm-email") });
  expect(await devicesOf(await signInAgain(posting, moved))).toEqual([]);
  await posting.stop();
  await smtp.close();
});

test("keys of the environment are used where they are a pair, and stop the start where they are none", async () => {
  const pair = {
    VAPID_PUBLIC_KEY:
      "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    VAPID_PRIVATE_KEY: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
  };
  const own = await startServer(pair);
  const { server_key } = await (await signUp(own)).get<PushDevicesAnswer>(PATH);
  expect(server_key).toBe(pair.VAPID_PUBLIC_KEY);
  await own.stop();
  const wrong = { ...pair, VAPID_PRIVATE_KEY: "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw" };
  await expect(startServer(wrong)).rejects.toThrow("are no pair");
});
