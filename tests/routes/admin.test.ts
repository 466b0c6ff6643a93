import { afterAll, beforeAll, expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import type { UserAnswer } from "../../routes/api/contract.ts";
import { adminOf } from "../helpers/admin.ts";
import { type Person, signUp, startServer } from "../helpers/server.ts";

let server: Holdfast;
let admin: Person;
let founder: Person;

beforeAll(async () => {
  server = await startServer({ ADMIN_EMAIL: "admin@example.com" });
  admin = await adminOf(server, "admin@example.com");
  founder = await signUp(server);
});

afterAll(() => server.stop());

test("an admin makes an account premium, and it is unlimited at once", async () => {
  const response = await admin.call("PATCH", `/api/admin/users/${founder.userId}`, {
    subscription_tier: "premium",
  });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ subscription_tier: "premium", max_journeys: -1 });
  expect(await founder.get<UserAnswer>("/api/auth/me")).toMatchObject({ max_journeys: -1 });
});

test("an admin sets how many journeys may be under way, and the cap holds", async () => {
  const path = `/api/admin/users/${founder.userId}`;
  await admin.call("PATCH", path, { subscription_tier: "free", max_journeys: 1 });
  await founder.post("/api/journey/start", undefined, 201);
  const refused = await founder.call("POST", "/api/journey/start");
  expect(refused.status).toBe(409);
  expect(await refused.json()).toEqual({ detail: "You can only have 1 active journeys at a time" });
});

test("for anyone but an admin there is no such address, and nothing changes", async () => {
  const response = await founder.call("PATCH", `/api/admin/users/${founder.userId}`, {
    subscription_tier: "premium",
  });
  expect(response.status).toBe(404);
  expect((await founder.get<UserAnswer>("/api/auth/me")).subscription_tier).toBe("free");
});

test("a tier that does not exist, a cap below -1 and an unknown account are refused", async () => {
  const path = `/api/admin/users/${founder.userId}`;
  expect((await admin.call("PATCH", path, { subscription_tier: "gold" })).status).toBe(422);
  expect((await admin.call("PATCH", path, { max_journeys: -2 })).status).toBe(422);
  expect((await admin.call("PATCH", "/api/admin/users/nobody", { max_journeys: 2 })).status).toBe(404);
});

test("nobody can be made an admin over the wire", async () => {
  await admin.call("PATCH", `/api/admin/users/${founder.userId}`, { user_type: "admin" });
  expect((await founder.get<UserAnswer>("/api/auth/me")).user_type).toBe("free");
});
