import { expect, test } from "vitest";
import { readSignIn as readAnswer, type SignInBody } from "../../islands/sign_in_answer.ts";
import { ENGLISH } from "../helpers/english.ts";

const readSignIn = (body: SignInBody, kind: "login" | "registration") =>
  readAnswer(body, kind, ENGLISH.sign_in.answer);

test("a sign-in answer is read with a nested user", () => {
  const { token, user } = readSignIn(
    { access_token: "t", user: { id: "u1", email: "a@b.example" } },
    "login",
  );
  expect([token, user.id, user.email]).toEqual(["t", "u1", "a@b.example"]);
});

test("a sign-in answer is read with flat fields, and what it leaves out has the client's defaults", () => {
  const { user } = readSignIn({ access_token: "t", user_id: "u1", email: "a@b.example" }, "login");
  expect(user).toMatchObject({ id: "u1", user_type: "free", max_journeys: 3, journeys_used: 0 });
});

test("a sign-in answer without a token, a user or a user's own id is refused", () => {
  expect(() => readSignIn({ user: { id: "u1" } }, "login")).toThrow("No access token in response");
  expect(() => readSignIn({ access_token: "t" }, "login")).toThrow(
    "Invalid login response: missing user ID. Backend must provide user.id or user_id",
  );
  expect(() => readSignIn({ access_token: "t" }, "registration")).toThrow(
    "Invalid registration response: missing user ID. Backend must provide user.id or user_id",
  );
  for (const id of ["current_user", "authenticated_user"]) {
    expect(() => readSignIn({ access_token: "t", user: { id } }, "login")).toThrow(
      `Invalid user ID received: ${id}. Each user must have a unique ID.`,
    );
  }
  expect(() => readSignIn({ access_token: "t", user: { id: "new_user" } }, "registration")).toThrow(
    "new_user",
  );
});
