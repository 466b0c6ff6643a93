import { expect, test } from "vitest";
import type { Holdfast } from "../../main.ts";
import { createPasswords } from "../../routes/api/passwords.ts";
import { type Person, REGISTRATION, send, signInAgain, signUp, startServer } from "../helpers/server.ts";

const EMAIL = "mara@example.com";
const { password } = REGISTRATION;
const NEW_PASSWORD = "another-long-password";
const CHEAP = createPasswords(4);

/** Passwords of which the next one that is found right is told only when `release` is called. */
function slowPasswords() {
  let held: { seen: () => void; released: Promise<void> } | null = null;
  return {
    passwords: {
      ...CHEAP,
      async verify(...asked: Parameters<typeof CHEAP.verify>) {
        const right = await CHEAP.verify(...asked);
        const mine = held;
        held = null;
        mine?.seen();
        await mine?.released;
        return right;
      },
    },
    /** Answers once `ask` has come so far; what it answers lets it go on. */
    async hold<Answer>(ask: () => Promise<Answer>) {
      const seen = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      held = { seen: seen.resolve, released: released.promise };
      const answer = ask();
      await seen.promise;
      return async () => {
        released.resolve();
        return await answer;
      };
    },
  };
}

const login = ({ origin }: Holdfast) => send(origin, "POST /api/auth/login", { email: EMAIL, password });
const change = (person: Person, new_password: string) =>
  person.call("POST", "/api/auth/change-password", { current_password: password, new_password });

test("who was signing in with the old password while it was changed is not let in", async () => {
  const { passwords, hold } = slowPasswords();
  const server = await startServer({}, { passwords });
  const person = await signUp(server, { email: EMAIL });
  const goOn = await hold(() => login(server));
  expect((await change(person, NEW_PASSWORD)).status).toBe(200);
  expect((await goOn()).status).toBe(401);
  await server.stop();
});

test("a browser that is signed out while it changes the password changes nothing", async () => {
  const { passwords, hold } = slowPasswords();
  const server = await startServer({}, { passwords });
  const person = await signUp(server, { email: EMAIL });
  const stranger = await signInAgain(server, EMAIL);
  const goOn = await hold(() => change(stranger, "the-strangers-password"));
  expect((await change(person, NEW_PASSWORD)).status).toBe(200);
  expect((await goOn()).status).toBe(401);
  const body = { email: EMAIL, password: NEW_PASSWORD };
  expect((await send(server.origin, "POST /api/auth/login", body)).status).toBe(200);
  expect((await person.call("GET", "/api/auth/me")).status).toBe(200);
  await server.stop();
});
